/**
 * The manifest of the index, where the page has fetched it while the scripts of the search were on their way: the search
 * then starts without asking for it a second time.
 */
import type {Manifest} from './records/shard';

let ahead: {url: string; manifest: Manifest} | undefined;

/** @param url absolute URL of the manifest */
export function keepManifest(url: string, manifest: Manifest): void {
  ahead = {url, manifest};
}

/** The manifest from that URL, once: later, the site may have been published anew. */
export function takeManifest(url: string): Manifest | undefined {
  const manifest = ahead?.url === url ? ahead.manifest : undefined;
  ahead = undefined;
  return manifest;
}
