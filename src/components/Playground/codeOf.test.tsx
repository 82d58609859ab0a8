import {expect, test} from 'vitest';
import {codeOf} from './codeOf';

test('finds the code of the fence in it', () => {
  expect(
    codeOf([
      '\n',
      <pre key="1">
        <code className="language-tsx">{'const a = 1;\n\nconst b = "<p>";\n'}</code>
      </pre>,
      '\n',
    ]),
  ).toBe('const a = 1;\n\nconst b = "<p>";');
});

test('takes the first of several', () => {
  expect(
    codeOf(
      <div>
        <span />
        <pre>
          <code>{'first\n\n'}</code>
        </pre>
        <pre>
          <code>second</code>
        </pre>
      </div>,
    ),
  ).toBe('first\n');
});

test('an empty fence is code as well', () => {
  expect(
    codeOf(
      <pre>
        <code>{''}</code>
      </pre>,
    ),
  ).toBe('');
});

test.each([
  ['nothing', undefined],
  ['text alone', 'const a = 1;'],
  ['a rule', <hr key="1" />],
  ['no', false],
])('says that a fence is missing: %s', (_, children) => {
  expect(() => codeOf(children)).toThrow('<Playground> needs a code fence in it');
});
