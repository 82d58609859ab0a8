/** The package as a file of ES modules, which has the names of the package itself. */
declare module 'history/esm/history.js' {
  export * from 'history';
}
