import Method from '@site/src/components/Method';
import Highlighted from '@site/src/search/ui/Highlighted';
import HitIcon from '@site/src/search/ui/HitIcon';
import {Clock, CornerDownLeft, Search} from 'lucide-react';
import {type MouseEvent, type ReactNode, useEffect} from 'react';
import styles from './OptionList.module.css';
import type {DialogOption, PageOption, QueryOption} from './options';

interface Props<Option> {
  id: string;
  option: Option;
  isActive: boolean;
  /** In a grid it is a control inside a cell, in a listbox it is the option itself. */
  isInGrid: boolean;
  onChoose(): void;
  /** The browser opens the page in another tab or window. */
  onOpenElsewhere(): void;
}

function optionAttributes({id, isActive, isInGrid}: Props<DialogOption>) {
  return {
    id,
    className: styles.option,
    tabIndex: -1,
    ...(!isInGrid && {role: 'option', 'aria-selected': isActive}),
  };
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}

function OptionText({option}: {option: DialogOption}): ReactNode {
  const {trail = ''} = option;
  const {snippet = [], call} = option.type === 'page' ? option : {};
  return (
    <span className={styles.text}>
      <span className={styles.names}>
        {trail && <span className={styles.trail}>{trail} ›</span>}
        <span className={styles.title}>
          <Highlighted parts={option.title} />
        </span>
        {call && (
          <span className={styles.call}>
            <Method>{call.method}</Method> <code>{call.path}</code>
          </span>
        )}
      </span>
      {snippet.length > 0 && (
        <span className={styles.snippet}>
          <Highlighted parts={snippet} />
        </span>
      )}
    </span>
  );
}

function PageLink(props: Props<PageOption>): ReactNode {
  const {option, isActive, onChoose, onOpenElsewhere} = props;
  useEffect(() => {
    // What is active is likely to be opened: its scripts may come now.
    if (isActive) window.docusaurus?.prefetch(option.url.replace(/#.*$/, ''));
  }, [isActive, option.url]);
  return (
    <a
      {...optionAttributes(props)}
      href={option.url}
      onClick={event => {
        if (opensElsewhere(event)) return onOpenElsewhere();
        event.preventDefault();
        onChoose();
      }}
      onAuxClick={event => {
        if (event.button === 1) onOpenElsewhere();
      }}
    >
      <span className={styles.icon}>
        <HitIcon kind={option.kind} />
      </span>
      <OptionText option={option} />
      {!option.actions && <CornerDownLeft className={styles.enter} size={16} aria-hidden="true" />}
    </a>
  );
}

function QueryButton(props: Props<QueryOption>): ReactNode {
  const {option, onChoose} = props;
  const Icon = option.isRecent ? Clock : Search;
  return (
    <button type="button" {...optionAttributes(props)} onClick={onChoose}>
      <span className={styles.icon}>
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <OptionText option={option} />
    </button>
  );
}

/** What a row is about: a link to a page, or a button that searches for a query. */
export default function OptionLink({option, ...props}: Props<DialogOption>): ReactNode {
  const control =
    option.type === 'page' ? (
      <PageLink {...props} option={option} />
    ) : (
      <QueryButton {...props} option={option} />
    );
  if (!props.isInGrid) return control;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
    // biome-ignore lint/a11y/useSemanticElements: a table cell needs a table
    <div role="gridcell" className={styles.cell}>
      {control}
    </div>
  );
}
