import { findBalances } from '#domain/payments/ledger.server.ts'
import { desc, eq, sql } from 'drizzle-orm'
import type { Message } from '#domain/messaging/message.ts'
import { enqueue } from '#domain/messaging/outbox.server.ts'
import { outbox } from '#domain/messaging/tables.ts'
import { bookingMail } from '#domain/messaging/templates/booking-mails.ts'
import type { BookingMail } from '#domain/messaging/templates/booking-mails.ts'
import { bookingSms, calledOffSms } from '#domain/messaging/templates/booking-sms.ts'
import type { AssignedDriver } from '#domain/cars/hire.ts'
import { clock } from '#domain/cars/fare-calculation/shared-lines.ts'
import { findCalledOff } from '#domain/departures/departures.server.ts'
import { isAllowedMobile } from '#domain/contact/mobile.ts'
import { partyWithAgesText } from '#domain/party/party.ts'
import { findSetting } from '#domain/settings/settings.server.ts'
import type { Config } from '#platform/config.server.ts'
import { addDays, formatDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { formatPaise } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import type { CancellationQuote } from './cancellation-quote.ts'
import type { Reminder } from './booking.ts'
import type { PricedJourney } from './priced-journey.ts'
import { bookingToken } from './booking-link.ts'
import { writeConfirmation } from './confirmation.server.ts'
import { enclosed } from './enclosures.ts'
import { bookingMessages } from './tables.ts'
import { listInstalments } from './find-booking.server.ts'
import type { OpenedBooking } from './find-booking.server.ts'

/** What telling somebody needs besides the transaction it is told in. */
export type TellNeeds = { keys: KeyRing; config: Pick<Config, 'publicUrl' | 'otpCountries' | 'codesBy'> }
type Needs = TellNeeds & { db: Db }
type Said = Pick<BookingMail, 'subject' | 'paragraphs' | 'facts' | 'action'> & Pick<Message, 'encloses'>

/** Tells who booked that the seats are theirs, by mail with the papers and by SMS, in the caller's transaction. */
export async function tellConfirmed(needs: Needs, booking: OpenedBooking): Promise<void> {
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

/** Tells who drives, and in which car. */
export async function tellDriver(needs: Needs, booking: OpenedBooking, driver: AssignedDriver): Promise<void> {
  const { journey, startsOn, reference, pickup } = booking
  const leaveAt = journey.package.kind === 'car' ? journey.package.hire.leaveAt : null
  const at = leaveAt === null ? '' : `, ${clock(leaveAt)}`
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

/** Tells that a later part has arrived. */
export async function tellPaid(needs: Needs, booking: OpenedBooking, { paise }: { paise: Paise }): Promise<void> {
  const isWhole = (await listInstalments(needs.db, booking.id)).every(({ paidAt }) => paidAt !== null)
  await mail(needs, booking, {
    subject: `${formatPaise(paise)} received for booking ${booking.reference}`,
    paragraphs: [`We have received ${formatPaise(paise)} for ${booking.journey.package.name}. Thank you.`],
    facts: [['Booking', booking.reference]],
    action: 'Open my booking',
    encloses: enclosed(
      booking,
      isWhole ? ['receipt-voucher', 'voucher', 'itinerary', 'calendar'] : ['receipt-voucher'],
    ),
  })
}

/** Tells that money came which pays nothing any more, and goes back by itself. */
export async function tellReturned(
  needs: Needs,
  booking: OpenedBooking,
  { paise, reason }: { paise: Paise; reason: string },
): Promise<void> {
  await mail(needs, booking, {
    subject: `${formatPaise(paise)} goes back to you, booking ${booking.reference}`,
    paragraphs: [
      `${WHY_BACK[reason] ?? 'This payment was not needed.'} ${formatPaise(paise)} goes back to where it came from; you need do nothing.`,
    ],
    facts: [['Booking', booking.reference]],
    action: 'Open my booking',
  })
}

const WHY_BACK: Record<string, string> = {
  'paid already': 'This part had been paid before.',
  'cancelled meanwhile': 'The booking had been cancelled meanwhile.',
  'called off': 'We had to call this departure off meanwhile, and we are sorry.',
  'seats gone': 'The payment came after the seats had gone to others.',
}

const WHY_CANCELLED = {
  asked: 'Your booking is cancelled.',
  operator:
    'We are sorry: we have had to call this departure off. Everything you paid comes back to you. The same journey leaves on other dates, which you find on its page.',
  unpaid:
    'A part of the price did not reach us, also after its days of grace. Your seats have gone back, and the booking is cancelled.',
}

/** Reminds of a part that is due, or was; of what friends pay on one date once, with its sum, by the first of their parts. False where that is another one. */
export async function tellDue(
  needs: Needs,
  booking: OpenedBooking,
  { part, kind }: { part: number; kind: Reminder },
): Promise<boolean> {
  const unpaid = (await listInstalments(needs.db, booking.id)).filter(({ paidAt }) => paidAt === null)
  const asked = unpaid.find((one) => one.part === part)
  if (!asked?.dueOn) return false
  const isShared = asked.share !== null
  const same = isShared ? unpaid.filter(({ share, dueOn }) => share !== null && dueOn === asked.dueOn) : [asked]
  if (same[0]!.part !== part) return false
  const due = { dueOn: asked.dueOn, amountPaise: same.reduce((sum, { amountPaise }) => sum + amountPaise, 0) }
  const { graceDays } = booking.journey.terms.payment
  const sum = formatPaise(due.amountPaise)
  const last = formatDate(addDays(due.dueOn, graceDays))
  await mail(needs, booking, {
    subject: `${isShared ? 'Your group' : `Part ${part}`}, ${sum} by ${formatDate(due.dueOn)}: ${booking.journey.package.name}`,
    paragraphs:
      kind === 'missed'
        ? [
            `${sum} was due on ${formatDate(due.dueOn)} and has not reached us. Your seats are kept until ${last}; after that they go back.`,
          ]
        : isShared
          ? [
              `${sum} of your group’s shares is due by ${formatDate(due.dueOn)}. The page of your group says who has paid; you may pay for whoever has not.`,
            ]
          : [`Part ${part} of your journey, ${sum}, is due by ${formatDate(due.dueOn)}.`],
    facts: [['Booking', booking.reference]],
    action: `Pay ${sum}`,
  })
  return true
}

/** Tells that a booking is cancelled, and what comes back. */
export async function tellCancelled(
  needs: Needs,
  booking: OpenedBooking,
  quote: CancellationQuote & { reason: 'asked' | 'unpaid' | 'operator' },
): Promise<void> {
  const calledOff = quote.reason === 'operator' ? await findCalledOff(needs.db, booking.departureId) : undefined
  await mail(needs, booking, {
    subject: `Cancelled: ${booking.journey.package.name}, ${formatDate(booking.startsOn)}`,
    paragraphs: [WHY_CANCELLED[quote.reason], backText(quote)],
    facts: [
      ...(calledOff?.because ? [['Why', calledOff.because] as const] : []),
      ['Booking', booking.reference],
      ['Paid', formatPaise(quote.paidPaise)],
      ['Charge with GST', formatPaise(quote.chargeTotalPaise)],
      ['Back to you', formatPaise(quote.refundPaise)],
    ],
    action: 'Open my booking',
  })
}

/** Asks how it was, once the journey is over. */
export async function tellReview(needs: Needs, booking: OpenedBooking): Promise<void> {
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

/** Tells that the date was called off, and until when another one may be chosen, by mail and SMS. */
export async function tellCalledOff(
  needs: Needs,
  booking: OpenedBooking,
  { until, because }: { until: CalendarDate; because: string },
): Promise<void> {
  const { journey, reference, startsOn } = booking
  const { applied } = await findBalances(needs.db, booking.id)
  const [date, untilDay] = [formatDate(startsOn), formatDate(until)]
  await mail(
    needs,
    booking,
    {
      subject: `Called off: ${journey.package.name}, ${date}. Another date, or everything back`,
      paragraphs: [
        `We are sorry: we have had to call ${journey.package.name} of ${date} off.`,
        `Until ${untilDay} you may move to another date free of charge. What you were promised it costs stays: a dearer date costs you nothing more, of a cheaper one the difference comes back.`,
        'Or have everything back at once, on the same page. If you do nothing, everything goes back to where it came from by itself on the day after.',
      ],
      facts: [
        ['Why', because],
        ['Booking', reference],
        ['Paid', formatPaise(applied)],
        ['Choose until', untilDay],
      ],
      action: 'Choose another date, or everything back',
    },
    '/called-off',
  )
  await text(needs, booking, calledOffSms({ reference, date, until: untilDay }))
}

/** Tells what a booking has become, and what that costs or gives back. */
export async function tellAmended(
  needs: Needs,
  booking: OpenedBooking,
  { journey, wasPaise, isPaise, refundPaise, parts }: AmendedMoney,
): Promise<void> {
  await mail(needs, booking, {
    subject: `Changed: ${journey.package.name}, ${formatDate(journey.startsOn)}`,
    paragraphs: [
      'Your booking is changed as you asked.',
      ...(refundPaise > 0 ? [`${formatPaise(refundPaise)} goes back to where it came from.`] : []),
    ],
    facts: [
      ['Booking', booking.reference],
      ['Who', partyWithAgesText(journey.party)],
      ['Rooms', journey.roomsText],
      ['Leaves', formatDate(journey.startsOn)],
      ['It was', formatPaise(wasPaise)],
      ['It is', formatPaise(isPaise)],
      ...parts.map(({ amountPaise, dueOn }) => ['To pay', dueText(amountPaise, dueOn)] as const),
    ],
    action: 'Open my booking',
  })
}

type AmendedMoney = {
  journey: PricedJourney
  wasPaise: Paise
  isPaise: Paise
  refundPaise: Paise
  parts: readonly { amountPaise: Paise; dueOn: CalendarDate | null }[]
}

function backText({ refundPaise }: CancellationQuote): string {
  if (refundPaise === 0) return 'Nothing is left to go back.'
  return `${formatPaise(refundPaise)} goes back to where it came from; you need do nothing.`
}

function dueText(paise: Paise, dueOn: string | null): string {
  return dueOn === null ? formatPaise(paise) : `${formatPaise(paise)} by ${formatDate(dueOn)}`
}

async function mail({ db, keys, config }: Needs, booking: OpenedBooking, said: Said, page = ''): Promise<void> {
  if (booking.contactEmail === null) return
  const site = await findSetting(db, 'site')
  const url = bookingUrl({ keys, config }, booking, page)
  const { encloses = [], ...words } = said
  const message = bookingMail({ siteName: site?.operatorName ?? 'Padav', url, ...words })
  await send(db, booking, { channel: 'email', to: booking.contactEmail, ...message, encloses })
}

/** Every message about a booking goes this way: into the outbox, and on the list of its page. */
async function send(db: Db, { id: bookingId }: Pick<OpenedBooking, 'id'>, message: Message): Promise<void> {
  const id = await enqueue(db, message)
  const { channel, subject } = message
  await db.insert(bookingMessages).values({ id, bookingId, channel, subject })
}

/** What was sent about a booking, the newest first; `isSent` once a carrier has it. */
export async function listBookingMessages(db: Db, bookingId: string) {
  const { id, channel, subject, at } = bookingMessages
  const rows = await db
    .select({ channel, subject, at, waits: sql<boolean>`${outbox.id} is not null and ${outbox.sentAt} is null` })
    .from(bookingMessages)
    .leftJoin(outbox, eq(outbox.id, id))
    .where(eq(bookingMessages.bookingId, bookingId))
    .orderBy(desc(at), desc(id))
  return rows.map(({ waits, ...message }) => ({ ...message, isSent: !waits }))
}

/** The absolute address that opens a booking without a session. */
function bookingUrl(
  { keys, config }: TellNeeds,
  booking: Pick<OpenedBooking, 'id' | 'reference' | 'linkVersion'>,
  page = '',
): string {
  return `${config.publicUrl}/booking/${booking.reference}${page}?key=${bookingToken(keys, booking)}`
}

async function text(
  { db, config }: Needs,
  { id, contactMobile }: Pick<OpenedBooking, 'id' | 'contactMobile'>,
  words: { subject: string; body: string },
): Promise<void> {
  if (config.codesBy !== 'sms' || contactMobile === null) return
  if (!isAllowedMobile(contactMobile, config.otpCountries)) return
  await send(db, { id }, { channel: 'sms', to: contactMobile, ...words })
}
