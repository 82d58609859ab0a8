/** How much may be kept. */
export interface Bounds {
  entries: number;
  /** About bytes, as `weigh` counts them. */
  weight: number;
}

/** How much may be kept of what many own. */
export interface SharedBounds extends Bounds {
  /** How much of it one owner may have. */
  perOwner: Bounds;
}

export interface BoundedMapOptions<Value> {
  bounds: SharedBounds;
  weigh: (value: Value) => number;
  ownerOf: (value: Value) => string;
  /** Called for each value that had to go. */
  onDrop?: (value: Value) => void;
}

interface Share<Key> extends Bounds {
  keys: Set<Key>;
}

/**
 * A map that drops values instead of growing without end. Who sets a value makes room for it: the
 * oldest values of the same owner go, never those of others. Setting a value makes it the youngest.
 */
export class BoundedMap<Key, Value> {
  readonly #values = new Map<Key, {value: Value; weight: number; owner: string}>();
  readonly #shares = new Map<string, Share<Key>>();
  readonly #options: BoundedMapOptions<Value>;
  #weight = 0;

  constructor(options: BoundedMapOptions<Value>) {
    this.#options = options;
  }

  get size(): number {
    return this.#values.size;
  }

  get(key: Key): Value | undefined {
    return this.#values.get(key)?.value;
  }

  /** From the oldest to the youngest. */
  *values(): Generator<Value> {
    for (const {value} of this.#values.values()) yield value;
  }

  /** @returns whether there was room; without it, nothing has changed but for the key itself */
  set(key: Key, value: Value): boolean {
    this.delete(key);
    const owner = this.#options.ownerOf(value);
    const weight = this.#options.weigh(value);
    const room = this.#roomFor(owner);
    if (room.entries < 1 || weight > room.weight) return false;
    const share = this.#shares.get(owner) ?? {keys: new Set(), entries: 0, weight: 0};
    this.#dropOldest(share, {entries: room.entries - 1, weight: room.weight - weight});
    this.#values.set(key, {value, weight, owner});
    this.#shares.set(owner, share);
    share.keys.add(key);
    share.entries += 1;
    share.weight += weight;
    this.#weight += weight;
    return true;
  }

  /** @returns the value that was there */
  delete(key: Key): Value | undefined {
    const entry = this.#values.get(key);
    if (!entry) return undefined;
    this.#values.delete(key);
    this.#weight -= entry.weight;
    const share = this.#shares.get(entry.owner);
    if (share) {
      share.keys.delete(key);
      share.entries -= 1;
      share.weight -= entry.weight;
      if (share.entries === 0) this.#shares.delete(entry.owner);
    }
    return entry.value;
  }

  /** What an owner could have if all of the owner's values went. */
  #roomFor(owner: string): Bounds {
    const {bounds} = this.#options;
    const own = this.#shares.get(owner) ?? {entries: 0, weight: 0};
    return {
      entries: Math.min(
        bounds.perOwner.entries,
        bounds.entries - (this.#values.size - own.entries),
      ),
      weight: Math.min(bounds.perOwner.weight, bounds.weight - (this.#weight - own.weight)),
    };
  }

  #dropOldest(share: Share<Key>, room: Bounds): void {
    for (const key of share.keys) {
      if (share.entries <= room.entries && share.weight <= room.weight) return;
      const value = this.delete(key);
      if (value !== undefined) this.#options.onDrop?.(value);
    }
  }
}
