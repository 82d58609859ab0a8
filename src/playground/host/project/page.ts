/** The `index.html` of a project. */

const entities: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>]/g, character => entities[character] ?? character);

export function indexPage(title: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>${escapeHtml(title)}</title>
  </head>
  <body>
    <main id="root"></main>
    <script type="module" src="/src/main.ts"></script>
  </body>
</html>
`;
}
