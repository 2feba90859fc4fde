/** The trips and the office's desks kept on this device, each in a cache of its own named after what it is and whose; `public/sw.js` fills them. */
const TRIPS = 'padav-trip.'
const DESKS = 'padav-desk.'
const FACTS = '/kept-trip.json'
/** Whose a trip is that was kept while nobody was logged in. */
const GUEST = 'guest'

export type KeptTrip = { keptAt: number; bytes: number }

/** What is kept of a trip, undefined where nothing is. */
export async function findKeptTrip(reference: string): Promise<KeptTrip | undefined> {
  const [name] = await namesOf((trip) => trip.startsWith(`${reference}.`))
  const facts = name === undefined ? undefined : await (await caches.open(name)).match(FACTS)
  return facts && ((await facts.json()) as KeptTrip)
}

/** Forgets a trip on this device. */
export async function forgetKeptTrip(reference: string): Promise<void> {
  await remove((trip) => trip.startsWith(`${reference}.`))
}

/** Forgets what anybody else kept on this device than who is logged in now, or than nobody. */
export async function forgetKeptOfOthers(personId: string | undefined): Promise<void> {
  const isOthers = (name: string) => name.split('.')[1] !== (personId ?? GUEST)
  await Promise.all([remove(isOthers), remove(isOthers, DESKS)])
}

async function remove(isMeant: (kept: string) => boolean, kind = TRIPS): Promise<void> {
  await Promise.all((await namesOf(isMeant, kind)).map((name) => caches.delete(name)))
}

async function namesOf(isMeant: (kept: string) => boolean, kind = TRIPS): Promise<string[]> {
  // Where nothing can be kept, a page without a certificate for one, there is nothing to forget.
  const names = 'caches' in globalThis ? await caches.keys() : []
  return names.filter((name) => name.startsWith(kind) && isMeant(name.slice(kind.length)))
}
