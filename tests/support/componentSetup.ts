/**
 * Set-up of the component tests: an empty document and an empty storage for every test, patience,
 * and the one old method that Docusaurus' storage code needs and happy-dom lacks.
 */
import {cleanup, configure} from '@testing-library/react';
import {afterEach} from 'vitest';

// A busy machine needs more than the second that is the default; nothing waits longer than it must.
configure({asyncUtilTimeout: 10_000});

// Docusaurus tells other tabs of a change by an event that it initializes the old way.
StorageEvent.prototype.initStorageEvent = function init(type, bubbles, cancelable, ...values) {
  const [key, oldValue, newValue, url, storageArea] = values;
  const own = {type, bubbles, cancelable, key, oldValue, newValue, url, storageArea};
  for (const [name, value] of Object.entries(own)) Object.defineProperty(this, name, {value});
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
