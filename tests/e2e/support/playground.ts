import {expect, type FrameLocator, type Locator, type Page} from '@playwright/test';
import {open} from './site.ts';

export const componentPage = '/docs/playgrounds/react-component';
export const hooksPage = '/docs/playgrounds/react-hooks';
export const plainPage = '/docs/playgrounds/vanilla-javascript';

/** A playground on a page, and what runs in it. */
export interface OpenPlayground {
  section: Locator;
  frame: FrameLocator;
  /** Text beside the tabs that counts, such as `Network (4)`. */
  tab(name: string): Locator;
}

function playgroundOf(page: Page, title: string): OpenPlayground {
  const section = page.getByRole('region', {name: `Playground: ${title}`});
  return {
    section,
    frame: section.frameLocator('iframe'),
    tab: name => section.getByRole('tab', {name: new RegExp(`^${name}`)}),
  };
}

/** Opens a page and runs one of its playgrounds. */
export async function runPlayground(
  page: Page,
  address: string,
  title: string,
): Promise<OpenPlayground> {
  await open(page, address);
  const playground = playgroundOf(page, title);
  await playground.section.getByRole('button', {name: 'Run'}).click();
  await playground.section.locator('iframe').waitFor();
  return playground;
}

/** Replaces the code of a playground, and runs it. */
export async function runCode(
  page: Page,
  address: string,
  title: string,
  code: string,
): Promise<OpenPlayground> {
  await open(page, address);
  const playground = playgroundOf(page, title);
  await playground.section.getByRole('button', {name: 'Edit'}).click();
  await writeCode(playground, code);
  await playground.section.getByRole('button', {name: 'Run'}).click();
  return playground;
}

/** Replaces the code in the editor, once it has colors. Only a selection by a key is one that the editor knows of. */
export async function writeCode({section}: OpenPlayground, code: string): Promise<void> {
  const editor = section.locator('.cm-content');
  await editor.press('ControlOrMeta+a');
  await editor.page().keyboard.insertText(code);
  await expect(editor).toContainText(code.split('\n')[0] ?? '');
}

/** Presses a button of the frame, which is drawn at a scale that a mouse of the test does not know. */
export async function press(button: Locator): Promise<void> {
  await button.dispatchEvent('click');
}

/** Sends the notification that the panel has filled in. */
export async function send({section}: OpenPlayground): Promise<void> {
  await section.getByRole('button', {name: 'Send', exact: true}).click();
  await expect(section.getByText(/^202 Accepted/)).toBeVisible();
}
