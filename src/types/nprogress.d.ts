/** The part of nprogress that the theme uses; the package has no types of its own. */
declare module 'nprogress/nprogress.js' {
  interface ProgressBar {
    configure(settings: {showSpinner?: boolean}): void;
    start(): void;
    done(): void;
  }

  const bar: ProgressBar;
  export default bar;
}
