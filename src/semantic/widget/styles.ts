/** Styles of the widget, in its shadow tree: they come with the script and touch nothing else. */
export const styles = `
:host {
  --ask-focus: var(--es-focus-ring, 2px solid #5b5bd6);
  color: var(--es-color-text, #1c2024);
  font: 1rem/1.6 var(--es-font-text, system-ui, sans-serif);
}
* { box-sizing: border-box; }
button, input { color: inherit; font: inherit; }
button { cursor: pointer; white-space: nowrap; }
:focus-visible { outline: var(--ask-focus); outline-offset: 2px; }
h2, p, ol, ul { margin: 0; padding: 0; }
aside { display: flex; justify-content: center; padding: 1.5rem 1rem 2rem; background: var(--es-color-surface, #f9f9fb); }
.open {
  min-height: 2.75rem;
  padding: 0.5rem 1.25rem;
  border: 1px solid transparent;
  border-radius: 1.375rem;
  background: var(--es-color-brand, #5b5bd6);
  color: var(--es-color-brand-contrast, #fff);
  font-weight: 600;
}
.open:hover { background: var(--es-color-brand-pressed, #4a49bd); }
dialog {
  width: min(40rem, 100vw - 2rem);
  max-height: calc(100dvh - 3rem);
  margin: auto;
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--es-color-border, #d9d9e0);
  border-radius: var(--es-radius-card, 12px);
  background: var(--es-color-overlay, #fff);
  color: inherit;
  box-shadow: var(--es-shadow-floating, 0 12px 32px -8px rgb(0 0 0 / 22%));
}
dialog::backdrop { background: rgb(0 0 0 / 45%); }
.panel { display: grid; gap: 1rem; padding: 1.25rem; }
.top { display: flex; align-items: center; justify-content: space-between; gap: 1rem; }
h2 { font-size: 1.125rem; line-height: 1.3; }
.plain {
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding: 0.25rem 0.75rem;
  border: 1px solid var(--es-color-border-strong, #8b8d98);
  border-radius: var(--es-radius, 8px);
  background: none;
}
.plain:hover { background: var(--es-color-surface-hover, #f0f0f3); }
form { display: flex; gap: 0.5rem; }
input {
  flex: 1;
  min-width: 0;
  min-height: 2.75rem;
  padding: 0.25rem 0.75rem;
  border: 1px solid var(--es-color-border-strong, #8b8d98);
  border-radius: var(--es-radius, 8px);
  background: var(--es-color-background, #fff);
}
.send {
  min-height: 2.75rem;
  padding: 0.25rem 1rem;
  border: 1px solid transparent;
  border-radius: var(--es-radius, 8px);
  background: var(--es-color-brand, #5b5bd6);
  color: var(--es-color-brand-contrast, #fff);
  font-weight: 600;
}
.note { color: var(--es-color-text-muted, #60646c); font-size: 0.875rem; }
.result { display: grid; gap: 0.75rem; }
ul, ol { display: grid; gap: 0.5rem; list-style: none; }
.example {
  width: 100%;
  min-height: 2.75rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--es-color-border, #d9d9e0);
  border-radius: var(--es-radius, 8px);
  background: none;
  text-align: start;
  white-space: normal;
}
.example:hover { background: var(--es-color-surface-hover, #f0f0f3); }
.passage {
  display: grid;
  gap: 0.25rem;
  padding: 0.75rem 1rem;
  border: 1px solid var(--es-color-border, #d9d9e0);
  border-radius: var(--es-radius, 8px);
}
a { color: var(--es-color-brand-text, #5753c6); font-weight: 600; overflow-wrap: anywhere; }
blockquote { margin: 0; overflow-wrap: anywhere; }
kbd { font: inherit; }
@media (min-width: 997px) {
  aside { position: fixed; z-index: 90; inset: auto 1.5rem 1.5rem auto; padding: 0; background: none; }
  .open { box-shadow: var(--es-shadow-floating, 0 12px 32px -8px rgb(0 0 0 / 22%)); }
}
@media (max-width: 480px) {
  dialog { width: 100vw; max-width: 100vw; height: 100dvh; max-height: 100dvh; border-radius: 0; }
}
@media print { :host { display: none; } }
`;
