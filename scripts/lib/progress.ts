/** How a command that takes its time says what it does: one line that changes, or plain lines. */

export interface Progress {
  /** Tells that something began: a plain line where there is no terminal. */
  started(what: string): void;
  /** Prints a text above the line that changes. */
  print(text: string): void;
  /** Takes the line away. */
  stop(): void;
}

const clearLine = '\r\u001B[2K';

/** What is written to. */
interface Output {
  isTTY: boolean;
  /** Width in characters. */
  columns: number;
  write(text: string): boolean;
}

/**
 * Shows what a command does now.
 *
 * @param text what the line says; asked again every second, and not at all without a terminal
 * @param output standard output by default
 */
export function showProgress(text: () => string, output: Output = process.stdout): Progress {
  const draw = () => {
    if (output.isTTY) output.write(clearLine + text().slice(0, output.columns - 1));
  };
  const timer = output.isTTY ? setInterval(draw, 1000) : undefined;
  return {
    started(what) {
      if (output.isTTY) draw();
      else output.write(`${what} …\n`);
    },
    print(content) {
      output.write(`${output.isTTY ? clearLine : ''}${content}\n`);
      draw();
    },
    stop() {
      clearInterval(timer);
      if (output.isTTY) output.write(clearLine);
    },
  };
}
