import type {PrismTheme} from 'prism-react-renderer';

/**
 * One Prism theme for both colour modes: every colour is a design token, which changes with the
 * mode, so that code rendered on the server is right before any script runs.
 */
export const prismTheme = {
  plain: {color: 'var(--es-code-text)', backgroundColor: 'var(--es-code-background)'},
  styles: [
    {types: ['comment', 'prolog', 'doctype', 'cdata'], style: {color: 'var(--es-code-comment)'}},
    {
      types: ['keyword', 'atrule', 'rule', 'important', 'selector'],
      style: {color: 'var(--es-code-keyword)'},
    },
    {types: ['string', 'char', 'attr-value', 'url'], style: {color: 'var(--es-code-string)'}},
    {types: ['number', 'boolean', 'constant', 'symbol'], style: {color: 'var(--es-code-number)'}},
    {types: ['function', 'class-name', 'builtin'], style: {color: 'var(--es-code-function)'}},
    {
      types: ['property', 'attr-name', 'variable', 'parameter'],
      style: {color: 'var(--es-code-property)'},
    },
    {types: ['tag'], style: {color: 'var(--es-code-tag)'}},
    {types: ['inserted'], style: {color: 'var(--es-code-inserted)'}},
    {types: ['deleted'], style: {color: 'var(--es-code-deleted)'}},
  ],
} satisfies PrismTheme;

/** Languages of our samples that Prism's default bundle lacks. */
export const prismLanguages = [
  'bash',
  'json',
  'php',
  'ruby',
  'rust',
  'python',
  'dart',
  'http',
  'handlebars',
];
