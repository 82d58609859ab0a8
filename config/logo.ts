/** The mark of the site as an address that holds the picture: a file would cost each first visit a request. */
import {readFileSync} from 'node:fs';

const picture = readFileSync(new URL('../static/img/mark.svg', import.meta.url), 'utf8').trim();

/** As short as browsers understand it: other characters stand for themselves. */
const encoded = picture.replaceAll('"', "'").replace(/[#%<>]/g, encodeURIComponent);

export const logo = {
  src: `data:image/svg+xml,${encoded}`,
  width: 28,
  height: 28,
};
