import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const probe = 'storage-probe';

/** What makes local storage unusable; undefined when it works. */
function storageProblem(): unknown {
  let storage: Storage;
  try {
    storage = window.localStorage;
  } catch {
    // Blocked altogether: the theme has its own warning and does without.
    return undefined;
  }
  try {
    storage.getItem(probe);
    storage.setItem(probe, probe);
    storage.removeItem(probe);
    return undefined;
  } catch (error) {
    return error;
  }
}

/**
 * Lets the storages of a page fall back to memory: what cannot be written is kept until the reader
 * leaves, what cannot be read is taken as not there. The methods are replaced on the prototype,
 * because the theme's events about changes accept nothing but the browser's own storages.
 */
export function keepInMemory(prototype: Storage): void {
  const {getItem, setItem, removeItem} = prototype;
  const memories = new WeakMap<Storage, Map<string, string | null>>();

  function memoryOf(storage: Storage): Map<string, string | null> {
    const memory = memories.get(storage) ?? new Map<string, string | null>();
    memories.set(storage, memory);
    return memory;
  }

  prototype.getItem = function (key) {
    const kept = memoryOf(this).get(key);
    if (kept !== undefined) return kept;
    try {
      return getItem.call(this, key);
    } catch {
      return null;
    }
  };
  prototype.setItem = function (key, value) {
    try {
      setItem.call(this, key, value);
      memoryOf(this).delete(key);
    } catch {
      memoryOf(this).set(key, String(value));
    }
  };
  prototype.removeItem = function (key) {
    try {
      removeItem.call(this, key);
      memoryOf(this).delete(key);
    } catch {
      memoryOf(this).set(key, null);
    }
  };
}

function ensureStorage(): void {
  const problem = storageProblem();
  if (problem === undefined) return;
  console.warn(
    'Browser storage is not available, so your choices last only until you leave.',
    problem,
  );
  keepInMemory(Storage.prototype);
}

if (ExecutionEnvironment.canUseDOM) ensureStorage();
