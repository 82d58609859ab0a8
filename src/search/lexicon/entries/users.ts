import type {LexiconSource} from '../schema.ts';

/** Users and what they want to hear. */
export const users: readonly LexiconSource[] = [
  {
    id: 'user',
    also: ['recipient', 'user profile'],
    asks: ['customer', 'member', 'people who receive', 'person'],
  },
  {
    id: 'create-user',
    same: ['create a user', 'create users', 'create or update a user'],
    also: ['inline user', 'user identifier'],
    asks: [
      'add a person',
      'add a user',
      'identify user',
      'import users',
      'new user',
      'register user',
      'save users',
      'sync users',
      'upsert user',
    ],
  },
  {
    id: 'delete-user',
    same: ['delete a user', 'delete user'],
    asks: ['GDPR', 'erase a user', 'forget a user', 'remove user', 'right to be forgotten'],
  },
  {
    id: 'user-identifier',
    also: ['user'],
    asks: ['customer id', 'unique id of user', 'which id', 'primary key'],
  },
  {
    id: 'user-profile',
    also: ['email', 'phone number'],
    asks: [
      'contact details',
      'contact info',
      'custom attributes',
      'personal details',
      'traits',
      'user data',
      'user metadata',
    ],
  },
  {
    id: 'preference',
    also: ['category', 'channel'],
    asks: [
      'disable notifications',
      'choose which',
      'let people choose',
      'opt in',
      'opt out',
      'notification fatigue',
      'stop getting',
      'stop receiving',
      'too many emails',
      'too many notifications',
      'turn off',
      'what they receive',
    ],
  },
  {
    id: 'preference-center',
    also: ['category', 'preference'],
    asks: ['manage subscriptions', 'notification settings page', 'settings page', 'toggle page'],
  },
  {
    id: 'update-preference',
    same: ['Update Preference', 'update preferences'],
    also: ['preference', 'category'],
    asks: ['change preference from workflow', 'set preference', 'save preferences'],
  },
  {
    id: 'category',
    also: ['preference', 'tab'],
    asks: ['classify', 'kind of notification', 'label notifications', 'tag notifications', 'topic'],
  },
  {
    id: 'tenant',
    also: ['workspace'],
    asks: [
      'b2b',
      'customers of my customers',
      'each company',
      'per client',
      'several companies',
      'white label',
    ],
  },
  {
    id: 'device-id',
    also: ['push token'],
    asks: ['browser id', 'identify browser', 'identify device'],
  },
];
