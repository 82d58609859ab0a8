/** The operations of the REST reference in the forms in which readers ask for them. */
import {readDocument} from '../../../src/openapi/document';
import {linkOf} from '../../../src/openapi/operations';
import type {KnownItem, KnownItems} from './knownItems';

/** The path with values of a real call instead of its parameters. */
function withValues(path: string): string {
  return path.replace('{id}', '4021').replace(/\{\w+\}/, 'user_1042');
}

/** A command as tools write it, on one line. */
function commandOf(method: string, url: string): string {
  return String.raw`curl --request ${method} \  -H 'Content-Type: application/json' \  -H 'X-ENGAGESPOT-API-KEY: YOUR_API_KEY' \  -H 'Authorization: Bearer eyJhbGciOi/JIUzI1NiJ9' \  --data '{"link": "https://acme.example/orders/1042", "title": "Get it"}' \  --url '${url}'`;
}

/** A class per form; where a form does not tell operations apart, each of them is right. */
export async function operationItems(): Promise<KnownItems[]> {
  const {operations} = await readDocument();
  const links = operations.map(linkOf);
  const atPath = (path: string) => links.filter(link => link.path === path).map(({href}) => href);
  const inForm = (
    name: string,
    toItem: (link: (typeof links)[number]) => KnownItem,
  ): KnownItems => ({
    name,
    items: links.map(toItem),
  });
  return [
    inForm('method and path', ({method, path, href}) => ({
      query: `${method} ${path}`,
      pages: [href],
    })),
    inForm('method, path with id', ({method, path, href}) => ({
      query: `${method} ${withValues(path)}`,
      pages: [href],
    })),
    inForm('path alone', ({path}) => ({query: path, pages: atPath(path)})),
    inForm('full URL', ({path}) => ({
      query: `https://api.engagespot.co${withValues(path)}?limit=20`,
      pages: atPath(path),
    })),
    inForm('command', ({method, path, href}) => ({
      query: commandOf(method, `https://api.engagespot.co${withValues(path)}`),
      pages: [href],
    })),
    inForm('operation id', ({id, href}) => ({query: id, pages: [href]})),
  ];
}
