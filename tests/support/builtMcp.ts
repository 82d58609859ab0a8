/** The built site asked over MCP, by the client of the SDK, as an assistant asks a host. */
import {Client, StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import {site} from '../../config/site';
import {buildDirectory} from '../../scripts/lib/paths';
import {createEdgeHandler} from '../../src/assistants/mcp/edge';
import {folderSource} from '../../src/assistants/site/folderSource';
import type {SearchResult} from '../../src/search';

const endpoint = 'https://mcp.example.com/mcp';

/** Calls a tool; returns its text, also that of an error. */
export type CallTool = (name: string, input: Record<string, unknown>) => Promise<string>;

export async function connectToBuild(): Promise<CallTool> {
  const handler = createEdgeHandler({
    source: folderSource(buildDirectory, site.url + site.baseUrl),
    version: '1.0.0',
    path: '/mcp',
    hosts: ['mcp.example.com'],
    origins: [],
  });
  const client = new Client(
    {name: 'exam', version: '1.0.0'},
    {versionNegotiation: {mode: {pin: '2026-07-28'}}},
  );
  await client.connect(
    new StreamableHTTPClientTransport(new URL(endpoint), {
      fetch: (url, init) => handler(new Request(url, init)),
    }),
  );
  return async (name, input) => {
    const {content} = await client.callTool({name, arguments: input});
    const [part] = content;
    if (part?.type !== 'text') throw new Error(`${name} gave no text`);
    return part.text;
  };
}

/** The addresses in an answer of `search_docs`, in the shape that the engines answer in. */
export function resultIn(answer: string): SearchResult {
  const groups: SearchResult['grouped_hits'] = [];
  for (const line of answer.split('\n')) {
    const [, place, address] = /^(\d+\.| {3}-) \[.*?\]\((https?:[^)\s]+)\)/.exec(line) ?? [];
    if (!place || !address) continue;
    const {pathname, hash} = new URL(address);
    if (place !== '   -') groups.push({group_key: [pathname], hits: []});
    groups.at(-1)?.hits.push({document: {anchor: hash.slice(1) || undefined}, highlight: {}});
  }
  return {found: groups.length, request_params: {q: ''}, grouped_hits: groups};
}
