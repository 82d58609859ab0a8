/**
 * In the browser, in the place of the router that Docusaurus puts around the site: it goes to an address when the page
 * there is loaded. Otherwise all components are rendered twice, first as the old page at the new address.
 */
import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import preload from '@docusaurus/core/lib/client/preload';
import {createBrowserHistory, type History} from 'history';
import {type ReactNode, useState} from 'react';
import {Router} from 'react-router-dom';
import {holdHistory} from './heldHistory.ts';

function createHistory(): History {
  const history = createBrowserHistory();
  dispatchLifecycleAction('onRouteUpdate', {location: history.location, previousLocation: null});
  return holdHistory(history, {
    begin: (location, previousLocation) =>
      dispatchLifecycleAction('onRouteUpdate', {location, previousLocation}),
    load: ({pathname}) => preload(pathname),
    fail(error) {
      console.warn(error);
      // Most often a new version of the site was published, and the scripts of this one are gone.
      window.location.reload();
    },
  });
}

interface Props {
  children: ReactNode;
}

export function BrowserRouter({children}: Props): ReactNode {
  const [history] = useState(createHistory);
  return <Router history={history}>{children}</Router>;
}

/** @throws Error always: the site has no addresses with hashes */
export function HashRouter(): never {
  throw new Error(
    'light-client: the hash router is not part of src/plugins/light-client/router.tsx',
  );
}
