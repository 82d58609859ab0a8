import {useTabs} from '@docusaurus/theme-common/internal';
import {usePanelId} from '@site/src/theme/Tabs/panelId';
import type {Props} from '@theme/TabItem';
import clsx from 'clsx';
import {type ReactNode, useLayoutEffect, useRef} from 'react';
import styles from './styles.module.css';

/** A panel: hidden until its tab is chosen, or the browser finds something in it. Its name is printed above it. */
export default function TabItem({children, className, value}: Props): ReactNode {
  const {selectedValue, tabValues} = useTabs();
  const id = usePanelId()(value);
  const element = useRef<HTMLDivElement>(null);
  const isHidden = value !== selectedValue;

  useLayoutEffect(() => {
    // React knows `hidden` only as a switch. What is not hidden was opened before React began.
    if (isHidden && element.current?.hidden) element.current.setAttribute('hidden', 'until-found');
  }, [isHidden]);

  return (
    <div
      ref={element}
      role="tabpanel"
      id={id}
      aria-label={tabValues.find(each => each.value === value)?.label ?? value}
      className={clsx(styles.panel, className)}
      hidden={isHidden}
    >
      {children}
    </div>
  );
}
