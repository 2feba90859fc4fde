import { SAC_CAR_HIRE, SAC_CAR_RIDE, SAC_TOUR } from '#domain/documents/document.ts'
import type { DocumentLine, Recipient, Sale, Supplier, TaxedValue } from '#domain/documents/document.ts'
import {
  advancesOf,
  issueForRefund,
  issueReceiptVoucher,
  issueTaxInvoice,
  listDocuments,
} from '#domain/documents/issue.server.ts'
import { plus, shareOf } from '#domain/documents/tax-share.ts'
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
import type { Paise } from '#platform/money.ts'
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

/** A friend who has paid, as their papers name them: by name alone, since an address that is known is who booked's. */
async function friendOf(db: Db, { bookingId, recipient }: Sale, share: number): Promise<Recipient> {
  const paid = (await listTravellers(db, bookingId)).find(({ position }) => position === share - 1)
  return paid ? { ...recipient, name: paid.name, address: null } : recipient
}

/** Refund vouchers or credit notes for money that goes back while the booking, as it stands by now, goes on; `subject` names the refund, once. What `neverCame` counts for tax when its receipt does, while that month's return is open. */
export async function documentRefund(
  db: Db,
  { id }: Pick<OpenedBooking, 'id'>,
  refund: Omit<RefundedBooking, 'kept'>,
): Promise<void> {
  const booking = refund.back.length > 0 && (await lockBooking(db, id))
  if (booking) await issueToPayers(db, await saleOf(db, booking), refund)
}

type RefundedBooking = {
  subject: string
  back: readonly PaidBack[]
  reason: string
  kept?: TaxedValue
  neverCame?: boolean
}

/** One paper for each who had paid, made out as their receipt was; what is kept is told by the last. */
async function issueToPayers(
  db: Db,
  sale: Sale,
  { subject, back, reason, kept, neverCame }: RefundedBooking,
): Promise<void> {
  const receipts = (await listDocuments(db, sale.bookingId)).filter(({ kind }) => kind === 'receipt-voucher')
  const payers = [...Map.groupBy(back, ({ share }) => share ?? 0)].toSorted(([one], [other]) => other - one)
  for (const [at, [share, same]] of payers.entries()) {
    const paid = receipts.find((one) => same.some(({ paymentId }) => paymentId === one.subject))
    const recipient = share === 0 ? sale.recipient : (paid?.facts.recipient ?? sale.recipient)
    await issueForRefund(
      db,
      { ...sale, recipient },
      {
        subject: share === 0 ? subject : `${subject}, share ${share}`,
        paise: same.reduce((sum, { paise }) => sum + paise, 0),
        reason,
        taxedOn: neverCame && paid ? advanceTaxDay(paid.facts.taxedOn ?? paid.issuedOn, sale.on) : undefined,
        ...(kept && at === payers.length - 1 ? { kept } : {}),
      },
    )
  }
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
  const kept = shareOf(plus(chargeOf(quote), changes), Math.max(0, keptPaise))
  const reason = `Cancellation of ${sale.journey.name}`
  await issueToPayers(db, sale, { subject: 'cancellation', back, kept, reason })
  if (keptPaise <= 0) return
  // Where less is kept than both come to, it pays for the changes first.
  const changedPaise = Math.min(changes.taxablePaise, kept.taxablePaise)
  const description = `${reason}: ${quote.percent} % of the price before GST`
  const cancelled = { description, sac: sacOf(booking), paise: kept.taxablePaise - changedPaise }
  const lines = [cancelled, ...lineOfChanges(booking, changedPaise)].filter(({ paise }) => paise > 0)
  await issueTaxInvoice(db, sale, { subject: 'cancellation', lines, value: kept })
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

async function saleOf(db: Db, booking: OpenedBooking): Promise<Sale> {
  const { journey, startsOn, endsOn, today: on } = booking
  const { taxablePaise, taxes, roundOffPaise, totalPaise } = journey
  const value = plus({ taxablePaise, taxes, roundOffPaise, totalPaise }, changesOf(booking))
  return {
    bookingId: booking.id,
    reference: booking.reference,
    supplier: await findSupplier(db, booking),
    recipient: {
      name: booking.contactName ?? 'The traveller',
      stateCode: journey.recipientState,
      address: booking.invoiceAddress,
    },
    placeOfSupply: journey.recipientState ?? journey.sellerState,
    journey: { name: journey.package.name, startsOn, endsOn },
    isGrossTour: journey.gstScheme === 'TOUR_5',
    gstPercent: journey.gstPercent,
    sac: sacOf(booking),
    value,
    on,
  }
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
