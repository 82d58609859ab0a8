import type {ClientModule} from '@docusaurus/types';

/** The build names the Markdown of the page that is loaded. After a change of page without a load, that is another's. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    document.querySelector('link[type="text/markdown"]')?.remove();
  }
};
