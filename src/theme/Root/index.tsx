/** Stays mounted while pages change. Lets the semantic widget, which is no part of React, follow links. */
import {useHistory} from '@docusaurus/router';
import {acceptNavigation} from '@site/src/semantic/loader/navigation';
import {type ReactNode, useEffect} from 'react';

interface Props {
  children: ReactNode;
}

export default function Root({children}: Props): ReactNode {
  const history = useHistory();
  useEffect(() => acceptNavigation(history.push), [history]);
  return children;
}
