import {
  Bell,
  BookOpen,
  Box,
  Code2,
  GitBranch,
  Globe,
  Inbox,
  KeyRound,
  Layers,
  LayoutTemplate,
  LifeBuoy,
  type LucideIcon,
  Mail,
  Plug,
  Rocket,
  Route,
  Send,
  ShieldCheck,
  Terminal,
  TriangleAlert,
  Users,
  Workflow,
} from 'lucide-react';
import type {ReactNode} from 'react';

const icons = {
  alert: TriangleAlert,
  bell: Bell,
  book: BookOpen,
  box: Box,
  code: Code2,
  'git-branch': GitBranch,
  globe: Globe,
  inbox: Inbox,
  key: KeyRound,
  layers: Layers,
  layout: LayoutTemplate,
  'life-buoy': LifeBuoy,
  mail: Mail,
  plug: Plug,
  rocket: Rocket,
  route: Route,
  send: Send,
  shield: ShieldCheck,
  terminal: Terminal,
  users: Users,
  workflow: Workflow,
} satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof icons;

/** The names that pages may use, for messages and tests. */
export const iconNames = Object.keys(icons) as IconName[];

interface Props {
  name: IconName;
  /** Edge length in CSS pixels. */
  size?: number;
}

/**
 * A decorative icon, hidden from assistive technology: the text beside it says the same.
 *
 * @throws Error that lists the known names when a page uses another one
 */
export default function Icon({name, size = 18}: Props): ReactNode {
  const Lucide = icons[name];
  if (!Lucide) {
    throw new Error(`Unknown icon "${name}". Use one of: ${iconNames.join(', ')}.`);
  }
  return <Lucide size={size} strokeWidth={1.75} aria-hidden="true" focusable="false" />;
}
