/**
 * Keys of bodies that samples may show although the OpenAPI document leaves them out, because a
 * published package has them. Older versions of the documentation describe what was sent then.
 */

export interface PublishedKeys {
  operationId: string;
  /** Where they are: names of keys with dots between them, `[]` for the entries of a list. */
  place: string;
  keys: readonly string[];
  /** Package, version, file and type that has them. */
  source: string;
  /** Documentation versions whose samples may show them. */
  versions: readonly string[];
}

const operationId = 'sendNotification';
const types = '@engagespot/node 1.7.0, lib/types.d.ts';
const older = ['1.0.0', '1.3.x', '1.4.x'];

export const publishedKeys: readonly PublishedKeys[] = [
  {
    operationId,
    place: '',
    keys: ['recipients', 'category'],
    source: `${types}: IEngagespotSendParams`,
    versions: older,
  },
  {
    operationId,
    place: 'notification',
    keys: ['title', 'message', 'icon', 'url', 'templateId', 'templateIdentifier', 'category'],
    source: `${types}: IEngagespotNotification`,
    versions: older,
  },
  {
    operationId,
    place: 'data.attachments[]',
    keys: ['attachmentKey'],
    source: `${types}: NotificationAttachment`,
    versions: [...older, 'current'],
  },
  {
    operationId,
    place: 'sendTo.recipients[]',
    // The type allows any key. The list holds those in use, so that a misspelled one is found.
    keys: ['country'],
    source: `${types}: InlineUser`,
    versions: older,
  },
];
