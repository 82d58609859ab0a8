/** The dialog: a field, and below it examples, passages, or what went wrong. */
import {requestNavigation} from '../loader/navigation.ts';
import type {AskClient} from './client.ts';
import {element} from './element.ts';
import {exampleList, failure, nothingFits, passageList} from './results.ts';

export interface Panel {
  dialog: HTMLDialogElement;
  /** Opens the panel; with a question, asks it at once. */
  open(question?: string): void;
}

export interface PanelLinks {
  /** Address of the search page, without a query. */
  search: string;
  support: string;
}

const longestQuestion = 300;

/** Whether a click opens a link in another tab or window, or saves it. */
function opensElsewhere({button, ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
}

export function createPanel(client: AskClient, links: PanelLinks): Panel {
  const input = element('input', {
    type: 'text',
    name: 'question',
    'aria-label': 'Your question',
    placeholder: 'How do I …?',
    autocomplete: 'off',
    enterkeyhint: 'send',
    maxlength: String(longestQuestion),
  });
  const result = element('div', {class: 'result', tabindex: '-1'});
  const status = element('p', {class: 'note', role: 'status'});
  const close = element('button', {type: 'button', class: 'plain'}, 'Close');
  const form = element('form', {}, input, element('button', {class: 'send'}, 'Ask'));
  const dialog = element(
    'dialog',
    {'aria-labelledby': 'ask-title'},
    element(
      'div',
      {class: 'panel'},
      element(
        'div',
        {class: 'top'},
        element('h2', {id: 'ask-title'}, 'Ask the documentation'),
        close,
      ),
      form,
      status,
      result,
    ),
  );
  /** Answers to older questions come too late. */
  let latest = 0;

  async function ask(): Promise<void> {
    const question = input.value.trim();
    const own = ++latest;
    if (question === '') return showExamples();
    const searchUrl = `${links.search}?q=${encodeURIComponent(question)}`;
    result.replaceChildren();
    status.textContent = 'Looking for passages …';
    try {
      const {passages} = await client.ask(question);
      if (own !== latest) return;
      const isEmpty = passages.length === 0;
      status.textContent = isEmpty ? 'No passage fits' : `${passages.length} passages`;
      result.replaceChildren(
        ...(isEmpty ? nothingFits(searchUrl, links.support) : passageList(passages, searchUrl)),
      );
    } catch {
      if (own !== latest) return;
      status.textContent = 'No answer';
      result.replaceChildren(...failure(searchUrl));
    }
  }

  async function showExamples(): Promise<void> {
    const own = latest;
    status.textContent = '';
    result.replaceChildren();
    const examples = await client.examples();
    if (own !== latest) return;
    const choose = (example: string): void => {
      input.value = example;
      input.focus();
      void ask();
    };
    result.replaceChildren(...exampleList(examples, choose));
  }

  form.addEventListener('submit', event => {
    event.preventDefault();
    void ask();
  });
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('mousedown', event => {
    if (event.target === dialog) dialog.close();
  });
  result.addEventListener('click', event => {
    const link = event.composedPath().find(node => node instanceof HTMLAnchorElement);
    if (!link || opensElsewhere(event)) return;
    dialog.close();
    const {origin, pathname, search, hash} = link;
    const isOwn = origin === window.location.origin;
    if (isOwn && requestNavigation(pathname + search + hash)) event.preventDefault();
  });

  return {
    dialog,
    open(question = '') {
      input.value = question.slice(0, longestQuestion);
      latest++;
      if (!dialog.open) dialog.showModal();
      input.focus();
      void (question === '' ? showExamples() : ask());
    },
  };
}
