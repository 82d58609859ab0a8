/** Styles of the widget, in its shadow tree: they come with the script and touch nothing else. */
export const styles = `
:host {
  --ask-focus: var(--es-focus-ring, 2px solid #5b5bd6);
  color: var(--es-color-text, #1c2024);
  font: 16px/1.6 var(--es-font-text, system-ui, sans-serif);
}
* { box-sizing: border-box; }
button, input { color: inherit; font: inherit; }
button { cursor: pointer; }
:focus-visible { outline: var(--ask-focus); outline-offset: 2px; }
h2, p, ol, ul { margin: 0; padding: 0; }
aside { display: flex; justify-content: center; padding: 24px 16px 32px; background: var(--es-color-surface, #f9f9fb); }
.open {
  min-height: 44px;
  padding: 8px 20px;
  border: 0;
  border-radius: 22px;
  background: var(--es-color-brand, #5b5bd6);
  color: var(--es-color-brand-contrast, #fff);
  font-weight: 600;
}
.open:hover { background: var(--es-color-brand-pressed, #4a49bd); }
dialog {
  width: min(40rem, 100vw - 32px);
  max-height: calc(100dvh - 48px);
  margin: auto;
  padding: 0;
  overflow: auto;
  border: 1px solid var(--es-color-border, #d9d9e0);
  border-radius: var(--es-radius-card, 12px);
  background: var(--es-color-overlay, #fff);
  color: inherit;
  box-shadow: var(--es-shadow-floating, 0 12px 32px -8px rgb(0 0 0 / 22%));
}
dialog::backdrop { background: rgb(0 0 0 / 45%); }
.panel { display: grid; gap: 16px; padding: 20px; }
.top { display: flex; align-items: center; justify-content: space-between; gap: 16px; }
h2 { font-size: 1.125rem; line-height: 1.3; }
.plain {
  min-width: 44px;
  min-height: 44px;
  padding: 4px 12px;
  border: 1px solid var(--es-color-border-strong, #8b8d98);
  border-radius: var(--es-radius, 8px);
  background: none;
}
.plain:hover { background: var(--es-color-surface-hover, #f0f0f3); }
form { display: flex; gap: 8px; }
input {
  flex: 1;
  min-width: 0;
  min-height: 44px;
  padding: 4px 12px;
  border: 1px solid var(--es-color-border-strong, #8b8d98);
  border-radius: var(--es-radius, 8px);
  background: var(--es-color-background, #fff);
}
.send {
  min-height: 44px;
  padding: 4px 16px;
  border: 0;
  border-radius: var(--es-radius, 8px);
  background: var(--es-color-brand, #5b5bd6);
  color: var(--es-color-brand-contrast, #fff);
  font-weight: 600;
}
.note { color: var(--es-color-text-muted, #60646c); font-size: 0.875rem; }
.result { display: grid; gap: 12px; }
ul, ol { display: grid; gap: 8px; list-style: none; }
.example {
  width: 100%;
  min-height: 44px;
  padding: 8px 12px;
  border: 1px solid var(--es-color-border, #d9d9e0);
  border-radius: var(--es-radius, 8px);
  background: none;
  text-align: start;
}
.example:hover { background: var(--es-color-surface-hover, #f0f0f3); }
.passage {
  display: grid;
  gap: 4px;
  padding: 12px 16px;
  border: 1px solid var(--es-color-border, #d9d9e0);
  border-radius: var(--es-radius, 8px);
}
a { color: var(--es-color-brand-text, #5753c6); font-weight: 600; overflow-wrap: anywhere; }
blockquote { margin: 0; overflow-wrap: anywhere; }
kbd { font: inherit; }
@media (min-width: 997px) {
  aside { position: fixed; z-index: 90; inset: auto 24px 24px auto; padding: 0; background: none; }
  .open { box-shadow: var(--es-shadow-floating, 0 12px 32px -8px rgb(0 0 0 / 22%)); }
}
@media (max-width: 480px) {
  dialog { width: 100vw; max-width: 100vw; max-height: 100dvh; border-radius: 0; }
}
@media print { :host { display: none; } }
`;
