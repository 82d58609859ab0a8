/** The part of a browser's Cache Storage that the site uses, in memory. Node has none. */

const origin = 'https://docs.example.com';

type Target = string | {url: string};

function urlOf(target: Target): string {
  return new URL(typeof target === 'string' ? target : target.url, origin).href;
}

/** @param mayStore refuses what it throws for, as a browser without space does */
export function memoryCaches(mayStore: (url: string) => void = () => {}) {
  const caches = new Map<string, Map<string, Response>>();
  const match = async (target: Target, {cacheName}: {cacheName: string}) =>
    caches.get(cacheName)?.get(urlOf(target))?.clone();

  async function open(name: string) {
    const entries = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, entries);
    return {
      async put(target: Target, response: Response) {
        mayStore(urlOf(target));
        const {headers} = response;
        entries.set(urlOf(target), new Response(await response.arrayBuffer(), {headers}));
      },
      keys: async () => [...entries.keys()].map(url => ({url})),
      delete: async (target: Target) => entries.delete(urlOf(target)),
    };
  }

  return {
    match,
    open,
    has: async (name: string) => caches.has(name),
    delete: async (name: string) => caches.delete(name),
    /** How many entries there are in all caches. */
    size: () => [...caches.values()].reduce((sum, entries) => sum + entries.size, 0),
  };
}
