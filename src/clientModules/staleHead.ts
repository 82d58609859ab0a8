import type {ClientModule} from '@docusaurus/types';

/** What the build writes into the head of a page: its Markdown, its picture, and what it is for search engines. */
const written = 'link[type="text/markdown"],meta[property^="og:image"],script[type$="ld+json"]';

/** After a change of page without a load, what the build wrote is about another page. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    for (const element of document.head.querySelectorAll(written)) element.remove();
  }
};
