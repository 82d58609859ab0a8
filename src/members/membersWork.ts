/** Makes member pages and their sidebars in a thread of its own. */
import type {OpenWork} from '@engagespot-docs/cache/thread';
import type {DataTexts} from './dataFiles.ts';
import {type MemberSidebars, makePages, makeSidebars} from './makeMembers.ts';
import type {MemberFile} from './memberFiles.ts';

export interface Members {
  pages: MemberFile[];
  sidebars: MemberSidebars;
}

const open: OpenWork<undefined, DataTexts, Members> = () => texts => ({
  pages: makePages(texts),
  sidebars: makeSidebars(texts),
});

export default open;
