import type {Props} from '@theme/Icon/DarkMode';
import {Moon} from 'lucide-react';
import type {ReactNode} from 'react';

/** Ejected: the same icon family as the rest of the site, in a file that the browser keeps. */
export default function DarkModeIcon(props: Props): ReactNode {
  return <Moon size={20} {...props} />;
}
