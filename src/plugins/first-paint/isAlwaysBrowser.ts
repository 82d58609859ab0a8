/** In the place of `useIsBrowser`, for parts of the theme that are the same before scripts run. */
export default function isAlwaysBrowser(): boolean {
  return true;
}
