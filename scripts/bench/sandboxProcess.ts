/**
 * The sandbox in a process of its own, so that it has a core to itself while it is measured. Sends
 * its address to the parent and, whenever the parent asks, what it used so far.
 */
import {startSandboxServer} from '../lib/sandboxServer.ts';

const {url} = await startSandboxServer({sandbox: {}, port: 0});
process.send?.({url});
process.on('disconnect', () => process.exit());
process.on('message', () => {
  globalThis.gc?.();
  const {user, system} = process.cpuUsage();
  const {heapUsed, rss: resident} = process.memoryUsage();
  process.send?.({heapUsed, resident, cpuTime: user + system});
});
