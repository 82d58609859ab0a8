import type {ClientModule} from '@docusaurus/types';

/** The theme opens a group of the sidebar within this time, which moves what is below it. */
const openingTime = 400;

/** Scrolls the sidebar, and nothing else, until the link of the page is in its middle. */
function reveal(): void {
  const link = document.querySelector('.theme-doc-sidebar-container [aria-current="page"]');
  const sidebar = link?.closest('nav');
  if (!link || !sidebar) return;
  const {top, bottom, height} = link.getBoundingClientRect();
  const frame = sidebar.getBoundingClientRect();
  if (top >= frame.top && bottom <= frame.bottom) return;
  sidebar.scrollTop += top - frame.top - (frame.height - height) / 2;
}

/** Whether the reader has scrolled the sidebar; on the first page of a visit, that may be before the scripts are there. */
function isScrolled(): boolean {
  const sidebar = document.querySelector('.theme-doc-sidebar-container nav');
  return sidebar !== null && sidebar.scrollTop > 0;
}

/**
 * Shows a reader who comes from a search or a link where the page stands: the sidebar of a long
 * documentation would otherwise begin at its top, far from the page.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (previousLocation?.pathname === location.pathname) return;
  if (!previousLocation && isScrolled()) return;
  requestAnimationFrame(reveal);
  setTimeout(reveal, openingTime);
};
