/** Ends a command with the error's message, without a stack that tells its user nothing. */
export function exitWithMessage(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
