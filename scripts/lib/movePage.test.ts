import {describe, expect, test} from 'vitest';
import {planMove} from './movePage.ts';

const pages = [
  {
    file: 'docs/concepts/workspace.mdx',
    route: '/docs/concepts/workspace',
    source: 'See [environments](./environment.mdx#keys) and the [start](../start.mdx).',
  },
  {
    file: 'docs/concepts/environment.mdx',
    route: '/docs/concepts/environment',
    source:
      'In a [workspace](workspace.mdx#members).\n\n<Card title="W" href="/docs/concepts/workspace">W.</Card>',
  },
  {file: 'docs/start.mdx', route: '/docs/start', source: 'Nothing about it.'},
];

const redirects = `const moved: readonly Redirect[] = [
  {from: '/docs/old', to: '/docs/concepts/workspace'},
];
`;

const request = {
  pages,
  from: 'docs/concepts/workspace.mdx',
  to: 'docs/teams/workspace.mdx',
  sidebar: "items: ['concepts/workspace', 'concepts/environment']",
  redirects,
};

describe('planMove', () => {
  const plan = planMove(request);

  test('tells both addresses', () => {
    expect(plan.route).toEqual({from: '/docs/concepts/workspace', to: '/docs/teams/workspace'});
  });

  test('sets the links of the page itself right', () => {
    expect(plan.files.get('docs/teams/workspace.mdx')).toBe(
      'See [environments](../concepts/environment.mdx#keys) and the [start](../start.mdx).',
    );
  });

  test('sets links to the page right, by file and by address, and keeps their hashes', () => {
    expect(plan.files.get('docs/concepts/environment.mdx')).toBe(
      'In a [workspace](../teams/workspace.mdx#members).\n\n<Card title="W" href="/docs/teams/workspace">W.</Card>',
    );
  });

  test('leaves pages alone that do not know it', () => {
    expect([...plan.files.keys()]).not.toContain('docs/start.mdx');
  });

  test('renames its entry in the sidebar', () => {
    expect(plan.sidebar).toBe("items: ['teams/workspace', 'concepts/environment']");
  });

  test('adds a redirect, and shortens the one that led to the old address', () => {
    expect(plan.redirects).toContain("{from: '/docs/old', to: '/docs/teams/workspace'}");
    expect(plan.redirects).toContain(
      "{from: '/docs/concepts/workspace', to: '/docs/teams/workspace'}",
    );
  });

  test('moving a page back leaves no redirect that hides it', () => {
    const moved = pages.map(page =>
      page.file === request.from
        ? {...page, file: request.to, route: '/docs/teams/workspace'}
        : page,
    );
    const back = planMove({
      pages: moved,
      from: request.to,
      to: request.from,
      sidebar: plan.sidebar,
      redirects: plan.redirects,
    });
    expect(back.redirects).not.toContain("from: '/docs/concepts/workspace'");
  });

  test.each([
    ['a page that does not exist', {from: 'docs/nothing.mdx'}, 'docs/nothing.mdx is not a page'],
    ['a target that exists', {to: 'docs/start.mdx'}, 'docs/start.mdx exists already'],
    ['a target outside the documentation', {to: 'api/workspace.mdx'}, 'Only pages of docs/'],
    ['a page that the sidebar does not name', {sidebar: 'items: []'}, 'does not name'],
  ])('refuses %s', (_, change, message) => {
    expect(() => planMove({...request, ...change})).toThrow(message);
  });
});
