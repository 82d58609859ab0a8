import Highlighted from '@site/src/search/ui/Highlighted';
import HitIcon from '@site/src/search/ui/HitIcon';
import clsx from 'clsx';
import {Clock, CornerDownLeft, Search} from 'lucide-react';
import {type MouseEvent, type ReactNode, useEffect} from 'react';
import styles from './OptionList.module.css';
import type {DialogOption, OptionGroup, PageOption, QueryOption} from './options';

/** What choosing an option does. */
interface Choices {
  /** A page was chosen for this tab; another tab is left to the browser. */
  onOpenPage(option: PageOption): void;
  onSearchFor(option: QueryOption): void;
}

/** What every row of the list has. */
interface RowProps<Option> extends Choices {
  id: string;
  option: Option;
  isActive: boolean;
  onHover(): void;
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}

function OptionText({option}: {option: DialogOption}): ReactNode {
  const {trail = '', snippet = []} = option.type === 'page' ? option : {};
  return (
    <span className={styles.text}>
      {trail && <span className={styles.trail}>{trail} ›</span>}
      <span className={styles.title}>
        <Highlighted parts={option.title} />
      </span>
      {snippet.length > 0 && (
        <span className={styles.snippet}>
          <Highlighted parts={snippet} />
        </span>
      )}
    </span>
  );
}

function PageRow({id, option, isActive, onHover, onOpenPage}: RowProps<PageOption>): ReactNode {
  useEffect(() => {
    // What is active is likely to be opened: its scripts may come now.
    if (isActive) window.docusaurus?.prefetch(option.url.replace(/#.*$/, ''));
  }, [isActive, option.url]);
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      className={clsx(styles.option, isActive && styles.active)}
      href={option.url}
      tabIndex={-1}
      onMouseMove={onHover}
      onClick={event => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        onOpenPage(option);
      }}
    >
      <span className={styles.icon}>
        <HitIcon kind={option.kind} />
      </span>
      <OptionText option={option} />
      <CornerDownLeft className={styles.enter} size={16} aria-hidden="true" />
    </a>
  );
}

function QueryRow({id, option, isActive, onHover, onSearchFor}: RowProps<QueryOption>): ReactNode {
  const Icon = option.isRecent ? Clock : Search;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys of its list
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={clsx(styles.option, isActive && styles.active)}
      tabIndex={-1}
      onMouseMove={onHover}
      onClick={() => onSearchFor(option)}
    >
      <span className={styles.icon}>
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <OptionText option={option} />
    </div>
  );
}

/** Id of the option at a position, for `aria-activedescendant`. */
export function optionId(listId: string, position: number): string {
  return `${listId}-${position}`;
}

interface Props extends Choices {
  id: string;
  groups: readonly OptionGroup[];
  /** Position of the active option, counted over all groups; -1 for none. */
  active: number;
  onActivate(position: number): void;
}

/** The list below the field. The focus stays in the field, which names the active option. */
export default function OptionList({id, groups, active, onActivate, ...choices}: Props): ReactNode {
  const rowOf = (option: DialogOption, position: number): ReactNode => {
    const row = {
      ...choices,
      id: optionId(id, position),
      isActive: position === active,
      onHover: () => onActivate(position),
    };
    return option.type === 'page' ? (
      <PageRow key={option.key} {...row} option={option} />
    ) : (
      <QueryRow key={option.key} {...row} option={option} />
    );
  };
  const counts = groups.map(({options}) => options.length);
  const firstOf = (group: number) => counts.slice(0, group).reduce((sum, count) => sum + count, 0);

  return (
    <div id={id} role="listbox" aria-label="Search results" className={styles.list}>
      {groups.map((group, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no child of a listbox
        <div key={group.key} role="group" aria-labelledby={`${id}-label-${index}`}>
          <div id={`${id}-label-${index}`} className={styles.label}>
            {group.label}
          </div>
          {group.options.map((option, offset) => rowOf(option, firstOf(index) + offset))}
        </div>
      ))}
    </div>
  );
}
