import {FileText, Hash, type LucideIcon, SquareTerminal} from 'lucide-react';
import type {ReactNode} from 'react';
import type {HitKind} from './results';

const icons: Record<HitKind, LucideIcon> = {
  page: FileText,
  operation: SquareTerminal,
  section: Hash,
};

/** What kind of place a hit is, at a glance; the text beside it says the same. */
export default function HitIcon({kind}: {kind: HitKind}): ReactNode {
  const Icon = icons[kind];
  return <Icon size={18} strokeWidth={1.75} aria-hidden="true" focusable="false" />;
}
