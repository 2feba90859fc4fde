import { carAskOf, carAskParams, readCarTyped } from '#domain/bookings/quote/car-ask.ts'
import { priceHire } from '#domain/bookings/quote/hire-quote.server.ts'
import { findCarByRef, rememberedCars } from '#domain/cars/cars.server.ts'
import { placeChoices } from '#domain/cars/roads/find-place.ts'
import { rememberedTaxRules } from '#domain/tax/registrations.server.ts'
import { rememberedRoads } from '#domain/cars/roads/roads.server.ts'
import { addDays, istDate } from '#platform/dates.ts'
import { newId } from '#platform/ids.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Services } from '#domain/services.server.ts'
import { hireWords } from '#web/hire-refusals.ts'
import { hoursFor } from './new.server.ts'

/** A hire as it is asked for on the telephone so far, priced as on the site once it is known from where; with why there is no price, at its field or in all. */
export async function loadPhoneHire(services: Services, actor: Actor, params: URLSearchParams) {
  const allowed = demand(actor, 'bookings.work')
  if (!allowed.ok) return allowed
  const [classes, { places }] = [await rememberedCars(services), await rememberedRoads(services)]
  const typed = readCarTyped(params)
  const car = await findCarByRef(services, typed.car)
  const priced = car && typed.trip.from !== '' ? await priceHire(services, carAskOf(typed)) : undefined
  const { sellerIsBodyCorporate } = await rememberedTaxRules(services, istDate(services.clock.now()))
  const why = car && priced && !priced.ok ? amiss(priced, car.seats) : undefined
  return {
    ok: true as const,
    value: {
      classes: classes.map(({ url, name, seats }) => ({ url, name, seats })),
      places: placeChoices(places),
      car: car && { name: car.name, seats: car.seats },
      typed,
      /** The total may hang on who hires. */
      asksHirer: !sellerIsBodyCorporate,
      journey: priced?.ok ? priced.value.journey : undefined,
      faults: why?.faults ?? {},
      words: why?.words,
      ask: carAskParams(typed).toString(),
      hours: hoursFor(actor),
      key: newId(),
      tomorrow: addDays(istDate(services.clock.now()), 1),
    },
  }
}
export type PhoneHirePage = Extract<Awaited<ReturnType<typeof loadPhoneHire>>, { ok: true }>['value']

const AT_FIELD: Partial<Record<string, string>> = { 'too-late': 'date', 'group-too-large': 'people' }

function amiss({ reason, faults = {} }: { reason: string; faults?: Record<string, string> }, seats: number) {
  const field = AT_FIELD[reason]
  const words = hireWords(reason, seats)
  if (field) return { faults: { ...faults, [field]: words }, words: undefined }
  return { faults, words: Object.keys(faults).length > 0 ? undefined : words }
}
