import {element} from '../../semantic/widget/element';
import type {singleKeysSlot} from '../singleKeys';
import {keyNames, type Shortcut, type ShortcutGroup, shortcutsOf} from './shortcuts';
import {showDialog} from './showDialog';
import styles from './styles.module.css';

const isApple = /Mac|iP/.test(navigator.platform);

/** `Ctrl K or /` */
function keysOf({keys}: Shortcut): Node[] {
  return keys.flatMap((way, index) => [
    ...(index > 0 ? [new Text(' or ')] : []),
    ...keyNames(way, isApple).flatMap((key, position) => [
      ...(position > 0 ? [new Text(' ')] : []),
      element('kbd', {}, key),
    ]),
  ]);
}

function listOf({title, shortcuts}: ShortcutGroup): Node[] {
  const rows = shortcuts.map(shortcut =>
    element('div', {}, element('dt', {}, shortcut.does), element('dd', {}, ...keysOf(shortcut))),
  );
  return [element('h3', {}, title), element('dl', {}, ...rows)];
}

/** Lets readers whose voice or hand presses single keys by accident switch those off. */
function singleKeySwitch(slot: typeof singleKeysSlot): HTMLElement {
  const box = element('input', {type: 'checkbox'});
  box.checked = !slot.get();
  box.addEventListener('change', () => {
    if (box.checked) slot.del();
    else slot.set('off');
  });
  return element(
    'label',
    {class: styles.switch ?? ''},
    box,
    element(
      'span',
      {},
      'Use the single keys ',
      element('kbd', {}, '/'),
      ' and ',
      element('kbd', {}, '?'),
    ),
  );
}

/**
 * Shows the shortcuts that work on this page, unless a dialog is open.
 *
 * @param slot where the browser stores `off` for a reader who uses no single keys
 */
export function showShortcuts(slot: typeof singleKeysSlot): void {
  if (document.querySelector('dialog:modal')) return;
  showDialog(
    'Keyboard shortcuts',
    styles.shortcuts,
    element('h2', {}, 'Keyboard shortcuts'),
    ...shortcutsOf(document).flatMap(listOf),
    singleKeySwitch(slot),
  );
}
