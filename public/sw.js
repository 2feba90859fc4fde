// Keeps pictures of this site on the device, and says so when a page cannot be fetched. Of pages it keeps two kinds alone, and only when asked to:
// the pack of one's own trip, and the desk of a departure somebody of the office works at, until whoever asked logs out.
// To switch it off everywhere, serve sw-off.js in its place (docs/decisions: the worker that keeps pictures).
const PICTURES = 'padav-pictures-1'
const OFFLINE = 'padav-offline-1'
const OFFLINE_PAGE = '/offline.html'
const KEPT_PATHS = /^\/(media|icons|art|FallBack)\/|^\/(logo|logo-on-dark)\.(png|svg)$/
const UNCHANGING = /^\/media\//
const MOST_PICTURES = 200
const MOST_BYTES = 60 * 1024 * 1024
const TRIMS_AFTER_MS = 2000

// Each kept trip and desk has a cache of its own: padav-trip.{reference}.{whose}, padav-desk.{departure}.{whose}. The pages know the name too (app/islands/kept-trips.ts).
const TRIPS = 'padav-trip.'
const DESKS = 'padav-desk.'
const FACTS = '/kept-trip.json'
const TRIP_PAGE = /^\/booking\/([2-9A-Z]{8})(\/pack)?$/
const DESK_PAGE = /^\/admin\/departures\/([\w-]{1,60})\/desk$/
// What waits at a desk to be sent (app/islands/behaviours/desk/waiting.ts).
const WAITING = 'padav-desk'
// What is sent on the way to a booking, and of it: the page it was sent from is the way back.
const SENDS = /^\/(booking|q|pay)\//
const WORDS_OFFLINE = 'There is no connection just now. Pages you have not opened yet need one; try again when your signal is back.'
const WORDS_UNSENT = 'There is no connection just now, and nobody here knows whether what you sent has reached us. Try again: the page shows what is held and paid, and nothing is done twice.'
const SIGNS_OUT = /^\/api\/(authentication\/logout|auth\/signout)$/
const OWN_FILES = /(?:href|src)="(\/(?:assets|fonts|icons|map)\/[^"#]+)/g
const OWN_FILE = /^\/(assets|fonts|icons|map)\//
const FRESH_FOR_MS = 60 * 60 * 1000
const PATIENCE_MS = 8000

addEventListener('install', (event) => {
  event.waitUntil(caches.open(OFFLINE).then((cache) => cache.add(new Request(OFFLINE_PAGE, { cache: 'reload' }))))
})

addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOlder(), registration.navigationPreload?.enable(), clients.claim()]))
})

// A new version waits until the visitor asks for it: the page shows a bar and sends this.
addEventListener('message', (event) => {
  if (event.data === 'skip-waiting') skipWaiting()
  const { keep, keepDesk: desk, files } = event.data ?? {}
  if (keep) event.waitUntil(answerKeep(() => keepTrip(keep), event.ports[0]))
  if (desk) event.waitUntil(answerKeep(() => keepDesk(desk, files), event.ports[0]))
})

addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  const isOurs = url.origin === location.origin
  if (request.method === 'POST' && isOurs) return take(event, url)
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') return event.respondWith(openPage(event, url))
  if (readers.has(event.clientId) && OWN_FILE.test(url.pathname)) return event.respondWith(findKeptFile(request))
  if (!isOurs || request.headers.has('range') || !KEPT_PATHS.test(url.pathname)) return
  event.respondWith(findPicture(event, url))
})

/** Whoever logs out leaves nothing behind, however they did it and whatever comes of it. */
function take(event, { pathname }) {
  if (SIGNS_OUT.test(pathname)) event.waitUntil(forgetAll())
  if (pathname === OFFLINE_PAGE) event.respondWith(removeFromList(event.request))
  else if (event.request.mode === 'navigate' && SENDS.test(pathname)) event.respondWith(fetch(event.request).catch(() => showUnsent(event.clientId)))
}

async function forgetOlder() {
  const names = await caches.keys()
  const isKept = (name) => name === PICTURES || name === OFFLINE || name.startsWith(TRIPS) || name.startsWith(DESKS)
  const isOld = (name) => name.startsWith('padav-') && !isKept(name)
  const older = names.filter(isOld)
  return Promise.all(older.map((name) => caches.delete(name)))
}

async function openPage(event, { pathname }) {
  const [, reference] = TRIP_PAGE.exec(pathname) ?? []
  const [, desk] = DESK_PAGE.exec(pathname) ?? []
  const kept = reference ? await findTrip(reference) : desk && (await findDesk(desk))
  try {
    const answer = await (kept ? Promise.race([fetchPage(event), tooSlow()]) : fetchPage(event))
    if (reference && answer.status === 404) event.waitUntil(forgetTrip(reference))
    // Whoever may not open it any more, or has been logged out elsewhere, has it no longer either.
    if (desk && answer.status < 500 && answer.status !== 200) event.waitUntil(forgetDesks((name) => name.startsWith(`${desk}.`)))
    // Whoever looks at their trip may be seeing it changed or cancelled: what is kept says the same.
    event.waitUntil(inTurn(() => freshen(kept && answer.status === 200 ? reference : undefined)))
    return answer
  } catch {
    return kept ? openKept(event, kept) : showOffline()
  }
}

async function fetchPage(event) {
  return (await event.preloadResponse) ?? (await fetch(event.request))
}

function tooSlow() {
  return new Promise((_, refuse) => setTimeout(() => refuse(new Error('too slow')), PATIENCE_MS))
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

// ---- Kept trips

/** The windows that show a kept trip: what it is drawn with comes from the device as well. */
const readers = new Set()
let timesForgotten = 0
/** Trips that were taken out of the list of what is kept. */
const takenOut = new Set()

/** The kept trips: the cache of each, whose it is, and what was noted when it was kept. */
function listTrips() {
  return listKept(TRIPS)
}

async function listKept(kind) {
  const names = (await caches.keys()).filter((name) => name.startsWith(kind))
  const trips = await Promise.all(
    names.map(async (name) => {
      const facts = await (await caches.open(name)).match(FACTS)
      const [, reference, whose] = name.split('.')
      // What was kept by an older worker notes no page: it is a trip.
      return { page: `/booking/${reference}/pack`, ...(facts ? await facts.json() : {}), cache: name, reference, whose }
    }),
  )
  return trips.sort((one, other) => String(one.from).localeCompare(String(other.from)))
}

async function findTrip(reference) {
  return (await listTrips()).find((trip) => trip.reference === reference && trip.from)
}

let turn = Promise.resolve()

/** One work on the kept trips at a time: a trip that is half kept has no date yet, and looks to another as if it were over. */
function inTurn(work) {
  const done = turn.then(work)
  turn = done.catch(() => undefined)
  return done
}

async function answerKeep(work, port) {
  const kept = await inTurn(work).catch(() => undefined)
  port?.postMessage({ kept: Boolean(kept) })
}

/** Fetches the pack of a trip anew and keeps it with all it is drawn with; forgets one that its browser may not open any more. */
async function keepTrip(reference) {
  const page = `/booking/${reference}/pack`
  if (!TRIP_PAGE.test(page)) return undefined
  const forgottenBefore = timesForgotten
  takenOut.delete(reference)
  const answer = await fetch(page, { redirect: 'manual', cache: 'no-store' })
  if (answer.status === 404 || answer.type === 'opaqueredirect') return forgetTrip(reference)
  if (answer.status !== 200) throw new Error(`the pack answered ${answer.status}`)
  const html = withoutScripts(await answer.text())
  const said = saidIn(html, 'trip')
  const name = `${TRIPS}${reference}.${said('whose')}`
  await removeTrips((trip) => trip.startsWith(`${reference}.`) && TRIPS + trip !== name)
  const facts = await putAside(name, { page, html, answer, facts: { name: said('name'), from: said('from'), until: said('until') } })
  // Somebody logged out, or took it out of the list, meanwhile.
  if (timesForgotten !== forgottenBefore || takenOut.has(reference)) return forgetTrip(reference)
  return facts
}

/** What a page says of itself in its attributes. */
function saidIn(html, kind) {
  return (name) => new RegExp(` data-${kind}-${name}="([^"]*)"`).exec(html)?.[1] ?? ''
}

/** Keeps a page with all it is drawn with, and what was noted of it. */
async function putAside(name, { page, html, answer, facts, more = [] }) {
  const wanted = [...html.matchAll(OWN_FILES)].map(([, path]) => path)
  const files = await Promise.all([...new Set([...wanted, ...more])].map(fetchFile))
  const bytes = files.reduce((sum, { blob }) => sum + blob.size, html.length)
  const noted = { ...facts, page, keptAt: Date.now(), bytes }
  const cache = await caches.open(name)
  // What was kept before stays readable until the new has come; what the new does not need goes last.
  for (const { path, blob, headers } of files) await cache.put(path, new Response(blob, { headers }))
  await cache.put(page, new Response(html, { headers: headersOf(answer) }))
  await cache.put(FACTS, new Response(JSON.stringify(noted)))
  await removeOthers(cache, [FACTS, page, ...files.map(({ path }) => path)])
  return noted
}

async function removeOthers(cache, wanted) {
  const others = (await cache.keys()).filter(({ url }) => !wanted.includes(url.slice(location.origin.length)))
  await Promise.all(others.map((request) => cache.delete(request)))
}

async function fetchFile(path) {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return { path, blob: await answer.blob(), headers: headersOf(answer) }
}

/** What is kept is read as it is: not compressed, and of another length than was sent. */
function headersOf(answer) {
  const names = ['content-type', 'content-security-policy', 'permissions-policy', 'referrer-policy']
  return Object.fromEntries(names.flatMap((name) => (answer.headers.has(name) ? [[name, answer.headers.get(name)]] : [])))
}

/** A page that is read without a network moves nothing; what a script would draw late stands there at once. */
function withoutScripts(html) {
  return html.replace(/<script\b[^>]*>.*?<\/script>/gs, '').replace(/<\/?noscript>/g, '')
}

async function openKept(event, { cache, page }) {
  readers.add(event.resultingClientId)
  return (await caches.open(cache)).match(page)
}

async function findKeptFile(request) {
  for (const { cache } of [...(await listTrips()), ...(await listDesks())]) {
    const kept = await (await caches.open(cache)).match(request)
    if (kept) return kept
  }
  return fetch(request)
}

/** Looks again at what has been kept for an hour, and at the trip that was `seen` just now; one that has been over for a month goes. */
async function freshen(seen) {
  await forgetOldDesks()
  for (const { reference, until, keptAt } of await listTrips()) {
    if (!until || until < today()) await forgetTrip(reference)
    else if (!takenOut.has(reference) && (reference === seen || Date.now() - keptAt > FRESH_FOR_MS)) await keepTrip(reference).catch(() => undefined)
  }
}

function forgetTrip(reference) {
  return removeTrips((trip) => trip.startsWith(`${reference}.`))
}

function forgetAll() {
  timesForgotten++
  indexedDB.deleteDatabase(WAITING)
  return Promise.all([removeTrips(() => true), forgetDesks(() => true)])
}

function removeTrips(isMeant) {
  return removeKept(TRIPS, isMeant)
}

async function removeKept(kind, isMeant) {
  const names = (await caches.keys()).filter((name) => name.startsWith(kind) && isMeant(name.slice(kind.length)))
  await Promise.all(names.map((name) => caches.delete(name)))
}

// ---- Kept desks

/** The desks of departures that whoever works there has opened on this device. Unlike a trip they run: what is done there waits on the device. */
function listDesks() {
  return listKept(DESKS)
}

async function findDesk(departure) {
  return (await listDesks()).find((desk) => desk.reference === departure && desk.until >= today())
}

/** Fetches a desk anew and keeps it with its scripts; `files` is what they fetched when they were wanted. Forgets one that may not be opened any more. */
async function keepDesk(departure, files) {
  const page = `/admin/departures/${departure}/desk`
  if (!DESK_PAGE.test(page)) return undefined
  const forgottenBefore = timesForgotten
  const isIts = (name) => name.startsWith(`${departure}.`)
  const answer = await fetch(page, { redirect: 'manual', cache: 'no-store' })
  if (answer.status >= 500) throw new Error(`the desk answered ${answer.status}`)
  if (answer.status !== 200) return forgetDesks(isIts)
  // Its script sees that it was not drawn just now.
  const html = (await answer.text()).replace(' data-desk=', ' data-kept="" data-desk=')
  const said = saidIn(html, 'desk')
  const more = files.filter((path) => OWN_FILE.test(path))
  const name = `${DESKS}${departure}.${said('whose')}`
  await forgetDesks((desk) => isIts(desk) && DESKS + desk !== name)
  const noted = await putAside(name, { page, html, answer, more, facts: { name: said('name'), from: said('from'), until: said('until') } })
  if (timesForgotten !== forgottenBefore) return forgetDesks(isIts)
  return noted
}

/** Names of travellers leave the device two days after they have left. */
async function forgetOldDesks() {
  for (const { until, cache } of await listDesks()) if (!until || until < today()) await caches.delete(cache)
}

function today() {
  return new Date().toISOString().slice(0, 10)
}

function forgetDesks(isMeant) {
  return removeKept(DESKS, isMeant)
}

/** The page without a network, with the trips that can be read all the same. */
async function showOffline() {
  const page = await caches.match(OFFLINE_PAGE)
  if (!page) return Response.error()
  const [trips, desks] = [await listTrips(), await listDesks()]
  if (trips.length + desks.length === 0) return page
  const html = (await page.text()).replace('<!-- kept trips -->', () => listOf(trips, desks))
  return new Response(html, { headers: headersOf(page) })
}

/** Nobody knows whether what was sent has come; the page it was sent from does, as soon as it can be fetched again. */
async function showUnsent(clientId) {
  const page = await caches.match(OFFLINE_PAGE)
  const from = (await clients.get(clientId))?.url
  if (!page || !from) return showOffline()
  const html = (await page.text()).replace(WORDS_OFFLINE, WORDS_UNSENT).replace('href=""', () => `href="${from.replaceAll('&', '&amp;')}"`)
  return new Response(html, { headers: headersOf(page) })
}

async function removeFromList(request) {
  const reference = String((await request.formData()).get('trip'))
  takenOut.add(reference)
  await forgetTrip(reference)
  return showOffline()
}

/** What was noted of a page was written for HTML when it was kept. */
function listOf(trips, desks) {
  const ofTrips = trips.map(
    ({ reference, name, page }) => `<li><a href="${page}">${name}</a>
      <form method="post" action="${OFFLINE_PAGE}"><button name="trip" value="${reference}">Remove<span> ${reference}</span></button></form></li>`,
  )
  const ofDesks = desks.map(({ name, page }) => `<li><a href="${page}">${name}</a></li>`)
  return `<h2>Kept on this device</h2><ul>${[...ofDesks, ...ofTrips].join('')}</ul>`
}
