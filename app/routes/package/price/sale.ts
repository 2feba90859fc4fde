import { isClosed, isOpen, seatsLeft } from '#domain/departures/departure.ts'
import type { Departure } from '#domain/departures/departure.ts'
import { seatsFor } from '#domain/party/party.ts'
import type { Party, PartyView } from '#domain/party/party.ts'
import { departurePaise, fromPaise } from '#domain/pricing/from-price.ts'
import { totallerFor } from '#domain/pricing/party-total.ts'
import { perPersonPaise, quote } from '#domain/pricing/quote.ts'
import type { Quote } from '#domain/pricing/quote.ts'
import type { QuoteRefusal } from '#domain/pricing/quote-request.ts'
import { proposeRooms } from '#domain/pricing/rooms.ts'
import type { Terms } from '#domain/pricing/terms.ts'
import type { Package } from '#domain/catalogue/package.ts'
import type { TaxDay } from '#domain/tax/gst-rates.ts'
import type { ShownPrice } from '#app/parts/price/shown-price.ts'
import { isCalendarDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Paise } from '#platform/money.ts'
import type { Result } from '#platform/result.ts'
import { slugify } from '#platform/slug.ts'
import { onOwnDate, ownDates } from '#domain/bookings/quote/own-dates.ts'
import { isPossible } from '#domain/almanac/journey.ts'
import type { DateFault } from '#domain/almanac/journey.ts'
import { notThen } from './not-then.ts'
import { lowestPaise } from './prices.ts'

const PAIR: Party = { adults: 2, ages: [], rooms: undefined }

/** The day a price is for: of the register, or one of the visitor's own where the package has no register. */
export type SaleDay = { startsOn: CalendarDate; departure: Departure | undefined; isChosen: boolean }

/** A date of the register with its price for whoever is looking; undefined when they cannot have one. */
export type PricedDeparture = {
  departure: Departure
  paise: Paise | undefined
  /** Whether no more bookings are taken for it. */
  isClosed: boolean
  isOpen: boolean
  hasSeats: boolean
  isShown: boolean
}

/** What the page of a package says about money, for one party and one day. */
export type PackageSale = {
  view: PartyView
  day: SaleDay | undefined
  /** The bill of the party; undefined without one. */
  quoted: Result<Quote, QuoteRefusal> | undefined
  price: ShownPrice
  /** Why the day that was asked for is not shown, in words. */
  notThen: string | undefined
  /** Whether the price is the lowest of several. */
  isFrom: boolean
  /** How many seats they take. */
  seats: number
  board: PricedDeparture[]
}

type SaleInput = {
  pkg: Package
  departures: Departure[]
  view: PartyView
  params: URLSearchParams
  tax: TaxDay
  terms: Terms
  /** What the almanac finds wrong with a date. */
  faultsOn?: (date: CalendarDate) => DateFault[]
}

/**
 * The sale a visitor is shown. A date in the address is taken when it can be had. Without one a party is shown the cheapest date with
 * seats for all of them, soonest first, which is what its card said; one adult is shown the next date.
 */
export function makeSale(asked: SaleInput): PackageSale {
  const { pkg, departures, view, tax, terms } = asked
  const { on: bookedOn, rates: gstRates } = tax
  const seats = seatsFor(view.party, pkg)
  // Who cannot come at all reads on the board what others pay.
  const able = view.party && proposeRooms(pkg, view.party).ok ? view.party : undefined
  const total = totallerFor(able, tax)
  const priced = departures.map((departure) => ({
    departure,
    paise: total(pkg, departure),
    isClosed: isClosed(departure, bookedOn),
    isOpen: isOpen(departure, bookedOn),
    hasSeats: isOpen(departure, bookedOn) && seatsLeft(departure) >= seats,
  }))
  const day = chosenDay(asked) ?? usualDay(priced, view)
  const sold = departures.length === 0 ? onOwnDate(pkg) : pkg
  const quoted = view.party && quote({ pkg: sold, party: view.party, terms, bookedOn, gstRates, ...dayOf(day) })
  return {
    view,
    day,
    quoted,
    price: quoted ? partyPrice(quoted, view, pkg) : { paise: adultPaise(asked, day), for: 'adult' },
    notThen: notThen({
      date: asked.params.get('date') ?? '',
      from: asked.params.get('from') ?? '',
      departures,
      ownDates: pkg.ownDates,
      months: pkg.ownMonths,
      today: bookedOn,
      faultsOn: asked.faultsOn ?? (() => []),
    }),
    isFrom: !view.party && !day?.isChosen,
    seats,
    board: priced.map((line) => ({
      ...line,
      paise: perPaise(line.paise, { ...view, party: able }),
      isShown: line.departure.id === day?.departure?.id,
    })),
  }
}

function chosenDay(asked: SaleInput): SaleDay | undefined {
  const { departures, params, tax, faultsOn = () => [] } = asked
  const startsOn = params.get('date') ?? ''
  const from = params.get('from')
  const departure = departures.find(
    (one) => one.startsOn === startsOn && isOpen(one, tax.on) && (!from || slugify(one.departureCity) === from),
  )
  if (departure) return { startsOn, departure, isChosen: true }
  // The almanac is asked of days alone.
  if (departures.length > 0 || !isDay(asked, startsOn)) return undefined
  return isPossible(faultsOn(startsOn)) ? { startsOn, departure: undefined, isChosen: true } : undefined
}

function isDay({ pkg, tax: { on: today } }: SaleInput, text: string): boolean {
  const own = ownDates(pkg.ownDates, today)
  return own !== undefined && isCalendarDate(text) && text >= own.first && text <= own.last
}

function usualDay(priced: Omit<PricedDeparture, 'isShown'>[], { party }: PartyView): SaleDay | undefined {
  const open = priced.filter((one) => one.isOpen)
  const roomy = open.filter(({ hasSeats }) => hasSeats)
  const among = party && roomy.length > 0 ? roomy : open
  const best = party ? among.toSorted((a, b) => (a.paise ?? 0) - (b.paise ?? 0))[0] : among[0]
  return best && { startsOn: best.departure.startsOn, departure: best.departure, isChosen: false }
}

function dayOf(day: SaleDay | undefined) {
  return day?.departure ? { departure: day.departure } : { startsOn: day?.startsOn }
}

function partyPrice(quoted: Result<Quote, QuoteRefusal>, { party, per }: PartyView, pkg: Package): ShownPrice {
  if (!quoted.ok) return { refused: quoted.reason, youngest: pkg.rates.ageBands.youngest }
  const { totalPaise: paise, perPersonPaise: head } = quoted.value
  return per === 'person' ? { paise: head, for: 'person', party: party! } : { paise, for: 'party', party: party! }
}

/** One adult on twin sharing: on the chosen date, else the lowest there is. */
function adultPaise({ pkg, departures, tax, terms }: SaleInput, day: SaleDay | undefined): Paise {
  if (!day?.isChosen) return lowestPaise(pkg, departures, tax)
  if (day.departure) return departurePaise(day.departure, pkg.gstScheme, tax)
  const { on: bookedOn, rates: gstRates } = tax
  const { startsOn } = day
  const pair = quote({ pkg: { ...pkg, groupMax: PAIR.adults }, party: PAIR, terms, bookedOn, gstRates, startsOn })
  return pair.ok ? pair.value.perPersonPaise : fromPaise(pkg.grid.twin, pkg.gstScheme, tax)
}

function perPaise(paise: Paise | undefined, { party, per }: PartyView): Paise | undefined {
  return paise !== undefined && party && per === 'person' ? perPersonPaise(paise, party) : paise
}
