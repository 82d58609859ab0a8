/** What every editor of a playground's code takes. */
export interface EditorProps {
  /** What assistive technology calls it. */
  label: string;
  value: string;
  onChange(value: string): void;
  /** Called when the reader wants to leave the editor by the keyboard. */
  onLeave(): void;
  /** Line with an error, from 1. */
  errorLine?: number;
}
