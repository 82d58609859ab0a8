import {StickyNote} from 'lucide-react';
import type {ReactNode} from 'react';

/** Ejected: the same icon family as the rest of the site. */
export default function AdmonitionIconNote(): ReactNode {
  return <StickyNote aria-hidden="true" strokeWidth={2} />;
}
