/** In the place of `react-is`, which the router asks during development only. */
export const isValidElementType = (): boolean => true;
