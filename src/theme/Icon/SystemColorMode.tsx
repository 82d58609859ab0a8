import type {Props} from '@theme/Icon/SystemColorMode';
import {SunMoon} from 'lucide-react';
import type {ReactNode} from 'react';

/** Ejected: the same icon family as the rest of the site, in a file that the browser keeps. */
export default function SystemColorModeIcon(props: Props): ReactNode {
  return <SunMoon size={20} {...props} />;
}
