import {describe, expect, it} from 'vitest';
import {decodeShard, type Manifest} from '../../search/records/shard.ts';
import {buildIndex, type IndexFile} from './buildIndex.ts';
import type {BuiltPage} from './readPage.ts';

function page(changes: Partial<BuiltPage> = {}): BuiltPage {
  return {
    language: 'en',
    tag: 'docs-default-current',
    version: 'current',
    category: 'Guides',
    names: [],
    topics: [],
    sections: [{level: 1, heading: 'Inbox', anchor: '', content: 'A feed.'}],
    further: [],
    links: [],
    ...changes,
  };
}

function manifestOf(files: readonly IndexFile[]): Manifest {
  return JSON.parse(files.find(({name}) => name === 'manifest.json')?.text ?? '');
}

function shardOf(files: readonly IndexFile[], tag: string) {
  const entry = manifestOf(files).shards.find(shard => shard.tag === tag);
  const read = (name = '') => JSON.parse(files.find(file => file.name === name)?.text ?? '');
  return decodeShard(read(entry?.file), read(entry?.rest));
}

describe('buildIndex', () => {
  it('writes a shard per language and tag, and lists them', () => {
    const files = buildIndex(
      new Map([
        ['/docs/a', page()],
        ['/docs/b', page({sections: [{level: 1, heading: 'B', anchor: '', content: ''}]})],
        ['/api/c', page({tag: 'docs-api-current'})],
      ]),
    );
    expect(manifestOf(files).shards).toEqual([
      expect.objectContaining({tag: 'docs-api-current', language: 'en', records: 1}),
      expect.objectContaining({tag: 'docs-default-current', language: 'en', records: 2}),
    ]);
    expect(
      manifestOf(files)
        .shards.flatMap(({file, rest}) => [file, rest])
        .sort(),
    ).toEqual(
      files
        .map(({name}) => name)
        .filter(name => name !== 'manifest.json')
        .sort(),
    );
  });

  it('names a shard after its content', () => {
    const names = (content: string) =>
      buildIndex(
        new Map([['/docs/a', page({sections: [{level: 1, heading: 'A', anchor: '', content}]})]]),
      ).map(({name}) => name);
    expect(names('one')).toEqual(names('one'));
    expect(names('one')[0]).not.toBe(names('two')[0]);
    expect(names('one')[0]).toMatch(/^docs-default-current-en\.[a-z0-9]+\.json$/);
  });

  it('leaves out what most samples have', () => {
    const pages = Array.from({length: 12}, (_, at) => {
      const further = at === 0 ? ['import', 'parcel'] : ['import'];
      return [`/docs/${at + 10}`, page({further})] as const;
    });
    const words = shardOf(buildIndex(new Map(pages)), 'docs-default-current').pages.map(
      ({further}) => further,
    );
    expect(words).toEqual([['parcel'], ...Array.from({length: 11}, () => [])]);
  });

  it('keeps the words in which readers ask for a page', () => {
    const pages = new Map([
      ['/docs/a', page()],
      ['/docs/b', page()],
    ]);
    const files = buildIndex(pages, [], new Map([['/docs/b', ['where is the bell']]]));
    expect(shardOf(files, 'docs-default-current').pages.map(({asked}) => asked)).toEqual([
      undefined,
      ['bell'],
    ]);
  });

  it('ranks a page by the other pages that link to it', () => {
    const files = buildIndex(
      new Map([
        ['/docs/a', page({links: ['/docs/a', '/docs/b']})],
        ['/docs/b', page({links: []})],
        ['/docs/c', page({links: ['/docs/b']})],
      ]),
    );
    const ranks = shardOf(files, 'docs-default-current').pages.map(({url, rank}) => [url, rank]);
    expect(ranks).toEqual([
      ['/docs/a', 0],
      ['/docs/b', 2],
      ['/docs/c', 0],
    ]);
  });

  it('does not count the links of an older version for pages outside of it', () => {
    const older = {tag: 'docs-default-1.4.x', version: '1.4.x', links: ['/api/c', '/docs/1.4.x/b']};
    const files = buildIndex(
      new Map([
        ['/docs/1.4.x/a', page(older)],
        ['/docs/1.4.x/b', page({...older, links: []})],
        ['/docs/a', page({links: ['/api/c']})],
        ['/api/c', page({tag: 'docs-api-current', links: []})],
      ]),
    );
    expect(shardOf(files, 'docs-api-current').pages.map(({rank}) => rank)).toEqual([1]);
    expect(shardOf(files, 'docs-default-1.4.x').pages.map(({rank}) => rank)).toEqual([0, 1]);
  });

  it('fails when two headings of a page share an anchor', () => {
    const double = {level: 2 as const, heading: 'Again', anchor: 'again', content: ''};
    const sections = [...page().sections, double, {...double, heading: 'Once more'}];
    expect(() => buildIndex(new Map([['/docs/a', page({sections})]]))).toThrow(
      '/docs/a#again ("Again") and /docs/a#again ("Once more")',
    );
  });

  it('fails when nothing can be searched', () => {
    expect(() => buildIndex(new Map())).toThrow('No built page can be searched');
  });

  it('writes the synonyms of the languages that have pages', () => {
    const files = buildIndex(new Map([['/docs/a', page()]]), [
      {language: 'en', groups: [[['digest', 'batch'], ['roll up']]]},
      {language: 'fr', groups: [[['groupe'], []]]},
    ]);
    const [entry, ...others] = manifestOf(files).synonyms ?? [];
    expect(others).toEqual([]);
    expect(entry?.file).toMatch(/^synonyms-en\.[a-z0-9]+\.json$/);
    const file = files.find(({name}) => name === entry?.file);
    expect(JSON.parse(file?.text ?? '')).toEqual([[['digest', 'batch'], ['roll up']]]);
  });
});
