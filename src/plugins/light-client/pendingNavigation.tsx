/**
 * In the browser, in the place of the component by which Docusaurus keeps a page in view while the next one is on its
 * way. `router.tsx` does that, so what is left is to say when the page has changed.
 */
import ClientLifecyclesDispatcher from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import type {Location} from 'history';
import {type ReactNode, useState} from 'react';
import {Route} from 'react-router-dom';

interface Props {
  /** Of the page that is shown, as its route has it: without `.html`, for one. */
  location: Location;
  children: ReactNode;
}

interface Visit {
  location: Location;
  previousLocation: Location | null;
}

export default function PendingNavigation({location, children}: Props): ReactNode {
  const [visit, setVisit] = useState<Visit>({location, previousLocation: null});
  if (visit.location !== location) setVisit({location, previousLocation: visit.location});
  return (
    <ClientLifecyclesDispatcher {...visit}>
      <Route location={location} render={() => children} />
    </ClientLifecyclesDispatcher>
  );
}
