import {demoCredentials, demoUserId, type Sandbox} from '../../sandbox/index.ts';

/** Placeholders of the pages, and environment variables without their prefix, with their values. */
export type Placeholders = Readonly<Record<string, string>>;

/** The values that the demonstration app of a sandbox has for what readers fill in. */
export async function createPlaceholders(sandbox: Sandbox): Promise<Placeholders> {
  return {
    API_KEY: demoCredentials.apiKey,
    API_SECRET: demoCredentials.apiSecret,
    SECRET_KEY: demoCredentials.apiSecret,
    USER_ID: demoUserId,
    USER_TOKEN: await sandbox.createUserToken(demoUserId),
    DEVICE_ID: '3e7d1f52-8a4b-4c1d-9f60-7b2a5c9d0e11',
    NOTIFICATION_ID: '90211',
  };
}

/**
 * Replaces `YOUR_API_KEY` and the like.
 *
 * @throws Error for a placeholder without a value
 */
export function fillIn(text: string, placeholders: Placeholders): string {
  return text.replace(/YOUR_([A-Z][A-Z_]*)/g, (placeholder, name) => {
    const value = placeholders[name];
    if (value === undefined) throw new Error(`the sandbox has no value for ${placeholder}`);
    return value;
  });
}

/** `ENGAGESPOT_API_KEY` → the API key. */
export function variableFrom(placeholders: Placeholders): (name: string) => string | undefined {
  return name => placeholders[name.replace(/^ENGAGESPOT_/, '')];
}
