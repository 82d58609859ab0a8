/** Random and hostile requests to a sandbox that really listens; the sweep sends twenty times as many. */
import {expect, test} from 'vitest';
import {raiseStorm} from './support/storm';

test('5,000 requests', {timeout: 180_000}, async () => {
  const {failures, memory, isTenantsStateKept, statuses} = await raiseStorm(5_000, 1);
  expect(failures).toEqual([]);
  expect(isTenantsStateKept).toBe(true);
  expect(memory.heap).toBeLessThan(64);
  // With Node itself, the loader of TypeScript, and what Node keeps to use again. The sweep holds it to 256.
  expect(memory.resident).toBeLessThan(320);
  // The requests mean something: many succeed, and many are refused.
  expect(statuses[200]).toBeGreaterThan(500);
  expect(statuses[400]).toBeGreaterThan(500);
});
