import { z } from 'zod'
import { pickupText } from '#domain/catalogue/pickups.ts'
import { PLAIN_LINE } from '#domain/contact/plain-text.ts'
import type { JourneyAsk, PricedJourney } from '#domain/bookings/quote/priced-journey.ts'
import { isCarAsk } from '#domain/bookings/quote/priced-journey.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import type { Faults } from './contact.ts'

/** Where a hired car comes: a house, a hotel, a gate of an airport. */
export const Pickup = z
  .string()
  .trim()
  .min(8, 'Please say where the car comes: house, street and what it is near.')
  .max(240, 'An address of 240 letters is enough.')
  .regex(PLAIN_LINE, 'Please write the address on one line, without < and >.')

/**
 * Where the car of a quote comes: as `typed` with the booking, else as the quote was asked for; undefined of a package, whose pick-up is priced and stands in its quote. Refuses
 * 'unclear-booking' for an address that is none, and for a package's pick-up that is not the one of its quote: it would be dropped, or cost what nobody was shown.
 */
export function pickupFor(
  { asked, priced }: { asked: JourneyAsk; priced: Pick<PricedJourney, 'pickup'> },
  typed: string | undefined,
): Result<string | undefined, 'unclear-booking'> & { faults?: Faults } {
  if (!isCarAsk(asked))
    return typed === undefined || typed === (priced.pickup?.id ?? '') ? done(undefined) : amiss(ofQuote(priced))
  if (typed === undefined) return done(asked.pickup)
  const read = Pickup.safeParse(typed)
  return read.success ? done(read.data) : amiss(read.error.issues[0]!.message)
}

function amiss(words: string) {
  return { ...refused('unclear-booking'), faults: { pickup: words } }
}

function ofQuote({ pickup }: Pick<PricedJourney, 'pickup'>): string {
  const has = pickup ? `this one has ${pickup.id} (${pickupText(pickup)})` : 'this one has none'
  return `Where they get in is chosen with the quote, for it is in its price; ${has}. Leave this out, or ask for another quote.`
}
