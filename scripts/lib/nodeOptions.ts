/**
 * Megabytes for new objects before Node.js moves those that are still in use. Most objects of a build are not: with
 * more room than usual, it takes up to a tenth less of the processor.
 */
const roomForBuilds = '--max-semi-space-size=32';

/** The value of `NODE_OPTIONS` for a process that builds a site, with further options. */
export function nodeOptions(further = process.env.NODE_OPTIONS ?? ''): string {
  return `${roomForBuilds} ${further}`.trim();
}
