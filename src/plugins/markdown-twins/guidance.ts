/** What programs that write code get wrong about the product, said above the lists of pages. */
import type {OpenApiDocument} from '../../openapi/model.ts';

/** What is read of the OpenAPI document. */
export type ApiFacts = Pick<OpenApiDocument, 'servers' | 'components'>;

/** The name of the header of a security scheme. */
function headerOf({components}: ApiFacts, scheme: string): string {
  const found = components.securitySchemes[scheme];
  if (found?.type !== 'apiKey') throw new Error(`The OpenAPI document has no header "${scheme}"`);
  return `\`${found.name}\``;
}

const list = (lines: readonly string[]) => lines.map(text => `- ${text}`).join('\n');

/**
 * How to use the latest version.
 *
 * @param api the hosts and the headers are those of the OpenAPI document
 * @throws Error when the document no longer has a header that the text names
 */
export function latestGuidance(api: ApiFacts): string[] {
  const header = (scheme: string) => headerOf(api, scheme);
  const hosts = api.servers.map(({url, description}) => `\`${url}\` (${description})`).join(', ');
  return [
    'Follow these rules in code that you write for Engagespot:',
    list([
      `Base URL: ${hosts}. Use the host of the workspace's data region. The path begins with the version of the call, \`/v3\` or \`/v4\`.`,
      `Backend calls send ${header('apiKey')} and ${header('apiSecret')}.`,
      `Front-end calls send ${header('apiKey')} and ${header('userId')} in development, and \`Authorization: Bearer\` with a user token in production. The backend signs the token (RS256).`,
      'The API secret and the signing key never leave the backend. Never write them into code that runs in a browser or in an app. The API key is public.',
      `The calls that create and delete categories send ${header('apiKey')} and ${header('secretKey')}.`,
      'Send a notification with `POST /v3/notifications`: name the workflow in `notification.workflow.identifier`, and the users in `sendTo.recipients`. `202` means accepted, not delivered.',
    ]),
    'These names are wrong in new code. They belong to older versions, or are deprecated:',
    list([
      '`new Engagespot(…)` from `@engagespot/core`: use `createInstance({apiKey, userId})`.',
      '`useEngagespot` from `@engagespot/react-hooks`: use `EngagespotProvider`, and hooks such as `useFeed`.',
      '`userSignature` and `X-ENGAGESPOT-USER-SIGNATURE` (HMAC): use a user token, `userToken`.',
      '`templateId`, and `recipients` or `category` at the top of the body of a send: use `notification.workflow` and `sendTo`.',
      '`POST /v3/notifications/markAllNotificationsAsSeen` is deprecated.',
    ]),
    'Each older version of this documentation has a list of its own. Before you use it, check the versions of the packages in the project.',
  ];
}

/**
 * How to use an older version.
 *
 * @param packages versions by name
 */
export function olderGuidance(packages: Readonly<Record<string, string>>): string[] {
  return [
    'Use these pages only for projects with these packages:',
    list(Object.entries(packages).map(([name, version]) => `\`${name}\` ${version}`)),
    'The reference of the REST API has no versions: it is in the list of the latest version. The API secret never leaves the backend.',
  ];
}
