/**
 * Asks the registry for known vulnerabilities in the packages that the site is built from. Exits with 1 for one of high
 * or critical severity. A registry that does not answer such questions is said, and no failure: the machine that
 * publishes the site has to be able to ask.
 *
 *   npm run audit
 */
import * as z from 'zod';
import {runQuietly} from './lib/command.ts';
import {exitWithMessage} from './lib/exit.ts';

const severities = ['low', 'moderate', 'high', 'critical'] as const;

const report = z.object({
  metadata: z.object({vulnerabilities: z.record(z.string(), z.number())}),
  vulnerabilities: z.record(z.string(), z.object({severity: z.string()})),
});

async function audit(): Promise<void> {
  const {output} = await runQuietly('npm', ['audit', '--omit=dev', '--json', '--loglevel=silent']);
  const start = output.indexOf('{');
  const result = start < 0 ? undefined : report.safeParse(JSON.parse(output.slice(start)));
  if (!result?.success) {
    throw new Error(
      'The registry does not tell known vulnerabilities: nothing is checked. Ask another one, with npm_config_registry.',
    );
  }
  const {metadata, vulnerabilities} = result.data;
  const counts = severities.map(name => `${metadata.vulnerabilities[name] ?? 0} ${name}`);
  console.log(`Known vulnerabilities in what the site is built from: ${counts.join(', ')}`);
  const grave = Object.entries(vulnerabilities).filter(([, {severity}]) =>
    ['high', 'critical'].includes(severity),
  );
  for (const [name, {severity}] of grave) console.log(`  ${name}: ${severity}`);
  process.exitCode = grave.length > 0 ? 1 : 0;
}

await audit().catch(exitWithMessage);
