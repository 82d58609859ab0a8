import type {LexiconSource} from '../schema.ts';

/** The inbox: what it shows, how it looks, how it is protected. */
export const inbox: readonly LexiconSource[] = [
  {
    id: 'in-app-inbox',
    also: ['unread count', 'panel', 'feed'],
    asks: [
      'activity stream',
      'bell icon',
      'dropdown of notifications',
      'list of messages inside my site',
      'notification widget',
      'popup list',
    ],
  },
  {
    id: 'unread-count',
    also: ['seen', 'bell'],
    asks: ['counter', 'how many unread', 'number on icon', 'red dot', 'notification count'],
  },
  {
    id: 'seen-and-read',
    also: ['unread', 'unread count'],
    asks: ['acknowledge', 'mark as read', 'new messages', 'not opened', 'read receipt', 'viewed'],
  },
  {
    id: 'delete-notification',
    same: ['delete a notification', 'delete notifications'],
    also: ['feed'],
    asks: ['archive', 'clear inbox', 'clear all', 'dismiss notification', 'remove from list'],
  },
  {
    id: 'actionable-notification',
    also: ['block', 'notification state'],
    asks: [
      'accept or reject',
      'approve in inbox',
      'buttons in message',
      'CTA',
      'click in notification',
      'form in notification',
    ],
  },
  {
    id: 'real-time',
    same: ['realtime'],
    also: ['event', 'reload'],
    asks: ['immediately', 'instantly', 'live updates', 'polling', 'without refresh'],
  },
  {
    id: 'styling',
    same: ['styling', 'theme'],
    also: ['CSS', 'color'],
    asks: [
      'appearance',
      'brand colors',
      'colours',
      'custom design',
      'customise look',
      'customize look',
      'fonts',
      'look and feel',
      'restyle',
    ],
  },
  {
    id: 'dark-mode',
    same: ['dark mode'],
    also: ['theme'],
    asks: ['black background', 'dark theme', 'night mode', 'light and dark'],
  },
  {
    id: 'sound',
    same: ['sound', 'chime'],
    asks: ['audio', 'beep', 'noise', 'notification tone', 'ringtone'],
  },
  {
    id: 'headless',
    same: ['React hooks'],
    also: ['feed', 'store'],
    asks: [
      'build my own interface',
      'custom ui',
      'headless',
      'no ui',
      'own design',
      'own frontend',
    ],
  },
  {
    id: 'pagination',
    same: ['pagination'],
    also: ['page', 'limit'],
    asks: ['infinite scroll', 'load more', 'next page', 'large list', 'many results'],
  },
  {
    id: 'click-target',
    same: ['onFeedItemClick'],
    also: ['url', 'redirect', 'router'],
    asks: ['deep link', 'open page when clicked', 'open screen', 'where a click goes', 'click url'],
  },
  {
    id: 'secure-mode',
    also: ['user token', 'signing key', 'HMAC'],
    asks: [
      'fake user',
      'impersonate',
      'impersonation',
      'other people read',
      'pretend to be',
      'protect the inbox',
      'someone else inbox',
    ],
  },
  {
    id: 'user-token',
    also: ['secure mode', 'signing key'],
    asks: ['access token', 'log in users', 'sign a token', 'token expired', 'session token'],
  },
  {
    id: 'signing-key',
    also: ['user token', 'RS256'],
    asks: ['key pair', 'pem file', 'rotate key', 'public key'],
  },
  {
    id: 'hmac',
    also: ['secure mode'],
    asks: ['hash of user', 'user hash', 'subscriber hash', 'sha256 signature'],
  },
];
