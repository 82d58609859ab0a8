/**
 * Serves the sandbox: the REST interface in memory, for curl, SDKs and tests.
 *
 *   npm run sandbox             http://127.0.0.1:8787
 *   npm run sandbox -- --help   its options
 */
import {readFile, writeFile} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {demoCredentials, demoSeed, demoUserId, type RunEvent} from '../src/sandbox/index.ts';
import {exitWithMessage} from './lib/exit.ts';
import {sandboxCommands} from './lib/sandboxCommands.ts';
import {type AnsweredRequest, type SandboxServer, startSandboxServer} from './lib/sandboxServer.ts';
import {createTerminalLog, shortName} from './lib/terminalLog.ts';

const help = `npm run sandbox -- [options]

  --port PORT         the port on 127.0.0.1; 8787 without it, and 0 for a free one
  --secure            users need a token, as in production
  --hmac              user identifiers need their HMAC signature
  --documented        responses leave out fields that only SDKs read
  --signing-key FILE  reads the private key of secure mode from this file, or writes a new one to it
  --help, -h          shows these options`;

/** @throws Error when the text is not a port number */
function parsePort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new Error(`--port ${text}: a port is a number from 0 to 65535`);
}

/** The key in a file; undefined when there is no such file yet. */
async function readKey(file: string | undefined): Promise<string | undefined> {
  return file === undefined ? undefined : readFile(file, 'utf8').catch(() => undefined);
}

async function introduce(server: SandboxServer): Promise<void> {
  const {sandbox, url} = server;
  const signature = await sandbox.createUserSignature(demoUserId);
  const lines = [
    ['Base URL', url],
    ['API key', demoCredentials.apiKey],
    ['API secret', `${demoCredentials.apiSecret} (also the secret key of the category calls)`],
    ['User', demoUserId],
    ['User token', await sandbox.createUserToken(demoUserId)],
    ['Secure mode', sandbox.settings.secureMode ? 'on: calls of a user need a token' : 'off'],
    ['HMAC', sandbox.settings.hmac ? `on: X-ENGAGESPOT-USER-SIGNATURE is ${signature}` : 'off'],
    ['Workflows', demoSeed.workflows.map(({identifier}) => identifier).join(', ')],
  ].map(([name = '', value]) => `  ${name.padEnd(12)} ${value}`);
  const title = 'The sandbox is running (Ctrl+C stops it). Nothing that it is sent leaves it.';
  const commands = await sandboxCommands(server);
  const examples = commands.flatMap(({title: name, command}) => [`${name}:`, `  ${command}`, '']);
  console.log([title, '', ...lines, '', ...examples].join('\n'));
}

const log = createTerminalLog(process.stdout);

function logAnswer({method, path, status, milliseconds, note}: AnsweredRequest): void {
  const time = new Date().toTimeString().slice(0, 8);
  const place = path.length > 200 ? `${path.slice(0, 200)}…` : path;
  const line = `${time} ${method.padEnd(6)} ${place} ${status} ${milliseconds.toFixed(1)} ms`;
  log.write(line, ...(note ? [`         ${note}`] : []));
}

/** What the log says of a run; what its reader does shows as a request anyway. */
const outcomes: Partial<Record<RunEvent['state'], string>> = {
  sent: 'delivered (simulated)',
  skipped: 'skipped',
  waiting: 'waits',
  cancelled: 'cancelled',
  discarded: 'discarded',
  lost: 'lost',
};

function logRun({userId, workflow, channel, state, reason, until}: RunEvent): void {
  const outcome = outcomes[state];
  if (!outcome) return;
  const name = shortName(workflow);
  const what = channel ? `${name}, ${channel}` : name;
  const detail = reason ? `: ${reason}` : until ? ` until ${until}` : '';
  log.write(`         ${what} to ${shortName(userId)}: ${outcome}${detail}`);
}

/** @throws Error when the key cannot be read or written */
async function prepare(server: SandboxServer, newKeyFile: string | undefined): Promise<void> {
  const {sandbox} = server;
  if (newKeyFile) await writeFile(newKeyFile, await sandbox.signingKey(), {mode: 0o600});
  sandbox.subscribe(event => {
    if (event.type === 'run') logRun(event);
  });
  await introduce(server);
}

async function serve(): Promise<void> {
  const {values} = parseArgs({
    options: {
      port: {type: 'string', default: '8787'},
      secure: {type: 'boolean', default: false},
      hmac: {type: 'boolean', default: false},
      documented: {type: 'boolean', default: false},
      'signing-key': {type: 'string'},
      help: {type: 'boolean', short: 'h', default: false},
    },
  });
  if (values.help) {
    console.log(help);
    return;
  }
  const keyFile = values['signing-key'];
  const signingKey = await readKey(keyFile);
  const server = await startSandboxServer({
    sandbox: {
      signingKey,
      settings: {secureMode: values.secure, hmac: values.hmac},
      sdkFields: !values.documented,
      live: true,
    },
    port: parsePort(values.port),
    onAnswer: logAnswer,
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => server.close().catch(exitWithMessage));
  }
  await prepare(server, signingKey === undefined ? keyFile : undefined).catch(async error => {
    await server.close();
    throw error;
  });
}

await serve().catch(exitWithMessage);
