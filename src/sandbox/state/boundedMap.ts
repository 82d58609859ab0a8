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
  /** Called for each value that had to go, with the owner who needed the room. */
  onDrop?: (value: Value, forOwner: string) => void;
}

/**
 * What became of a value: kept; heavier than its owner may have; or the map is full, and everybody
 * else has less than the value alone takes.
 */
export type SetResult = 'kept' | 'too large' | 'full';

/** Owners are told apart by how much they have, in so many classes. */
const classes = 256;

interface Share<Key> extends Bounds {
  keys: Set<Key>;
}

/**
 * A map that drops values instead of growing without end. Who sets a value makes room for it: the
 * oldest values of the same owner go. When the map as a whole is full, the oldest value of the owner
 * who has the most goes, so that nobody can fill it for all others. Setting a value makes it the
 * youngest.
 */
export class BoundedMap<Key, Value> {
  readonly #values = new Map<Key, {value: Value; weight: number; owner: string}>();
  readonly #shares = new Map<string, Share<Key>>();
  readonly #classes = Array.from({length: classes + 1}, () => new Set<string>());
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

  /** What is not kept changes nothing but the key itself. */
  set(key: Key, value: Value): SetResult {
    this.delete(key);
    const {perOwner} = this.#options.bounds;
    const owner = this.#options.ownerOf(value);
    const weight = this.#options.weigh(value);
    if (perOwner.entries < 1 || weight > perOwner.weight) return 'too large';
    if (!this.#makeRoom(owner, weight)) return 'full';
    const share = this.#shares.get(owner) ?? {keys: new Set(), entries: 0, weight: 0};
    this.#values.set(key, {value, weight, owner});
    share.keys.add(key);
    this.#change(owner, share, 1, weight);
    return 'kept';
  }

  /** @returns the value that was there */
  delete(key: Key): Value | undefined {
    const entry = this.#values.get(key);
    if (!entry) return undefined;
    this.#values.delete(key);
    const share = this.#shares.get(entry.owner);
    if (share) {
      share.keys.delete(key);
      this.#change(entry.owner, share, -1, -entry.weight);
    }
    return entry.value;
  }

  #change(owner: string, share: Share<Key>, entries: number, weight: number): void {
    this.#classes[this.#classOf(share)]?.delete(owner);
    this.#weight += weight;
    share.entries += entries;
    share.weight += weight;
    if (share.entries === 0) {
      this.#shares.delete(owner);
      return;
    }
    this.#shares.set(owner, share);
    this.#classes[this.#classOf(share)]?.add(owner);
  }

  /** The part that somebody has of what one owner may have, from 0 to 1. */
  #partOf({entries, weight}: Bounds): number {
    const {perOwner} = this.#options.bounds;
    return Math.max(entries / perOwner.entries, weight / perOwner.weight);
  }

  #classOf(share: Bounds): number {
    return Math.min(classes, Math.floor(this.#partOf(share) * classes));
  }

  #isFull(weight: number): boolean {
    const {bounds} = this.#options;
    return this.#values.size + 1 > bounds.entries || this.#weight + weight > bounds.weight;
  }

  /** @returns false when nobody has more than the owner would have */
  #makeRoom(owner: string, weight: number): boolean {
    const {perOwner} = this.#options.bounds;
    const own = this.#shares.get(owner);
    while (own && (own.entries + 1 > perOwner.entries || own.weight + weight > perOwner.weight)) {
      this.#dropOldest(own, owner);
    }
    while (this.#isFull(weight)) {
      const most = this.#shareToReduce(owner, weight);
      if (!most) return false;
      this.#dropOldest(most, owner);
    }
    return true;
  }

  #shareToReduce(owner: string, weight: number): Share<Key> | undefined {
    const own = this.#shares.get(owner);
    const part = this.#partOf({
      entries: (own?.entries ?? 0) + 1,
      weight: (own?.weight ?? 0) + weight,
    });
    const most = this.#largestShare();
    return most && this.#partOf(most) >= part ? most : own;
  }

  #largestShare(): Share<Key> | undefined {
    for (let index = classes; index >= 0; index -= 1) {
      for (const owner of this.#classes[index] ?? []) return this.#shares.get(owner);
    }
    return undefined;
  }

  #dropOldest(share: Share<Key>, forOwner: string): void {
    for (const key of share.keys) {
      const value = this.delete(key);
      if (value !== undefined) this.#options.onDrop?.(value, forOwner);
      return;
    }
  }
}
