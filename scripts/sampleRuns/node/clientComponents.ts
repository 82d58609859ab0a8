/** The server names components of the browser, and never calls them. */
export function Engagespot(): null {
  return null;
}
