import {OctagonAlert} from 'lucide-react';
import type {ReactNode} from 'react';

/** Ejected: the same icon family as the rest of the site. */
export default function AdmonitionIconDanger(): ReactNode {
  return <OctagonAlert aria-hidden="true" strokeWidth={2} />;
}
