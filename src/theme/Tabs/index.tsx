import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import clsx from 'clsx';
import {type KeyboardEvent, type ReactNode, useId, useRef} from 'react';
import {TabsId, usePanelId} from './panelId';

interface TabListProps {
  className: string | undefined;
  groupId: string | undefined;
}

/** The labels: arrow keys move between them, Enter and a click choose. */
function TabList({className, groupId}: TabListProps): ReactNode {
  const {selectedValue, selectValue, tabValues, block} = useTabs();
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const panelIdOf = usePanelId();
  const list = useRef<HTMLDivElement>(null);

  function choose(tab: HTMLElement, value: string): void {
    if (value === selectedValue) return;
    blockElementScrollPositionUntilNextRender(tab);
    selectValue(value);
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>, index: number, value: string): void {
    const tabs = list.current?.children ?? [];
    const step = {ArrowRight: 1, ArrowLeft: -1}[event.key];
    if (event.key === 'Enter') choose(event.currentTarget, value);
    if (step) (tabs[(index + step + tabs.length) % tabs.length] as HTMLElement).focus();
  }

  return (
    <div
      ref={list}
      role="tablist"
      className={clsx('tabs', block && 'tabs--block', className)}
      data-group={groupId}
    >
      {tabValues.map(({value, label, attributes}, index) => {
        const isSelected = value === selectedValue;
        return (
          <div
            key={value}
            role="tab"
            aria-controls={panelIdOf(value)}
            tabIndex={isSelected ? 0 : -1}
            aria-selected={isSelected}
            onKeyDown={event => onKeyDown(event, index, value)}
            onClick={event => choose(event.currentTarget, value)}
            {...attributes}
            className={clsx(
              'tabs__item',
              attributes?.className as string,
              isSelected && 'tabs__item--active',
            )}
          >
            {label ?? value}
          </div>
        );
      })}
    </div>
  );
}

/** Tabs that name their panels. They stay as the build wrote them when React begins, so a choice made before stays too. */
export default function Tabs(props: Props): ReactNode {
  const value = useTabsContextValue(props);
  return (
    <TabsProvider value={value}>
      <TabsId value={useId()}>
        <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container')}>
          <TabList className={props.className} groupId={props.groupId} />
          <div className="margin-top--md">{sanitizeTabsChildren(props.children)}</div>
        </div>
      </TabsId>
    </TabsProvider>
  );
}
