/** Whatever the text of a record is, the engine finds it and the interface gets it back as it was. */
import {describe, expect, it} from 'vitest';
import {createEngine} from '../embedded/engine';
import {parameters} from '../parameters';
import type {SearchRecord} from '../records/record';
import {resultPages} from './results';

function record(heading: string, content: string): SearchRecord {
  return {
    id: 'record',
    heading,
    type: 'lvl1',
    content,
    url: '/docs/page',
    url_without_anchor: '/docs/page',
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    item_priority: 1,
    'hierarchy.lvl0': 'Guides',
    'hierarchy.lvl1': heading,
  };
}

function firstHit(heading: string, content: string, q: string) {
  const engine = createEngine([record(heading, content)]);
  const hit = resultPages(engine.search({...parameters, q}))[0]?.hits[0];
  return {
    title: hit?.title.map(({text}) => text).join(''),
    snippet: hit?.snippet.map(({text}) => text).join(''),
    marked: hit?.title.filter(({marked}) => marked).map(({text}) => text),
  };
}

describe('text of any kind', () => {
  it.each([
    ['markup', 'Hook <img src=x onerror="alert(1)">', 'Hook'],
    ['generics', 'hook(): Promise<void>', 'hook'],
    ['entities', 'Hook &lt;b&gt; &amp;amp;', 'Hook'],
    ['emoji', 'Hook 🎉 👩‍👩‍👧‍👦 🇮🇳', 'Hook'],
    ['right-to-left text', 'إعداد الإشعارات', 'الإشعارات'],
    ['Chinese', '通知 hook 设置', 'hook'],
  ])('%s', (_, text, q) => {
    const hit = firstHit(text, `${text}.`, q);
    expect(hit.title).toBe(text);
    expect(hit.marked).toEqual([q]);
    expect(hit.snippet).toContain(text);
  });

  it('31 KB of it, of which a snippet is shown', () => {
    const hit = firstHit('Hook', `${'many 🔔 words '.repeat(2_300)}needle and more.`, 'needle');
    expect(hit.snippet).toContain('needle');
    expect(hit.snippet?.length).toBeLessThan(200);
    expect(hit.snippet).not.toMatch(/\p{Surrogate}/u);
  });
});
