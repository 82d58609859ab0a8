/**
 * The addresses of the SDK reference, written out on purpose: the pages are made from data, and one
 * that the data loses has to fail a test. Older versions have the same pages.
 */

/** Ends of the addresses of members by page of their class, interface or package, by folder. */
const members: Record<string, Record<string, readonly string[]>> = {
  'react-component': {
    'react-component.engagespot': [],
    'react-component.engagespotprops': [
      'feeditemplaceholderimage',
      'headertext',
      'hidejumptotop',
      'hidenotificationavatar',
      'onfeeditemclick',
      'panelonly',
      'panelopenbydefault',
      'renderemptyplaceholderimage',
      'renderfootercontent',
      'rendernotificationcontent',
      'rendernotificationicon',
      'theme',
    ],
  },
  'react-hooks': {
    'react-hooks.useengagespot': [],
    'react-hooks.useengagespotoptions': [
      'apikey',
      'disablenotificationchime',
      'disabletitleupdate',
      'formatdate',
      'notificationchimesrc',
      'placementoptions',
      'titleupdatetext',
    ],
  },
  javascript: {
    'core.engagespot': [
      '_constructor_',
      '_createtokenrequest',
      '_log',
      '_ready',
      '_resolveinstancestate',
      'apikey',
      'askwebpushpermission',
      'attachpushsubscription',
      'baseurl',
      'clearwebpushsubscription',
      'createnewdevice',
      'debug',
      'deviceid',
      'enablenonhttpswebpush',
      'enablewebpush',
      'endpoint',
      'eventlistenerstore',
      'getdeviceid',
      'getnotificationlist',
      'getserviceworkerregistration',
      'getwebpushregistrationstate',
      'getwebpushsubscription',
      'handleincomingrealtimemessage',
      'hidebranding',
      'httpswebpushsubscribe',
      'init',
      'instancestate',
      'isready',
      'iswebpushsupported',
      'onnotificationclick',
      'onnotificationdelete',
      'onnotificationreceive',
      'onnotificationsee',
      'publickey',
      'realtimeclient',
      'realtimeconnect',
      'service_worker_url',
      'serviceworkerregistration',
      'socket',
      'subscribableevents',
      'unreadcount',
      'userid',
      'usersignature',
    ],
    core: [],
    'core.notification_2': [
      '_client',
      '_constructor_',
      'clickedat',
      'createdat',
      'delete',
      'fetch',
      'icon',
      'id',
      'markasclicked',
      'message',
      'seenat',
      'title',
      'url',
    ],
    'core.notificationitem': [
      'clickedat',
      'createdat',
      'icon',
      'id',
      'message',
      'seenat',
      'title',
      'url',
    ],
    'core.options': [
      'debug',
      'enablenonhttpswebpush',
      'endpointoverride',
      'serviceworkerregistration',
      'userid',
      'usersignature',
    ],
    'core.permissionstate_2': [],
  },
};

/** The reference of the latest packages: pages by folder. Only the latest version has it. */
const references: Record<string, readonly string[]> = {
  core: ['set-up', 'notifications', 'events', 'preferences', 'web-push'],
  store: ['set-up', 'feeds', 'actions', 'preferences-and-push'],
  hooks: ['provider', 'feed', 'actions-and-events', 'preferences-and-push'],
  component: ['components', 'panel', 'entries', 'texts-and-events'],
  node: ['client', 'users-and-tokens', 'other-methods'],
};

/** Addresses of the reference of the latest packages, below the same folder. */
export const referenceRoutes: readonly string[] = Object.entries(references).flatMap(
  ([folder, pages]) => [folder, ...pages.map(page => `${folder}/${page}`)],
);

/** Addresses below the folder of the reference: landing pages, classes, members. */
export const memberRoutes: readonly string[] = Object.entries(members).flatMap(
  ([folder, pages]) => [
    folder,
    ...Object.entries(pages).flatMap(([page, ends]) =>
      [page, ...ends.map(end => `${page}.${end}`)].map(name => `${folder}/${name}`),
    ),
  ],
);
