import {writeMemberReference} from './memberReference.ts';

/** Brings the pages of SDK members up to date. */
export async function generatePages(): Promise<void> {
  await writeMemberReference();
}
