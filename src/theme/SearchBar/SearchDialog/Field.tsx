import {longestQuery} from '@site/src/search/ui/searchPageUrl';
import {LoaderCircle, Search, X} from 'lucide-react';
import type {KeyboardEvent, ReactNode, Ref} from 'react';
import styles from './Field.module.css';

interface Props {
  ref: Ref<HTMLInputElement>;
  query: string;
  listId: string;
  /** Id of the active option. */
  activeId: string | undefined;
  /** What kind of list the options are. */
  popup: 'listbox' | 'grid';
  hasOptions: boolean;
  /** Whether an answer keeps the reader waiting. */
  isSlow: boolean;
  onChange(query: string): void;
  onKeyDown(event: KeyboardEvent): void;
  onClose(): void;
}

/** The head of the dialog: the field that controls the list, and the way out. */
export default function Field({
  ref,
  query,
  listId,
  activeId,
  popup,
  hasOptions,
  isSlow,
  onChange,
  onKeyDown,
  onClose,
}: Props): ReactNode {
  return (
    <div className={styles.field}>
      {isSlow ? (
        <LoaderCircle className={styles.spinner} size={20} role="img" aria-label="Searching" />
      ) : (
        <Search className={styles.icon} size={20} aria-hidden="true" />
      )}
      <input
        ref={ref}
        className={styles.input}
        type="text"
        role="combobox"
        aria-label="Search docs"
        aria-autocomplete="list"
        aria-haspopup={popup}
        aria-controls={hasOptions ? listId : undefined}
        aria-expanded={hasOptions}
        aria-activedescendant={activeId}
        placeholder="Search docs"
        // biome-ignore lint/a11y/noAutofocus: the field is what the dialog was opened for
        autoFocus
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={longestQuery}
        value={query}
        onChange={event => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className={styles.close}
        aria-label="Close search (Esc)"
        onClick={onClose}
      >
        <span className={styles.escape}>Esc</span>
        <X className={styles.cross} size={20} aria-hidden="true" />
      </button>
    </div>
  );
}
