/** The built site behind each server that has its rules: the preview server, and nginx where there is one. */

import {type PreviewServer, startPreviewServer} from '@engagespot-docs/publish/preview';
import {startNginx} from '../../../scripts/lib/nginxServer.ts';
import {buildDirectory} from '../../../scripts/lib/paths.ts';
import {findNginx, nginxMissing} from '../../../scripts/nginx.ts';
import {test as base} from './test.ts';

export const serverNames = ['preview', 'nginx'] as const;

type ServerName = (typeof serverNames)[number];

/** Starts a server for a folder with a built site; undefined where there is no nginx. */
export async function startServer(
  name: ServerName,
  directory = buildDirectory,
): Promise<PreviewServer | undefined> {
  if (name === 'preview') return startPreviewServer({directory, port: 0});
  const nginx = findNginx();
  return nginx && startNginx(nginx, {current: directory});
}

interface Fixtures {
  /** The folder with the built site. */
  servedFolder: string;
  serverName: ServerName;
  /** The origin of the server with that name, which serves that folder as long as the test runs. */
  serverUrl: string;
}

export const test = base.extend<Fixtures>({
  servedFolder: [buildDirectory, {option: true}],
  serverName: ['preview', {option: true}],
  serverUrl: async ({servedFolder, serverName}, use) => {
    const server = await startServer(serverName, servedFolder);
    base.skip(!server, nginxMissing);
    await use(server?.url ?? '');
    await server?.close();
  },
});
