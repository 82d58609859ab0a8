import {element} from '../../semantic/widget/element';
import styles from './styles.module.css';

/**
 * Shows something in a dialog over the page. The browser keeps the focus inside, closes it with Escape and gives the
 * focus back; a click beside it and a way to another page close it as well.
 *
 * @param name what screen readers call it
 * @param kind a class of the dialog
 */
export function showDialog(name: string, kind: string | undefined, ...content: Node[]): void {
  const close = element(
    'button',
    {type: 'button', class: `clean-btn ${styles.close}`, 'aria-label': 'Close'},
    '×',
  );
  const panel = element('div', {class: styles.panel ?? ''}, close, ...content);
  const dialog = element(
    'dialog',
    {class: `${styles.dialog} ${kind ?? ''}`, 'aria-label': name, 'data-search-ignore': ''},
    panel,
  );
  const end = () => dialog.close();
  close.addEventListener('click', end);
  dialog.addEventListener('click', ({target}) => {
    if (target === dialog) end();
  });
  window.addEventListener('popstate', end);
  dialog.addEventListener('close', () => {
    window.removeEventListener('popstate', end);
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}
