import path from 'node:path';
import {cacheDirectory} from '../../scripts/lib/paths.ts';

/** Where the component tests keep the data that Docusaurus generates from this site. */
export const siteDataDirectory = path.join(cacheDirectory, 'site-data');
