/** The part of a bundler's rule that names the classes of CSS modules. */
interface StyleRule {
  use?: {options?: {modules?: {localIdentName?: string}}}[];
}

const usualName = '[local]_[contenthash:base64:4]';

/**
 * Leaves out what a class of a CSS module is called in its source: pages, scripts and style sheets repeat it. The hash
 * alone tells classes apart.
 *
 * @throws Error when Docusaurus names classes in another way than expected
 */
export function shortenClassNames(rules: unknown): void {
  const loaders = (rules as StyleRule[]).flatMap(rule => (Array.isArray(rule.use) ? rule.use : []));
  const modules = loaders.map(loader => loader.options?.modules).filter(Boolean);
  if (modules.length === 0 || modules.some(options => options?.localIdentName !== usualName)) {
    throw new Error(
      'light-client: Docusaurus names the classes of CSS modules in another way than expected. Adapt src/plugins/light-client/classNames.ts, or switch the plugin off with `enabled: false`.',
    );
  }
  for (const options of modules)
    Object.assign(options ?? {}, {localIdentName: '_[contenthash:base64:4]'});
}
