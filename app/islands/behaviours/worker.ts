/** Registers the worker that keeps pictures, and asks before a new version of it takes over (SPEC §2). */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    if (registration.waiting) void offer(registration.waiting)
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed' && navigator.serviceWorker.controller) void offer(worker)
      })
    })
  } catch (error) {
    console.warn('The picture cache could not be set up: ', error)
  }
}

async function offer(worker: ServiceWorker): Promise<void> {
  const { showUpdateBar } = await import('./update-bar.ts')
  showUpdateBar(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    worker.postMessage('skip-waiting')
  })
}
