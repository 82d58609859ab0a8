/** What the panel shows below its field. */
import type {Passage} from '../service/protocol.ts';
import {element} from './element.ts';

function passageItem({title, section, version, url, quote}: Passage): HTMLElement {
  const name = section ? `${title}: ${section}` : title;
  return element(
    'li',
    {class: 'passage'},
    element('a', {href: url}, name),
    element('p', {class: 'note'}, version),
    quote !== '' && element('blockquote', {cite: url}, quote),
  );
}

/** A link to the search page with the words of the question. */
function searchLink(text: string, searchUrl: string): HTMLElement {
  return element('p', {}, element('a', {href: searchUrl}, text));
}

export function passageList(passages: readonly Passage[], searchUrl: string): HTMLElement[] {
  return [
    element(
      'p',
      {class: 'note'},
      passages.some(({quote}) => quote !== '')
        ? 'Closest passages in the documentation, from these sections:'
        : 'Closest sections of the documentation:',
    ),
    element('ol', {}, ...passages.map(passageItem)),
    searchLink('None of these: search for the words', searchUrl),
  ];
}

export function nothingFits(searchUrl: string, supportUrl: string): HTMLElement[] {
  return [
    element('p', {}, 'Nothing in the documentation fits this question.'),
    searchLink('Search for the words', searchUrl),
    element('p', {}, element('a', {href: supportUrl}, 'Ask support')),
  ];
}

export function failure(searchUrl: string): HTMLElement[] {
  const reason = navigator.onLine
    ? 'The question cannot be answered now: the index could not be loaded.'
    : 'The question cannot be answered while you are offline.';
  return [element('p', {}, reason), searchLink('Search for the words', searchUrl)];
}

export function takesLong(searchUrl: string): HTMLElement[] {
  return [
    element('p', {}, 'This takes longer than usual. The passages will appear here.'),
    searchLink('Search for the words instead', searchUrl),
  ];
}

/** @param limit how many characters are read */
export function wasCut(limit: number): HTMLElement {
  const text = `The question is long: only its first ${limit.toLocaleString('en')} characters were read.`;
  return element('p', {class: 'note'}, text);
}

export function exampleList(
  examples: readonly string[],
  onChoose: (example: string) => void,
): HTMLElement[] {
  if (examples.length === 0) return [];
  const items = examples.map(example => {
    const button = element('button', {type: 'button', class: 'example'}, example);
    button.addEventListener('click', () => onChoose(example));
    return element('li', {}, button);
  });
  return [element('p', {class: 'note'}, 'For example:'), element('ul', {}, ...items)];
}
