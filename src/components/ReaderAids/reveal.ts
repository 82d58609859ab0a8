/** The tabs to open so that an element shows: of panels in panels, the outermost first. */
function closedPanels(target: Element): Element[] {
  const panel = target.parentElement?.closest('[role="tabpanel"]');
  if (!panel) return [];
  return [...closedPanels(panel), ...(panel.hasAttribute('hidden') ? [panel] : [])];
}

/** Opens the tabs that an element is in, then scrolls to it. */
export function reveal(target: Element): void {
  for (const panel of closedPanels(target)) {
    const panels = [...(panel.parentElement?.children ?? [])];
    const tabs = panel.closest('.tabs-container')?.querySelector('[role="tablist"]')?.children;
    (tabs?.[panels.indexOf(panel)] as HTMLElement | undefined)?.click();
  }
  // Tabs hold the place of the page while they change.
  requestAnimationFrame(() => requestAnimationFrame(() => target.scrollIntoView()));
}
