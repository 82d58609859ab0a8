import {runVisibly} from './command.ts';
import {binary} from './paths.ts';

/**
 * Runs Vitest once with the arguments of this command.
 *
 * @param projects pattern of the projects in `vitest.config.ts`; `!` leaves out
 * @param report where its report is left
 * @returns the exit code
 */
export async function runVitest(projects: string, report: string): Promise<number> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const options = ['run', '--project', projects, ...reporters, ...process.argv.slice(2)];
  const {code} = await runVisibly(binary('vitest'), options);
  return code;
}
