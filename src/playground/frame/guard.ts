/**
 * First of all: the frame runs code that it is sent. Opened by itself, or framed without `sandbox`, it would do so
 * with the rights of the documentation's origin. In `<iframe sandbox="allow-scripts">` the origin is opaque, and
 * called "null".
 */
if (self.origin !== 'null' || parent === self) {
  document.body.textContent = 'This page works only inside a playground of the documentation.';
  throw new Error('A playground frame needs an opaque origin');
}

export {};
