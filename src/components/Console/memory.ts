import type {Target} from './targets';

/**
 * What was typed on other operation pages of this tab. It lives in this module and nowhere else: a secret must
 * not outlast the document, so it is kept out of every storage of the browser.
 */
const credentials = new Map<Target['id'], Record<string, string>>();

/** The target that was chosen last. */
export const rememberedTarget: {id: Target['id']} = {id: 'sandbox'};

/** The credentials typed for a target, by security scheme; changes to the object are remembered. */
export function rememberedCredentials(target: Target['id']): Record<string, string> {
  const known = credentials.get(target) ?? {};
  credentials.set(target, known);
  return known;
}
