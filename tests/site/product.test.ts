/**
 * What the pages say of the product where the specification leaves it to them, in every version: states
 * of web push, error codes. And what they do not say.
 */
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {publishedVersions} from '../../src/content/docsVersions.ts';
import {membersFolder} from '../../src/members/addresses.ts';
import {builtPages} from '../e2e/support/site.ts';

/** Where every version has its reference and error codes, the latest first. */
const resources = publishedVersions.map(version =>
  path.posix.join('/docs', version === 'current' ? '' : version, membersFolder(version), '..'),
);

/** What a reader reads in the content of a page, without code. */
function textOf(html: string): string {
  const content = /<main\b.*<\/main>/s.exec(html)?.[0] ?? html;
  return content
    .replace(/<(nav|aside)\b.*?<\/\1>/gs, ' ')
    .replace(/<(script|style|pre)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ');
}

function read(address: string): string {
  const html = builtPages().get(address);
  if (html === undefined) throw new Error(`There is no page ${address}`);
  return textOf(html);
}

describe('Section 4: Product states', () => {
  for (const folder of resources) {
    test(`Web push has permission and registration states; the client instance has a ready state: ${folder}`, {
      tags: '@spec:client.states',
    }, () => {
      const client = `${folder}/api-reference/javascript/core`;
      const states = read(`${client}.permissionstate_2`);
      for (const state of [/granted/i, /denied/i]) expect(states).toMatch(state);
      const registration = read(`${client}.engagespot.getwebpushregistrationstate`);
      expect(registration).toContain('PermissionState');
      const ready = read(`${client}.engagespot._ready`);
      expect(ready).toContain('Engagespot._ready');
      expect(ready).toContain('settles when connecting ends');
      expect(read(`${client}.engagespot.isready`)).toContain('Engagespot.isReady');
    });
  }
});

describe('Section 8: API', () => {
  /** The codes that all generations of the client have. */
  const common = ['ES1000', 'ES1003', 'ES1004', 'ES1006', 'ES1007'];

  for (const folder of resources) {
    test(`The content of the error-codes page of each version is that of its SDK: ${folder}`, {
      tags: '@spec:errors.codes-pages',
    }, () => {
      const text = read(`${folder}/troubleshooting/error-codes`);
      const isLatest = folder === resources[0];
      for (const code of [
        ...common,
        ...(isLatest ? ['ES1002', 'ES10011', 'ES10012'] : ['ES1001']),
      ]) {
        expect(text, code).toContain(code);
      }
    });
  }
});

describe('Section 9: Constants and limits', () => {
  test('Server-side limits, rate limits and pricing: not shown', {
    tags: '@spec:limits.not-shown',
  }, () => {
    const rate =
      /\d[\d,]*\s*(?:requests|calls|notifications|triggers|recipients)\s*(?:per|an?|each|\/)\s*(?:second|minute|hour|day|month)/i;
    const price =
      /[$€£]\s?\d[\d.,]*\s*(?:per|an?|\/)\s*(?:month|year|seat|user|notification|email)/i;
    const pages = [...builtPages()].map(([address, html]) => ({address, text: textOf(html)}));
    expect(pages.filter(({text}) => text.includes('Engagespot')).length).toBeGreaterThan(500);
    expect(pages.filter(({text}) => rate.test(text)).map(({address}) => address)).toEqual([]);
    expect(pages.filter(({text}) => price.test(text)).map(({address}) => address)).toEqual([]);
  });
});
