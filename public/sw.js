// Keeps pictures of this site on the device, and says so when a page cannot be fetched. It keeps no pages, no answers and nobody's data.
// To switch it off everywhere, serve sw-off.js in its place (docs/decisions: the worker that keeps pictures).
const PICTURES = 'padav-pictures-1'
const OFFLINE = 'padav-offline-1'
const OFFLINE_PAGE = '/offline.html'
const KEPT_PATHS = /^\/(media|icons|art|FallBack)\/|^\/(logo|logo-on-dark)\.(png|svg)$/
const UNCHANGING = /^\/media\//
const MOST_PICTURES = 200
const MOST_BYTES = 60 * 1024 * 1024
const TRIMS_AFTER_MS = 2000

addEventListener('install', (event) => {
  event.waitUntil(caches.open(OFFLINE).then((cache) => cache.add(new Request(OFFLINE_PAGE, { cache: 'reload' }))))
})

addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOlder(), registration.navigationPreload?.enable(), clients.claim()]))
})

// A new version waits until the visitor asks for it: the page shows a bar and sends this.
addEventListener('message', (event) => {
  if (event.data === 'skip-waiting') skipWaiting()
})

addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') return event.respondWith(openPage(event))
  const url = new URL(request.url)
  if (url.origin !== location.origin || request.headers.has('range') || !KEPT_PATHS.test(url.pathname)) return
  event.respondWith(findPicture(event, url))
})

async function forgetOlder() {
  const names = await caches.keys()
  const older = names.filter((name) => name.startsWith('padav-') && name !== PICTURES && name !== OFFLINE)
  return Promise.all(older.map((name) => caches.delete(name)))
}

async function openPage(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return (await caches.match(OFFLINE_PAGE)) ?? Response.error()
  }
}

async function findPicture(event, url) {
  const cache = await caches.open(PICTURES)
  const kept = await cache.match(event.request)
  if (!kept) return fetchPicture(event, cache)
  if (UNCHANGING.test(url.pathname)) event.waitUntil(markUsed(cache, event.request, kept.clone()))
  else event.waitUntil(fetchPicture(event, cache).catch(() => undefined))
  return kept
}

async function fetchPicture(event, cache) {
  const response = await fetch(event.request)
  const isPicture = response.headers.get('content-type')?.startsWith('image/')
  if (response.status === 200 && response.type === 'basic' && isPicture) event.waitUntil(keep(cache, event.request, response.clone()))
  return response
}

async function keep(cache, request, response) {
  try {
    await cache.delete(request)
    await cache.put(request, response)
  } catch {
    // The device is full: older pictures go first, this one is fetched again next time.
  }
  used.add(request.url)
  trimSoon()
}

// The cache lists its entries in the order they were put: putting one again, once per life of the worker, makes it the newest.
const used = new Set()

async function markUsed(cache, request, response) {
  if (used.has(request.url)) return
  used.add(request.url)
  await keep(cache, request, response)
}

let trimming

function trimSoon() {
  clearTimeout(trimming)
  trimming = setTimeout(() => void trim(), TRIMS_AFTER_MS)
}

async function trim() {
  const cache = await caches.open(PICTURES)
  const requests = (await cache.keys()).reverse()
  let bytes = 0
  for (const [index, request] of requests.entries()) {
    bytes += await sizeOf(cache, request)
    if (index >= MOST_PICTURES || bytes > MOST_BYTES) await cache.delete(request)
  }
}

async function sizeOf(cache, request) {
  const response = await cache.match(request)
  const said = Number(response?.headers.get('content-length'))
  return said > 0 ? said : ((await response?.blob())?.size ?? 0)
}
