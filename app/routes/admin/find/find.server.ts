import { href } from 'react-router'
import { findBookingsByWords, findDeparturesOf } from '#domain/bookings/desk/find-by-words.server.ts'
import { listCustomersDesk } from '#domain/leads/desk/customers-desk.server.ts'
import type { ListedCustomer } from '#domain/leads/desk/customers-desk.server.ts'
import { findLeads } from '#domain/leads/find-leads.server.ts'
import type { SignedIn } from '#domain/policy/actor.ts'
import { may } from '#domain/policy/policy.ts'
import { findThingsByName } from '#domain/search/things-by-name.server.ts'
import type { Services } from '#domain/services.server.ts'
import { counted } from '#app/routes/admin/counted.ts'
import { STANDS } from '#app/routes/admin/enquiries/words.ts'
import { screensFor } from '#app/routes/admin/screens.ts'
import { STATES as BOOKINGS } from '#app/routes/admin/bookings/words.ts'
import { shownState } from '#domain/bookings/booking.ts'
import { formatDate, istDate } from '#platform/dates.ts'
import { deedsOfBooking } from './booking-deeds.server.ts'
import { deedsOfDepartures } from './departure-deeds.server.ts'
import { deedsOfEnquiry } from './enquiry-deeds.server.ts'
import { deedWords, fits } from './fits.ts'
import type { FoundThing } from './found-thing.ts'
import { findListedThings } from './listed-things.server.ts'
import { deedsOfPackages } from './package-deeds.server.ts'
import { shownThing } from './things.ts'

type Needs = Pick<Services, 'db' | 'clock' | 'memory'> & { search: Pick<Services['search'], 'search'> }

const LONGEST = 60
const MOST_PACKAGES = 4
const MOST_CUSTOMERS = 3
const SHORTEST_NAME = 3

/** What the words of somebody of the staff mean: pages and deeds of theirs, and the things they may see. After `>`, deeds alone. */
export async function findInOffice(services: Needs, actor: SignedIn, typed: string): Promise<FoundThing[]> {
  const isDeeds = typed.trimStart().startsWith('>')
  const words = typed.replace(/^\s*>/, '').trim().slice(0, LONGEST)
  const deeds = deedsFor(actor, words)
  const ofThings = words === '' ? [] : await deedsOfThings(services, actor, words, isDeeds)
  if (isDeeds) return once([...ofThings, ...deeds])
  if (words === '') return pagesFor(actor, words)
  const things = [...(await findThings(services, actor, words)), ...(await findListedThings(services, actor, words))]
  // What is called so comes before what only sounds alike. A draft of what is public is found twice.
  return once([...pagesFor(actor, words), ...deeds, ...things, ...ofThings])
}

function once(found: readonly FoundThing[]): FoundThing[] {
  return [...new Map(found.toReversed().map((one) => [`${one.path} ${one.name}`, one])).values()].toReversed()
}

/** The pages somebody may open that some words name. */
export function pagesFor({ role }: SignedIn, words: string): FoundThing[] {
  return screensFor(role).flatMap(({ path, name, words: others = '', pages = {} }) => [
    ...(fits(`${name} ${others}`, words) ? [{ path, name, says: 'page' }] : []),
    // All of them at once would hide the first: they are looked for by name.
    ...(words === '' ? [] : Object.entries(pages).filter(([title]) => fits(title, words))).map(([title, at]) => ({
      path: at,
      name: title,
      says: 'page',
    })),
  ])
}

/** What somebody may do, and where, that some words name. */
export function deedsFor({ role }: SignedIn, words: string): FoundThing[] {
  return screensFor(role)
    .flatMap(({ path, action, deeds = {} }) =>
      Object.entries(deeds)
        .map(([name, deed]) => ({ name, action, ...(typeof deed === 'string' ? { at: deed } : deed) }))
        .filter((deed) => may(role, deed.action))
        .map(({ name, at }) => ({ path: `${path}${at}`, name, says: 'deed' })),
    )
    .filter(({ name }) => fits(deedWords(name), words))
}

/** What may be done about the booking, the enquiry, the packages or the departures that the words name. */
async function deedsOfThings(needs: Needs, actor: SignedIn, words: string, isAsked: boolean): Promise<FoundThing[]> {
  const { db } = needs
  const ofOne = [...(await deedsOfBooking(db, actor, words)), ...(await deedsOfEnquiry(needs, actor, words))]
  if (ofOne.length > 0) return ofOne.filter(({ name }) => fits(deedWords(name), words))
  return [
    ...(await deedsOfPackages(db, actor, words, isAsked)),
    ...(await deedsOfDepartures(db, actor, words, isAsked)),
  ]
}

async function findThings({ db, search, clock }: Needs, actor: SignedIn, words: string): Promise<FoundThing[]> {
  const [{ hits }, bookings, leads, named, customers] = await Promise.all([
    search.search({ text: words, limit: MOST_PACKAGES, kinds: ['package'] }),
    findBookingsByWords(db, actor, words),
    findLeads(db, actor, words),
    findThingsByName(db, actor, words),
    words.length < SHORTEST_NAME ? undefined : listCustomersDesk(db, actor, { words }, MOST_CUSTOMERS),
  ])
  const leaving = await findDeparturesOf(
    db,
    actor,
    hits.map(({ id }) => id),
  )
  const now = clock.now()
  return [
    ...(bookings.ok ? bookings.value : []).map(({ reference, contactName, startsOn, tour, car, ...booking }) => ({
      path: href('/admin/bookings/:reference', { reference }),
      name: `${reference}, ${contactName ?? 'no name yet'}`,
      says: `booking of ${tour ?? car ?? 'a journey'}, ${formatDate(startsOn)}, ${BOOKINGS[shownState(booking, { now, today: istDate(now) })].word.toLowerCase()}`,
    })),
    ...(leads.ok ? leads.value : []).map(({ reference, name, sourceName, state }) => ({
      path: href('/admin/enquiries/:reference', { reference }),
      name: `${reference}, ${name}`,
      says: `enquiry about ${sourceName}, ${STANDS[state].word.toLowerCase()}`,
    })),
    ...(customers?.ok ? customers.value.rows : []).map(customerThing),
    ...(may(actor.role, 'catalogue.edit') ? hits : []).map(({ id, name }) => ({
      path: href('/admin/packages/:id', { id }),
      name,
      says: 'package, to edit',
    })),
    ...named.map(shownThing),
    ...hits.map(({ name, url }) => ({ path: href('/package/:url', { url }), name, says: 'package, its public page' })),
    ...(leaving.ok ? leaving.value : []).flatMap((one) => departureThing(actor, one)),
  ]
}

type Leaving = Extract<Awaited<ReturnType<typeof findDeparturesOf>>, { ok: true }>['value'][number]

/** What has left, and a date of a party’s own, has a desk and no plan to change. */
function departureThing({ role }: SignedIn, { id, name, startsOn, sold, capacity, hasLeft, isPrivate }: Leaving) {
  const hasDesk = may(role, 'bookings.work')
  if (isPrivate && !hasDesk) return []
  const at = { id }
  const path =
    hasDesk && (hasLeft || isPrivate) ? href('/admin/departures/:id/desk', at) : href('/admin/departures/:id', at)
  const says = `departure${hasLeft ? ' that has left' : ''}, ${sold} of ${capacity} sold`
  return [{ path, name: `${name}, ${formatDate(startsOn)}`, says }]
}

function customerThing({ page, name, metAs, bookings, enquiries }: ListedCustomer): FoundThing {
  const did = [counted(bookings, 'booking', 'bookings'), counted(enquiries, 'enquiry', 'enquiries')].join(', ')
  const path = href('/admin/customers/:key', { key: page })
  return {
    path,
    name: name ?? metAs ?? 'No name yet',
    says: `customer${metAs && name ? `, met as ${metAs}` : ''}, ${did}`,
  }
}
