import type {Props} from '@theme/Icon/LightMode';
import {Sun} from 'lucide-react';
import type {ReactNode} from 'react';

/** Ejected: the same icon family as the rest of the site, in a file that the browser keeps. */
export default function LightModeIcon(props: Props): ReactNode {
  return <Sun size={20} {...props} />;
}
