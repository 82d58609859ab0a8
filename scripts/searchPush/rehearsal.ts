import {type PushContent, type PushTarget, preparePush} from './push.ts';

/** The docs versions of the records, each with its number of records. */
function countByTag({records}: PushContent): string[] {
  const counts = new Map<string, number>();
  for (const {language, docusaurus_tag: tag} of records) {
    const name = `${tag} (${language})`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return Array.from(counts, ([name, count]) => `${name}: ${count}`);
}

/**
 * Says what a push would do, and changes nothing.
 *
 * @throws PushError when the server cannot be read
 */
export async function rehearse(target: PushTarget, content: PushContent): Promise<void> {
  const {alias, collection, previous, outdated} = await preparePush(target);
  const lines = [
    'Nothing is changed. A push would:',
    `- create ${collection} and import ${content.records.length} records:`,
    ...countByTag(content).map(line => `    ${line}`),
    `- point the alias ${alias} at it (now: ${previous ?? 'none'})`,
    `- delete ${outdated.join(', ') || 'nothing'}`,
  ];
  target.log(lines.join('\n'));
}
