import type {Props} from '@theme/Icon/Copy';
import {Copy} from 'lucide-react';
import type {ReactNode} from 'react';

/** Ejected: the same icon family as the rest of the site, in a file that the browser keeps. */
export default function CopyIcon(props: Props): ReactNode {
  return <Copy {...props} />;
}
