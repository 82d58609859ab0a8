/** What readers and agents say about a page: what is sent, and where to. */

/** The most characters of a comment. */
export const longestComment = 1000;

/** The body of a request to the endpoint of feedback. `feedbackSchema` describes the same to everyone else. */
export interface Feedback {
  /** Path of the page, such as `/docs/concepts/workspace`. */
  page: string;
  /** Label of the version of the documentation; the REST reference has none. */
  version?: string;
  helpful: boolean;
  comment?: string;
  from: 'reader' | 'agent';
  /** Random for each view of a page. A later request with the same id replaces the earlier one. */
  id?: string;
}

const shortText = {type: 'string', minLength: 1, maxLength: 200};

/** `Feedback` as a JSON Schema. */
export const feedbackSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Feedback on a page',
  type: 'object',
  required: ['page', 'helpful', 'from'],
  additionalProperties: false,
  properties: {
    page: {...shortText, pattern: '^/', description: 'Path of the page.'},
    version: {...shortText, description: 'Version of the documentation, such as 1.5.x.'},
    helpful: {type: 'boolean', description: 'Whether the page answered the question.'},
    comment: {
      type: 'string',
      maxLength: longestComment,
      description: 'What is missing or wrong, or what helped. No secrets, no personal data.',
    },
    from: {enum: ['reader', 'agent'], description: 'Agents send agent.'},
    id: {
      ...shortText,
      description: 'Random. A later request with the same id replaces the earlier one.',
    },
  },
} as const;

/** Where feedback goes. */
export interface FeedbackSettings {
  /** Address of a new issue, or of an email, up to the subject: the path of the page follows. */
  feedbackLink: string;
  /** Where a `Feedback` is posted; without it, readers open the link. */
  feedbackEndpoint?: string;
}

/** The most characters of an address: issue trackers refuse longer ones. */
const longestLink = 6000;

/** A parameter of an address as a web server and an email client read it. */
function bodyParameter(body: string): string {
  return `&${new URLSearchParams({body}).toString().replaceAll('+', '%20')}`;
}

/**
 * The link to an issue or an email about a page, with what the reader wrote so far. What does not fit into an
 * address is left out.
 *
 * @param settings.feedbackLink address up to the subject
 */
export function feedbackLink(
  {feedbackLink: link}: FeedbackSettings,
  {
    page,
    version,
    helpful,
    comment = '',
  }: Pick<Feedback, 'page' | 'version' | 'helpful' | 'comment'>,
): string {
  const facts = [
    `Page: ${page}`,
    `Version: ${version ?? 'none'}`,
    `Helpful: ${helpful ? 'yes' : 'no'}`,
  ];
  const characters = Array.from(comment);
  for (let length = characters.length; ; length = Math.floor(length * 0.9)) {
    const text = characters.slice(0, length).join('');
    const address = `${link}${page}${bodyParameter([text, '', ...facts].join('\n').trim())}`;
    if (address.length <= longestLink || length === 0) return address;
  }
}
