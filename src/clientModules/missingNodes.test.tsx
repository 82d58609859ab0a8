import {expect, test} from 'vitest';
import {tolerateMissingNodes} from './missingNodes';

const {removeChild, insertBefore} = Node.prototype;
const methods = {removeChild, insertBefore} as Node;
tolerateMissingNodes(methods);

/** A paragraph whose text a translator has replaced. */
function translated() {
  document.body.innerHTML = '<p>Search</p>';
  const paragraph = document.querySelector('p') as HTMLElement;
  const text = paragraph.firstChild as Text;
  const font = document.createElement('font');
  paragraph.replaceChild(font, text);
  return {paragraph, text, font};
}

test('a text that is there no more can be taken out', () => {
  const {paragraph, text, font} = translated();
  expect(methods.removeChild.call(paragraph, text)).toBe(text);
  expect([...paragraph.childNodes]).toEqual([font]);
  methods.removeChild.call(paragraph, font);
  expect(paragraph.childNodes).toHaveLength(0);
});

test('what belongs before a text that is there no more comes last', () => {
  const {paragraph, text, font} = translated();
  const [first, last] = [document.createElement('b'), document.createElement('i')];
  methods.insertBefore.call(paragraph, last, text);
  methods.insertBefore.call(paragraph, first, font);
  expect([...paragraph.childNodes]).toEqual([first, font, last]);
});
