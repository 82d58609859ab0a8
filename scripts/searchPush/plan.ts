/** What a push will do, decided before anything is changed. */
export interface PushPlan {
  /** The name that the site searches. */
  alias: string;
  /** The collection to create. */
  collection: string;
  /** The collection that the alias names now; kept, so that one step leads back. */
  previous?: string;
  /** Collections to delete in the end. */
  outdated: string[];
}

export interface ServerState {
  /** Names of all collections of the server. */
  collections: readonly string[];
  /** The collection that the alias names. */
  target?: string;
}

/** No push takes longer, in milliseconds. */
const longestPush = 10 * 60_000;

/** When a collection of a push was made, in milliseconds; undefined for any other collection. */
function timeOf(collection: string, alias: string): number | undefined {
  const prefix = `${alias}_`;
  const digits = collection.startsWith(prefix) ? collection.slice(prefix.length) : '';
  return /^\d+$/.test(digits) ? Number(digits) : undefined;
}

/**
 * Plans a push. Only collections that a push made (`<alias>_<digits>`) are ever deleted: those older than
 * the previous one, and newer ones that a push left when it was killed. One that is minutes old may belong
 * to a push under way.
 *
 * @param now milliseconds, part of the new name
 */
export function planPush(alias: string, {collections, target}: ServerState, now: number): PushPlan {
  const made = collections.flatMap(name => {
    const time = timeOf(name, alias);
    return time === undefined || time >= now ? [] : [{name, time}];
  });
  const newest = Math.max(...made.map(({time}) => time));
  const kept = (target && timeOf(target, alias)) || newest;
  return {
    alias,
    collection: `${alias}_${now}`,
    ...(target && {previous: target}),
    outdated: made
      .filter(({time}) => time < kept || (time > kept && now - time > longestPush))
      .map(({name}) => name),
  };
}
