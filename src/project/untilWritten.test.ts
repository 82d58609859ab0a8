import {appendFile, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporaryFolder.ts';
import {untilWritten} from './untilWritten.ts';

test('a file that was emptied is read when it is full again', async () => {
  const folder = await temporaryFolder({'data.yaml': 'old'});
  const file = path.join(folder, 'data.yaml');
  await writeFile(file, '');
  const reading = untilWritten([file]).then(() => readFile(file, 'utf8'));
  await setTimeout(150);
  await appendFile(file, 'first half, ');
  await setTimeout(20);
  await appendFile(file, 'second half');
  expect(await reading).toBe('first half, second half');
});

test('a file that stays empty is read in the end', async () => {
  const folder = await temporaryFolder({'empty.yaml': ''});
  await untilWritten([path.join(folder, 'empty.yaml')]);
});

test('a file that is not there is named', async () => {
  const folder = await temporaryFolder({});
  await expect(untilWritten([path.join(folder, 'missing.yaml')])).rejects.toThrow('missing.yaml');
});
