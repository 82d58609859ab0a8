import {Lightbulb} from 'lucide-react';
import type {ReactNode} from 'react';

/** Ejected: the same icon family as the rest of the site. */
export default function AdmonitionIconTip(): ReactNode {
  return <Lightbulb aria-hidden="true" strokeWidth={2} />;
}
