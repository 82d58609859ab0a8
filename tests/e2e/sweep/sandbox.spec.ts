import {expect, test} from '@playwright/test';
import {raiseStorm} from '../../sandbox/support/storm';

/** As `tests/sandbox/storm.test.ts` has it, for long enough to fill what has limits. */
test('the sandbox survives 100,000 random and hostile requests', async () => {
  test.setTimeout(30 * 60_000);
  const storm = await raiseStorm(100_000, 250);
  const {failures, memory, isTenantsStateKept} = storm;
  console.log(JSON.stringify(storm));
  expect(failures).toEqual([]);
  expect(isTenantsStateKept).toBe(true);
  expect(memory.heap).toBeLessThan(256);
  expect(memory.resident).toBeLessThan(256);
});
