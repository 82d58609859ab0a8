/**
 * Follows the inbox of a user in a running sandbox, and prints what arrives in real time.
 *
 *   npm run inbox -- http://127.0.0.1:8787
 *   npm run inbox -- http://127.0.0.1:8787 --user user_2077
 *   npm run inbox -- http://127.0.0.1:8787 --token TOKEN          in secure mode
 *   npm run inbox -- http://127.0.0.1:8787 --signature SIGNATURE  with HMAC authentication
 */
import {parseArgs} from 'node:util';
import {io} from 'socket.io-client';
import {demoCredentials, demoUserId} from '../src/sandbox/index.ts';
import {exitWithMessage} from './lib/exit.ts';

/** @throws Error when the address is missing or none */
function readAddress(text: string | undefined): string {
  if (text !== undefined && URL.canParse(text)) return text;
  throw new Error('Give the address that npm run sandbox printed, such as http://127.0.0.1:8787');
}

async function follow(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      user: {type: 'string', default: demoUserId},
      token: {type: 'string'},
      signature: {type: 'string'},
    },
  });
  const url = readAddress(positionals[0]);
  const {user: userId, token, signature: userSignature} = values;
  const socket = io(url, {
    query: {apiKey: demoCredentials.apiKey, userId, ...(userSignature && {userSignature})},
    auth: token === undefined ? {} : {token},
    transports: ['websocket'],
  });
  socket.on('connect', () => console.log(`The inbox of ${userId} is open. Ctrl+C closes it.`));
  socket.on('disconnect', () => console.log('The sandbox has gone. Waiting for it…'));
  socket.onAny((name: string, payload: unknown) =>
    console.log(`${name} ${JSON.stringify(payload, null, 2)}`),
  );
  await new Promise<never>((_resolve, reject) => {
    socket.on('connect_error', ({message}) => {
      // The client tries again by itself unless the server refused it.
      if (socket.active) console.log(`No sandbox answers at ${url}. Trying again…`);
      else reject(new Error(message));
    });
  });
}

await follow().catch(exitWithMessage);
