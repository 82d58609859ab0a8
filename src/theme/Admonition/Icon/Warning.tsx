import {TriangleAlert} from 'lucide-react';
import type {ReactNode} from 'react';

/** Ejected: the same icon family as the rest of the site. */
export default function AdmonitionIconWarning(): ReactNode {
  return <TriangleAlert aria-hidden="true" strokeWidth={2} />;
}
