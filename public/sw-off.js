// Served in place of sw.js this ends the worker on every device: it forgets all it kept and unregisters itself.
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith('padav-')).map((name) => caches.delete(name))))
      .then(() => registration.unregister()),
  )
})
