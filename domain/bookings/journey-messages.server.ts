import { findBalances } from '#domain/payments/ledger.server.ts'
import { bookingSms, driverSms } from '#domain/messaging/templates/booking-sms.ts'
import type { AssignedDriver } from '#domain/cars/hire.ts'
import { clock } from '#domain/cars/fare-calculation/shared-lines.ts'
import { formatDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import { writeConfirmation } from './confirmation.server.ts'
import type { OpenedBooking } from './find-booking.server.ts'
import { mail, send, text, bookingUrl } from './booking-messages.server.ts'
import type { MessageNeeds } from './booking-messages.server.ts'

/** Tells who booked that the seats are theirs, by mail with the papers and by SMS, in the caller's transaction. */
export async function tellConfirmed(needs: MessageNeeds, booking: OpenedBooking): Promise<void> {
  const { db, config } = needs
  const { applied } = await findBalances(db, booking.id)
  if (booking.contactEmail !== null) {
    const written = await writeConfirmation(db, booking, {
      url: bookingUrl(needs, booking),
      publicUrl: config.publicUrl,
      applied,
    })
    await send(db, booking, { channel: 'email', to: booking.contactEmail, ...written })
  }
  const rupees = formatPaise(applied).replace('₹', '')
  const { reference, startsOn } = booking
  await text(needs, booking, bookingSms({ reference, date: formatDate(startsOn), rupees }))
}

/** Tells who drives, and in which car, by SMS and by mail. */
export async function tellDriver(needs: MessageNeeds, booking: OpenedBooking, driver: AssignedDriver): Promise<void> {
  const { journey, startsOn, reference, pickup } = booking
  const leaveAt = journey.package.kind === 'car' ? journey.package.hire.leaveAt : null
  const at = leaveAt === null ? '' : `, ${clock(leaveAt)}`
  const { name, mobile, registration: plate } = driver
  const words = driverSms({ reference, date: formatDate(startsOn), plate, driver: name, mobile })
  if (words) await text(needs, booking, words)
  await mail(needs, booking, {
    subject: `${driver.name} drives you on ${formatDate(startsOn)}, ${driver.registration}`,
    paragraphs: [`Here is who comes for you. Call ${driver.name} for anything about the pick-up, and us for all else.`],
    facts: [
      ['Driver', driver.name],
      ['Mobile', driver.mobile],
      ['Plate', driver.registration],
      ['Comes', `${formatDate(startsOn)}${at}`],
      ['Where', pickup ?? `${journey.departureCity}: please say where on your trip’s page`],
      ['Booking', reference],
    ],
    action: 'Open my booking',
  })
}

/** Asks how it was, once the journey is over. */
export async function tellReview(needs: MessageNeeds, booking: OpenedBooking): Promise<void> {
  const { name } = booking.journey.package
  await mail(needs, booking, {
    subject: `How was ${name}?`,
    paragraphs: [
      `We hope you are home well from ${name}. What you would tell a friend about it helps whoever goes next, and us.`,
      'The link below opens your trip, and there the page on which to write. Only those who travelled can, once a booking.',
    ],
    facts: [['Booking', booking.reference]],
    action: 'Say how it was',
  })
}
