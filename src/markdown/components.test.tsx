/** A page with every component that pages can use, and its Markdown. */
import {DocsVersionProvider} from '@docusaurus/plugin-content-docs/client';
import Assumed from '@site/src/components/Assumed';
import Authentication from '@site/src/components/Authentication';
import GroupContents from '@site/src/components/GroupContents';
import LiveInbox from '@site/src/components/LiveInbox';
import {
  OperationDetails,
  OperationIntro,
  OperationLayout,
  OperationSamples,
  Parameters,
  Related,
  RequestBody,
} from '@site/src/components/Operation';
import Playground from '@site/src/components/Playground';
import Responses from '@site/src/components/Responses';
import type {OperationView} from '@site/src/openapi/view';
import {loadHighlighter} from '@site/src/theme/CodeBlock/Content/highlighter';
import components from '@site/src/theme/MDXComponents';
import {markupInSite} from '@site/tests/support/renderInSite';
import Admonition from '@theme/Admonition';
import CodeBlock from '@theme/CodeBlock';
import themeComponents from '@theme-original/MDXComponents';
import type {ComponentProps, ReactNode} from 'react';
import {expect, test} from 'vitest';
import {articleMarkdown} from './articleMarkdown';

const {Card, Cards, Channel, Diagram, Field, Fields, Figure, Method} = components;
const {Role, Roles, Signature, Steps, TabItem, Tabs, Term, table: Table} = components;

type Version = ComponentProps<typeof DocsVersionProvider>['version'];

const version = {
  pluginId: 'default',
  version: 'current',
  label: '1.5.x',
  docs: {start: {id: 'start', title: 'Start', description: 'Where to begin.'}},
} as unknown as Version;

const view: OperationView = {
  id: 'addTag',
  method: 'PUT',
  path: '/v3/tags/{name}',
  title: 'Add a tag',
  href: '/api/tags/add-tag',
  deprecated: true,
  replacement: {id: 'tag', method: 'POST', path: '/v3/tags', title: 'Tag', href: '/api/tags/tag'},
  servers: [{label: 'US', url: 'https://api.example.com'}],
  authentication: [
    {
      title: 'App level',
      anchor: 'app-level',
      credentials: [{scheme: 'apiKey', header: 'X-KEY', description: 'Public key.'}],
    },
    {
      title: 'Secure mode',
      anchor: 'secure-mode',
      credentials: [
        {scheme: 'token', header: 'Authorization', prefix: 'Bearer ', description: 'A token.'},
      ],
    },
  ],
  parameters: [
    {name: 'name', in: 'path', type: 'string', required: true, description: 'Name of the tag.'},
    {name: 'limit', in: 'query', type: 'integer', constraints: ['at least 1', 'at most 20']},
  ],
  body: {
    schema: {
      type: 'object',
      children: [
        {
          name: 'to',
          type: '(string | object)[]',
          required: true,
          description: 'Whom, by `identifier`.',
          alternatives: [
            {type: 'string', description: 'An identifier.'},
            {type: 'object', children: [{name: 'email', type: 'string', deprecated: true}]},
          ],
        },
      ],
    },
    examples: [],
  },
  samples: [
    {
      value: 'curl',
      label: 'curl',
      samples: [
        {kind: 'http', title: 'PUT /v3/tags', html: 'curl <span>-X</span> PUT &lt;url&gt;'},
      ],
    },
    {value: 'php', label: 'PHP', samples: [{kind: 'sdk', title: 'php-sdk', html: '&lt;?php\n$a;'}]},
  ],
  responses: [
    {
      status: '200',
      description: 'The tag was added.',
      body: {type: 'object', children: [{name: 'id', type: 'integer', required: true}]},
      example: {title: 'Added', html: '{<b>"id"</b>: 1}', json: '{}'},
    },
    {status: '5XX', description: 'A server error.', undocumentedBody: true, errorHref: '/api#5xx'},
  ],
  related: [],
  concept: {title: 'Tags', href: '/docs/tags'},
};

/** By the name of the component. */
const parts: Readonly<Record<string, ReactNode>> = {
  Card: (
    <Cards>
      <Card title="Quick start" href="/docs/quick-start" icon="rocket">
        Add the inbox.
      </Card>
      <Card title="Elsewhere" href="https://example.com/a" />
    </Cards>
  ),
  Channel: (
    <p>
      Send by <Channel id="email" /> or <Channel id="slack" />.
    </p>
  ),
  Diagram: <Diagram title="A path" alt="A leads to B." wide="<svg></svg>" narrow="<svg></svg>" />,
  Field: (
    <Fields>
      <Field name="apiKey" type="string" required>
        The key.
      </Field>
      <Field name="theme" type="{dark: boolean} | null" default="null" deprecated>
        <p>Colors.</p>
        <ul>
          <li>One</li>
        </ul>
      </Field>
    </Fields>
  ),
  Figure: (
    <Figure
      alt="An open panel."
      sdk="@engagespot/react-component 3.0.1"
      light="a.light.avif"
      dark="a.dark.avif"
      width="10"
      height="10"
      themed="true"
    >
      The panel.
    </Figure>
  ),
  LiveInbox: <LiveInbox />,
  Method: <Method>PATCH</Method>,
  Playground: (
    <Playground preset="a" title="A bell" sdk="core">
      <CodeBlock language="ts">{'const a = 1;'}</CodeBlock>
    </Playground>
  ),
  Role: (
    <Roles>
      <Role title="In the Console" who="An administrator">
        <p>Create a key.</p>
      </Role>
    </Roles>
  ),
  Signature: <Signature title="core 3.0.1" code="a(): B;" types="interface B {}" note="See `B`." />,
  Steps: (
    <Steps>
      <h3>Install</h3>
      <p>Do it.</p>
    </Steps>
  ),
  Tabs: (
    <Tabs groupId="a">
      <TabItem value="npm" label="npm">
        <CodeBlock language="bash">npm install a</CodeBlock>
      </TabItem>
      <TabItem value="pnpm" label="pnpm">
        <Tabs groupId="b">
          <TabItem value="c" label="Inside">
            <p>Nested.</p>
          </TabItem>
        </Tabs>
      </TabItem>
    </Tabs>
  ),
  Term: (
    <p>
      In{' '}
      <Term term="Secure mode" definition="Tokens." href="/docs/glossary#secure-mode">
        secure mode
      </Term>
      , and it{' '}
      <Assumed title="Status" basis="Not documented." href="/docs/assumptions#status">
        returns 200
      </Assumed>
      .
    </p>
  ),
  table: (
    <Table>
      <thead>
        <tr>
          <th>Key</th>
          <th>Value</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            <code>a | b</code>
          </td>
          <td>
            One
            <br />
            two
          </td>
        </tr>
      </tbody>
    </Table>
  ),
};

const page = (
  <main>
    <article>
      <nav>Breadcrumbs</nav>
      <h1>
        Engagespot.
        <wbr />
        init()
      </h1>
      {Object.entries(parts).map(([name, part]) => (
        <section key={name}>
          <h2 id={name}>{name}</h2>
          {part}
        </section>
      ))}
      <h2>Plain</h2>
      <p>
        A <strong>bold</strong> word, an <em>emphasis</em>, a_name with * and {'<Inbox />'},{' '}
        <kbd>Esc</kbd>, <a href="#plain">a place</a>, <a href="https://example.com">elsewhere</a>.
      </p>
      <details>
        <summary>More</summary>
        <p>Inside.</p>
      </details>
      <Admonition type="note">A bare note.</Admonition>
      <Admonition type="danger" title="Keep it">
        <p>Secret.</p>
      </Admonition>
      <CodeBlock language="tsx" title="src/my_app.tsx">
        {'<Inbox>\n\n```\n</Inbox>'}
      </CodeBlock>
      <GroupContents
        items={[
          {type: 'link', label: 'Start', href: '/docs/start', docId: 'start'},
          {
            type: 'category',
            label: 'Group',
            href: '/docs/group',
            collapsed: false,
            collapsible: false,
            items: [{type: 'link', label: 'Inside', href: '/docs/inside', docId: 'inside'}],
          },
        ]}
      />
      <OperationLayout>
        <OperationIntro view={view}>
          <p>What it does.</p>
        </OperationIntro>
        <OperationSamples view={view} />
        <OperationDetails>
          <h2>Authentication</h2>
          <Authentication {...view} />
          <h2>Parameters</h2>
          <Parameters {...view} />
          <h2>Request body</h2>
          <RequestBody {...view} />
          <h2>Responses</h2>
          <Responses {...view} />
          <Related {...view} />
        </OperationDetails>
      </OperationLayout>
    </article>
  </main>
);

/** Names of components that are inside of others above. */
const inner = ['Cards', 'Fields', 'Roles', 'TabItem'];

test('no component is missing here', () => {
  const own = Object.keys(components).filter(name => /^[A-Z]/.test(name));
  const original = Object.keys(themeComponents);
  const missing = own.filter(
    name => ![...original, ...inner, ...Object.keys(parts)].includes(name),
  );
  expect(missing).toEqual([]);
});

test('every component of a page has its form in Markdown', async () => {
  // The code of a block comes from the highlighter, which a build has from the beginning.
  await loadHighlighter();
  const html = markupInSite(<DocsVersionProvider version={version}>{page}</DocsVersionProvider>);
  const markdown = articleMarkdown(html, address => new URL(address, 'https://docs.example').href);
  await expect(markdown).toMatchFileSnapshot('fixtures/components.md.txt');
});
