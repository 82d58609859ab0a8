/** In the browser, in the place of a component that shows something only where pages are built. */
export default function Nothing(): null {
  return null;
}
