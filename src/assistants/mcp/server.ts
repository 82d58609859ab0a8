/** The MCP server of the documentation, for any transport. */
import {McpServer, type McpServerFactory} from '@modelcontextprotocol/server';
import {createEmbeddedService} from '../../search/embedded/service';
import {type DocsSite, type ListedSkill, openSite} from '../site/docsSite';
import type {SiteSource} from '../site/source';
import {registerPrompts} from './prompts';
import {registerResources} from './resources';
import {registerTools} from './tools';

/** Milliseconds after which the files of the site are read again, in case it was published anew. */
const lifetime = 15 * 60_000;

const instructions = `Documentation of Engagespot, the notification infrastructure platform.

- The documentation has versions, which follow those of the SDK packages. Before you use a version, look at the packages of the project; without a project, use the latest. Don't mix versions. The REST reference has none.
- Search with search_docs, then read what it names with read_page. Look up names of SDK packages with find_symbol, and calls of the REST API with describe_operation.
- Before you hand over code that calls the REST API, send its requests with try_requests: the sandbox validates as the API does.
- Cite the addresses in the answers.`;

/** What of a site a server is made of. */
interface OpenedSite {
  site: DocsSite;
  skills: readonly ListedSkill[];
}

/** A server with all tools, resources and prompts over a site. It keeps nothing between calls. */
export function createDocsServer({site, skills}: OpenedSite, version: string): McpServer {
  const unchanged = {ttlMs: lifetime, cacheScope: 'public'} as const;
  const server = new McpServer(
    {name: 'engagespot-docs', title: 'Engagespot documentation', version, websiteUrl: site.address},
    {
      instructions,
      // What changes with the site is read anew; nobody is told, because nobody is connected that long.
      capabilities: {
        tools: {listChanged: false},
        resources: {listChanged: false},
        prompts: {listChanged: false},
      },
      cacheHints: {
        'server/discover': unchanged,
        'tools/list': unchanged,
        'prompts/list': unchanged,
        'resources/list': unchanged,
        'resources/templates/list': unchanged,
        'resources/read': unchanged,
      },
    },
  );
  registerTools(server, site);
  registerResources(server, site);
  registerPrompts(server, site, skills);
  return server;
}

/**
 * Makes servers for a transport of the SDK, one per connection or request. They share what was read of the site.
 *
 * @param source where the published files come from
 * @param version of this server
 */
export function docsServers(source: SiteSource, version: string): McpServerFactory {
  let opened: {site: Promise<OpenedSite>; until: number} | undefined;

  async function openAll(): Promise<OpenedSite> {
    const site = await openSite(source, createEmbeddedService);
    // Without the list of skills, there are no prompts, but all tools.
    return {site, skills: await site.skills().catch(() => [])};
  }

  function openedSite(): Promise<OpenedSite> {
    if (!opened || opened.until < Date.now()) {
      const opening = openAll();
      opened = {site: opening, until: Date.now() + lifetime};
      opening.catch(() => {
        opened = undefined;
      });
    }
    return opened.site;
  }

  return async () => createDocsServer(await openedSite(), version);
}
