/** Random and hostile requests to a sandbox that really listens; the sweep sends many more. */
import {expect, test} from 'vitest';
import {raiseStorm} from './support/storm';

// Every hostile request is among them.
test('780 requests', {timeout: 180_000}, async () => {
  const {failures, memory, isTenantsStateKept, statuses} = await raiseStorm(780, 30);
  expect(failures).toEqual([]);
  expect(isTenantsStateKept).toBe(true);
  expect(memory.heap).toBeLessThan(64);
  // With Node itself, and what Node keeps to use again.
  expect(memory.resident).toBeLessThan(256);
  // The requests mean something: many succeed, and many are refused.
  expect(statuses[200]).toBeGreaterThan(100);
  expect(statuses[400]).toBeGreaterThan(100);
});
