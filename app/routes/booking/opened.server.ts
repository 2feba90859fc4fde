import { href, redirect } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import { findBooking } from '#domain/bookings/find-booking.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { priceWithoutSpent } from '#domain/bookings/hold/without-spent.server.ts'
import { findWayBack } from '#domain/bookings/pay/way-back.server.ts'
import { findCalledOff } from '#domain/departures/departures.server.ts'
import { findBalances } from '#domain/payments/ledger.server.ts'
import { findPictures } from '#domain/media/pictures.server.ts'
import { MINUTE } from '#platform/clock.ts'
import { formatDate, formatTime, istDate, timeOfDay } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { wrongLink } from '#app/parts/error/wrong-link.ts'
import type { ShownHold } from '#app/parts/booking/hold-clock.tsx'
import { bookingKeyContext, servicesContext } from '#web/contexts.ts'
import { isRefusal, REFUSALS } from '#web/refusals.ts'

type Context = Readonly<RouterContextProvider>

/** The booking of a page, for whoever the request's cookies open it to. Throws the answer 404, the same whether there is one or not. */
export async function openBooking(context: Context, reference: string): Promise<OpenedBooking> {
  const { db, keys } = context.get(servicesContext)
  const opened = await findBooking(db, keys, reference, context.get(bookingKeyContext))
  if (!opened) throw wrongLink('booking')
  return opened.booking
}

/** Leads to the page that says how a booking stands. */
export function toTrip({ reference }: OpenedBooking): Response {
  return redirect(href('/booking/:reference', { reference }))
}

/** What every page of a booking shows of it. */
export async function standingOf(context: Context, booking: OpenedBooking) {
  const services = context.get(servicesContext)
  const { db, config } = services
  const { reference, shown, journey, quoteToken, holdExpiresAt, startsOn, today } = booking
  const [[picture], balances, calledOff, wayBack] = await Promise.all([
    findPictures(db, journey.package.pictureId ? [journey.package.pictureId] : []),
    findBalances(db, booking.id),
    calledOffOf(db, booking),
    shown === 'expired' ? findWayBack(services, booking) : undefined,
  ])
  const withoutSpent = wayBack?.way === 'coupon-used' ? await priceWithoutSpent(services, booking) : undefined
  return {
    reference,
    shown,
    journey,
    departureId: booking.departureId,
    quote: quoteToken,
    startsOn,
    today,
    picture,
    publicUrl: config.publicUrl,
    calledOff,
    hold: shown === 'held' ? holdOf(booking) : undefined,
    returnedPaise: balances['refund-due'] + balances.refunded,
    disputedPaise: balances.dispute,
    isPaid: balances.applied >= booking.totalPaise,
    wayBack,
    withoutSpent,
    endedAt: formatTime(holdExpiresAt),
    leave: {
      path: href('/booking/:reference', { reference }),
      words: shown === 'held' ? 'Leave, keep the hold' : 'Back to your trip',
    },
  }
}
export type BookingStanding = Awaited<ReturnType<typeof standingOf>>

/** That the date of a booking does not leave, and until when another may be chosen. */
async function calledOffOf(db: Db, booking: OpenedBooking) {
  const { state, choiceUntil } = booking
  const found = state === 'confirmed' || state === 'held' ? await findCalledOff(db, booking) : undefined
  return found && { because: found.because, until: choiceUntil }
}

function holdOf({ holdExpiresAt, now, seats, holdExtended, journey }: OpenedBooking): ShownHold {
  const minutes = Math.max(1, Math.floor((holdExpiresAt.getTime() - now.getTime()) / MINUTE))
  const { hours: hour, minutes: minute } = timeOfDay(holdExpiresAt)
  // Whoever was booked for on the telephone may have until another day.
  const isToday = istDate(holdExpiresAt) === istDate(now)
  const day = isToday ? '' : `${formatDate(istDate(holdExpiresAt), { year: false })}, `
  const until = `${day}${formatTime(holdExpiresAt)}`
  const isCar = journey.package.kind === 'car'
  return { until, minutes, seats, isCar, isExtended: holdExtended, hour, minute }
}

/** What a form that led here was refused for, in words. */
export function refusedWords(url: string): string | undefined {
  const asked = new URL(url).searchParams.get('error') ?? ''
  // Work that only a script does is not asked of a form without one.
  const reason = asked === 'otp-proof' ? 'otp-not-now' : asked
  return isRefusal(reason) ? REFUSALS[reason].message : undefined
}
