import {describe, expect, it} from 'vitest';
import {type IndexedPage, pageRecords} from './record';

const scope = {language: 'en', tag: 'docs-default-current', version: 'current'};

const page: IndexedPage = {
  url: '/docs/inbox',
  category: 'Guides',
  rank: 3,
  names: ['Introduction'],
  topics: ['bell'],
  further: ['onclick'],
  sections: [
    {level: 1, heading: 'Inbox', anchor: '', content: 'A feed.'},
    {level: 2, heading: 'Read', anchor: 'read', content: 'Call markAsRead.'},
    {level: 4, heading: 'Errors', anchor: 'errors', content: ''},
    {level: 2, heading: 'Delete', anchor: 'delete', content: 'Gone.'},
  ],
};

const records = pageRecords(page, scope);

describe('pageRecords', () => {
  it('describes the page itself', () => {
    expect(records[0]).toEqual({
      id: 'docs-default-current /docs/inbox',
      heading: 'Inbox',
      type: 'lvl1',
      'hierarchy.lvl0': 'Guides',
      'hierarchy.lvl1': 'Inbox',
      content: 'A feed.',
      names: ['Introduction'],
      topics: ['bell'],
      further: ['onclick'],
      keywords: ['Introduction', 'bell'],
      url: '/docs/inbox',
      url_without_anchor: '/docs/inbox',
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      version: 'current',
      item_priority: 390_004,
    });
  });

  it('describes a section, with its identifiers as keywords', () => {
    expect(records[1]).toMatchObject({
      type: 'lvl2',
      'hierarchy.lvl2': 'Read',
      keywords: ['mark as read'],
      url: '/docs/inbox#read',
      anchor: 'read',
    });
  });

  it('skips a missing level and leaves out empty fields', () => {
    expect(records[2]).toMatchObject({'hierarchy.lvl2': 'Read', 'hierarchy.lvl4': 'Errors'});
    expect(Object.keys(records[2] ?? {})).not.toEqual(
      expect.arrayContaining(['hierarchy.lvl3', 'content', 'keywords']),
    );
  });

  it('forgets the headings of a section that ended', () => {
    expect(records[3]).not.toHaveProperty(['hierarchy.lvl4']);
    expect(records[3]?.['hierarchy.lvl2']).toBe('Delete');
  });

  it('counts rank before level before position', () => {
    const priorities = records.map(record => record.item_priority);
    expect(priorities).toEqual([390_004, 380_003, 360_002, 380_001]);
  });

  it('gives ids that depend on tag and URL only', () => {
    const changed = pageRecords({...page, rank: 0, category: 'Other'}, scope);
    const older = pageRecords(page, {...scope, tag: 'docs-default-1.4.x'});
    expect(changed.map(({id}) => id)).toEqual(records.map(({id}) => id));
    expect(older[0]?.id).not.toBe(records[0]?.id);
    expect(new Set(records.map(({id}) => id)).size).toBe(records.length);
  });
});
