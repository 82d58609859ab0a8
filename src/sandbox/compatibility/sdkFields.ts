import {toDateTime} from '../clock';
import type {Model, OperationId} from '../contract/document';
import type {Platform} from '../platform';
import type {Category} from '../state/categories';

type Extend = (body: never, platform: Platform) => unknown;

/** The preference view of the component lists a category only when it is told not to hide it. */
function withVisibility(category: Category, platform: Platform) {
  const createdAt = toDateTime(platform.now());
  return {
    ...category,
    hideInInApp: false,
    hideInPreferenceManager: false,
    createdAt,
    updatedAt: createdAt,
  };
}

function extendNotification(body: Model<'Notification'>, {state}: Platform) {
  const owner = state.inbox.ownerOf(body.id) ?? '';
  const item = state.inbox.find(owner, body.id);
  const category = state.categories.named(item?.content.category ?? '');
  return {...body, state: item?.state ?? null, ...(category && {category})};
}

function extendPage(body: Model<'NotificationPage'>, platform: Platform) {
  return {...body, data: body.data.map(entry => extendNotification(entry, platform))};
}

function extendConnection(body: Model<'ConnectResponse'>, platform: Platform) {
  return {
    ...body,
    app: {
      ...body.app,
      name: 'Northline',
      channels: ['inApp', 'email', 'sms', 'mobilePush'],
      categories: platform.state.categories
        .all()
        .map(category => withVisibility(category, platform)),
      enableWebPush: false,
      hideBranding: false,
      publicKey: '',
    },
  };
}

function extendCategories(body: Category[], platform: Platform) {
  return body.map(category => withVisibility(category, platform));
}

const extensions: Partial<Record<OperationId, Extend>> = {
  getNotification: extendNotification,
  listNotification: extendPage,
  connectSdk: extendConnection,
  listCategories: extendCategories,
};

/** Adds the fields that the SDKs read and the document does not have. */
export function withSdkFields(operationId: string, body: unknown, platform: Platform): unknown {
  return extensions[operationId as OperationId]?.(body as never, platform);
}
