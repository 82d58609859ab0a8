/** The fragment of an address that has the code of a playground: `#playground=<preset>.<code>`. */

/** Longest fragment that is read, in characters; browsers and chats shorten longer ones. */
export const longestFragment = 30_000;

const start = '#playground=';
const pattern = /^#playground=([\w-]+)\.([\w-]+)$/;

/** Whether an address means to hold the code of a playground, be it readable or not. */
export function isFragment(fragment: string): boolean {
  return fragment.startsWith(start);
}

export interface SharedCode {
  preset: string;
  /** Compressed, in base64 for addresses. */
  payload: string;
}

/** What a fragment holds; undefined for all other fragments. */
export function readFragment(fragment: string): SharedCode | undefined {
  const [, preset, payload] =
    fragment.length > longestFragment ? [] : (pattern.exec(fragment) ?? []);
  return preset && payload ? {preset, payload} : undefined;
}

export function writeFragment({preset, payload}: SharedCode): string {
  return `${start}${preset}.${payload}`;
}
