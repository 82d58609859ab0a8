/** The version's part of the page, to which each page adds what it says of other pages. */
interface VersionModule {
  default: {version: {docs: Record<string, unknown>}};
}

/**
 * Loads the content of a page that lists others, once it is known what the list says.
 *
 * @returns the content
 */
export async function withSummaries<Content>(
  content: Promise<Content>,
  summaries: Promise<{default: Record<string, unknown>}>,
  version: Promise<VersionModule>,
): Promise<Content> {
  Object.assign((await version).default.version.docs, (await summaries).default);
  return content;
}
