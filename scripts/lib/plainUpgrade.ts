import type {IncomingMessage, Server} from 'node:http';
import type {Socket} from 'node:net';

/** Headers that ask for another protocol. */
const upgradeHeaders = ['upgrade', 'http2-settings'];

function isUpgradeToken(token: string): boolean {
  return upgradeHeaders.includes(token.trim().toLowerCase());
}

/** The request as it would have arrived from a client that does not ask for another protocol. */
function withoutUpgrade({method, url, httpVersion, rawHeaders}: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = rawHeaders.slice(index, index + 2);
    if (isUpgradeToken(name)) continue;
    const isConnection = name.toLowerCase() === 'connection';
    const tokens = value.split(',').filter(token => !isUpgradeToken(token));
    lines.push(`${name}: ${isConnection ? tokens.join(',').trim() : value}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/**
 * Answers requests that offer another protocol, as curl --http2 and the HTTP client of Java do, as
 * if they did not. Node passes all of them on as upgrades once somebody listens for one. To be
 * called after all others that listen.
 *
 * @param takes whether somebody else upgrades the request
 */
export function ignoreUpgrades(server: Server, takes: (path: string) => boolean): void {
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    if (takes(request.url ?? '')) return;
    socket.unshift(Buffer.concat([Buffer.from(withoutUpgrade(request), 'latin1'), head]));
    server.emit('connection', socket);
  });
}
