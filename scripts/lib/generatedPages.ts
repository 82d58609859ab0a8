import {generateReferenceWhenStale} from './reference.ts';

/** Brings the pages of REST operations up to date. */
export async function generatePages(): Promise<void> {
  await generateReferenceWhenStale();
}
