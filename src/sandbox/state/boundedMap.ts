/** How much a map may hold. */
export interface Bounds {
  entries: number;
  /** Sum of the weights, about the characters that the values hold. */
  weight: number;
}

export interface BoundedMapOptions<Value> {
  bounds: Bounds;
  weigh: (value: Value) => number;
  /** Called for each value that had to go. */
  onDrop?: (value: Value) => void;
}

/**
 * A map that drops its oldest values instead of growing without end. Setting a value makes it the
 * youngest. The value that was set last stays, however heavy it is.
 */
export class BoundedMap<Key, Value> {
  readonly #values = new Map<Key, {value: Value; weight: number}>();
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

  set(key: Key, value: Value): void {
    this.delete(key);
    const weight = this.#options.weigh(value);
    this.#values.set(key, {value, weight});
    this.#weight += weight;
    this.#dropOldest();
  }

  /** @returns the value that was there */
  delete(key: Key): Value | undefined {
    const entry = this.#values.get(key);
    if (!entry) return undefined;
    this.#values.delete(key);
    this.#weight -= entry.weight;
    return entry.value;
  }

  #dropOldest(): void {
    const {bounds, onDrop} = this.#options;
    while (
      this.#values.size > 1 &&
      (this.#values.size > bounds.entries || this.#weight > bounds.weight)
    ) {
      const [oldest] = this.#values.keys();
      const value = this.delete(oldest as Key);
      if (value !== undefined) onDrop?.(value);
    }
  }
}
