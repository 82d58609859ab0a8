declare module '@generated/redirect-rules/default/rules.json' {
  import type {Redirect} from '@site/src/content/redirects';

  const rules: readonly Redirect[];
  export default rules;
}
