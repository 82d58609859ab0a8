import type {OperationView} from '../../openapi/view';
import {demoCredentials, demoUserId} from '../../sandbox/demo';

/** Where the console sends requests. */
export interface Target {
  id: 'sandbox' | 'us' | 'eu';
  label: string;
  url: string;
}

/** The sandbox first: it needs no account and sends nothing over the network. */
export function targetsOf({servers}: Pick<OperationView, 'servers'>): Target[] {
  const [us, eu] = servers;
  return [
    {id: 'sandbox', label: 'Sandbox (in this page)', url: us?.url ?? ''},
    ...(us ? [{id: 'us' as const, label: `${us.label} host`, url: us.url}] : []),
    ...(eu ? [{id: 'eu' as const, label: `${eu.label} host`, url: eu.url}] : []),
  ];
}

/** What the sandbox accepts, by security scheme; a token is made on demand. */
const sandboxCredentials: Record<string, string> = {
  apiKey: demoCredentials.apiKey,
  apiSecret: demoCredentials.apiSecret,
  secretKey: demoCredentials.apiSecret,
  userId: demoUserId,
};

/** The value of a credential before a reader types one. */
export function defaultCredential(target: Target, scheme: string): string {
  return target.id === 'sandbox' ? (sandboxCredentials[scheme] ?? '') : '';
}
