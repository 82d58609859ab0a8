/** The chunk that a client module loads where the browser has WebMCP: registers the tools of the page. */
import siteConfig from '@generated/docusaurus.config';
import {createEmbeddedTransport} from '../../search';
import {versionAt} from '../answers/pages';
import {openSite} from '../site/docsSite';
import {remoteSource} from '../site/source';
import type {ModelContext} from './modelContext';
import {pageTools} from './tools';

/** Milliseconds before another page is shown, in which the browser gets the answer to the assistant. */
const handover = 100;

function open(path: string): void {
  setTimeout(() => window.location.assign(path), handover);
}

async function registerTools(context: ModelContext): Promise<void> {
  const root = new URL(siteConfig.baseUrl, window.location.origin).href;
  // The engine has a worker, so the page does not wait for it.
  const site = await openSite(remoteSource(root), createEmbeddedTransport);
  const version = versionAt(site, window.location.pathname) ?? site.versions[0];
  const tools = version ? pageTools(site, version.label, open) : [];
  for (const tool of tools) await context.registerTool(tool);
}

const {modelContext} = document as Document & {modelContext?: ModelContext};
// Readers miss nothing without the tools.
if (modelContext) registerTools(modelContext).catch(console.warn);
