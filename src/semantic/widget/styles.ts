/**
 * Styles of the widget, in its shadow tree: they come with the script and touch nothing else. Pages lack the tokens that
 * no style sheet of theirs uses, so those that few use have a fallback.
 */
export const styles = `
:host { color: var(--es-color-text); font: 1rem/1.6 var(--es-font-text); }
* { box-sizing: border-box; margin: 0; }
button, input, .passage { border: 1px solid var(--es-color-border); border-radius: var(--es-radius); }
button, input { min-height: 2.75rem; padding: 0.25rem 1rem; background: none; color: inherit; font: inherit; }
button { cursor: pointer; white-space: nowrap; }
button:hover { background: var(--es-color-surface-hover); }
:focus-visible { outline: var(--es-focus-ring); outline-offset: 2px; }
.open, .send { border-color: transparent; background: var(--es-color-brand); color: var(--es-color-brand-contrast, #fff); font-weight: 600; }
.open:hover, .send:hover { background: var(--es-color-brand-pressed, #4a49bd); }
aside { display: flex; justify-content: center; padding: 1.5rem 1rem 2rem; background: var(--es-color-surface); }
.open { padding: 0.5rem 1.25rem; border-radius: 1.375rem; }
dialog {
  width: min(40rem, 100vw - 2rem);
  max-height: calc(100dvh - 3rem);
  margin: auto;
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--es-color-border);
  border-radius: var(--es-radius-card);
  background: var(--es-color-overlay);
  color: inherit;
  box-shadow: var(--es-shadow-floating);
}
dialog::backdrop { background: rgb(0 0 0 / 45%); }
.panel, .result, .passage, ul, ol { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.75rem; padding: 0; list-style: none; }
.panel { padding: 1.25rem; }
.top, form { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.5rem; }
h2 { font-size: 1.125rem; line-height: 1.3; }
.plain, input { border-color: var(--es-color-border-strong); }
input { flex: 1 1 11rem; min-width: 0; background: var(--es-color-background); }
.note { color: var(--es-color-text-muted); font-size: 0.875rem; }
.example { width: 100%; text-align: start; white-space: normal; }
.result .passage { gap: 0.25rem; padding: 0.75rem 1rem; }
a, blockquote { overflow-wrap: anywhere; }
a { color: var(--es-color-brand-text); font-weight: 600; }
@media (min-width: 997px) {
  aside { position: fixed; z-index: 90; inset: auto 1.5rem 1.5rem auto; padding: 0; background: none; }
  .open { box-shadow: var(--es-shadow-floating); }
}
@media (max-width: 480px) {
  dialog { width: 100vw; max-width: 100vw; height: 100dvh; max-height: 100dvh; border-radius: 0; }
}
@media print { :host { display: none; } }
`;
