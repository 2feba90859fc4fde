import { rememberedAlmanac } from '#domain/almanac/almanac.server.ts'
import { carAskOf, carAskParams, readCarTyped } from '#domain/bookings/quote/car-ask.ts'
import { readHirer } from '#domain/bookings/quote/hirer.ts'
import { rememberedTaxRules } from '#domain/tax/registrations.server.ts'
import { findCarByRef } from '#domain/cars/cars.server.ts'
import { rememberedRoads } from '#domain/cars/roads/roads.server.ts'
import { fareForTrip } from '#domain/cars/trip/fare.ts'
import type { Services } from '#domain/services.server.ts'
import { addDays, istDate } from '#platform/dates.ts'
import type { QuoteAnswer } from '#web/contexts.ts'
import { hireWords } from '#web/hire-refusals.ts'

/** What the step shows of a car that is asked for; undefined for a class there is not. `refused` is why no quote was just made of it. */
export async function loadCarAsking(services: Services, params: URLSearchParams, refused: QuoteAnswer | undefined) {
  const typed = readCarTyped(params)
  const car = await findCarByRef(services, typed.car)
  if (!car) return undefined
  const today = istDate(services.clock.now())
  const network = await rememberedRoads(services)
  const { gstRates } = services
  const { sellerIsBodyCorporate } = await rememberedTaxRules(services, today)
  const hirer = sellerIsBodyCorporate ? undefined : readHirer(carAskOf(typed), { sellerIsBodyCorporate })
  const answer = fareForTrip(car, {
    ask: typed.trip,
    network,
    today,
    gstRates,
    sellerIsBodyCorporate,
    renterIsBodyCorporate: hirer?.ok === true && hirer.value.isBodyCorporate,
    almanac: await rememberedAlmanac(services),
  })
  return {
    car: { name: car.name, url: car.url, seats: car.seats },
    typed,
    asked: carAskParams(typed).toString(),
    answer,
    /** The total hangs on who hires. */
    asksHirer:
      !sellerIsBodyCorporate && answer.ok && answer.fare.gst.heading === '9966' && answer.fare.gst.scheme === 'CAR_5',
    sellerIsBodyCorporate,
    faults: { ...(answer.ok ? {} : faultsOf(answer.problems)), ...refused?.faults },
    reason: refused?.reason,
    words: refused && hireWords(refused.reason, car.seats),
    tomorrow: addDays(today, 1),
    publicUrl: services.config.publicUrl,
  }
}
export type CarAsking = NonNullable<Awaited<ReturnType<typeof loadCarAsking>>>

function faultsOf(problems: readonly { field: string; words: string }[]): Record<string, string> {
  return Object.fromEntries(problems.map(({ field, words }) => [field, words]))
}
