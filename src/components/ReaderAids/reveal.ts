/** The tabs to open so that an element shows: of panels in panels, the outermost first. */
function closedTabs(target: Element): HTMLElement[] {
  const panel = target.closest('[role="tabpanel"]');
  if (!panel) return [];
  const tab = document.querySelector<HTMLElement>(`[aria-controls="${panel.id}"]`);
  const others = panel.parentElement ? closedTabs(panel.parentElement) : [];
  return tab?.getAttribute('aria-selected') === 'false' ? [...others, tab] : others;
}

/** Opens the tabs that an element is in. */
export function openTabs(target: Element): void {
  for (const tab of closedTabs(target)) tab.click();
}

/** Opens the tabs that an element is in, then scrolls to it. */
export function reveal(target: Element): void {
  openTabs(target);
  // Tabs hold the place of the page while they change.
  requestAnimationFrame(() => requestAnimationFrame(() => target.scrollIntoView()));
}
