declare module '@generated/changelog/default/entries.json' {
  import type {ChangelogEntry} from '@site/src/content/changelogSchema';

  const entries: readonly ChangelogEntry[];
  export default entries;
}
