import { findBalances } from '#domain/payments/ledger.server.ts'
import { inGap } from '#domain/messaging/dlt.ts'
import { sendMail } from '#domain/messaging/send.server.ts'
import type { AssignedDriver } from '#domain/cars/hire.ts'
import { clock } from '#domain/cars/fare-calculation/shared-lines.ts'
import { formatDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import { writeConfirmation } from '#domain/bookings/pay/confirmation.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { bookingUrl, mail, note, text } from '#domain/bookings/booking-messages.server.ts'
import type { MessageNeeds } from '#domain/bookings/booking-messages.server.ts'

/** Tells who booked that the seats are theirs, by mail with the papers and by SMS, in the caller's transaction. */
export async function tellConfirmed(needs: MessageNeeds, booking: OpenedBooking): Promise<void> {
  const { db, config } = needs
  const { applied } = await findBalances(db, booking.id)
  if (booking.contactEmail !== null) {
    const letter = await writeConfirmation(db, booking, {
      url: bookingUrl(needs, booking),
      publicUrl: config.publicUrl,
      applied,
    })
    await note(db, booking, await sendMail(db, 'booking', { to: booking.contactEmail, ...letter }))
  }
  const rupees = formatPaise(applied).replace('₹', '')
  const { reference, startsOn } = booking
  await text(needs, booking, 'booking', { reference, date: formatDate(startsOn), rupees })
}

/** Tells who drives, and in which car, by SMS and by mail. */
export async function tellDriver(needs: MessageNeeds, booking: OpenedBooking, driver: AssignedDriver): Promise<void> {
  const { journey, startsOn, reference, pickup } = booking
  const leaveAt = journey.package.kind === 'car' ? journey.package.hire.leaveAt : null
  const at = leaveAt === null ? '' : `, ${clock(leaveAt)}`
  const { name, mobile, registration: plate } = driver
  const date = formatDate(startsOn)
  await text(needs, booking, 'driver', { reference, date, plate, driver: inGap(name), mobile })
  await mail(needs, booking, 'driver', {
    driver: name,
    plate,
    facts: [
      ['Driver', driver.name],
      ['Mobile', driver.mobile],
      ['Plate', driver.registration],
      ['Comes', `${formatDate(startsOn)}${at}`],
      ['Where', pickup ?? `${journey.departureCity}: please say where on your trip’s page`],
      ['Booking', reference],
    ],
  })
}

/** Asks how it was, once the journey is over. */
export async function tellReview(needs: MessageNeeds, booking: OpenedBooking): Promise<void> {
  await mail(needs, booking, 'review', { facts: [['Booking', booking.reference]] })
}
