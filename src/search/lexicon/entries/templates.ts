import type {LexiconSource} from '../schema.ts';

/** What a message says: templates, their language, their languages. */
export const templates: readonly LexiconSource[] = [
  {
    id: 'template',
    also: ['variable', 'layout', 'template editor'],
    asks: ['body of message', 'design of message', 'message text', 'prewritten', 'wording'],
  },
  {
    id: 'template-editor',
    same: ['template editor', 'visual editor'],
    also: ['template', 'layout'],
    asks: ['drag and drop', 'WYSIWYG', 'block editor', 'design messages', 'email builder'],
  },
  {
    id: 'variable',
    also: ['data payload', 'Handlebars', 'user profile'],
    asks: [
      'dynamic text',
      'fill in name',
      'first name',
      'insert name',
      'personalize',
      'personalise',
      'personalization',
    ],
  },
  {
    id: 'handlebars',
    also: ['variable', 'helper'],
    asks: [
      'for every item',
      'format date',
      'if in template',
      'loop in template',
      'string functions',
      'template syntax',
    ],
  },
  {
    id: 'data-payload',
    also: ['variable', 'trigger'],
    asks: ['custom fields', 'extra info', 'pass information', 'arguments', 'event properties'],
  },
  {
    id: 'layout',
    also: ['template', 'email'],
    asks: [
      'imprint',
      'email signature',
      'logo in mails',
      'legal footer',
      'consistent look',
      'master template',
      'same header and footer',
      'shared design',
    ],
  },
  {
    id: 'translation',
    also: ['language', 'text overrides'],
    asks: [
      'french',
      'german',
      'l10n',
      'multilingual',
      'multiple languages',
      'other language',
      'translate',
    ],
  },
  {
    id: 'time-zone',
    same: ['time zone', 'timezone'],
    also: ['date', 'scheduled notification'],
    asks: ['local time', 'different countries'],
  },
];
