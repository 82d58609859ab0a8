import {transform} from 'sucrase';

/** A file that cannot be read as TypeScript. */
export class SyntaxProblem extends Error {
  constructor(
    message: string,
    /** Line of the file, from 1, if it is known. */
    readonly line: number | undefined,
  ) {
    super(message);
  }
}

/** What the compiler adds to an error besides its text. */
interface Located {
  loc?: {line?: number};
}

/**
 * Turns TypeScript with JSX into JavaScript with CommonJS imports, on the same lines. Types are not checked.
 *
 * @throws SyntaxProblem with the line
 */
export function compile(source: string): string {
  try {
    return transform(source, {
      transforms: ['typescript', 'jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
    }).code;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // The line is told apart from the message, and the column is that of the compiler.
    const text = message.replace(/^Error transforming [^:]*: /, '').replace(/ \(\d+:\d+\)$/, '');
    throw new SyntaxProblem(text, (error as Located).loc?.line);
  }
}
