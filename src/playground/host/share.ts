/** Code in the fragment of an address, which never leaves the browser. */
import {longestFragment, readFragment, writeFragment} from './fragment';

/** Longest code that an address can hold, in characters. */
export const longestCode = 20_000;

async function bytesOf(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for (const reader = stream.getReader(); ; ) {
    const {done, value} = await reader.read();
    if (done) break;
    size += value.length;
    if (size > limit) {
      await reader.cancel();
      throw new Error('Too long');
    }
    parts.push(value);
  }
  const all = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    all.set(part, offset);
    offset += part.length;
  }
  return all;
}

function toBase64(bytes: Uint8Array): string {
  const binary = Array.from(bytes, byte => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, character => character.charCodeAt(0));
}

/**
 * @returns the fragment of an address that opens a preset with this code
 * @throws RangeError when the code, or what it is compressed to, is too long
 */
export async function toFragment(preset: string, code: string): Promise<string> {
  if (code.length > longestCode) {
    const [length, most] = [code.length, longestCode].map(count => count.toLocaleString('en'));
    throw new RangeError(
      `The code has ${length} characters, and an address can hold ${most}. Download it as a project instead.`,
    );
  }
  const compressed = new Blob([code]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = await bytesOf(compressed, Number.POSITIVE_INFINITY);
  const fragment = writeFragment({preset, payload: toBase64(bytes)});
  // What has no repetition stays long.
  if (fragment.length > longestFragment) {
    throw new RangeError(
      'The code is too long for an address, even compressed. Download it as a project instead.',
    );
  }
  return fragment;
}

/** The code in a fragment; undefined when there is none, or it is broken or too long. */
export async function fromFragment(fragment: string): Promise<string | undefined> {
  const shared = readFragment(fragment);
  if (!shared) return undefined;
  try {
    const compressed = new Blob([fromBase64(shared.payload)]).stream();
    const stream = compressed.pipeThrough(new DecompressionStream('deflate-raw'));
    const bytes = await bytesOf(stream, longestCode * 4);
    const code = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes);
    return code.length > longestCode ? undefined : code;
  } catch {
    return undefined;
  }
}
