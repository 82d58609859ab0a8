import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {site} from '../../../config/site.ts';
import {servedBuild} from './servedBuild.ts';
import {builtPages} from './site.ts';

const identifiers = new Map<string, ReadonlySet<string>>();

function identifiersOf(pagePath: string): ReadonlySet<string> {
  let found = identifiers.get(pagePath);
  if (!found) {
    const html = builtPages().get(pagePath) ?? '';
    found = new Set(
      [...html.matchAll(/\sid=(?:"([^"]*)"|([^\s>]+))/g)].map(([, a, b]) => a ?? b ?? ''),
    );
    identifiers.set(pagePath, found);
  }
  return found;
}

/** Whether nothing of this site stands at an address, or the page there has no part of that name. */
function isDead(address: string, pagePath: string): boolean {
  if (!URL.canParse(address, site.url)) return true;
  const url = new URL(address, site.url + pagePath);
  if (['mailto:', 'https:', 'http:'].includes(url.protocol) && url.origin !== site.url)
    return false;
  if (url.origin !== site.url) return true;
  const target = decodeURI(url.pathname);
  const fragment = decodeURIComponent(url.hash.slice(1));
  // The not-found page is shown at addresses that no page has.
  if (target === pagePath && !builtPages().has(pagePath)) return false;
  if (builtPages().has(target)) return fragment !== '' && !identifiersOf(target).has(fragment);
  return !existsSync(path.join(servedBuild, target)) || target.endsWith('/');
}

/**
 * The links of a page that lead nowhere, each once.
 *
 * @param addresses as they stand in the page
 */
export function deadLinks(addresses: readonly string[], pagePath: string): string[] {
  return [...new Set(addresses)].filter(address => isDead(address, pagePath));
}

/** The links that lead nowhere in a page as its scripts left it. */
export async function deadLinksOf(page: Page): Promise<string[]> {
  const addresses = await page
    .locator('a[href]')
    .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''));
  return deadLinks(addresses, new URL(page.url()).pathname);
}

const scripts = /<(script|style)\b[\s\S]*?<\/\1>/g;
const tag = /<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const href = /\shref=(?:"([^"]*)"|([^\s>]*))/;

/** Where the links of a page lead, as they stand in it. A parser of HTML would take ten times as long. */
export function addressesIn(html: string): string[] {
  return [...html.replace(scripts, '').matchAll(tag)].flatMap(([, name = '', attributes = '']) => {
    if (!/^(?:a|area)$/i.test(name)) return [];
    const [, quoted, bare] = href.exec(attributes) ?? [];
    return (quoted ?? bare)?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'") ?? [];
  });
}
