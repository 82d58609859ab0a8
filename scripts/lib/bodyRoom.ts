import type {BodyRoom} from '../../src/sandbox/index.ts';
import {collectGarbage} from './collectGarbage.ts';

/** Of all bodies that are received at one time. In bytes. */
const maximumInAll = 48 * 2 ** 20;
/** From this length on, what is left of a body is freed at once, before the next one is let in. In bytes. */
const hugeBody = 4 * 2 ** 20;
/** How long a body waits until others have been received. In milliseconds. */
const patience = 500;

interface Waiting {
  bytes: number;
  enter(): void;
}

/**
 * Room for large bodies, which need several times their length while they are read. Who finds none
 * waits for a moment, and is then refused.
 */
export function createBodyRoom(): BodyRoom {
  const waiting = new Set<Waiting>();
  let taken = 0;

  function letIn(): void {
    for (const next of waiting) {
      if (taken + next.bytes > maximumInAll) return;
      waiting.delete(next);
      taken += next.bytes;
      next.enter();
    }
  }

  return {
    take(bytes) {
      return new Promise(resolve => {
        const timer = setTimeout(() => {
          waiting.delete(next);
          resolve(false);
        }, patience);
        const next = {
          bytes,
          enter() {
            clearTimeout(timer);
            resolve(true);
          },
        };
        waiting.add(next);
        letIn();
      });
    },
    giveBack(bytes) {
      taken -= bytes;
      if (bytes >= hugeBody) collectGarbage();
      letIn();
    },
  };
}
