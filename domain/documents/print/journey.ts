import type { ReactElement } from 'react'
import { encode } from 'uqr'
import { dayWords } from '#domain/catalogue/journey/day-text.ts'
import { hoursText } from '#domain/catalogue/journey/hours-text.ts'
import type { ItineraryDay, MealPlan } from '#domain/catalogue/package.ts'
import { comingSentence } from '#domain/catalogue/pickups.ts'
import { wishesOf } from '#domain/documents/eaten.ts'
import { mealsOfDay } from '#domain/documents/meals-of-day.ts'
import { maskedMobile } from '#domain/documents/trip.ts'
import type { Trip } from '#domain/documents/trip.ts'
import { addDays, formatDate, formatDays } from '#platform/dates.ts'
import {
  box,
  h1,
  h2,
  INK,
  brand,
  pairs,
  px,
  RULE,
  sheets,
  SOFT,
  squares,
  styles,
  table,
  whole,
  words,
} from './sheet.ts'
import type { Logo } from './sheet.ts'
import { halts, lengthText, ticket } from './ticket.ts'

const MEALS: Readonly<Record<MealPlan, string>> = {
  none: 'your own',
  breakfast: 'breakfast',
  'breakfast-dinner': 'breakfast and dinner',
  all: 'all',
}

const KINDS: Readonly<Record<Trip['kind'], string>> = { tour: 'Tour', trek: 'Trek', break: 'Break', car: 'Car' }

/** What driver and hotels are shown: `code` stands signed in its QR code. */
export function drawVoucher(trip: Trip, code: string, logo?: Logo): ReactElement {
  const qr = encode(code, { ecc: 'M', border: 0 }).data
  return sheets(
    {
      title: `Travel voucher ${trip.reference}`,
      head: head(trip, logo),
      foot: `Voucher ${trip.reference}, made ${formatDate(trip.madeOn)}`,
      author: trip.operator.name,
    },
    box(
      { ...styles.row, marginBottom: px(18) },
      box(
        { flex: 1, paddingRight: px(26) },
        h1('Travel voucher'),
        words(
          `Show this page, on paper or on a phone, to ${trip.kind === 'car' ? 'your driver' : 'driver and hotels'}. All is paid but what is named below as your own.`,
          { marginTop: px(6), marginBottom: px(12) },
        ),
        pairs(facts(trip), { name: 72 }),
      ),
      box(
        { width: px(190) },
        box({ borderWidth: 0.75, borderColor: RULE, padding: px(8), backgroundColor: '#FFFFFF' }, squares(qr, 172)),
        words('Signed. Whoever meets you checks it by phone, without a network.', {
          ...styles.small,
          marginTop: px(4),
        }),
      ),
    ),
    ticket(trip),
    nights(trip),
    // On the next page rather than squeezed into what is left of this one.
    whole({ ...styles.row }, ...paidAndNot(trip)),
  )
}

/** What to pack, with a box before each thing. */
export function drawPacking(trip: Trip, logo?: Logo): ReactElement {
  return sheets(
    {
      title: `What to pack, ${trip.name}`,
      head: head(trip, logo),
      foot: `What to pack, booking ${trip.reference}, made ${formatDate(trip.madeOn)}`,
      author: trip.operator.name,
    },
    h1('What to pack'),
    words(`${trip.name}, ${datesOf(trip)}. ${trip.packing.why}`, {
      marginTop: px(4),
      marginBottom: px(14),
      color: SOFT,
    }),
    ...trip.packing.groups.map(({ name, items }) => whole({ marginBottom: px(12) }, h2(name), ...items.map(toTick))),
  )
}

function datesOf({ startsOn, endsOn }: Trip): string {
  return formatDays({ from: startsOn, to: endsOn })
}

function toTick(text: string): ReactElement {
  const tick = {
    width: px(12),
    height: px(12),
    borderWidth: 0.75,
    borderColor: INK,
    marginRight: px(10),
    marginTop: px(4),
  }
  return box({ ...styles.line }, box(tick), words(text, { flex: 1 }))
}

/** The journey day by day. */
export function drawItinerary(trip: Trip, logo?: Logo): ReactElement {
  return sheets(
    {
      title: `${trip.name}, day by day`,
      head: head(trip, logo),
      foot: `${trip.name}, booking ${trip.reference}, made ${formatDate(trip.madeOn)}`,
      author: trip.operator.name,
    },
    h1(trip.name),
    words(`${lengthText(trip)}. ${datesOf(trip)}, from ${trip.departureCity}.${comingSentence(trip)}`, {
      marginTop: px(4),
      marginBottom: px(14),
      color: SOFT,
    }),
    halts(trip),
    box({ height: px(14) }),
    ...trip.itinerary.map((_, at) => oneDay(trip, at)),
    box(
      { ...styles.row, marginTop: px(10) },
      box({ width: '50%', paddingRight: px(26) }, h2('Included'), ...trip.inclusions.map(item)),
      box({ width: '50%' }, h2('Not included'), ...trip.exclusions.map(item)),
    ),
  )
}

function head({ operator }: Trip, logo: Logo | undefined): ReactElement {
  const phone = operator.phone === null ? [] : [words(operator.phone, { ...styles.small, ...styles.bold, color: INK })]
  return box(
    styles.head,
    box({ width: '50%' }, brand(operator.name, logo)),
    box({ width: '50%' }, words(operator.name, styles.small), words(operator.address, styles.small), ...phone),
  )
}

function facts({
  reference,
  name,
  lead,
  departureCity,
  pickup,
  meeting,
  startsOn,
  endsOn,
  people,
  roomsText,
  ...trip
}: Trip): [string, string][] {
  return [
    ['Booking', reference],
    [KINDS[trip.kind], `${name}, ${lengthText(trip)}`],
    ['Lead', lead.mobile === null ? lead.name : `${lead.name}, ${maskedMobile(lead.mobile)}`],
    [trip.kind === 'car' ? 'Comes to' : 'Leaves', `${departureCity}, ${formatDate(startsOn)}`],
    ...(pickup === null ? [] : [['Pick-up', pickup] as [string, string]]),
    ...(meeting === null ? [] : [['Come to', meeting] as [string, string]]),
    ['Back', formatDate(endsOn)],
    ['Who', `${people} ${people === 1 ? 'person' : 'people'}, ${roomsText}`],
    ...travellers(trip),
    ...wishesOf(trip.travellers).map(({ wish, names }): [string, string] => ['Meals', `${wish} (${names.join(', ')})`]),
  ]
}

function nights({ itinerary, startsOn }: Trip): ReactElement | null {
  const slept = itinerary.filter(({ overnight, stay }) => overnight !== null || stay !== null)
  if (slept.length === 0) return null
  const columns = [
    { name: 'Nights of', width: 176 },
    { name: 'Halt', width: 120 },
    { name: 'Stay' },
    { name: 'Meals', width: 150 },
  ]
  const dayOf = ({ day }: ItineraryDay) => formatDate(addDays(startsOn, day - 1), { year: false })
  const rows = alike(slept).map((days) => {
    const { overnight, stay, meals } = days[0]!
    const dates = days.length === 1 ? dayOf(days[0]!) : `${dayOf(days[0]!)} to ${dayOf(days.at(-1)!)}`
    return { cells: [dates, overnight?.name ?? '', stay ?? '', MEALS[meals]] }
  })
  return table(columns, rows)
}

/** Nights in a row at one halt, in one house, with the same meals. */
function alike(slept: readonly ItineraryDay[]): ItineraryDay[][] {
  const nameOf = ({ overnight, stay, meals }: ItineraryDay) => `${overnight?.name} ${stay} ${meals}`
  return slept.reduce<ItineraryDay[][]>((runs, day) => {
    const last = runs.at(-1)
    if (last && nameOf(last[0]!) === nameOf(day)) last.push(day)
    else runs.push([day])
    return runs
  }, [])
}

/** Who sleeps in which room; the names alone where nobody has one. */
function travellers({ travellers: named }: Pick<Trip, 'travellers'>): [string, string][] {
  const byRoom = Map.groupBy(named, ({ room }) => room)
  return [...byRoom].map(([room, people]) => [
    room === null ? 'Names' : `Room ${room}`,
    people.map(({ name, age }) => `${name}, ${age}`).join('; '),
  ])
}

function paidAndNot({ inclusions, exclusions }: Trip): ReactElement[] {
  return [
    box({ width: '58%', paddingRight: px(26) }, h2('Paid'), words(`${inclusions.join('. ')}.`)),
    box({ width: '42%' }, h2('Your own'), words(`${exclusions.join('. ')}.`)),
  ]
}

function oneDay({ itinerary, startsOn }: Trip, at: number): ReactElement {
  const { day, title, text, overnight, stay, km, hours } = itinerary[at]!
  const way = [km === null ? '' : `${km} km`, hours === null ? '' : hoursText(hours)].filter(Boolean).join(', ')
  const night = [
    overnight === null ? '' : `Night in ${overnight.name}`,
    stay ?? '',
    `Meals: ${mealsOfDay(itinerary, at)}`,
  ]
    .filter(Boolean)
    .join('. ')
  return whole(
    { flexDirection: 'row', marginBottom: px(12) },
    box(
      { width: px(104) },
      words(`Day ${day}`, { ...styles.bold }),
      words(formatDate(addDays(startsOn, day - 1), { year: false }), styles.small),
    ),
    box(
      { flex: 1 },
      h2(title),
      words(dayWords(text)),
      words([way, night].filter(Boolean).join('. '), { ...styles.small, marginTop: px(3) }),
    ),
  )
}

function item(text: string): ReactElement {
  return words(text, { borderBottomWidth: 0.75, borderBottomColor: RULE, paddingVertical: px(3) })
}
