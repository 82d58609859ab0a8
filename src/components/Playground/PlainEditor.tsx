import type {KeyboardEvent, ReactNode} from 'react';
import type {EditorProps} from './editor';
import styles from './styles.module.css';

/** The editor until the other one has loaded, and where it does not. */
export default function PlainEditor({label, value, onChange, onLeave}: EditorProps): ReactNode {
  function leave({key}: KeyboardEvent): void {
    if (key === 'Escape') onLeave();
  }
  return (
    <textarea
      className={styles.plainEditor}
      aria-label={label}
      value={value}
      rows={value.split('\n').length + 1}
      onChange={event => onChange(event.target.value)}
      onKeyDown={leave}
      spellCheck={false}
      autoCapitalize="off"
      autoCorrect="off"
    />
  );
}
