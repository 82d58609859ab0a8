/** Folder of the lists by which pages find the scripts of others, below the site: see src/plugins/route-shards. */
export const fileListFolder = 'page-files';
