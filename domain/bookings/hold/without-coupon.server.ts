import { eq } from 'drizzle-orm'
import { giveBackPromotions } from '#domain/promotions/redemption.server.ts'
import { announce } from '#platform/change-feed.server.ts'
import type { Db } from '#platform/db.server.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import type { Paise } from '#platform/money.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { findBookingById, lockBooking } from '#domain/bookings/find-booking.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { replaceUnpaid } from '#domain/bookings/pay/unpaid-parts.server.ts'
import { isCarAsk } from '#domain/bookings/quote/priced-journey.ts'
import { findQuote, priceJourney, storeQuote } from '#domain/bookings/quote/quotes.server.ts'
import type { NoQuote, Priced, QuoteNeeds, StoredQuote } from '#domain/bookings/quote/quotes.server.ts'
import { promotionsIn, redeemFor } from '#domain/bookings/quote/used-promotions.server.ts'
import { bookingEvents, bookings } from '#domain/bookings/tables.ts'
import { wholeOrNot } from './become.server.ts'
import { holdAgainWithin } from './keep-hold.server.ts'
import type { NoHoldAgain } from './keep-hold.server.ts'

type Repriced = Priced & { was: StoredQuote }

/** What a journey nobody has paid yet costs without the coupon of its quote, at the prices of now; undefined where there is none, or it is not to be had. */
export async function priceWithoutCoupon(needs: QuoteNeeds, booking: OpenedBooking): Promise<Paise | undefined> {
  const found = await repriced(needs, booking)
  return found.ok ? found.value.journey.totalPaise : undefined
}

async function repriced(needs: QuoteNeeds, booking: OpenedBooking): Promise<Result<Repriced, NoQuote | 'not-allowed'>> {
  const was = await findQuote(needs.db, booking.quoteToken)
  if (!was || isCarAsk(was.asked) || was.asked.coupon === undefined) return refused('not-allowed')
  // Its own seats are free in its own eyes.
  const { departureId, seats, state } = booking
  const offer = state === 'held' && departureId !== null ? { departureId, seats } : undefined
  const priced = await priceJourney({ ...needs, offer }, { ...was.asked, coupon: undefined })
  return priced.ok ? done({ ...priced.value, was }) : refused(priced.reason)
}

/**
 * Has a booking that nobody has paid go on without its coupon, at the price that was `shown`: the same seats, held again where the hold has ended, and all that was typed. Refuses 'price-changed'
 * where another price is due by now, and as a quote or a hold does; then it stays as it was.
 */
export async function goOnWithoutCoupon(
  needs: QuoteNeeds & { keys: KeyRing },
  bookingId: string,
  { shownPaise }: { shownPaise: Paise },
): Promise<Result<void, NoQuote | NoHoldAgain>> {
  const went = await goOn(needs, bookingId, shownPaise)
  const isTwice = !went.ok && went.reason === 'not-allowed' && (await isWithout(needs.db, bookingId, shownPaise))
  return isTwice ? done(undefined) : went
}

/** Whether it has gone on so already: the browser of who presses twice shows the second answer. */
async function isWithout(db: Db, bookingId: string, shownPaise: Paise): Promise<boolean> {
  const booking = await findBookingById(db, bookingId)
  if (booking?.shown !== 'held' || booking.totalPaise !== shownPaise) return false
  const now = await findQuote(db, booking.quoteToken)
  return now !== undefined && !isCarAsk(now.asked) && now.asked.coupon === undefined
}

async function goOn(
  needs: QuoteNeeds & { keys: KeyRing },
  bookingId: string,
  shownPaise: Paise,
): Promise<Result<void, NoQuote | NoHoldAgain>> {
  const booking = await findBookingById(needs.db, bookingId)
  const found = booking ? await repriced(needs, booking) : refused('not-allowed')
  if (!found.ok) return found
  if (found.value.journey.totalPaise !== shownPaise) return refused('price-changed')
  return wholeOrNot(needs.db, (db) => goOnWithin({ db, keys: needs.keys }, bookingId, found.value))
}

async function goOnWithin(
  { db, keys }: { db: Db; keys: KeyRing },
  bookingId: string,
  { was, journey, departureId }: Repriced,
): Promise<Result<void, NoHoldAgain>> {
  const booking = await lockBooking(db, bookingId)
  const isOpen = booking?.shown === 'held' || booking?.shown === 'expired'
  if (!booking || !isOpen || booking.quoteToken !== was.token) return refused('not-allowed')
  await giveBackPromotions(db, bookingId)
  const { token } = await storeQuote(db, {
    asked: { ...was.asked, coupon: undefined },
    departureId,
    priced: journey,
    previous: was,
  })
  const { startsOn, endsOn, totalPaise, payments } = journey
  await db.update(bookings).set({ quoteToken: token, startsOn, endsOn, totalPaise }).where(eq(bookings.id, bookingId))
  await replaceUnpaid(
    db,
    bookingId,
    payments
      .filter(({ amountPaise }) => amountPaise > 0)
      .map(({ percent, amountPaise, dueOn }) => ({ percent, amountPaise, dueOn })),
  )
  const facts = {
    wasPaise: booking.totalPaise,
    isPaise: totalPaise,
    wasSeats: booking.seats,
    isSeats: booking.seats,
  }
  await db.insert(bookingEvents).values({ bookingId, kind: 'amended', facts })
  // Before its promotions, as everywhere: two bookings never wait for each other.
  const again = booking.shown === 'held' ? undefined : await holdAgainWithin(db, bookingId)
  if (again?.result.ok === false) return again.result
  await announce(db, again?.taken ?? [])
  return redeemFor(db, keys, booking, promotionsIn(journey))
}
