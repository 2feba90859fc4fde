import { slabCharge } from '#domain/pricing/cancellation-terms.ts'
import { receivedText } from '#domain/payments/desk-words.ts'
import { comingText, toldPlaces } from '#domain/catalogue/pickups.ts'
import { datedHalts } from '#domain/documents/halts.ts'
import { picturePath } from '#domain/media/picture.ts'
import type { ConfirmationMail } from '#domain/messaging/templates/confirmation-mail.ts'
import { drawnIn } from '#domain/messaging/draw-confirmation.ts'
import { UNKNOWN_SITE } from '#domain/settings/settings.ts'
import { findSetting } from '#domain/settings/settings.server.ts'
import { daysBetween, formatDate, istDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { formatPaise, formatPaiseWithPaise } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import { partName, reminderToCome } from '#domain/bookings/booking.ts'
import type { Instalment } from '#domain/bookings/booking.ts'
import { ADDRESS_FROM_PAISE, wantsBuyer } from '#domain/bookings/papers/buyer.ts'
import { enclosed } from '#domain/bookings/papers/enclosures.ts'
import { listInstalments } from '#domain/bookings/find-booking.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { listTravellers } from '#domain/bookings/trip/travellers.server.ts'

type Facts = { booking: OpenedBooking; parts: Instalment[]; applied: Paise }

/** The mail of a booking that is confirmed, with its papers: what is known the moment its money is applied. `url` opens the booking, `applied` is what it has paid. */
export async function writeConfirmation(
  db: Db,
  booking: OpenedBooking,
  { url, publicUrl, applied }: { url: string; publicUrl: string; applied: Paise },
) {
  const [parts, travellers, site = UNKNOWN_SITE] = [
    await listInstalments(db, booking.id),
    await listTravellers(db, booking.id),
    await findSetting(db, 'site'),
  ]
  const facts = { booking, parts, applied }
  const isPaid = parts.every(({ paidAt }) => paidAt !== null)
  const encloses = enclosed(booking, [
    'receipt-voucher',
    ...(isPaid ? ['voucher' as const] : []),
    'itinerary',
    'calendar',
  ])
  const around = {
    siteName: site.operatorName,
    phone: site.bandPhone,
    replyTo: site.email,
    ...frameOf(facts),
    poster: posterOf(booking, publicUrl),
    halts: haltsOf(booking),
    who: [travellers.map(({ name, age }) => `${name} ${age}`).join(', '), booking.journey.roomsText].filter(Boolean),
    parts: parts.map(partOf),
    lines: linesOf(facts),
    next: nextOf(parts, booking),
    changing: changingOf(booking),
    attached: encloses.map(({ words }) => words),
    url,
  }
  const values = { ...valuesOf(facts), site: site.operatorName }
  return { values, encloses, draw: drawnIn(around) }
}

function frameOf({
  booking,
  parts,
  applied,
}: Facts): Pick<ConfirmationMail, 'preview' | 'reference' | 'bookedOn' | 'from' | 'to'> {
  const { journey, reference, seats, today } = booking
  const next = parts.find(({ paidAt }) => paidAt === null)
  const yours = journey.package.kind === 'car' ? 'The car is' : seats === 1 ? 'Your seat is' : `${seats} seats are`
  return {
    preview: `${yours} yours. ${formatPaise(applied)} has reached us${next ? `; next is ${dueText(next)}` : ''}.`,
    reference,
    bookedOn: formatDate(today),
    from: journey.package.startCity,
    to: journey.package.endCity,
  }
}

function valuesOf({ booking: { journey, startsOn, contactName }, applied }: Facts) {
  const { name } = journey.package
  const first = contactName?.split(' ')[0]
  const isCar = journey.package.kind === 'car'
  const booked = isCar ? 'Your car is booked' : 'Your seats are booked'
  const comes = isCar
    ? `${name} comes to ${journey.departureCity} on ${formatDate(startsOn)}; we send who drives, and the plate, on the evening before`
    : [`${name} leaves ${journey.departureCity} on ${formatDate(startsOn)}`, comingText(toldPlaces(journey))]
        .filter(Boolean)
        .join('; ')
  return {
    journey: name,
    date: formatDate(startsOn),
    booked: `${booked}${first ? `, ${first}` : ''}`,
    leaves: comes,
    back: formatDate(journey.endsOn),
    paid: formatPaise(applied),
  }
}

/** Drawn for the page before, kept for ever under its address; a mail reader takes a JPEG. */
function posterOf({ journey }: OpenedBooking, publicUrl: string): ConfirmationMail['poster'] {
  const { pictureId, name } = journey.package
  return pictureId === null
    ? null
    : { url: `${publicUrl}${picturePath(pictureId, 768, 'jpg')}`, alt: `Picture: ${name}` }
}

function haltsOf({ journey, startsOn }: OpenedBooking): ConfirmationMail['halts'] {
  return datedHalts(journey.package.stops, startsOn).map(({ name, nights, on }) => {
    const stay = nights === 0 ? '' : nights === 1 ? '1 night' : `${nights} nights`
    return { name, when: [on && formatDate(on, { year: false }), stay].filter(Boolean).join(', ') }
  })
}

function partOf(one: Instalment): ConfirmationMail['parts'][number] {
  const { percent, amountPaise, dueOn, paidAt, came } = one
  const name = percent === null ? partName(one) : `${partName(one)}, ${percent} %`
  const note = came
    ? receivedText(came)
    : paidAt
      ? `paid ${formatDate(istDate(paidAt), { year: false })}`
      : dueOn
        ? `by ${formatDate(dueOn)}`
        : 'due'
  return { name, sum: formatPaise(amountPaise), note, isPaid: paidAt !== null }
}

function linesOf({ booking: { journey }, applied }: Facts): ConfirmationMail['lines'] {
  const { lines, taxes, gstPercent, reverseCharge, roundOffPaise, totalPaise } = journey
  const plain = (name: string, paise: Paise, note = '') => ({ name, note, sum: signed(paise), isTotal: false })
  const left = totalPaise - applied
  return [
    ...lines.map(({ name, count, eachPaise, paise }) =>
      count > 1 ? plain(`${count} × ${name}`, paise, `${formatPaiseWithPaise(eachPaise)} each`) : plain(name, paise),
    ),
    ...taxes.map(({ tax, percent, paise }) => plain(`${tax} ${percent} %`, paise)),
    ...(reverseCharge ? [plain(`GST of ${gstPercent} %, paid by the company itself (reverse charge)`, 0)] : []),
    ...(roundOffPaise === 0 ? [] : [plain('Round off', roundOffPaise)]),
    { ...plain('Total', totalPaise), isTotal: true },
    plain('Paid', applied),
    ...(left > 0 ? [{ ...plain('Still to come', left), isTotal: true }] : []),
  ]
}

function signed(paise: Paise): string {
  return paise < 0 ? `−${formatPaiseWithPaise(-paise)}` : formatPaiseWithPaise(paise)
}

function nextOf(parts: readonly Instalment[], { journey, today, buyer }: OpenedBooking): string[] {
  const due = parts.filter(({ paidAt, dueOn }) => paidAt === null && dueOn !== null)
  return [
    ...due.map((one) => `Part ${one.part}, ${dueText(one)}. ${remindedText(today, one.dueOn)}`),
    journey.package.kind === 'car'
      ? 'Who drives and in which car, by mail on the evening before, and from then on your trip’s page.'
      : "Meals, documents and an emergency contact, on your trip's page, whenever it suits you before the journey.",
    ...(wantsBuyer(journey) && buyer === null ? [ADDRESS_ASKED] : []),
  ]
}

/** The invoice is made in the first hour of the day after the journey, and no paper is changed. */
const ADDRESS_ASKED = `Your address and state for the invoice, on your trip's page, by the last day of the journey: the law wants them from ${formatPaise(ADDRESS_FROM_PAISE)} before GST on. The invoice is made the night after, with them or without.`

function remindedText(today: CalendarDate, dueOn: CalendarDate | null): string {
  const next = dueOn === null ? undefined : reminderToCome(daysBetween(today, dueOn))
  if (next === undefined) return 'The link to pay it is on your trip’s page.'
  return `We write ${next === 'week' ? 'a week' : 'the day'} before, with the link.`
}

function dueText({ amountPaise, dueOn }: Pick<Instalment, 'amountPaise' | 'dueOn'>): string {
  return `${formatPaise(amountPaise)}${dueOn ? ` by ${formatDate(dueOn)}` : ''}`
}

/** The row of the refund table that holds today, in words. */
function changingOf({ journey, today }: OpenedBooking): string {
  const row = journey.refunds.find(({ until }) => until === null || until >= today)
  const all = 'If we cancel, everything comes back.'
  if (!row) return all
  const until = row.until ? `Until ${formatDate(row.until)}` : 'From now on'
  const costs = row.chargePaise === 0 ? 'nothing' : `${slabCharge(row)}, ${formatPaise(row.chargePaise)} with GST`
  return `${until} cancelling costs ${costs}. The whole table is on your trip's page. ${all}`
}
