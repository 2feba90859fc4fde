import { ADULT_AGE } from '#domain/party/party.ts'
import { prorate } from '#domain/pricing/prorate.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Paise } from '#platform/money.ts'
import type { Instalment, Traveller } from '#domain/bookings/booking.ts'
import type { PricedJourney } from '#domain/bookings/quote/priced-journey.ts'

/** How the price is shared: a head like another, or by what each one's bed costs. */
export const SPLITS = ['equal', 'own-price'] as const
export type Split = (typeof SPLITS)[number]

/** Who pays for whom: a friend is known by their place, counted from 1, and who booked is 0. */
export type Sharer = { share: number; places: readonly number[] }

/** A part that somebody is to pay. */
export type SharedPart = Pick<Instalment, 'amountPaise' | 'dueOn'> & { share: number }

type Sleeper = Pick<Traveller, 'age'> & { room: number | null }
type Room = PricedJourney['rooms']['rooms'][number]

/** What each traveller weighs in the price, in their order: all the same, or as the bed of each is priced. */
export function weightsOf(
  journey: Pick<PricedJourney, 'lines' | 'rooms'>,
  travellers: readonly Sleeper[],
  split: Split,
): number[] {
  if (split === 'equal') return travellers.map(() => 1)
  const weights = travellers.map(() => 0)
  journey.rooms.rooms.forEach((room, at) => {
    const inside = travellers.flatMap(({ age, room: number }, place) => (number === at + 1 ? [{ age, place }] : []))
    const prices = bedPrices(room, (cell) => journey.lines.find((line) => line.cell === cell)?.eachPaise)
    const grown = inside.filter(({ age }) => age >= ADULT_AGE)
    const young = inside.filter(({ age }) => age < ADULT_AGE).toSorted((one, other) => other.age - one.age)
    for (const { place } of grown) weights[place] = prices.adult
    young.forEach(({ place }, row) => (weights[place] = prices.young[row] ?? 0))
  })
  // Whoever has no bed yet counts as everybody does.
  return weights.some((weight) => weight > 0) ? weights : travellers.map(() => 1)
}

type Cell = NonNullable<PricedJourney['lines'][number]['cell']>

function bedPrices({ kind, use, ...people }: Room, priceOf: (cell: Cell) => Paise | undefined) {
  const twin = priceOf('twin') ?? 0
  const extraBed = priceOf('extraBed')
  const adults: Record<string, Paise | undefined> = {
    single: priceOf('single'),
    twin: use === 'alone' ? priceOf('single') : use === 'shared' ? priceOf('shared') : twin,
    // Who sleeps in the extra bed is the room's own affair.
    triple: priceOf('triple') ?? (extraBed === undefined ? undefined : Math.round((2 * twin + extraBed) / 3)),
    quad: priceOf('quad'),
  }
  const adult = adults[kind] ?? twin
  const some = (count: number, paise: Paise | undefined) => Array.from({ length: count }, () => paise ?? 0)
  return {
    adult,
    young: [
      ...some(people.young + people.inAdultBed, adult),
      ...some(people.withBed, priceOf('childWithBed')),
      ...some(people.noBed, priceOf('childNoBed')),
      ...some(people.infants, priceOf('infant')),
    ],
  }
}

const RUPEE = 100

/**
 * Shares out what is left to pay, date by date, in sums that add up, of whole rupees where the parts are: each pays their part of the whole less what was paid for them, on the dates and
 * in the proportion of the parts. What somebody has paid beyond their own lessens the others', who come to the same among themselves. Money of a share that is not there any more is the organiser's; of somebody
 * who travels no more (below zero) it is the charge for them, and nobody's share.
 */
export function shareOut(
  everyPart: readonly Pick<Instalment, 'amountPaise' | 'dueOn' | 'share' | 'paidAt'>[],
  sharers: readonly Sharer[],
  weights: readonly number[],
): SharedPart[] {
  const parts = everyPart.filter(({ share }) => !isGone(share))
  const unpaid = mergedByDate(parts.filter(({ paidAt }) => paidAt === null))
  const left = sum(unpaid.map(({ amountPaise }) => amountPaise))
  const least = parts.every(({ amountPaise }) => amountPaise % RUPEE === 0) ? RUPEE : 1
  const inWhole = (paise: Paise, split: typeof prorate, by: readonly number[]) =>
    split(paise / least, by).map((many) => many * least)
  const shares = sharers.map(({ places }) => sum(places.map((place) => weights[place] ?? 0)))
  const paid = sharers.map(({ share }) => paidBy(parts, share, sharers) / least)
  let rest = inWhole(left, prorate, openShares(left / least, shares, paid))
  return unpaid.flatMap(({ amountPaise, dueOn }) => {
    const now = inWhole(amountPaise, prorate, rest)
    rest = rest.map((paise, at) => paise - now[at]!)
    return sharers
      .map(({ share }, at) => ({ share, dueOn, amountPaise: now[at]! }))
      .filter((one) => one.amountPaise > 0)
  })
}

/**
 * What each is still to pay of what is left, by the weights of all who have not paid more than theirs: whoever has is left out, and the others share the rest by theirs. May come to
 * more than is left by what the rounding of shares did.
 */
function openShares(left: number, weights: readonly number[], paid: readonly number[]): number[] {
  const weighs = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1)
  let among = weighs.map((_weight, at) => at)
  let owed: number[] = []
  for (let before = 0; before !== among.length;) {
    before = among.length
    const all = left + sum(among.map((at) => paid[at]!))
    const of = among.map((at) => weighs[at]!)
    owed = prorateAny(all, of)
    // Within what rounding does it is theirs: what they have paid once is not asked of another.
    among = among.filter((at, row) => paid[at]! <= owed[row]! + 1)
  }
  return paid.map((paise, at) => (among.includes(at) ? Math.max(0, owed[among.indexOf(at)]! - paise) : 0))
}

/** What of the parts was paid for a share; who booked has what nobody else of now has, but for what is kept of those who travel no more. */
export function paidBy(
  parts: readonly Pick<Instalment, 'amountPaise' | 'share' | 'paidAt'>[],
  share: number,
  sharers: readonly Pick<Sharer, 'share'>[],
): Paise {
  const isThere = (one: number | null) => sharers.some((sharer) => sharer.share === one && one !== 0)
  const isTheirs = (one: number | null) => (share === 0 ? !isThere(one) && !isGone(one) : one === share)
  const theirs = parts.filter((one) => one.paidAt && isTheirs(one.share))
  return sum(theirs.map(({ amountPaise }) => amountPaise))
}

function isGone(share: number | null): boolean {
  return share !== null && share < 0
}

/** The parts of one date in one, whoever pays them. */
export function mergedByDate(
  parts: readonly Pick<Instalment, 'amountPaise' | 'dueOn'>[],
): { amountPaise: Paise; dueOn: CalendarDate | null }[] {
  const byDate = Map.groupBy(parts, ({ dueOn }) => dueOn)
  return [...byDate]
    .map(([dueOn, same]) => ({ dueOn, amountPaise: sum(same.map(({ amountPaise }) => amountPaise)) }))
    .toSorted((one, other) => (one.dueOn ?? '').localeCompare(other.dueOn ?? ''))
}

/** The parts as one reads them who asks how the whole booking stands: those that friends pay on one date are one, what is paid of it apart. */
export function wholeParts(parts: readonly Instalment[]): Instalment[] {
  if (parts.every(({ share }) => share === null)) return [...parts]
  const alike = Map.groupBy(parts, ({ part, share, dueOn, paidAt }) =>
    share === null ? `${part}` : `${dueOn} ${paidAt === null}`,
  )
  return [...alike.values()].map((same, at) => ({
    ...same[0]!,
    part: at + 1,
    amountPaise: sum(same.map(({ amountPaise }) => amountPaise)),
    paidAt: same.at(-1)!.paidAt,
  }))
}

/** Splits paise by proportions, which may come to less than the paise they share; the same to each where there are none. */
export function prorateAny(paise: Paise, weights: readonly number[]): Paise[] {
  const whole = sum(weights)
  const scale = whole === 0 ? 0 : Math.max(1, Math.ceil(paise / whole))
  return prorate(paise, whole === 0 ? weights.map(() => paise) : weights.map((weight) => weight * scale))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}
