import type {Writable} from 'node:stream';

/** Longer than any line that tells something. In characters. */
const maximumLength = 400;
/** Longer than the name of anything that people have named. In characters. */
const maximumNameLength = 60;
const controlCharacters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Text of others, unable to move the cursor, to change colors or to begin a line. */
export function plain(text: string): string {
  return text.replace(controlCharacters, character => {
    const code = character.codePointAt(0) ?? 0;
    return code < 0x10000
      ? `\\u${code.toString(16).padStart(4, '0')}`
      : `\\u{${code.toString(16)}}`;
  });
}

function shorten(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

/** A name as the log shows it: its beginning says enough. */
export function shortName(name: string): string {
  return plain(shorten(name, maximumNameLength));
}

/** Writes lines as long as somebody reads them. */
export interface TerminalLog {
  /** @param parts each becomes a line; what others wrote in them is made plain */
  write(...parts: string[]): void;
}

/**
 * A log that keeps nothing for a reader who is slow, such as a pipe: it leaves lines out, and says
 * afterwards how many.
 */
export function createTerminalLog(stream: Writable): TerminalLog {
  let leftOut = 0;

  stream.on('drain', () => {
    if (leftOut === 0) return;
    const count = leftOut;
    leftOut = 0;
    stream.write(`(${count} lines left out: they came faster than they were read)\n`);
  });

  return {
    write(...parts) {
      if (stream.writableNeedDrain) {
        leftOut += parts.length;
        return;
      }
      const lines = parts.map(part => `${plain(shorten(part, maximumLength))}\n`);
      stream.write(lines.join(''));
    },
  };
}
