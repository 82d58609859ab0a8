/** Links that add an MCP server to an editor. Each editor has a form of its own. */

interface EditorLink {
  editor: string;
  href: string;
}

/** @param endpoint address of the MCP server */
export function editorLinks(endpoint: string): EditorLink[] {
  const name = 'engagespot-docs';
  const config = btoa(JSON.stringify({url: endpoint}));
  const server = JSON.stringify({name, type: 'http', url: endpoint});
  return [
    {
      editor: 'Cursor',
      href: `cursor://anysphere.cursor-deeplink/mcp/install?name=${name}&config=${encodeURIComponent(config)}`,
    },
    {editor: 'VS Code', href: `vscode:mcp/install?${encodeURIComponent(server)}`},
  ];
}
