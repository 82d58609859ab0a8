import type {Props} from '@theme/Icon/Home';
import {House} from 'lucide-react';
import type {ReactNode} from 'react';

/** Ejected: the same icon family as the rest of the site, in a file that the browser keeps. */
export default function HomeIcon(props: Props): ReactNode {
  return <House {...props} />;
}
