/** The built site behind each server that has its rules: the preview server, and nginx where there is one. */

import {type PreviewServer, startPreviewServer} from '@engagespot-docs/publish/preview';
import {type NginxServer, startNginx} from '../../../scripts/lib/nginxServer.ts';
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

/** No nginx where there is none. */
interface Servers {
  preview: PreviewServer;
  nginx: NginxServer | undefined;
}

interface WorkerFixtures {
  /** The folder with the built site. */
  servedFolder: string;
  servers: Servers;
}

/** `test` with `serverUrl`, the origin of the server that `serverName` names; both run as long as a worker. */
export const test = base.extend<{serverName: ServerName; serverUrl: string}, WorkerFixtures>({
  serverName: ['preview', {option: true}],
  servedFolder: [buildDirectory, {option: true, scope: 'worker'}],
  servers: [
    async ({servedFolder}, use) => {
      const nginx = findNginx();
      const servers = {
        preview: await startPreviewServer({directory: servedFolder, port: 0}),
        nginx: nginx && (await startNginx(nginx, {current: servedFolder})),
      };
      await use(servers);
      await Promise.all(Object.values(servers).map(server => server?.close()));
    },
    {scope: 'worker'},
  ],
  serverUrl: async ({servers, serverName}, use) => {
    const server = servers[serverName];
    base.skip(!server, nginxMissing);
    await use(server?.url ?? '');
  },
});
