/**
 * An opaque origin has no storage: reading `localStorage` throws. SDKs keep the identifier of the device in it, so
 * they get one that lives as long as the frame.
 */
function createStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: index => [...values.keys()][index] ?? null,
    getItem: key => values.get(String(key)) ?? null,
    setItem: (key, value) => void values.set(String(key), String(value)),
    removeItem: key => void values.delete(String(key)),
    clear: () => values.clear(),
  };
}

for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(window, name, {value: createStorage(), configurable: true});
}
Object.defineProperty(document, 'cookie', {
  get: () => '',
  set: () => undefined,
  configurable: true,
});

// The inbox begins with a question about web push, which cannot work in a frame: it is answered with no.
localStorage.setItem('showNotificationOverlay', JSON.stringify('false'));

export {};
