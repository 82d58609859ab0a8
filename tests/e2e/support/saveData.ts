/** Runs in the page: the browser of a reader who saves data, for whom the site loads nothing ahead of a visit. */
export function saveData(): void {
  Object.defineProperty(navigator, 'connection', {
    value: {saveData: true, effectiveType: '4g'},
  });
}
