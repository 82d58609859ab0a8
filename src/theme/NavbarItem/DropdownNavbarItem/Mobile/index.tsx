/**
 * Wraps the theme's dropdown of the drawer. Its label is a link that says it is a button, and lacks
 * what keyboards expect of one: the space bar.
 */
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import Dropdown from '@theme-original/NavbarItem/DropdownNavbarItem/Mobile';
import type {KeyboardEvent, ReactNode} from 'react';

function clickOnSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

export default function DropdownWithSpaceBar(props: Props): ReactNode {
  return <Dropdown {...props} onKeyDown={clickOnSpace} />;
}
