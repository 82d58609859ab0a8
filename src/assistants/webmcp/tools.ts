/** The tools of a page, for an assistant in the reader's browser. */
import {AnswerError} from '../answers/answerError';
import {cut} from '../answers/cut';
import {findPage} from '../answers/pages';
import {readPage} from '../answers/readPage';
import {searchDocs} from '../answers/searchDocs';
import {callers, methods, mostRequests, type TriedRequest} from '../answers/triedRequest';
import type {DocsSite} from '../site/docsSite';
import type {ModelContextTool} from './modelContext';

/** The longest answer, in characters: what browsers advise. */
export const pageAnswerLimit = 1_500;

type Input = Readonly<Record<string, unknown>>;

/** @throws AnswerError for another value */
function textIn(input: Input, name: string): string {
  const value = input[name];
  if (typeof value === 'string' && value.trim() !== '') return value;
  throw new AnswerError(`"${name}" has to be a text.`);
}

function optionalText(input: Input, name: string): string | undefined {
  return input[name] === undefined ? undefined : textIn(input, name);
}

/** @throws AnswerError for another value */
function wholeNumberIn(input: Input, name: string): number {
  const value = input[name] ?? 0;
  if (Number.isInteger(value) && Number(value) >= 0) return Number(value);
  throw new AnswerError(`"${name}" has to be a whole number, 0 or more.`);
}

const isOneOf = <Value extends string>(value: unknown, all: readonly Value[]): value is Value =>
  all.some(each => each === value);

/** @throws AnswerError that says what a request has to have */
function requestIn(input: unknown, index: number): TriedRequest {
  const fail = (reason: string) => new AnswerError(`Request ${index + 1}: ${reason}`);
  if (typeof input !== 'object' || input === null) throw fail('an object is needed.');
  const {method, path, body, as, headers} = input as Input;
  if (!isOneOf(method, methods)) throw fail(`"method" is one of ${methods.join(', ')}.`);
  if (typeof path !== 'string') throw fail('"path" has to be a text.');
  if (as !== undefined && !isOneOf(as, callers))
    throw fail(`"as" is one of ${callers.join(', ')}.`);
  // The tool of a page takes no headers: nothing that a reader typed can get here by mistake.
  if (headers !== undefined) throw fail('headers cannot be set here; use "as".');
  return {method, path, body, as};
}

/**
 * A tool whose errors are answers: of a rejection, browsers tell the assistant no more than that the call failed, and
 * not what to do instead.
 */
function answering(tool: ModelContextTool): ModelContextTool {
  return {
    ...tool,
    async execute(input) {
      try {
        return await tool.execute(input);
      } catch (error) {
        if (!(error instanceof AnswerError)) throw error;
        return cut(`Error: ${error.message}`, 0, pageAnswerLimit).text;
      }
    },
  };
}

/**
 * @param site in the version that answers unless another is named
 * @param version label of the version of the page that the reader sees
 * @param open shows a page, by its path
 */
export function pageTools(
  site: DocsSite,
  version: string,
  open: (path: string) => void,
): ModelContextTool[] {
  const page = {type: 'string', description: 'Path or address of a page.'} as const;
  const versionParameter = {
    type: 'string',
    enum: site.versions.map(({label}) => label),
    description: `Version of the documentation. By default that of this page, ${version}.`,
  } as const;

  const tools: ModelContextTool[] = [
    {
      name: 'search_docs',
      title: 'Search the documentation',
      description:
        'Searches the Engagespot documentation: guides, concepts, SDK reference and REST reference of one version. Returns the best pages with their addresses.',
      inputSchema: {
        type: 'object',
        properties: {
          query: {type: 'string', description: 'Words, a name from code, or an error message.'},
          version: versionParameter,
        },
        required: ['query'],
        additionalProperties: false,
      },
      annotations: {readOnlyHint: true},
      execute: async input =>
        searchDocs(
          site,
          {
            query: textIn(input, 'query'),
            version: optionalText(input, 'version') ?? version,
            most: 5,
          },
          pageAnswerLimit,
        ),
    },
    {
      name: 'read_page',
      title: 'Read a page',
      description:
        'Returns a page of the Engagespot documentation, or one section of it, as Markdown. Long texts come in pieces.',
      inputSchema: {
        type: 'object',
        properties: {
          page,
          section: {type: 'string', description: 'Heading or anchor, to read only this section.'},
          version: {...versionParameter, description: 'That of the address by default.'},
          offset: {type: 'integer', description: 'Characters to skip, to read on.'},
        },
        required: ['page'],
        additionalProperties: false,
      },
      annotations: {readOnlyHint: true},
      execute: async input =>
        readPage(
          site,
          {
            page: textIn(input, 'page'),
            section: optionalText(input, 'section'),
            version: optionalText(input, 'version'),
            offset: wholeNumberIn(input, 'offset'),
          },
          pageAnswerLimit,
        ),
    },
    {
      name: 'open_page',
      title: 'Open a page',
      description: 'Shows the reader another page of this documentation in this tab.',
      inputSchema: {
        type: 'object',
        properties: {page},
        required: ['page'],
        additionalProperties: false,
      },
      annotations: {readOnlyHint: false},
      async execute(input) {
        const {path, anchor} = await findPage(site, textIn(input, 'page'));
        open(anchor ? `${path}#${anchor}` : path);
        return `The tab shows ${site.addressOf(path)} now.`;
      },
    },
    {
      name: 'try_requests',
      title: 'Try requests on a sandbox',
      description:
        'Performs requests to the Engagespot REST API in their order on a fresh sandbox in memory, which validates like the API and has a demo app (users user_1042 and user_2077, workflow order_shipped). Nothing is sent or kept, and what the reader typed on this page is not used.',
      inputSchema: {
        type: 'object',
        properties: {
          requests: {
            type: 'array',
            minItems: 1,
            maxItems: mostRequests,
            items: {
              type: 'object',
              properties: {
                method: {type: 'string', enum: methods},
                path: {type: 'string', description: 'Path with its query.'},
                body: {description: 'Sent as JSON.'},
                as: {
                  type: 'string',
                  enum: callers,
                  description: 'Whose credentials it gets: "backend" by default.',
                },
              },
              required: ['method', 'path'],
              additionalProperties: false,
            },
          },
        },
        required: ['requests'],
        additionalProperties: false,
      },
      annotations: {readOnlyHint: true, untrustedContentHint: true},
      async execute({requests}) {
        if (!Array.isArray(requests)) throw new AnswerError('"requests" has to be a list.');
        const tried = requests.map(requestIn);
        // The sandbox is a chunk of its own: most assistants read only.
        const {tryRequests} = await import('../answers/tryRequests');
        return tryRequests(site, tried, pageAnswerLimit);
      },
    },
  ];
  return tools.map(answering);
}
