declare module '@generated/redirect-rules/default/rules.json' {
  import type {Redirect} from '@engagespot-docs/publish/redirects';

  const rules: readonly Redirect[];
  export default rules;
}

declare module '@generated/docusaurus-plugin-content-docs/default/addresses.json' {
  import type {PageAddresses} from '@site/src/content/pageAddresses';

  const addresses: PageAddresses;
  export default addresses;
}
