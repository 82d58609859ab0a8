/** Loaded before a command that is measured: writes down the memory that its process took at the most, in kilobytes. */
import {appendFileSync} from 'node:fs';
import {isMainThread} from 'node:worker_threads';

const {MEMORY_REPORT: file} = process.env;

if (file && isMainThread) {
  process.on('exit', () => appendFileSync(file, `${process.resourceUsage().maxRSS}\n`));
}
