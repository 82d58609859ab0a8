import {runVisibly} from './command.ts';
import {binary} from './paths.ts';

/**
 * Runs Vitest once with the arguments of this command.
 *
 * @param projects names of projects in `vitest.config.ts`
 * @param report where its report is left
 * @returns the exit code
 */
export async function runVitest(projects: readonly string[], report: string): Promise<number> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const options = [
    'run',
    ...projects.map(name => `--project=${name}`),
    ...reporters,
    ...process.argv.slice(2),
  ];
  const {code} = await runVisibly(binary('vitest'), options);
  return code;
}
