import {demoCredentials, demoUserId} from '../../src/sandbox/index.ts';
import type {SandboxServer} from './sandboxServer.ts';

/** Something to try, as a command for a terminal. */
export interface SandboxCommand {
  title: string;
  command: string;
}

/** What proves to a running sandbox that the demonstration user calls. */
interface UserProof {
  headers: string[];
  /** For the command that follows the inbox. */
  options: string;
}

async function proofOfUser({sandbox}: SandboxServer): Promise<UserProof> {
  if (sandbox.settings.secureMode) {
    const token = await sandbox.createUserToken(demoUserId);
    return {headers: [`Authorization: Bearer ${token}`], options: ` --token ${token}`};
  }
  const headers = [
    `X-ENGAGESPOT-API-KEY: ${demoCredentials.apiKey}`,
    `X-ENGAGESPOT-USER-ID: ${demoUserId}`,
  ];
  if (!sandbox.settings.hmac) return {headers, options: ''};
  const signature = await sandbox.createUserSignature(demoUserId);
  return {
    headers: [...headers, `X-ENGAGESPOT-USER-SIGNATURE: ${signature}`],
    options: ` --signature ${signature}`,
  };
}

function curl(url: string, headers: readonly string[], body?: unknown): string {
  const parts = [
    `curl '${url}'`,
    ...headers.map(header => `-H '${header}'`),
    ...(body === undefined ? [] : [`-H 'Content-Type: application/json'`]),
    ...(body === undefined ? [] : [`-d '${JSON.stringify(body)}'`]),
  ];
  return parts.join(' ');
}

/** The first three things to try with a sandbox, ready to copy. They fit its security settings. */
export async function sandboxCommands(server: SandboxServer): Promise<SandboxCommand[]> {
  const {url} = server;
  const {headers, options} = await proofOfUser(server);
  const appHeaders = [
    `X-ENGAGESPOT-API-KEY: ${demoCredentials.apiKey}`,
    `X-ENGAGESPOT-API-SECRET: ${demoCredentials.apiSecret}`,
  ];
  const body = {
    notification: {workflow: {identifier: 'order_shipped'}},
    sendTo: {recipients: [demoUserId]},
    data: {orderNumber: '88214', carrier: 'Northline', deliveryDate: 'Friday'},
  };
  return [
    {title: 'Open the live inbox', command: `npm run inbox -- ${url}${options}`},
    {title: 'Send a notification', command: curl(`${url}/v3/notifications`, appHeaders, body)},
    {title: 'List the inbox', command: curl(`${url}/v3/notifications?limit=5`, headers)},
  ];
}
