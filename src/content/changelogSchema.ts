import * as z from 'zod';

const link = z.strictObject({
  label: z.string().min(1),
  /** A path of this site, or an absolute address. */
  href: z.string().regex(/^(?:\/|https:\/\/)/, 'must begin with / or https://'),
});

const entrySchema = z
  .strictObject({
    /** Part of the address of the entry, so it never changes. */
    id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be words with hyphens between them'),
    /** Day of the change; left out where no source says it, and then the entry is in no feed. */
    date: z.iso.date('must be a day such as 2026-11-23').optional(),
    area: z.enum(['Site', 'SDK', 'API'], 'must be Site, SDK or API'),
    title: z.string().min(1).max(80),
    /** Sentences with code in backticks. */
    text: z.string().min(1),
    links: z.array(link).min(1),
  })
  .refine(({area, date}) => area !== 'Site' || date, {
    path: ['date'],
    error: 'must be there for the area Site: Git has the day',
  });

/** One change of the site, of an SDK or of the API. */
export type ChangelogEntry = z.infer<typeof entrySchema>;

/** Newest first; entries without a date at the end, in the order of the file. */
function sorted(entries: readonly ChangelogEntry[]): ChangelogEntry[] {
  return [...entries].sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
}

/**
 * Validates and sorts the changelog.
 *
 * @param today no entry can be later, as `2026-11-23`
 * @throws Error that names each wrong entry, its field and what is expected
 */
export function readChangelog(entries: readonly unknown[], today: string): ChangelogEntry[] {
  const problems: string[] = [];
  const read: ChangelogEntry[] = [];
  for (const [index, entry] of entries.entries()) {
    const result = entrySchema.safeParse(entry);
    const {id} = (entry ?? {}) as {id?: unknown};
    const name = typeof id === 'string' ? `"${id}"` : `number ${index + 1}`;
    if (!result.success) {
      problems.push(
        ...result.error.issues.map(({path, message}) => `${name}: ${path.join('.')}: ${message}`),
      );
      continue;
    }
    if (read.some(other => other.id === result.data.id)) problems.push(`${name}: is there twice`);
    if ((result.data.date ?? '') > today) problems.push(`${name}: date: is in the future`);
    read.push(result.data);
  }
  if (problems.length > 0) {
    throw new Error(
      `src/content/changelog.ts: wrong entries:\n${problems.map(p => `  ${p}`).join('\n')}`,
    );
  }
  return sorted(read);
}
