import {findKit} from '@site/src/playground/kits';
import {strFromU8, unzipSync} from 'fflate';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {downloadProject} from './downloadProject';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the browser saves a zip file under the name of the preset', async () => {
  const blobs: Blob[] = [];
  const clicked: [href: string, name: string][] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
    blobs.push(blob as Blob);
    return 'blob:zip';
  });
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    clicked.push([this.href, this.download]);
  });
  const kit = findKit('core', 'current') ?? expect.fail('no kit');
  downloadProject({kit, preset: 'a-list', title: 'A list', code: 'export {};', secure: false});

  expect(clicked).toEqual([['blob:zip', 'engagespot-a-list.zip']]);
  expect(blobs.map(({type}) => type)).toEqual(['application/zip']);
  const files = unzipSync(new Uint8Array(await (blobs[0] ?? new Blob()).arrayBuffer()));
  const readme = strFromU8(files['engagespot-a-list/README.md'] ?? new Uint8Array());
  expect(readme).toContain(`(${window.location.origin}${window.location.pathname})`);

  // A slow browser still reads it.
  expect(revoke).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:zip');
});
