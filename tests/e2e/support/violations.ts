import type {Page} from '@playwright/test';

/** What the policy of a page stopped: the directive, and what it was about. */
export interface Violation {
  directive: string;
  blocked: string;
}

/** Records what policies stop in a page, and in those that it goes on to. */
export async function recordViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const found: Violation[] = [];
    Object.assign(window, {violations: found});
    document.addEventListener('securitypolicyviolation', event => {
      found.push({directive: event.effectiveDirective, blocked: event.blockedURI});
    });
  });
}

/** What was stopped since the document was loaded. */
export function violations(page: Page): Promise<Violation[]> {
  return page.evaluate(() => (window as unknown as {violations: Violation[]}).violations);
}
