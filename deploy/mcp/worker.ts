/** The MCP server for hosts that run Web-standard functions: `export default {fetch}`. See README.md. */
import packageJson from '../../package.json';
import {createEdgeHandler} from '../../src/assistants/mcp/edge';
import {remoteSource} from '../../src/assistants/site/source';

/** Variables of the host. */
export interface Environment {
  /** Address of the published documentation. */
  DOCS_URL: string;
  /** Names of the hosts on which the function answers, separated by commas. */
  MCP_HOSTS: string;
  /** Names of the hosts whose pages may call it, separated by commas; that of the documentation unless told. */
  MCP_ORIGINS?: string;
}

type Handler = ReturnType<typeof createEdgeHandler>;

const listOf = (text: string) =>
  text
    .split(',')
    .map(name => name.trim())
    .filter(Boolean);

/** @throws Error that names the variable that is missing or wrong */
function createHandler({DOCS_URL: docs, MCP_HOSTS: hosts, MCP_ORIGINS: origins}: Environment) {
  if (!docs || !URL.canParse(docs)) {
    throw new Error('DOCS_URL has to be the address of the published documentation.');
  }
  if (!hosts || listOf(hosts).length === 0) {
    throw new Error('MCP_HOSTS has to name the hosts of this function, such as mcp.example.com.');
  }
  return createEdgeHandler({
    source: remoteSource(docs),
    version: packageJson.version,
    path: '/mcp',
    hosts: listOf(hosts),
    origins: origins ? listOf(origins) : [new URL(docs).hostname],
    onError: console.error,
  });
}

/** Made with the first request: hosts give the variables with it. */
let handler: Handler | undefined;

export default {
  fetch(request: Request, environment: Environment): Promise<Response> {
    handler ??= createHandler(environment);
    return handler(request);
  },
};
