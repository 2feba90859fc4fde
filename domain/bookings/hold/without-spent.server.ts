import { eq } from 'drizzle-orm'
import { giveBackPromotions } from '#domain/promotions/redemption.server.ts'
import { announce } from '#platform/change-feed.server.ts'
import type { Db } from '#platform/db.server.ts'
import type { Paise } from '#platform/money.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { admit } from '#domain/bookings/access.server.ts'
import type { BookingAccess } from '#domain/bookings/access.server.ts'
import { findBookingById, listInstalments, lockBooking } from '#domain/bookings/find-booking.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { replaceUnpaid } from '#domain/bookings/pay/unpaid-parts.server.ts'
import { isCarAsk } from '#domain/bookings/quote/priced-journey.ts'
import type { QuoteAsk } from '#domain/bookings/quote/priced-journey.ts'
import { findQuote, priceJourney, storeQuote } from '#domain/bookings/quote/quotes.server.ts'
import type { NoQuote, PricedQuote, QuoteNeeds, StoredQuote } from '#domain/bookings/quote/quotes.server.ts'
import { inOwnEyes } from '#domain/bookings/quote/as-promised.server.ts'
import { findSpentOf, promotionsIn, redeemFor } from '#domain/bookings/quote/used-promotions.server.ts'
import type { WhoUses } from '#domain/bookings/quote/used-promotions.server.ts'
import { bookingEvents, bookings } from '#domain/bookings/tables.ts'
import { wholeOrNot } from './become.server.ts'
import { holdAgainWithin } from './keep-hold.server.ts'
import type { NoHoldAgain } from './keep-hold.server.ts'

type Needs = QuoteNeeds & WhoUses
type RepricedQuote = PricedQuote & { was: StoredQuote; asked: QuoteAsk; spent: string[] }

/** What a journey nobody has paid yet costs without what was taken off its price and cannot be any more, and what that is, in words. */
export type WithoutSpent = { totalPaise: Paise; spent: string }

/** The price of now without the coupon or the early bird that ran out, and with the other where it is still good; undefined where none did, or the journey is not to be had. */
export async function priceWithoutSpent(needs: Needs, booking: OpenedBooking): Promise<WithoutSpent | undefined> {
  const found = await repriced(needs, booking)
  if (!found.ok) return undefined
  const { journey, spent } = found.value
  return { totalPaise: journey.totalPaise, spent: spentText(booking, spent) }
}

/** "your coupon", "Early bird", "your coupon and Early bird". */
function spentText({ journey }: OpenedBooking, spent: readonly string[]): string {
  const named = (journey.basis?.promotions ?? []).filter(({ id }) => spent.includes(id))
  return named.map(({ kind, name }) => (kind === 'coupon' ? 'your coupon' : name)).join(' and ')
}

async function repriced(needs: Needs, booking: OpenedBooking): Promise<Result<RepricedQuote, NoQuote | 'not-allowed'>> {
  const was = await findQuote(needs.db, booking.quoteToken)
  if (!was || isCarAsk(was.asked)) return refused('not-allowed')
  const spent = await findSpentOf(needs.db, needs, booking)
  if (spent.length === 0) return refused('not-allowed')
  const own = inOwnEyes(needs, booking, spent)
  const kept = await priceJourney(own, was.asked)
  if (kept.ok) return done({ ...kept.value, was, asked: was.asked, spent })
  const asked = { ...was.asked, coupon: undefined }
  const without = await priceJourney(own, asked)
  return without.ok ? done({ ...without.value, was, asked, spent }) : refused(without.reason)
}

/**
 * Has a booking that nobody has paid go on without what ran out of its promotions, at the price that was `shown`: the same seats, held again where the hold has ended, and all that was typed. Refuses 'price-changed'
 * where another price is due by now, and as a quote or a hold does; then it stays as it was.
 */
export async function goOnWithoutSpent(
  needs: Needs,
  access: BookingAccess,
  { shownPaise }: { shownPaise: Paise },
): Promise<Result<void, NoQuote | NoHoldAgain>> {
  const allowed = admit(access, 'hold.again')
  if (!allowed.ok) return allowed
  const { bookingId } = access
  const went = await goOn(needs, bookingId, shownPaise)
  const isTwice = !went.ok && went.reason === 'not-allowed' && (await isWithout(needs.db, bookingId, shownPaise))
  return isTwice ? done(undefined) : went
}

/** Whether it has gone on so already: the browser of who presses twice shows the second answer. */
async function isWithout(db: Db, bookingId: string, shownPaise: Paise): Promise<boolean> {
  const booking = await findBookingById(db, bookingId)
  return booking?.shown === 'held' && booking.totalPaise === shownPaise
}

async function goOn(needs: Needs, bookingId: string, shownPaise: Paise): Promise<Result<void, NoQuote | NoHoldAgain>> {
  const booking = await findBookingById(needs.db, bookingId)
  const found = booking ? await repriced(needs, booking) : refused('not-allowed')
  if (!found.ok) return found
  if (found.value.journey.totalPaise !== shownPaise) return refused('price-changed')
  return wholeOrNot(needs.db, (db) => goOnWithin({ ...needs, db }, bookingId, found.value))
}

async function goOnWithin(
  needs: Needs,
  bookingId: string,
  { was, asked, journey, departureId }: RepricedQuote,
): Promise<Result<void, NoHoldAgain>> {
  const { db } = needs
  const booking = await lockBooking(db, bookingId)
  const isOpen = booking?.shown === 'held' || booking?.shown === 'expired'
  if (!booking || !isOpen || booking.quoteToken !== was.token) return refused('not-allowed')
  // Its parts are laid out anew, as of a booking that nobody has paid.
  if ((await listInstalments(db, bookingId)).some(({ paidAt }) => paidAt)) return refused('not-allowed')
  await giveBackPromotions(db, bookingId)
  const { token } = await storeQuote(db, {
    asked,
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
  const again = booking.shown === 'held' ? undefined : await holdAgainWithin(needs, bookingId)
  if (again?.result.ok === false) return again.result
  await announce(db, again?.taken ?? [])
  return redeemFor(db, needs, booking, promotionsIn(journey))
}
