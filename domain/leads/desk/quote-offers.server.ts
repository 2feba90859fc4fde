import { priceJourney } from '#domain/bookings/quote/quotes.server.ts'
import type { QuoteNeeds } from '#domain/bookings/quote/quotes.server.ts'
import type { QuoteAsk } from '#domain/bookings/quote/priced-journey.ts'
import type { Package } from '#domain/catalogue/package.ts'
import { isClosed, isOpen, seatsLeft } from '#domain/departures/departure.ts'
import { listDepartures } from '#domain/departures/departures.server.ts'
import { seatsFor } from '#domain/party/party.ts'
import type { Party } from '#domain/party/party.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { daysBetween, istDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { done } from '#platform/result.ts'
import type { EnquiryTime } from '#domain/leads/enquiry.ts'

const MOST_DATES = 6

/** A package whose dates can be offered. */
type OfferedPackage = Pick<Package, 'id' | 'infantsHaveSeats'>

export type QuoteOffer = {
  id: string
  startsOn: CalendarDate
  departureCity: string
  seatsLeft: number
  capacity: number
  /** It leaves at another time than they asked for. */
  isOutside: boolean
}

/** The departures of a package nearest to when somebody wants to travel, the soonest first, full ones among them, and which of those with seats lies nearest. Refuses `forbidden`. */
export async function offerDates(
  { db, clock }: QuoteNeeds,
  actor: Actor,
  { pkg, party, time }: { pkg: OfferedPackage; party: Party; time: EnquiryTime },
) {
  const allowed = demand(actor, 'enquiries.work')
  if (!allowed.ok) return allowed
  const today = istDate(clock.now())
  const away = ({ startsOn }: { startsOn: CalendarDate }) => daysAway(time, today, startsOn)
  const ahead = (await listDepartures(db, pkg.id, { from: today }))
    .filter((one) => !isClosed(one, today))
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, MOST_DATES)
  const best = ahead.find((one) => isOpen(one, today) && seatsLeft(one) >= seatsFor(party, pkg))
  const dates: QuoteOffer[] = ahead
    .map((one) => ({ ...pick(one), seatsLeft: seatsLeft(one), isOutside: isOutside(time, one.startsOn) }))
    .toSorted((a, b) => a.startsOn.localeCompare(b.startsOn))
  return done({ dates, best: best?.id })
}

function pick({ id, startsOn, departureCity, capacity }: Omit<QuoteOffer, 'seatsLeft' | 'isOutside'>) {
  return { id, startsOn, departureCity, capacity }
}

function isOutside(time: EnquiryTime, startsOn: CalendarDate): boolean {
  if (time.kind === 'month') return !startsOn.startsWith(time.month)
  return time.kind === 'dates' && (startsOn < time.startsOn || startsOn > (time.endsOn ?? time.startsOn))
}

/** How far a departure is from when they want to travel: from the day they said, from the month they said, or from today. */
function daysAway(time: EnquiryTime, today: CalendarDate, startsOn: CalendarDate): number {
  if (time.kind === 'month' && startsOn.startsWith(time.month)) return 0
  const near = time.kind === 'dates' ? time.startsOn : time.kind === 'month' ? `${time.month}-15` : today
  return Math.abs(daysBetween(near, startsOn))
}

/** What a quote would say, promised to nobody. Refuses as making it does, and `forbidden`. */
export async function previewQuote(needs: QuoteNeeds, actor: Actor, ask: QuoteAsk) {
  const allowed = demand(actor, 'enquiries.work')
  return allowed.ok ? priceJourney(needs, ask) : allowed
}
