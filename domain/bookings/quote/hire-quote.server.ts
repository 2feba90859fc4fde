import { rememberedAlmanac } from '#domain/almanac/almanac.server.ts'
import { findCarByRef } from '#domain/cars/cars.server.ts'
import type { Car } from '#domain/cars/car.ts'
import { hasFreeVehicle } from '#domain/cars/hires.server.ts'
import { hiredDays } from '#domain/cars/hire.ts'
import { rememberedRoads } from '#domain/cars/roads/roads.server.ts'
import type { OtherNames } from '#domain/cars/roads/roads.ts'
import { fareForTrip } from '#domain/cars/trip/fare.ts'
import { isMistyped } from '#domain/cars/trip/problem.ts'
import type { TripProblem } from '#domain/cars/trip/problem.ts'
import { isCoupon } from '#domain/promotions/promotions.server.ts'
import type { CouponRefusal } from '#domain/promotions/promotions.server.ts'
import { rememberedTerms } from '#domain/pricing/terms.server.ts'
import { rememberedTaxRules } from '#domain/tax/registrations.server.ts'
import type { GstRates } from '#domain/tax/gst-rates.ts'
import type { Clock } from '#platform/clock.ts'
import { addDays, istDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import type { TagMemory } from '#platform/tag-memory.ts'
import type { Faults } from '#domain/bookings/hold/contact.ts'
import { promiseHire } from './hire-promise.ts'
import { faultOfBuyer, keptCarAsk, keptHirer, readHirer } from './hirer.ts'
import type { Buyer } from '#domain/bookings/papers/buyer.ts'
import type { CarAsk, PricedJourney } from './priced-journey.ts'

type Needs = { db: Db; memory: TagMemory; clock: Clock; gstRates: GstRates; otherNames: OtherNames }
export type NoHire =
  | CouponRefusal
  | 'unknown-car'
  | 'unclear-quote'
  | 'unclear-trip'
  | 'group-too-large'
  | 'sold-out'
  | 'too-late'

/** A booking whose hire becomes another one, under the terms it was sold under. */
type HireQuote = { id: string; journey: PricedJourney; buyer: Buyer | null }

/** A car is sent from tomorrow on, and hired out so far ahead. */
const HIRE_DAYS_AHEAD = 365
/** The plans of car hire, as a trek goes by `trek`. */
const PLANS = { cancellationPlanId: 'car', paymentPlanId: 'car' }

/**
 * The price of a hire as it stands now, promised to nobody yet. Refuses a trip nobody can drive, with what is wrong by field, more people than the class carries,
 * a day that is too near or too far, and 'sold-out' when no vehicle of the class within reach is free on all of its days; what the booking has that it is priced
 * `instead` of counts as free.
 */
export async function priceHire(
  needs: Needs,
  ask: CarAsk,
  { instead }: { instead?: HireQuote | undefined } = {},
): Promise<Result<{ departureId: null; journey: PricedJourney }, NoHire> & { faults?: Faults }> {
  const today = istDate(needs.clock.now())
  const car = await findCarByRef(needs, ask.car)
  if (!car) return refused('unknown-car')
  if (ask.trip.date === '')
    return unclear([{ field: 'date', reason: 'missing', words: 'Say on which day the car comes.' }])
  if (!(ask.people >= 1))
    return { ...refused('unclear-quote'), faults: { people: 'Say how many come besides the driver.' } }
  if (ask.people > car.seats) return refused('group-too-large')
  if (ask.coupon) return refused((await isCoupon(needs.db, ask.coupon)) ? 'coupon-not-here' : 'unknown-coupon')
  const priced = await priceTrip(needs, { ask, car, today, sold: instead })
  if (!priced.ok) return priced
  const { startsOn, package: sold } = priced.value
  if (startsOn <= today || startsOn > addDays(today, HIRE_DAYS_AHEAD)) return refused('too-late')
  const { cityId, endsBefore } = sold.hire
  const isFree = await hasFreeVehicle(needs.db, { carId: car.id, cityId, startsOn, endsBefore, besides: instead?.id })
  return isFree ? done({ departureId: null, journey: priced.value }) : refused('sold-out')
}

/** What a hire would cost on days on which it need not be free, under the terms a booking was sold under. */
export async function priceHireAsIfFree(needs: Needs, ask: CarAsk, sold: HireQuote) {
  const car = await findCarByRef(needs, ask.car)
  if (!car) return refused('unknown-car')
  return priceTrip(needs, { ask, car, today: istDate(needs.clock.now()), sold })
}

type WantedHire = { ask: CarAsk; car: Car; today: CalendarDate; sold: HireQuote | undefined }

async function priceTrip(needs: Needs, { ask: asked, car, today, sold: booked }: WantedHire) {
  const sold = booked?.journey
  const { gstRates } = needs
  const [almanac, network, terms, seller] = await Promise.all([
    rememberedAlmanac(needs),
    rememberedRoads(needs),
    sold?.terms ?? rememberedTerms(needs, PLANS),
    sold ? sellerOf(sold) : rememberedTaxRules(needs, today),
  ])
  const hired = sold ? done(sold.hirer) : readHirer(asked, seller)
  if (!hired.ok) return hired
  // Whoever has booked may have said since where they live.
  const ask = sold ? { ...asked, recipientState: sold.recipientState ?? undefined } : keptCarAsk(asked)
  const { sellerState, sellerIsBodyCorporate } = seller
  const hirer = sellerIsBodyCorporate ? undefined : hired.value
  const withinState = (ask.recipientState ?? sellerState) === sellerState
  const parties = { withinState, sellerIsBodyCorporate, renterIsBodyCorporate: hirer?.isBodyCorporate ?? false }
  const answer = fareForTrip(car, { ask: ask.trip, network, today, gstRates, ...parties, almanac })
  if (!answer.ok) return unclear(answer.problems)
  const { plan, fare } = answer
  const { place: from } = network.find(ask.trip.from)!
  const days = hiredDays(plan.trip, plan.suppliedOn)
  const kept = hirer && keptHirer(hirer)
  const hire = promiseHire({ car, ask, plan, fare, from, terms, sellerState, withinState, hirer: kept, today, ...days })
  return booked && !staysTaxed(booked, hire)
    ? { ...refused('unclear-trip'), faults: { car: OTHERWISE_TAXED } }
    : done(hire)
}

/** Who sold a hire, as it was then. */
function sellerOf({ sellerState, hirer }: PricedJourney) {
  return { sellerState, sellerIsBodyCorporate: hirer === undefined }
}

/** A hire is not changed into one whose GST somebody else pays: what is paid of it is declared already. */
function staysTaxed({ journey, buyer }: HireQuote, hire: PricedJourney): boolean {
  return journey.reverseCharge === hire.reverseCharge && faultOfBuyer(hire, buyer) === undefined
}

const OTHERWISE_TAXED =
  'In that class somebody else pays the GST, you or we: please cancel this hire and book that one.'

function unclear(problems: readonly TripProblem[]) {
  return {
    ...refused(problems.some(isMistyped) ? 'unclear-quote' : 'unclear-trip'),
    faults: Object.fromEntries(problems.map(({ field, words }) => [field, words])),
  }
}
