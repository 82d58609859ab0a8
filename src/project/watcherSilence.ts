import {setTimeout} from 'node:timers/promises';

/**
 * Waits until the watcher of the development server reports changes of a file again: for 50 ms after each
 * report, it drops them. A file that an editor empties and then fills would otherwise be read in between.
 * What is written later is reported, and read, once more.
 */
export const watcherSilence = () => setTimeout(100);
