import type {Props} from '@theme/Icon/Success';
import {Check} from 'lucide-react';
import type {ReactNode} from 'react';

/** Ejected: the same icon family as the rest of the site, in a file that the browser keeps. */
export default function SuccessIcon(props: Props): ReactNode {
  return <Check {...props} />;
}
