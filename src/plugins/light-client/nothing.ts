/** In the browser, instead of a component that shows something only where pages are built, or never. */
export default function Nothing(): null {
  return null;
}
