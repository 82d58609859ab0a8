// Takes the place of a service worker that does harm: removes itself and all that it keeps. See README.md.
addEventListener('install', () => skipWaiting());
addEventListener('activate', event => {
  event.waitUntil(
    (async () => {
      const {pathname} = new URL(registration.scope);
      await caches.delete(`read-offline:${pathname}`);
      await registration.unregister();
    })(),
  );
});
