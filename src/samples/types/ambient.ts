/** What bundlers and old type definitions expect to exist, as declarations. */
export const ambientDeclarations = `
declare module '*.css' {
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}
declare module '*.svg' {
  const address: string;
  export default address;
}
declare module '*.png' {
  const address: string;
  export default address;
}
declare module '*.jpg' {
  const address: string;
  export default address;
}
declare module '*.mp3' {
  const address: string;
  export default address;
}
// Next.js itself provides these.
declare module 'server-only';
declare module 'client-only';
interface ImportMeta {
  /** Variables of Vite. */
  readonly env: {readonly [name: string]: string};
}
// React 19 has no global JSX; the types of packages for older versions of React name it.
declare namespace JSX {
  type Element = import('react').JSX.Element;
  type IntrinsicElements = import('react').JSX.IntrinsicElements;
}
`;
