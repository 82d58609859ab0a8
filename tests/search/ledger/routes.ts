/** Beginnings of the routes that the ledger names often. */
export const features = '/docs/features';
export const channels = `${features}/channels`;
export const workflows = `${features}/workflows`;
export const steps = `${workflows}/designing-workflow`;
export const frontend = '/docs/sdks-n-libraries/frontend';
export const members = '/docs/additional-resources/api-reference';
export const backend = '/docs/sdks-n-libraries/backend-sdks';
export const cli = '/docs/engagespot-cli';
export const bubble = '/docs/plugins/bubble-io-plugin';
export const tutorials = '/docs/additional-resources/learn-by-examples';
export const security = '/docs/additional-resources/security';
export const troubleshooting = '/docs/additional-resources/troubleshooting/error-codes';
export const apiIntroduction = '/api/api-reference/introduction';
export const apiErrors = '/api/api-reference/errors';

/** A page that each of the front-end families has, such as `styling`. */
export function inEveryFramework(page: string): string[] {
  const families = ['react', 'nextjs', 'vue', 'angular', 'browser-js'];
  return families.map(family => `${frontend}/${family}/${page}`);
}
