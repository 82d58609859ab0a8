import {describe, expect, it} from 'vitest';
import {markEnd, markStart} from '../marks';
import type {SearchHit, SearchResult} from '../protocol';
import {resultPages} from './results';

function hit(changes: Partial<SearchHit>): SearchHit {
  return {document: {}, highlight: {}, ...changes};
}

function pagesOf(...hits: SearchHit[]) {
  const result: SearchResult = {
    found: 1,
    request_params: {q: 'read'},
    grouped_hits: [{group_key: ['/docs/inbox'], hits}],
  };
  return resultPages(result);
}

const section = hit({
  document: {
    heading: 'markAsRead',
    'hierarchy.lvl0': 'Guides',
    'hierarchy.lvl1': 'Inbox',
    'hierarchy.lvl2': 'Methods',
    'hierarchy.lvl3': 'markAsRead',
    type: 'lvl3',
    url: '/docs/inbox#markasread',
    url_without_anchor: '/docs/inbox',
  },
  highlight: {
    heading: {snippet: 'x', value: `markAs${markStart}Read${markEnd}`},
    content: {snippet: `once it is ${markStart}read${markEnd}, it`},
  },
});

describe('resultPages', () => {
  it('shows a hit with its place on the page', () => {
    expect(pagesOf(section)).toEqual([
      {
        url: '/docs/inbox',
        title: 'Inbox',
        category: 'Guides',
        hits: [
          {
            url: '/docs/inbox#markasread',
            kind: 'section',
            title: [
              {text: 'markAs', marked: false},
              {text: 'Read', marked: true},
            ],
            trail: 'Methods',
            snippet: [
              {text: '… ', marked: false},
              {text: 'once it is ', marked: false},
              {text: 'read', marked: true},
              {text: ', it', marked: false},
              {text: ' …', marked: false},
            ],
          },
        ],
      },
    ]);
  });

  it('shows a heading without matches as it is', () => {
    const [page] = pagesOf({...section, highlight: {}});
    expect(page?.hits[0]).toMatchObject({
      title: [{text: 'markAsRead', marked: false}],
      snippet: [],
    });
  });

  it.each([
    ['lvl1', 'docs-default-current', 'page'],
    ['lvl1', 'docs-api-current', 'operation'],
    ['lvl2', 'docs-api-current', 'section'],
  ] as const)('%s of %s is a %s', (type, tag, kind) => {
    const document = {type, docusaurus_tag: tag, url: '/a', url_without_anchor: '/a'};
    const [page] = pagesOf(hit({document}));
    expect(page?.hits[0]?.kind).toBe(kind);
  });

  it.each(['javascript:alert(1)', 'https://evil.example/', '//evil.example', '/\\evil.example'])(
    'leaves out a record that leads to %s',
    url => {
      const outside = hit({document: {...section.document, url}});
      expect(pagesOf(outside)).toEqual([]);
      expect(pagesOf(outside, section)[0]?.hits).toHaveLength(1);
    },
  );

  it.each([
    ['🎉 Sent', '🎉 Sent …'],
    ['إعداد الإشعارات.', 'إعداد الإشعارات.'],
    ['inside a sentence', '… inside a sentence …'],
  ])('shows that a snippet was cut, where that can be known: %s', (snippet, shown) => {
    const [page] = pagesOf({...section, highlight: {content: {snippet}}});
    expect(page?.hits[0]?.snippet.map(({text}) => text).join('')).toBe(shown);
  });

  it('skips an empty group', () => {
    expect(pagesOf()).toEqual([]);
  });

  it('shows the call of an operation, and whose group it stands in', () => {
    const document = {
      ...section.document,
      type: 'lvl1' as const,
      docusaurus_tag: 'docs-api-current',
      'hierarchy.lvl0': 'Users',
      operation: 'DELETE /v3/users/{identifier}',
    };
    const [page] = pagesOf(hit({document}));
    expect(page?.category).toBe('API › Users');
    expect(page?.hits[0]?.call).toEqual({method: 'DELETE', path: '/v3/users/{identifier}'});
  });
});
