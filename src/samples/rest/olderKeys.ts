/**
 * Keys of bodies that pages may show although the OpenAPI document leaves them out: older versions
 * of the documentation describe what was sent then, and the SDKs still send it.
 */

export interface OlderKeys {
  operationId: string;
  /** Where they are: names of keys with dots between them, `[]` for the entries of a list. */
  place: string;
  keys: readonly string[];
  /** Where this is published. */
  source: string;
  /** Documentation versions that show them. */
  versions: readonly string[];
}

const source = '@engagespot/node 1.7.0, src/interfaces of its types: the parameter of send()';

export const olderKeys: readonly OlderKeys[] = [
  {
    operationId: 'sendNotification',
    place: '',
    keys: ['recipients', 'category'],
    source,
    versions: ['1.0.0', '1.3.x', '1.4.x'],
  },
  {
    operationId: 'sendNotification',
    place: 'notification',
    keys: ['title', 'message', 'icon', 'url', 'templateId', 'templateIdentifier', 'category'],
    source,
    versions: ['1.0.0', '1.3.x', '1.4.x'],
  },
];
