/**
 * Wraps the theme's dropdown, which has no key to close it. Escape does: a menu opened by keyboard gives
 * the focus back to its button, one opened by the pointer stays away until the pointer has left.
 */
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import Dropdown from '@theme-original/NavbarItem/DropdownNavbarItem/Desktop';
import clsx from 'clsx';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import styles from './styles.module.css';

export default function DropdownClosedByEscape(props: Props): ReactNode {
  const item = useRef<HTMLDivElement>(null);
  const [isDismissed, setIsDismissed] = useState(false);

  useEffect(() => {
    function closeOnEscape({key}: KeyboardEvent): void {
      if (key !== 'Escape') return;
      setIsDismissed(item.current?.matches(':hover') === true);
      const button = item.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
      if (!button) return;
      if (item.current?.contains(document.activeElement)) button.focus();
      // The theme closes its menus when the focus goes elsewhere.
      document.dispatchEvent(new Event('focusin'));
    }
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, []);

  return (
    <div
      ref={item}
      className={clsx(styles.item, isDismissed && styles.dismissed)}
      onPointerLeave={() => setIsDismissed(false)}
    >
      <Dropdown {...props} />
    </div>
  );
}
