import { and, asc, eq, sql } from 'drizzle-orm'
import type { ProviderName } from '#domain/payments/payment.ts'
import type { Db } from '#platform/db.server.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Paise } from '#platform/money.ts'
import { documentNumber, financialYear, USUAL_PREFIXES } from './document.ts'
import type { DocumentFacts, DocumentKind, DocumentLine, NamedDocument, Sale, TaxedValue } from './document.ts'
import { gstOn } from '#domain/tax/gst.ts'
import { documents, invoiceSeries } from './tables.ts'
import { addedTo, less, NOTHING, plus, takenFrom } from './tax-share.ts'

export type IssuedDocument = typeof documents.$inferSelect

/** The documents of a booking, in the order of their making. */
export async function listDocuments(db: Db, bookingId: string): Promise<IssuedDocument[]> {
  return db.select().from(documents).where(eq(documents.bookingId, bookingId)).orderBy(asc(documents.issuedAt))
}

type ReceivedAdvance = {
  paymentId: string
  paise: Paise
  by: ProviderName
  how?: string | undefined
  taxedOn?: CalendarDate | undefined
}

/**
 * A receipt voucher for an advance (CGST Rule 50), in the transaction that applies it: the whole price in one as the price has it, every other with its own tax within
 * (docs/decisions/2026-11-28-a-paper-bears-its-rate.md). Nothing once the journey is invoiced: what is paid then is no advance. `how` says in words how and when staff received it; its tax counts `taxedOn`, or on its own day. The caller holds the booking's lock, and takes it after every other lock.
 */
export async function issueReceiptVoucher(
  db: Db,
  sale: Sale,
  { paymentId, paise, by, how, taxedOn }: ReceivedAdvance,
): Promise<IssuedDocument | undefined> {
  const issued = await listDocuments(db, sale.bookingId)
  if (findInvoice(issued)) return undefined
  const isFirst = advancesOf(issued).totalPaise === 0
  const value = addedTo(advancesOf(issuedAt(issued, sale.placeOfSupply)), paise, { price: sale.value, isFirst })
  const lines = [lineOf(sale, `Advance for ${sale.journey.name}${how ? `, ${how}` : ''}`, value)]
  return issue(db, sale, { kind: 'receipt-voucher', subject: paymentId, value, lines, receivedBy: by, taxedOn })
}

type Refunded = {
  subject: string
  paise: Paise
  reason: string
  taxedOn?: CalendarDate | undefined
  /** The place of supply under which the advance was received, where that is another one than the sale's by now. */
  placeOfSupply?: string | undefined
  /** The payments it is of, where that is not all: of several payers a voucher names the receipts of its own alone. */
  paymentIds?: readonly string[]
}

/**
 * What the law asks for when money goes back: a refund voucher for an advance (Rule 51), a credit note once there is an invoice (section 34). `subject` names the
 * refund, once; a voucher's tax counts `taxedOn`, or on its own day, and is what receipts declared under the place they name: all of it where all goes back. Nothing for money no
 * document speaks of.
 */
export async function issueForRefund(
  db: Db,
  sale: Sale,
  { subject, paise, reason, taxedOn, paymentIds, placeOfSupply = sale.placeOfSupply }: Refunded,
): Promise<IssuedDocument | undefined> {
  const issued = await listDocuments(db, sale.bookingId)
  const invoice = findInvoice(issued)
  if (invoice) return issueCreditNote(db, sale, { subject, paise, reason, issued, invoice })
  const there = issuedAt(issued, placeOfSupply)
  const before = advancesOf(there)
  const back = Math.min(paise, before.totalPaise)
  if (back === 0) return undefined
  const value = takenFrom(before, back)
  const lines = [lineOf(sale, reason, value)]
  const isOf = ({ kind, subject }: IssuedDocument) =>
    kind === 'receipt-voucher' && (paymentIds?.includes(subject) ?? true)
  const names = there.filter(isOf).map(named)
  return issue(db, { ...sale, placeOfSupply }, { kind: 'refund-voucher', subject, value, lines, names, taxedOn })
}

/** Documents of one place of supply: what was received under another one goes back, and is set off, under that. */
function issuedAt(issued: readonly IssuedDocument[], place: string): IssuedDocument[] {
  return issued.filter(({ facts }) => facts.placeOfSupply === place)
}

/** A tax invoice with the advances it sets off (Rule 46). `subject` is what it is for, once a booking: the journey, or its cancellation. */
export async function issueTaxInvoice(
  db: Db,
  sale: Sale,
  { subject, lines, value }: { subject: string; lines: DocumentLine[]; value: TaxedValue },
): Promise<IssuedDocument> {
  const issued = await listDocuments(db, sale.bookingId)
  const names = issued.filter(({ kind }) => kind === 'receipt-voucher' || kind === 'refund-voucher').map(named)
  return issue(db, sale, { kind: 'tax-invoice', subject, value, lines, names })
}

/**
 * A tax invoice in place of the one that stands, which a credit note takes back whole (CGST section 34, Rule 53), made out as it was. Both of today; the advances stay set off where
 * the first one did. Nothing where none stands, or something of it was credited already.
 */
export async function issueInvoiceAgain(
  db: Db,
  sale: Sale,
  { reason, lines, value }: { reason: string; lines: DocumentLine[]; value: TaxedValue },
): Promise<{ invoice: IssuedDocument; note: IssuedDocument } | undefined> {
  const issued = await listDocuments(db, sale.bookingId)
  const old = findInvoice(issued)
  if (!old || issued.some(({ kind }) => kind === 'credit-note')) return undefined
  const instead = `instead of ${old.number}`
  const invoice = await issueTaxInvoice(db, sale, { subject: instead, lines, value })
  const { recipient, value: whole } = old.facts
  const credited = { subject: instead, paise: whole.totalPaise, reason, issued, invoice: old }
  const note = await issueCreditNote(db, { ...sale, recipient }, credited)
  return { invoice, note: note! }
}

/** The advances of a booking that documents speak of, less what went back, and what their tax came to. */
export function advancesOf(issued: readonly IssuedDocument[]): TaxedValue {
  return issued.reduce((sum, { kind, facts: { value } }) => {
    if (kind === 'receipt-voucher') return plus(sum, value)
    return kind === 'refund-voucher' ? less(sum, value) : sum
  }, NOTHING)
}

type CreditedInvoice = {
  subject: string
  paise: Paise
  reason: string
  issued: IssuedDocument[]
  invoice: IssuedDocument
}

async function issueCreditNote(
  db: Db,
  sale: Sale,
  { subject, paise, reason, issued, invoice }: CreditedInvoice,
): Promise<IssuedDocument | undefined> {
  const whole = invoice.facts.value
  const notes = issued.filter(({ kind, facts }) => kind === 'credit-note' && facts.names[0]?.number === invoice.number)
  const before = notes.reduce((sum, { facts }) => plus(sum, facts.value), NOTHING)
  const after = Math.min(before.totalPaise + paise, whole.totalPaise)
  if (after === before.totalPaise) return undefined
  const value = takenFrom(less(whole, before), after - before.totalPaise)
  const lines = [lineOf(sale, reason, value)]
  const { placeOfSupply, recipient } = invoice.facts
  // A return sets a registered buyer's note against their invoice, whoever had paid and whatever was forgotten since.
  const credited = recipient.gstin === undefined ? sale : { ...sale, recipient }
  return issue(
    db,
    { ...credited, placeOfSupply },
    { kind: 'credit-note', subject, value, lines, names: [named(invoice)] },
  )
}

type DraftedDocument = Pick<DocumentFacts, 'lines' | 'value'> &
  Partial<Pick<DocumentFacts, 'names' | 'receivedBy'>> & {
    kind: DocumentKind
    subject: string
    taxedOn?: CalendarDate | undefined
  }

/** The number and the row that bears it are one transaction's: whatever undoes the one undoes the other, so no number is ever missing. */
async function issue(
  db: Db,
  { bookingId, on, ...facts }: Sale,
  { kind, subject, taxedOn = on, ...said }: DraftedDocument,
): Promise<IssuedDocument> {
  const counted = taxedOn === on ? {} : { taxedOn }
  const number = await takeNumber(db, kind, on)
  const [issued] = await db
    .insert(documents)
    .values({
      bookingId,
      kind,
      number,
      issuedOn: on,
      subject,
      facts: { ...facts, names: [], ...said, ...counted, ...owedBy(facts, said.value) },
    })
    .returning()
  return issued!
}

/** What the recipient owes of a paper on reverse charge (Rules 46(p), 50(h) and 51). */
function owedBy(
  { reverseCharge, gstPercent, placeOfSupply, supplier }: Omit<Sale, 'bookingId' | 'on'>,
  { taxablePaise }: TaxedValue,
): Pick<DocumentFacts, 'recipientOwes'> {
  if (!reverseCharge) return {}
  const withinState = placeOfSupply === supplier.stateCode
  return { recipientOwes: gstOn(taxablePaise, { percent: gstPercent, withinState }) }
}

/** The next number of a kind in the financial year of a day; whoever wants the one after it waits until this transaction has ended. */
async function takeNumber(db: Db, kind: DocumentKind, on: CalendarDate): Promise<string> {
  const year = financialYear(on)
  const taken = (await countOn(db, kind, year)) ?? (await beginSeries(db, kind, year))
  return documentNumber({ prefix: taken.prefix, year, serial: taken.next - 1 })
}

async function countOn(db: Db, kind: DocumentKind, year: string) {
  const [taken] = await db
    .update(invoiceSeries)
    .set({ next: sql`${invoiceSeries.next} + 1` })
    .where(and(eq(invoiceSeries.kind, kind), eq(invoiceSeries.financialYear, year)))
    .returning({ prefix: invoiceSeries.prefix, next: invoiceSeries.next })
  return taken
}

/** Without a target, because a series is unique twice: of those who begin one at the same moment, an upsert on one index would be refused by the other. */
async function beginSeries(db: Db, kind: DocumentKind, year: string) {
  await db
    .insert(invoiceSeries)
    .values({ kind, financialYear: year, prefix: USUAL_PREFIXES[kind], next: 1 })
    .onConflictDoNothing()
  const taken = await countOn(db, kind, year)
  if (!taken) throw new Error(`another series of ${year} has the prefix ${USUAL_PREFIXES[kind]}`)
  return taken
}

/** The one that stands: another takes the place of one that was wholly credited. */
function findInvoice(issued: readonly IssuedDocument[]): IssuedDocument | undefined {
  return issued.findLast(({ kind }) => kind === 'tax-invoice')
}

function lineOf({ sac }: Sale, description: string, { taxablePaise }: TaxedValue): DocumentLine {
  return { description, sac, paise: taxablePaise }
}

function named({ kind, number, issuedOn, facts }: IssuedDocument): NamedDocument {
  return { kind, number, issuedOn, totalPaise: facts.value.totalPaise }
}
