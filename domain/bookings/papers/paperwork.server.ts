import { SAC_CAR_HIRE, SAC_CAR_RIDE, SAC_TOUR } from '#domain/documents/document.ts'
import type { DocumentLine, Recipient, Sale, Supplier, TaxedValue } from '#domain/documents/document.ts'
import {
  advancesOf,
  issueForRefund,
  issueInvoiceAgain,
  issueReceiptVoucher,
  issueTaxInvoice,
  listDocuments,
} from '#domain/documents/issue.server.ts'
import type { IssuedDocument } from '#domain/documents/issue.server.ts'
import { atItsRate, plus, shareOf } from '#domain/documents/tax-share.ts'
import { receivedText } from '#domain/payments/desk-words.ts'
import type { CameByHand } from '#domain/payments/desk-words.ts'
import type { PaidBack } from '#domain/payments/ledger.server.ts'
import type { ProviderName } from '#domain/payments/payment.ts'
import { findSetting } from '#domain/settings/settings.server.ts'
import { operatorNameOf } from '#domain/settings/settings.ts'
import type { RegisteredAddress } from '#domain/tax/registration.ts'
import { findRegistrationOf } from '#domain/tax/registrations.server.ts'
import { advanceTaxDay } from '#domain/tax/return-day.ts'
import type { Db } from '#platform/db.server.ts'
import { leastCharge } from '#domain/pricing/cancellation-terms.ts'
import { formatPaiseWithPaise, rupees } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import { buyerAddress } from './buyer.ts'
import { changesOf } from '#domain/bookings/change/charges.ts'
import type { CancellationQuote } from '#domain/bookings/cancel/cancellation-quote.ts'
import { lockBooking } from '#domain/bookings/find-booking.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { listTravellers } from '#domain/bookings/trip/travellers.server.ts'

type TakenPayment = {
  paymentId: string
  paise: Paise
  by: ProviderName
  share: number | null
  came?: CameByHand | undefined
}

/**
 * The papers of a booking, each in its caller's transaction and last in it: a number is waited for by everybody who is paid at that moment, so whoever has one
 * takes no other lock.
 */
export async function documentPayment(
  db: Db,
  booking: OpenedBooking,
  { share, came, ...payment }: TakenPayment,
): Promise<void> {
  const sale = await saleOf(db, booking)
  const recipient = share === null ? sale.recipient : await friendOf(db, sale, share)
  const received = came && { how: receivedText(came), taxedOn: advanceTaxDay(came.on, sale.on) }
  await issueReceiptVoucher(db, { ...sale, recipient }, { ...payment, ...received })
}

/** A friend who has paid, as their papers name them: by name alone, since an address and a GSTIN that are known are who booked's. */
async function friendOf(db: Db, { bookingId, recipient }: Sale, share: number): Promise<Recipient> {
  const paid = (await listTravellers(db, bookingId)).find(({ position }) => position === share - 1)
  return paid ? { name: paid.name, stateCode: recipient.stateCode, address: null } : recipient
}

/** Refund vouchers or credit notes for money that goes back while the booking, as it stands by now, goes on; `subject` names the refund, once. What `neverCame` counts for tax when its receipt does, while that month's return is open. */
export async function documentRefund(
  db: Db,
  { id }: Pick<OpenedBooking, 'id'>,
  refund: RefundedBooking,
): Promise<void> {
  const booking = refund.back.length > 0 && (await lockBooking(db, id))
  if (booking) await issueToPayers(db, await saleOf(db, booking), refund)
}

type RefundedBooking = {
  subject: string
  back: readonly PaidBack[]
  reason: string
  neverCame?: boolean
}

/**
 * One paper for each who had paid, and for each place of supply under which they had: made out as their receipt was, with the tax that stood on it. A
 * credit note is of its invoice alone.
 */
async function issueToPayers(db: Db, sale: Sale, { subject, back, reason, neverCame }: RefundedBooking): Promise<void> {
  const payers = payersOf(await listDocuments(db, sale.bookingId), sale, back)
  for (const { share, place, paid, paise, paymentIds } of payers) {
    const isElsewhere = place !== sale.placeOfSupply
    const recipient = share === 0 && !isElsewhere ? sale.recipient : (paid?.facts.recipient ?? sale.recipient)
    await issueForRefund(
      db,
      { ...sale, recipient },
      {
        subject: [subject, ...(share === 0 ? [] : [`share ${share}`]), ...(isElsewhere ? [place] : [])].join(', '),
        placeOfSupply: place,
        paise,
        reason,
        paymentIds,
        taxedOn: neverCame && paid ? advanceTaxDay(paid.facts.taxedOn ?? paid.issuedOn, sale.on) : undefined,
      },
    )
  }
}

type Payer = { share: number; place: string; paid: IssuedDocument | undefined; paise: Paise; paymentIds: string[] }

/** Who had paid what goes back, and where their receipt says that it was supplied; who booked comes last, and of theirs what stands under the sale's own place. */
function payersOf(issued: readonly IssuedDocument[], sale: Sale, back: readonly PaidBack[]): Payer[] {
  const isInvoiced = issued.some(({ kind }) => kind === 'tax-invoice')
  const receipts = issued.filter(({ kind }) => kind === 'receipt-voucher')
  const each = back.map(({ paymentId, share, paise }): Payer => {
    const paid = receipts.find((one) => one.subject === paymentId)
    const place = (isInvoiced ? undefined : paid?.facts.placeOfSupply) ?? sale.placeOfSupply
    return { share: share ?? 0, place, paid, paise, paymentIds: [paymentId] }
  })
  const isHere = ({ place }: Payer) => Number(place === sale.placeOfSupply)
  return [...Map.groupBy(each, ({ share, place }) => `${share} ${place}`).values()]
    .map((same) => ({
      ...same[0]!,
      paid: same.find(({ paid }) => paid)?.paid,
      paise: same.reduce((sum, { paise }) => sum + paise, 0),
      paymentIds: same.flatMap(({ paymentIds }) => paymentIds),
    }))
    .toSorted((one, other) => other.share - one.share || isHere(one) - isHere(other))
}

/** What goes back of a cancelled booking's advances, and an invoice for the charge that is kept, whose GST is that of the journey (circular 178/10/2022). */
export async function documentCancellation(
  db: Db,
  booking: OpenedBooking,
  quote: CancellationQuote,
  back: readonly PaidBack[],
): Promise<void> {
  const sale = await saleOf(db, booking)
  const advances = advancesOf(await listDocuments(db, booking.id))
  const keptPaise = advances.totalPaise - quote.refundPaise
  const changes = changesOf(booking)
  const kept = atItsRate(shareOf(plus(chargeOf(quote), changes), Math.max(0, keptPaise)))
  const reason = `Cancellation of ${sale.journey.name}`
  await issueToPayers(db, sale, { subject: 'cancellation', back, reason })
  if (keptPaise <= 0) return
  // Where less is kept than both come to, it pays for the changes first.
  const changedPaise = Math.min(changes.taxablePaise, kept.taxablePaise)
  const paise = kept.taxablePaise - changedPaise
  const charge = quote.least ? `${leastCharge(quote.least)}, before GST` : `${quote.percent} % of the price before GST`
  const description = `${reason}: ${charge}${cutText(quote, paise)}`
  const cancelled = { description, sac: sacOf(booking), paise }
  const lines = [cancelled, ...lineOfChanges(booking, changedPaise)].filter(({ paise }) => paise > 0)
  await issueTaxInvoice(db, sale, { subject: 'cancellation', lines, value: kept })
}

/** Nobody is charged more than they have paid: the per cent alone would be another sum. Rounding to the rupee moves a line by less than one. */
function cutText({ chargePaise }: CancellationQuote, paise: Paise): string {
  return chargePaise - paise < rupees(1)
    ? ''
    : `, ${formatPaiseWithPaise(chargePaise)}, of which no more than was paid is charged`
}

function lineOfChanges(booking: OpenedBooking, paise: Paise): DocumentLine[] {
  return paise === 0 ? [] : [{ description: 'Charge for changes of the booking', sac: sacOf(booking), paise }]
}

/** The tax invoice of a journey that is over, once; gives whether it was made now. */
export async function documentJourney(db: Db, booking: OpenedBooking): Promise<boolean> {
  const isKnown = (await listDocuments(db, booking.id)).some(({ kind }) => kind === 'tax-invoice')
  if (isKnown) return false
  const sale = await saleOf(db, booking)
  await issueTaxInvoice(db, sale, { subject: 'journey', lines: linesOf(booking), value: sale.value })
  return true
}

/** The invoice of a journey made again, as it is to be made out by now, and the credit note that takes back the one before; undefined where there is none to take the place of. */
export async function documentJourneyAgain(db: Db, booking: OpenedBooking) {
  const sale = await saleOf(db, booking)
  const reason = 'The whole invoice: it lacked the name, address and state of the recipient'
  return issueInvoiceAgain(db, sale, { reason, lines: linesOf(booking), value: sale.value })
}

async function saleOf(db: Db, booking: OpenedBooking): Promise<Sale> {
  const { journey, startsOn, endsOn, today: on } = booking
  const { taxablePaise, taxes, roundOffPaise, totalPaise } = journey
  const value = atItsRate(plus({ taxablePaise, taxes, roundOffPaise, totalPaise }, changesOf(booking)))
  return {
    bookingId: booking.id,
    reference: booking.reference,
    supplier: await findSupplier(db, booking),
    recipient: recipientOf(booking),
    placeOfSupply: journey.recipientState ?? journey.sellerState,
    journey: { name: journey.package.name, startsOn, endsOn },
    isGrossTour: journey.gstScheme === 'TOUR_5',
    gstPercent: journey.gstPercent,
    reverseCharge: journey.reverseCharge ?? false,
    sac: sacOf(booking),
    value,
    on,
  }
}

/** Who booked, or whom they named to be invoiced; a registered business with its GSTIN. */
function recipientOf({ buyer, contactName, invoiceAddress, journey }: OpenedBooking): Recipient {
  const name = buyer?.name ?? contactName ?? 'The traveller'
  // Who owes the tax stands on every paper, whoever has yet to say the address.
  const gstin = journey.reverseCharge ? journey.hirer?.gstin : buyer?.gstin
  const registered = gstin ? { gstin } : {}
  const address = buyer ? buyerAddress(buyer) : invoiceAddress
  return { name, stateCode: journey.recipientState, address, ...registered }
}

async function findSupplier(db: Db, { id, journey, today }: OpenedBooking): Promise<Supplier> {
  const { sellerState } = journey
  const site = await findSetting(db, 'site')
  const [first] = await listDocuments(db, id)
  const gstin = first?.facts.supplier.gstin ?? undefined
  const registered = await findRegistrationOf(db, { sellerState, gstin }, today)
  const isSample = site?.isSample ?? false
  if (registered) {
    const { legalName, gstin, stateCode, address } = registered
    return { legalName, gstin, stateCode, address: addressText(address), isSample }
  }
  const address = site?.address ? addressText(site.address) : ''
  return { legalName: operatorNameOf(site), gstin: null, stateCode: sellerState, address, isSample }
}

function addressText({ street, city, region, postalCode }: RegisteredAddress): string {
  return `${street}, ${city}, ${region} ${postalCode}`
}

function linesOf(booking: OpenedBooking): DocumentLine[] {
  const { lines, package: pkg } = booking.journey
  const sac = sacOf(booking)
  const sold = lines.map(({ kind, name, count, eachPaise, paise }) => ({
    description: kind === 'person' ? `${pkg.name}: ${name}` : name,
    sac,
    count,
    eachPaise,
    paise,
  }))
  return [...sold, ...lineOfChanges(booking, changesOf(booking).taxablePaise)]
}

function sacOf({ journey: { package: sold } }: Pick<OpenedBooking, 'journey'>): string {
  if (sold.kind !== 'car') return SAC_TOUR
  return sold.hire.heading === '9966' ? SAC_CAR_HIRE : SAC_CAR_RIDE
}

function chargeOf({ chargePaise, taxes, roundOffPaise, chargeTotalPaise }: CancellationQuote): TaxedValue {
  return { taxablePaise: chargePaise, taxes, roundOffPaise, totalPaise: chargeTotalPaise }
}
