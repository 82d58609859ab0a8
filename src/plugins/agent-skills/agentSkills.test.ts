import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {sdkVersionsOf} from '../../content/sdkVersions.ts';
import {readDocument} from '../../openapi/document.ts';
import {rootDirectory} from '../../project/rootDirectory.ts';
import {publishedText} from './publish.ts';
import {readSkill} from './skill.ts';

const skill = (head: string, body = 'Do this.') => `---\n${head}\n---\n\n${body}\n`;

describe('a skill', () => {
  test('has a name and says when to use it', () => {
    const text = skill('name: send-mail\ndescription: Sends. Use for mail.');
    expect(readSkill('send-mail', text)).toEqual({
      name: 'send-mail',
      description: 'Sends. Use for mail.',
      text,
    });
  });

  test.each([
    ['another name than its folder', 'name: sendmail\ndescription: Sends.', 'name of its folder'],
    ['a name with two hyphens', 'name: send--mail\ndescription: Sends.', 'single hyphens'],
    ['no description', 'name: send-mail', 'description'],
    ['a long description', `name: send-mail\ndescription: ${'a'.repeat(1025)}`, 'description'],
    ['an unknown key', 'name: send-mail\ndescription: Sends.\nversion: 1', 'version'],
  ])('with %s is an error', (_, head, problem) => {
    const folder = 'send-mail';
    expect(() => readSkill(folder, skill(head))).toThrow(problem);
    expect(() => readSkill(folder, skill(head))).toThrow('skills/send-mail/SKILL.md');
  });

  test('with too much text is an error', () => {
    const head = 'name: send-mail\ndescription: Sends.';
    expect(() => readSkill('send-mail', skill(head, 'a\n'.repeat(500)))).toThrow('500 lines');
    expect(() => readSkill('send-mail', skill(head, 'a'.repeat(20_000)))).toThrow('tokens');
  });
});

describe('the published text', () => {
  const surroundings = {
    url: 'https://docs.example',
    baseUrl: '/help/',
    pages: new Set(['/help/', '/help/docs/a']),
    versions: {'@example/core': '3.0.1'},
  };
  const publish = (text: string) => publishedText(text, surroundings);

  test('has whole addresses', () => {
    expect(publish('[A](/docs/a#b), [list](/llms.txt), [home](/)')).toBe(
      '[A](https://docs.example/help/docs/a.md#b), [list](https://docs.example/help/llms.txt), [home](https://docs.example/help/index.md)',
    );
    expect(() => publish('[B](/docs/b)')).toThrow('/docs/b is no page');
  });

  test('has versions', () => {
    expect(publish('core {{@example/core}}')).toBe('core 3.0.1');
    expect(() => publish('{{@example/other}}')).toThrow('@example/other');
  });

  test('has fences without what checks read', () => {
    expect(publish('```bash title="Send it" run status=202\ncurl\n```\n')).toBe(
      '```bash title="Send it"\ncurl\n```\n',
    );
    expect(publish('   ```ts run\n   a\n   ```')).toBe('   ```ts\n   a\n   ```');
  });
});

test('our skills name only headers, calls and packages that exist', async () => {
  const {components, operations} = await readDocument();
  const headers = new Set([
    ...Object.values(components.securitySchemes).flatMap(scheme =>
      scheme.type === 'apiKey' ? scheme.name : [],
    ),
    ...operations.flatMap(({parameters}) => parameters.map(({name}) => name)),
  ]);
  const calls = new Set(operations.map(({method, path: call}) => `${method} ${call}`));
  const packages = Object.keys(sdkVersionsOf('current'));
  const folder = path.join(rootDirectory, 'skills');
  for (const name of readdirSync(folder)) {
    const text = readFileSync(path.join(folder, name, 'SKILL.md'), 'utf8');
    for (const [header] of text.matchAll(/X-ENGAGESPOT-[A-Z-]+/g)) {
      expect.soft(headers, `${name}: ${header}`).toContain(header);
    }
    for (const [, call] of text.matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) \/v\d[^`\s]*)/g)) {
      expect.soft(calls, `${name}: ${call}`).toContain(call);
    }
    for (const [found] of text.matchAll(/@engagespot\/[a-z-]+/g)) {
      expect.soft(packages, `${name}: ${found}`).toContain(found);
    }
  }
});
