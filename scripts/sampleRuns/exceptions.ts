/** Samples that do not run here, and failures that samples are about: each with its reason. */

interface Reason {
  /** What a sample imports, or its page and title: `docs/page.mdx#src/App.tsx`. */
  when: RegExp;
  reason: string;
}

const angular = 'needs the compiler of Angular, which npm run check:tutorials runs';

/** By what a sample imports. */
export const foreignRuntimes: readonly Reason[] = [
  {when: /^@angular\/|^rxjs$/, reason: angular},
  {when: /^react-native$/, reason: 'needs a device or its simulator'},
  {when: /^https:/, reason: 'loads modules from another vendor at run time'},
  {when: /^vitest$/, reason: 'is a test, which its own runner starts'},
];

/** By page and title. */
export const notRun: readonly Reason[] = [
  {
    when: /core\.engagespot\.attachpushsubscription\.mdx#/,
    reason: 'needs a push service, which the sandbox and headless browsers lack',
  },
];

/** By page and title: what goes wrong there is what the sample shows, or what nothing here can give it. */
export const expectedFailures: readonly (Reason & {failure: RegExp})[] = [
  {
    when: /playgrounds\/react-hooks\.mdx#App\.tsx/,
    failure: /401/,
    reason: 'one playground shows a refused token',
  },
  {
    when: /examples\/api-and-sdk\.mdx#engagespot\.ts/,
    failure: /404/,
    reason: 'the helper calls whatever path it is given, here an invented one',
  },
  {
    when: /node\/other-methods\.mdx#server\/(?:\w+Topics?|(?:un)?follow|followByEmail)\.ts/,
    failure: /404/,
    reason: 'topics are not documented, so the sandbox has none',
  },
];
