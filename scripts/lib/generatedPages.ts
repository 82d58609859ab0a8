import {writeMemberReference} from './memberReference.ts';
import {generateReferenceWhenStale} from './reference.ts';

/** Brings every page that is made from data up to date: REST operations and SDK members. */
export async function generatePages(): Promise<void> {
  await writeMemberReference();
  await generateReferenceWhenStale();
}
