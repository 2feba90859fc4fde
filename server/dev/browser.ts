// Before any component: React Router's plugin compiles them for hot reload and wants this to have run.
import 'virtual:react-router/inject-hmr-runtime'
import type { Change } from './changes.ts'

const SETTLED_MS = 100
const isApp = '__reactRouterContext' in window

// React Router's hot reload has its router load anew before React refreshes: a document has none, and React refreshes its islands all the same.
if (!isApp) window.__reactRouterDataRouter = { revalidate: async () => undefined }
// Every module this page has, not the first 250.
performance.setResourceTimingBufferSize(10_000)

import.meta.hot?.on('padav:changed', (changes: Change[]) => {
  if (changes.every(({ kind }) => kind === 'styles')) return refetchStyles()
  const pages = changes.filter(({ kind }) => kind !== 'styles')
  if (pages.every(isRefreshed)) return
  const router = isApp ? window.__reactRouterDataRouter : undefined
  // Coming back from a reload a browser keeps what was typed, but no password: only what shows a changed frame is loaded again.
  const isFramed = document.querySelector('.bare-box') !== null
  if (!router || (isFramed && pages.some(({ kind }) => kind === 'frame'))) return location.reload()
  // After whatever React Router's own hot reload has begun: of two at once the later counts.
  setTimeout(() => void router.revalidate(), SETTLED_MS)
})

// The browser and the site share the clock of the machine.
import.meta.hot?.send('padav:asked-at', performance.timeOrigin)

/** An island this page has loaded is refreshed where it stands, with all that was typed into it. */
function isRefreshed({ path }: Change): boolean {
  const has = () => performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname === path)
  return !isApp && path.startsWith('/app/islands/') && has()
}

/** The new rules come before the old ones go, so that the page is never seen without. */
function refetchStyles(): void {
  for (const old of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href*="critical.css"]')) {
    const address = new URL(old.href)
    address.searchParams.set('changed', String(Date.now()))
    const fresh = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address.href })
    fresh.addEventListener('load', () => old.remove())
    old.after(fresh)
  }
}

await import(/* @vite-ignore */ '/app/islands/runtime.ts' as string)

declare global {
  interface Window {
    __reactRouterDataRouter?: { revalidate(): Promise<unknown> }
  }
}
