import type {OperationId} from '../contract/document';
import type {Adapted} from '../http/departures';
import {directMessage} from './directMessage';

type Json = Readonly<Record<string, unknown>>;
type Adapt = (body: unknown) => Adapted<unknown> | undefined;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The workflow that stands for what older forms of the send call name instead of one. */
function workflowFor(notification: Json): Json | undefined {
  const template = notification.templateIdentifier ?? notification.templateId;
  if (typeof template === 'string' || typeof template === 'number') {
    return {identifier: String(template)};
  }
  return typeof notification.title === 'string'
    ? {identifier: directMessage.identifier}
    : undefined;
}

/**
 * Earlier versions named recipients at the top, and a template or the text itself instead of a
 * workflow; the types of \@engagespot/node 1.7.0 still allow it.
 */
function adaptSend(body: unknown): Adapted<unknown> | undefined {
  if (!isObject(body) || !isObject(body.notification)) return undefined;
  const {recipients, category, ...rest} = body;
  const {notification} = body;
  const workflow = notification.workflow === undefined ? workflowFor(notification) : undefined;
  const sendTo = body.sendTo === undefined && recipients !== undefined ? {recipients} : undefined;
  if (!workflow && !sendTo) return undefined;
  return {
    value: {
      ...(notification.data !== undefined && {data: notification.data}),
      ...rest,
      notification: {
        ...(category !== undefined && {category}),
        ...notification,
        ...(workflow && {workflow}),
      },
      ...(sendTo && {sendTo}),
    },
    note: 'This form of the request is older than the documented one with notification.workflow and sendTo',
  };
}

/** Flags as booleans, which the SDKs send, become numbers; undefined when there is none. */
function flagsAsNumbers(value: unknown): unknown {
  if (Array.isArray(value)) {
    const changed = value.map(flagsAsNumbers);
    return changed.some(entry => entry !== undefined)
      ? value.map((entry, index) => changed[index] ?? entry)
      : undefined;
  }
  if (!isObject(value)) return undefined;
  const changed = Object.entries(value).flatMap(([key, member]) => {
    if (key === 'enabled' && typeof member === 'boolean') return [[key, Number(member)]];
    const inner = flagsAsNumbers(member);
    return inner === undefined ? [] : [[key, inner]];
  });
  return changed.length > 0 ? {...value, ...Object.fromEntries(changed)} : undefined;
}

function adaptFlags(body: unknown): Adapted<unknown> | undefined {
  const value = flagsAsNumbers(body);
  return value === undefined
    ? undefined
    : {value, note: 'The documented flags are 1 and 0, not true and false'};
}

/** The types of \@engagespot/core 1 have the id of a category as text. */
function adaptCategoryIds(body: unknown): Adapted<unknown> | undefined {
  if (!isObject(body) || !Array.isArray(body.preference)) return undefined;
  const isText = (entry: unknown): entry is Json & {categoryId: string} =>
    isObject(entry) && typeof entry.categoryId === 'string' && /^\d{1,15}$/.test(entry.categoryId);
  if (!body.preference.some(isText)) return undefined;
  const preference = body.preference.map((entry: unknown) =>
    isText(entry) ? {...entry, categoryId: Number(entry.categoryId)} : entry,
  );
  return {value: {...body, preference}, note: 'The documented categoryId is a number, not a text'};
}

function adaptPreferencesV3(body: unknown): Adapted<unknown> | undefined {
  const ids = adaptCategoryIds(body);
  const flags = adaptFlags(ids ? ids.value : body);
  if (!ids || !flags) return ids ?? flags;
  return {value: flags.value, note: `${ids.note}; ${flags.note}`};
}

/** \@engagespot/core 3 patches the profile with an object of attributes. */
function adaptProfilePatch(body: unknown): Adapted<unknown> | undefined {
  if (!isObject(body)) return undefined;
  const value = Object.entries(body).map(([name, attribute]) => ({
    op: 'add',
    path: `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
    value: attribute,
  }));
  return {value, note: 'The documented body is an array of JSON Patch operations'};
}

/** \@engagespot/node sends nothing when a user is created without a profile. */
function adaptMissingProfile(body: unknown): Adapted<unknown> | undefined {
  return body === undefined ? {value: {}, note: 'The documented call has a body: {}'} : undefined;
}

/** \@engagespot/core 3 knows a fourth kind of device. */
function adaptDeviceType(body: unknown): Adapted<unknown> | undefined {
  if (!isObject(body) || body.deviceType !== 'react-native') return undefined;
  return {
    value: {...body, deviceType: 'android'},
    note: 'deviceType react-native is not documented; it counts as android',
  };
}

const adapters: Partial<Record<OperationId, Adapt>> = {
  sendNotification: adaptSend,
  updatePreferences: adaptFlags,
  updatePreferencesV3: adaptPreferencesV3,
  patchProfile: adaptProfilePatch,
  createOrUpdateUser: adaptMissingProfile,
  connectSdk: adaptDeviceType,
};

/** Brings the forms of a body that published SDKs send into the documented one. */
export function adaptBody(operationId: string, body: unknown): Adapted<unknown> | undefined {
  return adapters[operationId as OperationId]?.(body);
}
