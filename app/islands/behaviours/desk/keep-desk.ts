const OURS = /^\/(assets|fonts|icons)\//

/** Asks the worker to keep this desk for reading without a network, with all that it runs on. Says whether it did. */
export async function keepDesk(departure: string): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  const { active } = await navigator.serviceWorker.ready
  // Without a network there is no fetching what only then is needed.
  await Promise.all([import('./scan.ts'), 'BarcodeDetector' in globalThis ? undefined : import('qr/decode.js')])
  const { port1, port2 } = new MessageChannel()
  return new Promise((done) => {
    port1.addEventListener('message', ({ data }: MessageEvent<{ kept: boolean }>) => done(data.kept))
    port1.start()
    active?.postMessage({ keepDesk: departure, files: filesOfPage() }, [port2])
  })
}

function filesOfPage(): string[] {
  const all = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const ours = all.filter(({ origin, pathname }) => origin === location.origin && OURS.test(pathname))
  return [...new Set(ours.map(({ pathname }) => pathname))]
}
