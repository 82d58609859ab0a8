/** The mark of the site as an address that holds the picture: a file would cost each first visit a request. */
import {readFileSync} from 'node:fs';

const picture = readFileSync(new URL('../static/img/mark.svg', import.meta.url), 'utf8').trim();

export const logo = {
  src: `data:image/svg+xml,${encodeURIComponent(picture)}`,
  width: 28,
  height: 28,
};
