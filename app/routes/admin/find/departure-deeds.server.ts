import { href } from 'react-router'
import { findDeparturesOf } from '#domain/bookings/desk/find-by-words.server.ts'
import { choosePackage } from '#domain/catalogue/packages-to-choose.server.ts'
import type { SignedIn } from '#domain/policy/actor.ts'
import { may } from '#domain/policy/policy.ts'
import type { Action } from '#domain/policy/policy.ts'
import { phoneBookingAt } from '#app/routes/admin/bookings/phone-booking-at.ts'
import { formatDate, monthName } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import type { FoundThing } from './found-thing.ts'
import { deedWords, fits, partedBy } from './fits.ts'

/** So many of the soonest are offered; of those whose day is typed, it is looked for among more. */
const MOST = 3
const SHORTEST = 2
const MOST_LOOKED_AT = 60
/** Days, months and years say which departure, and no package. */
const OF_A_DATE =
  /^(?:[\d-]+|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|mon|tue|wed|thu|fri|sat|sun)$/

type Departure = Extract<Awaited<ReturnType<typeof findDeparturesOf>>, { ok: true }>['value'][number]
type DepartureDeed = {
  name: string
  action: Action
  at: (one: Departure) => string
  isThere?: (one: Departure) => boolean
}

const planned = ({ id }: Departure) => href('/admin/departures/:id', { id })
const desk = ({ id }: Departure) => href('/admin/departures/:id/desk', { id })
const isAhead = ({ hasLeft, status }: Departure) => !hasLeft && status !== 'cancelled'

/** What may be done about a departure, by whom, and of which that can be said. */
const DEEDS: readonly DepartureDeed[] = [
  {
    name: 'Change seats, price or closing day',
    action: 'departures.plan',
    at: (one) => `${planned(one)}#change`,
    isThere: isAhead,
  },
  {
    name: 'Close to booking',
    action: 'departures.plan',
    at: (one) => `${planned(one)}#marks`,
    isThere: (one) => isAhead(one) && one.status !== 'closed',
  },
  {
    name: 'Open to booking again',
    action: 'departures.plan',
    at: (one) => `${planned(one)}#marks`,
    isThere: (one) => isAhead(one) && one.status === 'closed',
  },
  {
    name: 'Guarantee that it leaves',
    action: 'departures.plan',
    at: (one) => `${planned(one)}#marks`,
    isThere: (one) => isAhead(one) && one.status === 'scheduled',
  },
  {
    name: 'Take its season back',
    action: 'departures.plan',
    at: (one) => `${planned(one)}#season`,
    isThere: (one) => isAhead(one) && one.seasonId !== null,
  },
  {
    name: 'Book for somebody',
    action: 'bookings.work',
    at: ({ url, id }) => phoneBookingAt({ package: url, departure: id }),
    isThere: (one) => isAhead(one) && one.published && one.status !== 'closed',
  },
  {
    name: 'Put somebody on its waiting list',
    action: 'bookings.work',
    at: ({ id }) => `${href('/admin/waiting/new')}?${new URLSearchParams({ departure: id })}`,
    isThere: (one) => isAhead(one) && one.sold + one.held >= one.capacity,
  },
  { name: 'Open the desk', action: 'bookings.work', at: desk },
  {
    name: 'Check in, scan vouchers',
    action: 'bookings.work',
    at: (one) => `${desk(one)}#vouchers`,
    isThere: ({ status }) => status !== 'cancelled',
  },
  {
    name: 'Send a car, or call it back',
    action: 'bookings.work',
    at: (one) => `${desk(one)}#cars`,
    isThere: ({ status }) => status !== 'cancelled',
  },
  { name: 'Keep a note for its desk', action: 'bookings.work', at: (one) => `${desk(one)}#notes` },
  {
    name: 'Print the driver slips',
    action: 'bookings.work',
    at: ({ id }) => href('/admin/departures/:id/slips', { id }),
  },
  {
    name: 'Call off',
    action: 'bookings.work',
    at: ({ id }) => href('/admin/departures/:id/call-off', { id }),
    isThere: isAhead,
  },
]

/** What may be done about the departures of the packages, and of the day, that some of the words name; of words that name no deed all of it, where `isAsked`. */
export async function deedsOfDepartures(
  db: Db,
  actor: SignedIn,
  words: string,
  isAsked: boolean,
): Promise<FoundThing[]> {
  const deeds = DEEDS.filter(({ action }) => may(actor.role, action))
  const { names: said, saysDeed } = partedBy(
    deeds.map(({ name }) => name),
    words,
  )
  const names = said.filter((word) => !OF_A_DATE.test(word))
  const named = names.join(' ')
  if (named.length < SHORTEST || !(isAsked || saysDeed)) return []
  const isDated = names.length < said.length
  const found = await findNamed(db, actor, named, isDated ? MOST_LOOKED_AT : MOST)
  const meant = found.filter((one) => fits(lookedFor(one), said.join(' '))).slice(0, MOST)
  return meant.flatMap((one) =>
    deeds
      .filter(({ isThere = () => true }) => isThere(one))
      .filter(({ name }) => fits(`${deedWords(name)} ${lookedFor(one)}`, words))
      .map(({ name, at }) => ({ path: at(one), name: `${name}, ${textOf(one)}`, says: 'deed' })),
  )
}

function textOf({ name, startsOn }: Departure): string {
  return `${name}, ${formatDate(startsOn)}`
}

/** A day may be typed as it is shown, as 2026-12-12, or with its month in full. */
function lookedFor(one: Departure): string {
  return `${textOf(one)} ${one.startsOn} ${monthName(Number(one.startsOn.slice(5, 7)))}`
}

async function findNamed(db: Db, actor: SignedIn, words: string, most: number): Promise<Departure[]> {
  const known = await choosePackage(db, actor, 'departures.plan', { key: '', words, isPublic: false })
  if (!known.ok) return []
  const ids = known.value.found.map(({ id }) => id)
  const found = await findDeparturesOf(db, actor, ids, most)
  return found.ok ? found.value.filter(({ isPrivate }) => !isPrivate) : []
}
