import { href } from 'react-router'
import { findBookingsByWords, findDeparturesOf } from '#domain/bookings/desk/find-by-words.server.ts'
import { findOpenLeads } from '#domain/leads/find-leads.server.ts'
import type { SignedIn } from '#domain/policy/actor.ts'
import { may } from '#domain/policy/policy.ts'
import type { Services } from '#domain/services.server.ts'
import { PAGES_TO_WRITE } from '#app/routes/admin/written/pages-to-write.ts'
import { deedsOfBooking } from './booking-deeds.server.ts'
import type { FoundThing } from './found-thing.ts'
import { screensFor } from '#app/routes/admin/screens.ts'
import { findThingsByName } from '#domain/search/things-by-name.server.ts'
import type { NamedThing, ThingKind } from '#domain/search/things-by-name.server.ts'
import { formatDate } from '#platform/dates.ts'

type Needs = Pick<Services, 'db'> & { search: Pick<Services['search'], 'search'> }

const LONGEST = 60
const MOST_PACKAGES = 4

/** What the words of somebody of the staff mean: pages and deeds of theirs, and the things they may see. After `>`, deeds alone. */
export async function findInOffice(services: Needs, actor: SignedIn, typed: string): Promise<FoundThing[]> {
  const isDeeds = typed.trimStart().startsWith('>')
  const words = typed.replace(/^\s*>/, '').trim().slice(0, LONGEST)
  const deeds = deedsFor(actor, words)
  const ofBooking = (await deedsOfBooking(services.db, actor, words)).filter(({ name }) => fits(name, words))
  if (isDeeds) return [...ofBooking, ...deeds]
  if (words === '') return pagesFor(actor, words)
  const things = [...(await findThings(services, actor, words)), ...writtenFor(actor, words)]
  // What is called so comes before what only sounds alike. A draft of what is public is found twice.
  const found = [...pagesFor(actor, words), ...deeds, ...things, ...ofBooking]
  return [...new Map(found.toReversed().map((one) => [`${one.path} ${one.name}`, one])).values()].toReversed()
}

function pagesFor({ role }: SignedIn, words: string): FoundThing[] {
  return screensFor(role)
    .filter(({ name, words: others = '' }) => fits(`${name} ${others}`, words))
    .map(({ path, name }) => ({ path, name, says: 'page' }))
}

function deedsFor({ role }: SignedIn, words: string): FoundThing[] {
  return screensFor(role)
    .flatMap(({ path, deeds = {} }) =>
      Object.entries(deeds).map(([name, at]) => ({ path: `${path}${at}`, name, says: 'deed' })),
    )
    .filter(({ name }) => fits(BEGINS.test(name) ? `${name} new add create` : name, words))
}

/** Deeds that begin something: whoever looks for one may call that otherwise. */
const BEGINS = /^(?:Add|Begin|Make|Write|Enter|Invite)\b/

/** Every word begins one of the text. */
function fits(text: string, words: string): boolean {
  const known = text.toLowerCase().split(/\s+/)
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => known.some((one) => one.startsWith(word)))
}

async function findThings({ db, search }: Needs, actor: SignedIn, words: string): Promise<FoundThing[]> {
  const [{ hits }, bookings, leads, named] = await Promise.all([
    search.search({ text: words, limit: MOST_PACKAGES, kinds: ['package'] }),
    findBookingsByWords(db, actor, words),
    findOpenLeads(db, actor, words),
    findThingsByName(db, actor, words),
  ])
  const leaving = await findDeparturesOf(
    db,
    actor,
    hits.map(({ id }) => id),
  )
  return [
    ...(bookings.ok ? bookings.value : []).map(({ reference, state, contactName, startsOn, tour, car }) => ({
      path: href('/admin/bookings/:reference', { reference }),
      name: `${reference}, ${contactName ?? 'no name yet'}`,
      says: `booking of ${tour ?? car ?? 'a journey'}, ${formatDate(startsOn)}, ${state}`,
    })),
    ...(leads.ok ? leads.value : []).map(({ reference, name, sourceName }) => ({
      path: href('/admin/enquiries/:reference', { reference }),
      name: `${reference}, ${name}`,
      says: `enquiry about ${sourceName}`,
    })),
    ...(may(actor.role, 'catalogue.edit') ? hits : []).map(({ id, name }) => ({
      path: href('/admin/packages/:id', { id }),
      name,
      says: 'package, to edit',
    })),
    ...named.map(shownThing),
    ...hits.map(({ name, url }) => ({ path: href('/package/:url', { url }), name, says: 'package, its public page' })),
    ...(leaving.ok ? leaving.value : []).map(({ id, name, startsOn, sold, capacity, hasLeft }) => ({
      path: hasLeft ? href('/admin/departures/:id/desk', { id }) : listOf(name),
      name: `${name}, ${formatDate(startsOn)}`,
      says: `departure${hasLeft ? ' that has left' : ''}, ${sold} of ${capacity} sold`,
    })),
  ]
}

const THINGS: Record<ThingKind, { path: (id: string, name: string) => string; says: string }> = {
  draft: { path: (id) => href('/admin/packages/:id', { id }), says: 'package, being written' },
  hidden: { path: (id) => href('/admin/packages/:id', { id }), says: 'package, not public' },
  states: { path: (id) => href('/admin/states/:id', { id }), says: 'state' },
  cities: { path: (id) => href('/admin/cities/:id', { id }), says: 'city' },
  attractions: { path: (id) => href('/admin/attractions/:id', { id }), says: 'attraction' },
  categories: { path: (id) => href('/admin/categories/:id', { id }), says: 'category' },
  cars: { path: (id) => href('/admin/cars/:id', { id }), says: 'class of car' },
  writtenPlaces: { path: writtenPath, says: 'draft' },
  writtenCars: { path: writtenPath, says: 'draft' },
  vehicles: { path: (open, q) => inFleet({ q, open }), says: 'vehicle' },
  drivers: { path: (open, q) => inFleet({ list: 'drivers', q, open }), says: 'driver' },
  articles: { path: (id) => href('/admin/articles/:id', { id }), says: 'article' },
  coupons: { path: (id) => href('/admin/coupons/:id', { id }), says: 'coupon' },
  staff: { path: (id) => href('/admin/staff/:id', { id }), says: 'staff' },
}

/** A draft of what never was public, by its kind and its id. */
function writtenPath(thing: string): string {
  return `${href('/admin')}/${thing}`
}

/** The list of the fleet down to one, with its form open. */
function inFleet(asked: Record<string, string>): string {
  return `${href('/admin/fleet')}?${new URLSearchParams(asked)}`
}

function shownThing({ kind, id, name, more }: NamedThing): FoundThing {
  const { path, says } = THINGS[kind]
  return { path: path(id, name), name, says: [says, more].filter(Boolean).join(', ') }
}

function writtenFor({ role }: SignedIn, words: string): FoundThing[] {
  if (!may(role, 'content.edit')) return []
  return PAGES_TO_WRITE.filter(({ name }) => fits(name, words)).map(({ slug, name }) => ({
    path: href('/admin/pages/:slug', { slug }),
    name,
    says: 'written page',
  }))
}

/** The departures of a tour. */
function listOf(tour: string): string {
  return `${href('/admin/departures')}?${new URLSearchParams({ q: tour })}`
}
