/** Makes frames in a thread of its own. */
import type {OpenWork} from '@engagespot-docs/cache/thread';
import type {Kit} from '../kits.ts';
import {bundle} from './bundle.ts';
import {framePage} from './page.ts';

const open: OpenWork<undefined, Kit, Promise<string>> = () => async kit =>
  framePage(`${kit.package} ${kit.version}, running`, await bundle(kit));

export default open;
