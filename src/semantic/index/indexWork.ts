/** Indexes pages for questions in a thread of its own. */
import type {OpenWork} from '@engagespot-docs/cache/thread';
import {buildSemanticIndex, type Corpus} from './build.ts';

/** The index as JSON. */
const open: OpenWork<undefined, Corpus, string> = () => corpus =>
  JSON.stringify(buildSemanticIndex(corpus));

export default open;
