import type { QuoteAsk } from '#domain/bookings/quote/priced-journey.ts'
import { askParams, typedAgain } from '#domain/bookings/quote/ask-address.ts'
import { priceJourney } from '#domain/bookings/quote/quotes.server.ts'
import { isOpen, seatsLeft } from '#domain/departures/departure.ts'
import { findPackageById, rememberedPackage } from '#domain/catalogue/packages.server.ts'
import { listDepartures } from '#domain/departures/departures.server.ts'
import { seatsFor } from '#domain/party/party.ts'
import type { Services } from '#domain/services.server.ts'
import { daysBetween, istDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Paise } from '#platform/money.ts'

const MOST = 2

export type OtherDate = { startsOn: CalendarDate; seatsLeft: number; totalPaise: Paise; href: string }

/** The departures nearest to a day that have the seats a party needs, at the whole price it would pay. */
export async function nearestDates(services: Services, ask: QuoteAsk, near: CalendarDate): Promise<OtherDate[]> {
  const { db, clock } = services
  const today = istDate(clock.now())
  const pkg = (await rememberedPackage(services, ask.package)) ?? (await findPackageById(db, ask.package))
  if (!pkg) return []
  const departures = await listDepartures(db, pkg.id, { from: today })
  const fitting = departures
    .filter((one) => isOpen(one, today) && one.id !== ask.departure)
    .filter((one) => seatsLeft(one) >= seatsFor(ask.party, pkg))
    .toSorted((a, b) => Math.abs(daysBetween(near, a.startsOn)) - Math.abs(daysBetween(near, b.startsOn)))
  const priced = await Promise.all(
    fitting.slice(0, MOST).map(async (departure) => {
      const other = { ...ask, package: pkg.url, departure: departure.id, startsOn: undefined }
      const found = await priceJourney(services, other)
      if (!found.ok) return undefined
      const { startsOn } = departure
      const href = `/booking/new?${askParams(typedAgain(other, ''))}`
      return { startsOn, seatsLeft: seatsLeft(departure), totalPaise: found.value.journey.totalPaise, href }
    }),
  )
  return priced.filter((date) => date !== undefined).toSorted((a, b) => a.startsOn.localeCompare(b.startsOn))
}
