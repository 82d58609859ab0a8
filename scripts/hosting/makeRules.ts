/** The rules of a site, from its settings and from what a build wrote. */
import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {
  caching,
  contentTypes,
  everywhere,
  fileHeaders,
  markdownHeaders,
  subresourcePolicy,
} from '../../config/headers.ts';
import {type Policy, policyText} from '../../src/content/policy.ts';
import type {Redirect} from '../../src/content/redirects.ts';
import {twinSuffix} from '../../src/content/twinAddress.ts';
import {framesFolder} from '../../src/playground/kits.ts';
import {indexFolder} from '../../src/search/records/shard.ts';
import type {HostingRules, PathValue} from './rules.ts';

/** The parts of the search index, whose names the manifest tells. */
async function shardPaths(siteFolder: string): Promise<string[]> {
  const files = await readdir(path.join(siteFolder, indexFolder)).catch(() => []);
  return files
    .filter(file => /^(?!manifest).*\.json$/.test(file))
    .sort()
    .map(file => `${indexFolder}/${file}`);
}

const hashedName = /[.-][0-9a-f]{8,}\.\w+$/;

/** @throws Error for a file that browsers would keep for ever although its name stays when its content changes */
async function checkHashedNames(siteFolder: string): Promise<void> {
  const entries = await readdir(path.join(siteFolder, 'assets'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  const wrong = entries.find(
    entry => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name) && !hashedName.test(entry.name),
  );
  if (!wrong) return;
  throw new Error(
    `assets/…/${wrong.name} has no hash of its content in its name, and browsers keep files of assets/ for ever: put it elsewhere below static/.`,
  );
}

/** A site as its build left it. */
export interface BuiltSite {
  /** Folder of its pages. */
  folder: string;
  /** Its path on the host, with slashes on both sides. */
  baseUrl: string;
  redirects: readonly Redirect[];
}

/** The policies of a site. */
export interface Policies {
  pages: Policy;
  /** Of the frames of playgrounds. */
  frames: Policy;
}

/**
 * @throws Error for a file in assets/ without a hash in its name
 */
export async function makeRules(
  {folder, baseUrl, redirects}: BuiltSite,
  policies: Policies,
): Promise<HostingRules> {
  await checkHashedNames(folder);
  const base = baseUrl.slice(0, -1);
  const shards = await shardPaths(folder);
  const cached: PathValue[] = [
    {path: `${baseUrl}assets/*`, value: caching.hashed},
    {path: `${baseUrl}img/*`, value: caching.pictures},
    ...shards.map(shard => ({path: baseUrl + shard, value: caching.shards})),
  ];
  return {
    baseUrl,
    headers: {...everywhere},
    policy: {
      pages: policyText(policies.pages),
      others: [
        {path: `${baseUrl}${framesFolder}/*`, value: policyText(policies.frames)},
        ...['css', 'fonts', 'images'].map(kind => ({
          path: `${baseUrl}assets/${kind}/*`,
          value: policyText(subresourcePolicy),
        })),
      ],
    },
    caching: {pages: caching.pages, others: cached, notFound: caching.notFound},
    markdown: {
      ends: [twinSuffix, '/llms.txt'],
      headers: {...markdownHeaders},
      negotiatedCaching: caching.negotiated,
    },
    files: Object.entries(fileHeaders).map(([file, headers]) => ({
      path: baseUrl + file,
      headers: {...headers},
    })),
    contentTypes: {...contentTypes},
    redirects: redirects.map(({from, to}) => ({from: base + from, to: base + to})),
  };
}
