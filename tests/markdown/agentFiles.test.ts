/** What programs look for at fixed addresses: skills, the catalogue, the snippet for AGENTS.md. */
import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import {contentTypes} from '../../config/headers';
import {site} from '../../config/site';
import {agentsFile, apiCatalog, skillsFolder, skillsIndex} from '../../src/content/agentFiles';
import {longestSnippet} from '../../src/plugins/markdown-twins/agentsText';
import {isBuilt, listFiles, ownAddresses, readBuilt} from './support/builtSite';

const root = site.url + site.baseUrl;
const fileOf = (address: string) => address.slice(root.length);

interface SkillsIndex {
  $schema: string;
  skills: {name: string; type: string; description: string; url: string; digest: string}[];
}

const index = JSON.parse(readBuilt(skillsIndex)) as SkillsIndex;

test('the list of skills has the digests of their files', () => {
  expect(index.$schema).toBe('https://schemas.agentskills.io/discovery/0.2.0/schema.json');
  expect(index.skills.map(({name}) => name)).toEqual(['engagespot-api', 'engagespot-in-app']);
  for (const {name, type, url, digest} of index.skills) {
    expect(url).toBe(`${root}${skillsFolder}/${name}/SKILL.md`);
    expect(type).toBe('skill-md');
    const hash = createHash('sha256')
      .update(readBuilt(fileOf(url)))
      .digest('hex');
    expect(digest).toBe(`sha256:${hash}`);
  }
});

test('skills lead to files of this site and have nothing left to fill in', () => {
  for (const {url} of index.skills) {
    const text = readBuilt(fileOf(url));
    const addresses = ownAddresses(text);
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.filter(address => !isBuilt(address.replace(/#.*/, '')))).toEqual([]);
    expect(addresses.filter(address => !/\.(?:md|txt|json)(?:#|$)/.test(address))).toEqual([]);
    expect(text).not.toMatch(/\{\{@|\]\(\/|^ *```.* (?:run|status=|schema=|response)/m);
  }
});

interface Link {
  href: string;
  type?: string;
}

test('the catalogue leads to files of the type that it says', () => {
  const {linkset} = JSON.parse(readBuilt(apiCatalog)) as {
    linkset: {anchor: string; [relation: string]: string | Link[]}[];
  };
  const [first, ...hosts] = linkset;
  expect(first?.anchor).toBe(root + apiCatalog);
  expect(first?.item).toEqual(hosts.map(({anchor}) => ({href: anchor})));
  const targets = hosts.flatMap(({anchor: _, ...relations}) => Object.values(relations).flat());
  expect(targets.length).toBeGreaterThan(hosts.length);
  for (const target of targets) {
    if (typeof target === 'string') throw new Error(`${target} is no link`);
    const {href, type} = target;
    expect(isBuilt(href), href).toBe(true);
    const ending = /\.(\w+)$/.exec(fileOf(href))?.[1] ?? 'html';
    expect(contentTypes[ending]?.replace(/;.*/, ''), href).toBe(type);
  }
});

test('the flows name the OpenAPI document beside them', () => {
  const flows = JSON.parse(readBuilt('openapi/engagespot.arazzo.json')) as {
    sourceDescriptions: {url: string}[];
  };
  for (const {url} of flows.sourceDescriptions) {
    expect(isBuilt(new URL(url, `${root}openapi/`).href), url).toBe(true);
  }
});

test.each(['json', 'yaml', 'postman.json', 'bruno.json'])(
  'links in engagespot.%s work wherever it is opened',
  ending => {
    const text = readBuilt(`openapi/engagespot.${ending}`);
    expect(text).not.toContain('](/');
    const addresses = ownAddresses(text);
    expect(addresses.length).toBeGreaterThan(3);
    expect(addresses.filter(address => !isBuilt(address.replace(/#.*/, '')))).toEqual([]);
  },
);

test('the snippet for AGENTS.md is short, and names pages of the latest version only', () => {
  const text = readBuilt(agentsFile);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(longestSnippet);
  const [, pages = ''] = text.split('### Pages');
  const names = [...pages.matchAll(/(?<=[ :])([\w./-]*)(?:\{([^}]+)\}|([\w.-]+))\.md/g)].flatMap(
    ([, folder = '', several, one]) =>
      (several?.split(',') ?? [one]).map(name => `${root}${folder}${name}.md`),
  );
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter(address => !isBuilt(address))).toEqual([]);
  expect(text).not.toMatch(/docs\/1\.\d/);
});

test('only the list of the latest version leads to them', () => {
  const files = [agentsFile, apiCatalog, skillsIndex, 'openapi/engagespot.arazzo.json'];
  for (const list of listFiles) {
    const isLatest = list === 'llms.txt' || !/\d/.test(list.replace('1.5.x', ''));
    const addresses = ownAddresses(readBuilt(list));
    for (const file of files) expect(addresses.includes(root + file), list).toBe(isLatest);
  }
});
