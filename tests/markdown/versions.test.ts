/** What is said of one version stays in its files. */
import {expect, test} from 'vitest';
import {site} from '../../config/site';
import {mainOf} from '../../src/content/articleHtml';
import {olderVersions, versions} from '../../src/content/docsVersions';
import {sdkVersionsOf} from '../../src/content/sdkVersions';
import {addressesIn} from '../e2e/support/deadLinks';
import {listFiles, ownAddresses, pageOf, readBuilt, twins} from './support/builtSite';

const latest = versions.current.label;
const docs = `${site.baseUrl}docs/`;

/** The version of an address of this site; pages without a version belong to the latest. */
function versionAt(address: string): string {
  const {pathname} = new URL(address, site.url);
  return olderVersions.find(name => `${pathname}/`.startsWith(`${docs}${name}/`)) ?? latest;
}

test('the version of a twin is that of its address, and so is its list', () => {
  for (const {file, facts, note} of twins) {
    const version = versionAt(site.baseUrl + file);
    expect.soft(facts.version, file).toBe(version);
    const folder = version === latest ? site.baseUrl : `${docs}${version}/`;
    expect.soft(facts.index, file).toBe(`${site.url}${folder}llms.txt`);
    expect.soft(note, file).toContain(`Version ${version} `);
    expect.soft(note.includes('superseded; latest: <'), file).toBe(version !== latest);
  }
});

test('an older page names its successor in the latest version', () => {
  const notes = new Map(twins.map(({file, note}) => [file, note]));
  for (const [file, successor] of [
    ['docs/1.4.x/introduction/quick-start.md', 'docs/introduction/quick-start.md'],
    ['docs/1.0.0/user/profile.md', 'docs/features/user/profile.md'],
    [
      'docs/1.0.0/user/enabling-HMAC-authentication.md',
      'docs/features/in-app-inbox/authentication.md',
    ],
    [
      'docs/1.3.x/additional-resources/api-reference.md',
      'docs/additional-resources/api-reference.md',
    ],
  ] as const) {
    expect.soft(notes.get(file), file).toContain(`<${site.url}${site.baseUrl}${successor}>`);
  }
});

test('a twin leads to another version only where its page does', () => {
  const problems = twins.flatMap(twin => {
    const own = versionAt(site.baseUrl + twin.file);
    const inPage = new Set(addressesIn(mainOf(pageOf(twin))).map(versionAt));
    return ownAddresses(twin.body)
      .filter(address => versionAt(address) !== own && !inPage.has(versionAt(address)))
      .map(address => `${twin.file}: ${address}`);
  });
  expect(problems).toEqual([]);
});

/** The lists of one version, without the part about the others. */
function ownPart(file: string): string {
  return readBuilt(file).replace(/\n## Other versions\n[^#]*/, '\n');
}

const listOf = (version: string) => (version === latest ? 'llms.txt' : `docs/${version}/llms.txt`);

/** Features and names that a version does not have, as words of its list. Bubble has workflows of its own. */
const foreign: Readonly<Record<string, RegExp>> = {
  [latest]: /\b(?:dashboard|templateId|ES100\d|Compose)\b/,
  '1.4.x':
    /\b(?:createInstance|EngagespotProvider|useFeed|createStore|environments?|workspaces?|version control|command line|CLI|translations?)\b/i,
  '1.3.x':
    /\b(?:createInstance|EngagespotProvider|useFeed|createStore|environments?|workspaces?|version control|command line|CLI|translations?|data regions?)\b|^(?!.*Bubble).*\bworkflows?\b/i,
  '1.0.0':
    /\b(?:createInstance|EngagespotProvider|useFeed|createStore|environments?|workspaces?|version control|command line|CLI|translations?|workflows?|data regions?|user tokens?|secure mode|actionable|Bubble|ToolJet|Discord)\b/i,
};

test('each list leads only to pages of its version', () => {
  expect(listFiles).toEqual(
    [...olderVersions, '']
      .map(name => `docs/${name && `${name}/`}llms.txt`)
      .concat('llms.txt')
      .sort(),
  );
  for (const version of [latest, ...olderVersions]) {
    const addresses = ownAddresses(ownPart(listOf(version)));
    expect.soft(addresses.length, version).toBeGreaterThan(50);
    const others = version === latest ? [] : [`${site.url}${site.baseUrl}llms.txt`];
    const wrong = addresses.filter(each => versionAt(each) !== version && !others.includes(each));
    expect.soft(wrong, version).toEqual([]);
  }
});

test('no list names what only other versions have', () => {
  for (const version of [latest, ...olderVersions]) {
    const lists = ownPart(listOf(version)).replace(/^[\s\S]*?(?=\n## )/, '');
    const problems = lists
      .split('\n')
      .filter(line => foreign[version]?.test(line.replace(/\(http[^)]*\)/, '')));
    expect.soft(problems, version).toEqual([]);
  }
});

test('an older list names the packages that it is for', () => {
  for (const version of olderVersions) {
    for (const [name, number] of Object.entries(sdkVersionsOf(version))) {
      expect.soft(readBuilt(listOf(version)), version).toContain(`\`${name}\` ${number}`);
    }
  }
});

test('each list names the lists of all other versions', () => {
  for (const version of [latest, ...olderVersions]) {
    const addresses = ownAddresses(readBuilt(listOf(version)));
    for (const other of [latest, ...olderVersions].filter(each => each !== version)) {
      expect.soft(addresses, version).toContain(`${site.url}${site.baseUrl}${listOf(other)}`);
    }
  }
});

test('each list has its parts in the order that readers of lists expect, and is short enough', () => {
  for (const file of listFiles) {
    const text = readBuilt(file);
    expect.soft(text, file).toMatch(/^# Engagespot[^\n]*\n\n> [^\n]+\n\n[^#>\n]/);
    expect
      .soft(
        text.match(/^#+ /gm)?.filter(mark => mark !== '## '),
        file,
      )
      .toEqual(['# ']);
    expect.soft(text.lastIndexOf('\n## '), file).toBe(text.indexOf('\n## Optional'));
    expect.soft(text.length, file).toBeLessThan(50_000);
    for (const line of text
      .split('\n## ')
      .slice(1)
      .flatMap(part => part.split('\n').slice(2))) {
      if (line) expect.soft(line, file).toMatch(/^- \[[^\]]+\]\(https?:[^)]+\)(?:: \S.*)?$/);
    }
  }
});

test('lists say how long the full texts are', () => {
  for (const file of listFiles) {
    for (const [, address = '', size = ''] of readBuilt(file).matchAll(
      /\((\S+\/llms-full\/\S+)\): .*, ([\d,]+) characters/g,
    )) {
      const text = readBuilt(address.slice(site.url.length + site.baseUrl.length));
      expect.soft(Number(size.replaceAll(',', '')), address).toBe(text.length);
    }
  }
});
