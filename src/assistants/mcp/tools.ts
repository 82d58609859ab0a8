/** The tools of the MCP server: their names, what they take, and what answers them. */
import type {CallToolResult, McpServer} from '@modelcontextprotocol/server';
import * as z from 'zod';
import {AnswerError} from '../answers/answerError';
import {findSymbol} from '../answers/findSymbol';
import {describeOperation, listOperations} from '../answers/operations';
import {listNote, versionNamed} from '../answers/pages';
import {readPage} from '../answers/readPage';
import {searchDocs} from '../answers/searchDocs';
import {callers, longestPath, methods, mostRequests} from '../answers/triedRequest';
import {tryRequests} from '../answers/tryRequests';
import type {DocsSite} from '../site/docsSite';

/** No tool changes anything, and none leaves what it was given. */
const annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

/** The longest name, query or heading that a tool takes, in characters. */
const longestName = 300;

const name = z.string().min(1).max(longestName);
const offset = z
  .int()
  .min(0)
  .optional()
  .describe('Characters to skip, to read on where an answer was cut.');

/** An answer, or why there is none. Defects are left to the SDK. */
async function toResult(answer: Promise<string>): Promise<CallToolResult> {
  try {
    return {content: [{type: 'text', text: await answer}]};
  } catch (error) {
    if (!(error instanceof AnswerError)) throw error;
    return {isError: true, content: [{type: 'text', text: error.message}]};
  }
}

const request = z.strictObject({
  method: z.enum(methods),
  path: z.string().max(longestPath).describe('Path with its query, such as "/v3/users/user_1042".'),
  headers: z
    .record(z.string().max(100), z.string().max(4_000))
    .optional()
    .describe('Headers besides those of "as".'),
  // A schema of JSON would follow deep values until its stack ends, so the answer looks at the depth.
  body: z.unknown().optional().describe('Sent as JSON.'),
  as: z
    .enum(callers)
    .default('backend')
    .describe(
      'Whose credentials the request gets: "backend" (API key and secret), "user" (API key and the user user_1042) or "none".',
    ),
});

/** Adds the tools to a server. */
export function registerTools(server: McpServer, site: DocsSite): void {
  const [latest, ...older] = site.versions.map(({label}) => label);
  const labels = [latest, ...older].map(label => `"${label}"`).join('|');
  const version = z.enum([latest ?? '', ...older], {
    error: () => `expected one of ${labels}. ${listNote(site, versionNamed(site, undefined))}`,
  });
  const defaulted = version
    .default(latest ?? '')
    .describe('Version of the documentation. Use that of the SDK packages in the project.');

  server.registerTool(
    'search_docs',
    {
      title: 'Search the documentation',
      description:
        'Searches guides, concepts, SDK reference and REST reference of one version. Returns the best pages with the sections that match, and their addresses.',
      inputSchema: z.strictObject({
        query: name.describe('Words, an identifier, an error message, or a method and a path.'),
        version: defaulted,
        limit: z.int().min(1).max(20).default(10).describe('Pages at most.'),
      }),
      annotations,
    },
    ({query, version: label, limit}) =>
      toResult(searchDocs(site, {query, version: label, most: limit})),
  );

  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description:
        'Returns a page of the documentation, or one section of it, as Markdown. Long pages come in pieces.',
      inputSchema: z.strictObject({
        page: name.describe('Address or path, such as "/docs/concepts/workspace".'),
        version: version
          .optional()
          .describe('Version of the page. By default that of the address, or else the latest.'),
        section: name.optional().describe('Heading or anchor, to read only this section.'),
        offset,
      }),
      annotations,
    },
    input => toResult(readPage(site, input)),
  );

  server.registerTool(
    'list_operations',
    {
      title: 'List the calls of the REST API',
      description:
        'Lists every call of the REST API: id, method, path, what it does, and the address of its page.',
      inputSchema: z.strictObject({}),
      annotations,
    },
    () => toResult(listOperations(site)),
  );

  server.registerTool(
    'describe_operation',
    {
      title: 'Describe a call of the REST API',
      description:
        'Returns all about one call of the REST API: authentication, parameters, body, responses and errors, and a sample.',
      inputSchema: z.strictObject({
        operation: name.describe('Id, such as "sendNotification", or method and path.'),
        language: z
          .string()
          .max(30)
          .default('curl')
          .describe('Language of the sample, such as "Node.js" or "Python".'),
        offset,
      }),
      annotations,
    },
    input => toResult(describeOperation(site, input)),
  );

  server.registerTool(
    'find_symbol',
    {
      title: 'Find a symbol of an SDK',
      description:
        'Looks up a function, hook, component, class, method, property or type in the reference of the JavaScript SDK packages of one version: signature, meaning and example.',
      inputSchema: z.strictObject({
        name: name.describe('Such as "useFeed", "createInstance" or "notification.markAsRead".'),
        version: defaulted,
      }),
      annotations,
    },
    ({name: symbol, version: label}) => toResult(findSymbol(site, {name: symbol, version: label})),
  );

  server.registerTool(
    'try_requests',
    {
      title: 'Try requests on a sandbox',
      description:
        'Performs requests to the REST API in their order on a fresh sandbox in memory, which validates like the API and has a demo app: users user_1042 and user_2077, workflows order_shipped, order_reminder and comment_added. Nothing is sent to anybody, and nothing is kept: a call knows nothing of the calls before. Never send real keys.',
      inputSchema: z.strictObject({requests: z.array(request).min(1).max(mostRequests)}),
      annotations,
    },
    ({requests}) => toResult(tryRequests(site, requests)),
  );
}
