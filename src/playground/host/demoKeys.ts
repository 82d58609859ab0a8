import {demoCredentials} from '../../sandbox/demo';

/** What the documentation writes instead of credentials, and what the sandbox knows. */
const values: Readonly<Record<string, string>> = {
  YOUR_API_KEY: demoCredentials.apiKey,
  YOUR_API_SECRET: demoCredentials.apiSecret,
};

const known = (value: string): string =>
  (Object.hasOwn(values, value) ? values[value] : value) ?? value;

/** Headers of a call, so that code from any page of the documentation runs as it is. */
export function withDemoKeys(headers: readonly (readonly [string, string])[]): [string, string][] {
  return headers.map(([name, value]) => [name, known(value)]);
}

/** The same for an address with credentials in its query. */
export function withDemoKey(address: string): string {
  const url = new URL(address);
  for (const [name, value] of [...url.searchParams]) {
    if (known(value) !== value) url.searchParams.set(name, known(value));
  }
  return url.href;
}
