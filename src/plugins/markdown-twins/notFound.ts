/** What programs get that ask for the Markdown of a page which does not exist. */
import {listFile} from '@engagespot-docs/publish/twin-address';
import type {ListSource, TextFile} from './lists.ts';

/** The file that servers send with status 404. */
export function notFoundFile({site, versions}: ListSource): TextFile {
  const lists = versions.map(
    ({label, folder, isLatest}) =>
      `- [${isLatest ? `${label}, the latest` : label}](${site.url}${folder}${listFile})`,
  );
  const text = [
    '# Page not found',
    'There is no page at this address. These lists have the addresses of all pages:',
    lists.join('\n'),
  ];
  return {path: `${site.baseUrl}404.md`, text: `${text.join('\n\n')}\n`};
}
