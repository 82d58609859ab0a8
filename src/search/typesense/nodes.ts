/** One server of a Typesense cluster. */
export interface SearchNode {
  host: string;
  port: number;
  protocol: 'http' | 'https';
  /** Prefix of the paths when the server stands behind a proxy, such as `/search`. */
  path?: string;
}

/** Milliseconds that a node which failed is passed over. */
const restAfterFailure = 60_000;

/** The address of a node without a trailing slash. */
export function nodeUrl({protocol, host, port, path = ''}: SearchNode): string {
  return `${protocol}://${host}:${port}${path.replace(/\/+$/, '')}`;
}

/** Which node to ask next, learning from those that failed. */
export interface NodeList {
  /** Every node once, the best first: the nearest, then the others in turn; rested ones last. */
  inOrder(): readonly string[];
  failed(url: string): void;
  answered(url: string): void;
}

/**
 * @param nodes the members of the cluster, at least one
 * @param nearest asked before them, such as a load balancer by location
 * @param now clock in milliseconds
 */
export function createNodeList(
  nodes: readonly SearchNode[],
  nearest: SearchNode | undefined,
  now: () => number = Date.now,
): NodeList {
  const urls = nodes.map(nodeUrl);
  const nearestUrl = nearest && nodeUrl(nearest);
  const restingUntil = new Map<string, number>();
  // Readers start at different members, so that none has to answer everybody.
  let turn = Math.floor(Math.random() * urls.length);

  return {
    inOrder() {
      const rotated = [...urls.slice(turn), ...urls.slice(0, turn)];
      turn = (turn + 1) % Math.max(urls.length, 1);
      const all = nearestUrl ? [nearestUrl, ...rotated] : rotated;
      const rests = (url: string) => (restingUntil.get(url) ?? 0) > now();
      return [...all.filter(url => !rests(url)), ...all.filter(rests)];
    },
    failed: url => void restingUntil.set(url, now() + restAfterFailure),
    answered: url => void restingUntil.delete(url),
  };
}
