import {Info} from 'lucide-react';
import type {ReactNode} from 'react';

/** Ejected: the same icon family as the rest of the site. */
export default function AdmonitionIconInfo(): ReactNode {
  return <Info aria-hidden="true" strokeWidth={2} />;
}
