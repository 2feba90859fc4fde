import type { RouterContextProvider } from 'react-router'
import { drawQr } from '#app/parts/qr.server.ts'
import { wayOf } from '#app/routes/package/package.server.ts'
import { tripOf } from '#domain/bookings/trip/booking-trip.server.ts'
import { findWholeBooking } from '#domain/bookings/find-booking.server.ts'
import { wholeParts } from '#domain/bookings/group/shares.ts'
import { rememberedPackage } from '#domain/catalogue/packages.server.ts'
import { signVoucher } from '#domain/documents/signed-voucher.ts'
import type { Services } from '#domain/services.server.ts'
import { addDays, formatDate, formatTime, istDate } from '#platform/dates.ts'
import { bookingKeyContext, servicesContext } from '#web/contexts.ts'
import { openBooking, toTrip } from '#app/routes/booking/opened.server.ts'

/** A kept pack is forgotten so many days after the journey. */
const KEPT_FOR_DAYS = 30

/** Everything one needs on the road, of a trip that is booked. */
export async function loadPack(context: Readonly<RouterContextProvider>, reference: string) {
  const services = context.get(servicesContext)
  const booking = await openBooking(context, reference)
  if (booking.shown !== 'confirmed' && booking.shown !== 'completed') throw toTrip(booking)
  const whole = await findWholeBooking(services.db, booking)
  const trip = await tripOf(services.db, whole)
  const isPaid = whole.instalments.every(({ paidAt }) => paidAt !== null)
  return {
    reference,
    trip,
    journey: booking.journey,
    parts: wholeParts(whole.instalments),
    driver: whole.driver,
    qr: isPaid ? qrOf(services, trip) : undefined,
    map: await mapOf(services, booking.journey.package),
    asOf: `${formatDate(istDate(booking.now), { year: false })}, ${formatTime(booking.now)}`,
    kept: {
      whose: context.get(bookingKeyContext).userId ?? 'guest',
      until: addDays(booking.endsOn, KEPT_FOR_DAYS),
    },
  }
}
export type Pack = Awaited<ReturnType<typeof loadPack>>

/** The squares of the signed code as one path, and how many a side has. */
function qrOf({ config, keys }: Services, trip: Parameters<typeof signVoucher>[1]) {
  const code = `${config.publicUrl}/voucher/verify#${signVoucher(keys, trip)}`
  const { path, size } = drawQr(code, 2)
  return { path, side: size }
}

async function mapOf(services: Services, sold: { kind: string; url: string }) {
  const pkg = sold.kind === 'car' ? undefined : await rememberedPackage(services, sold.url)
  return pkg && { ...(await wayOf(services, pkg.url)), stateCodes: pkg.stateCodes }
}
