/** The dialog: a field, and below it examples, passages, or what went wrong. */
import {requestNavigation} from '../loader/navigation.ts';
import type {AskClient} from './client.ts';
import {element} from './element.ts';
import {exampleList, failure, nothingFits, passageList, takesLong, wasCut} from './results.ts';
import {lockScroll, unlockScroll} from './scroll.ts';
import {focusTarget} from './target.ts';

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

/** Characters of a question that are read. */
const longestQuestion = 1_000;
/** Milliseconds after which a reader is offered another way. */
const patience = 10_000;

/** Whether a click opens a link in another tab or window, or saves it. */
function opensElsewhere({button, ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
}

/** The question, cut between two words where it is too long. */
function withinLimit(question: string): string {
  if (question.length <= longestQuestion) return question;
  const end = question.lastIndexOf(' ', longestQuestion);
  return question.slice(0, end > 0 ? end : longestQuestion);
}

function countOf(passages: number): string {
  return passages === 1 ? '1 passage' : `${passages} passages`;
}

export function createPanel(client: AskClient, links: PanelLinks): Panel {
  const input = element('input', {
    type: 'text',
    name: 'question',
    'aria-label': 'Your question',
    placeholder: 'How do I …?',
    autocomplete: 'off',
    enterkeyhint: 'send',
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
    const typed = input.value.trim();
    const question = withinLimit(typed);
    const own = ++latest;
    if (question === '') return showExamples();
    const searchUrl = `${links.search}?q=${encodeURIComponent(question)}`;
    const show = (text: string, shown: readonly HTMLElement[]): void => {
      if (own !== latest) return;
      status.textContent = text;
      result.replaceChildren(...(question === typed ? [] : [wasCut(longestQuestion)]), ...shown);
    };
    show('Looking for passages …', []);
    const slow = setTimeout(() => show('Still looking …', takesLong(searchUrl)), patience);
    try {
      const {passages} = await client.ask(question);
      if (passages.length === 0) show('No passage fits', nothingFits(searchUrl, links.support));
      else show(countOf(passages.length), passageList(passages, searchUrl));
    } catch {
      show('No answer', failure(searchUrl));
    } finally {
      clearTimeout(slow);
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
    if (origin !== window.location.origin || !requestNavigation(pathname + search + hash)) return;
    event.preventDefault();
    focusTarget(link);
  });
  dialog.addEventListener('close', () => {
    latest++;
    unlockScroll();
  });
  // The page below is another one then, perhaps of another version.
  window.addEventListener('popstate', () => dialog.close());

  return {
    dialog,
    open(question = '') {
      input.value = question;
      latest++;
      if (!dialog.open) {
        dialog.showModal();
        lockScroll();
      }
      input.focus();
      void (question === '' ? showExamples() : ask());
    },
  };
}
