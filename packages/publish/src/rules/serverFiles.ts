/** What servers have to know of a site, as files of its build. */
import {readdir} from 'node:fs/promises';
import path from 'node:path';
import type {HeaderSettings, PublishOptions} from '../options.ts';
import {type InlineCode, policyText} from '../policy.ts';
import type {Files} from '../site.ts';
import {twinSuffix} from '../twinAddress.ts';
import {headersFile, redirectsFile} from './netlify.ts';
import {nginxHttp, nginxServer} from './nginx.ts';
import {type HostingRules, rulesFolder} from './rules.ts';

const hashedName = /[.-][0-9a-f]{8,}\.\w+$/;

/** @throws Error for a file that browsers would keep for ever although its name stays when its content changes */
async function checkHashedNames(folder: string): Promise<void> {
  const entries = await readdir(path.join(folder, 'assets'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  const wrong = entries.find(entry => entry.isFile() && !hashedName.test(entry.name));
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
}

type RuleSettings = Pick<PublishOptions, 'redirects' | 'headers' | 'pagePolicy' | 'otherPolicies'>;

function makeRules(
  baseUrl: string,
  inline: InlineCode,
  published: Files,
  {redirects, headers, pagePolicy, otherPolicies}: RuleSettings,
): HostingRules {
  const base = baseUrl.slice(0, -1);
  const {caching}: HeaderSettings = headers;
  const onHost = <Rule extends {path: string}>(rule: Rule) => ({
    ...rule,
    path: baseUrl + rule.path,
  });
  return {
    baseUrl,
    headers: {...headers.everywhere},
    policy: {
      pages: policyText(pagePolicy(inline)),
      others: otherPolicies(published).map(({path: place, policy}) =>
        onHost({path: place, value: policyText(policy)}),
      ),
    },
    caching: {
      pages: caching.pages,
      others: headers.cachedFiles(published).map(onHost),
      notFound: caching.notFound,
    },
    markdown: {
      ends: [twinSuffix, '/llms.txt'],
      headers: {...headers.markdown},
      negotiatedCaching: caching.negotiated,
    },
    files: Object.entries(headers.files).map(([file, own]) =>
      onHost({path: file, headers: {...own}}),
    ),
    contentTypes: {...headers.contentTypes},
    redirects: redirects.map(({from, to}) => ({from: base + from, to: base + to})),
  };
}

/**
 * The rules for servers: `_headers` and `_redirects`, the configuration of nginx, and all of it as JSON. Their paths are
 * below what a server serves as `/`.
 *
 * @param inline what all pages contain
 * @param published files besides pages
 * @throws Error for a file in assets/ without a hash in its name
 */
export async function serverFiles(
  {folder, baseUrl}: BuiltSite,
  inline: InlineCode,
  published: Files,
  settings: RuleSettings,
): Promise<Files> {
  await checkHashedNames(folder);
  const rules = makeRules(baseUrl, inline, published, settings);
  return new Map([
    [`${rulesFolder}/rules.json`, `${JSON.stringify(rules, null, 2)}\n`],
    [`${rulesFolder}/nginx-http.conf`, nginxHttp(rules)],
    [`${rulesFolder}/nginx-server.conf`, nginxServer(rules)],
    ['_headers', headersFile(rules)],
    ['_redirects', redirectsFile(rules)],
  ]);
}
