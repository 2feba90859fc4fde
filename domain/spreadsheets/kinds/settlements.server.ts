import {
  RazorpayLine,
  razorpayRowOf,
  SETTLED_KINDS,
  SettlementLine,
  settlementOf,
  spelt,
  SETTLING_PROVIDERS,
} from '#domain/payments/settlement.ts'
import {
  findSettlementLines,
  listSettlementLines,
  saveSettlementLines,
  takeOffSettlementLines,
} from '#domain/payments/settlements.server.ts'
import type { ProviderName } from '#domain/payments/payment.ts'
import { settlementDaysAgainst } from '#domain/payments/settlement-days.server.ts'
import { dayOf, money, oneOf, orElse, orNothing, words } from '#domain/spreadsheets/cell.ts'
import { column } from '#domain/spreadsheets/columns.ts'
import type { SheetKind } from '#domain/spreadsheets/kind.ts'

const SHARED = {
  one: 'line',
  many: 'lines',
  action: 'settlements.take-in',
  against: (db, asked) =>
    settlementDaysAgainst(
      db,
      asked.map(({ draft }) => asLine(draft)),
    ),
  judgesInPart: true,
  takeOff: (needs, actor, rows) => takeOffSettlementLines(needs, actor, rows.map(asLine)),
  note: 'A line is known by its number: taken in again it counts once, and a file’s lines can be taken off again from here. Your own books stay as they are.',
} as const satisfies Partial<SheetKind>
const asLine = (draft: object) => ('entity' in draft ? settlementOf(draft as RazorpayLine) : (draft as SettlementLine))
const sum = orElse(0, money)

/** What any provider or bank has paid out, in columns of our own. */
export const SETTLEMENTS: SheetKind = {
  ...SHARED,
  name: 'settlements',
  title: 'Settlements and bank lines',
  sheet: {
    columns: [
      column(
        'Provider',
        'provider',
        `One of ${SETTLING_PROVIDERS.join(', ')}; what you paid back from the bank is transfer, however it had come.`,
        oneOf(SETTLING_PROVIDERS),
      ),
      column(
        'Reference',
        'reference',
        'What the provider calls the payment or refund; on a bank’s statement its UTR, or the cheque’s number as 000123.',
      ),
      column(
        'Kind',
        'kind',
        `One of ${SETTLED_KINDS.join(', ')}: a charge is what else was kept, a credit what else was paid.`,
        oneOf(SETTLED_KINDS),
      ),
      column('Amount', 'amountPaise', 'Rupees that were paid or given back, before the fee.', money),
      column('Fee', 'feePaise', 'Rupees the provider kept, without GST; nothing when empty.', sum),
      column('GST on fee', 'taxPaise', 'Rupees; nothing when empty.', sum),
      column('Settlement', 'batch', 'What was paid out in one: the provider’s name of it, or the UTR it came with.'),
      column('Settled on', 'settledOn', 'The day it reached the account, as 2026-12-05.', dayOf),
      column('UTR', 'utr', 'The bank’s number of what was paid out.'),
      column('Order', 'orderReference', 'The provider’s order, if it says so.', orNothing(words)),
    ],
  },
  draft: SettlementLine,
  key: ['provider', 'reference'],
  spelt: (key) => {
    const at = key.indexOf('/')
    const provider = key.slice(0, at)
    return `${provider}/${spelt(provider as ProviderName, key.slice(at + 1))}`
  },
  begins: { utr: '', feePaise: 0, taxPaise: 0 },
  find: (db, keys) => findSettlementLines(db, keys),
  list: (db, after, most) => listSettlementLines(db, { after, most }),
  idOf: ({ provider, reference }) => `${provider as string}/${reference as string}`,
  save: saveSettlementLines,
  example: [
    {
      Provider: 'upi',
      Reference: '632812345678',
      Kind: 'payment',
      Amount: '19,050',
      Settlement: '632812345678',
      'Settled on': '2026-10-05',
      UTR: '632812345678',
    },
  ],
}

/** Razorpay's settlement recon report as its dashboard gives it. */
export const RAZORPAY_SETTLEMENTS: SheetKind = {
  ...SHARED,
  name: 'razorpay-settlements',
  title: 'Settlements of Razorpay',
  isForeign: true,
  sheet: {
    columns: [
      column('transaction_entity', 'entity', 'payment, refund, or what else it is.'),
      column('entity_id', 'reference', 'As pay_…, rfnd_…; it says which row is which.'),
      column('amount', 'amountPaise', 'Rupees that were paid or given back.', money),
      column('currency', 'currency', 'INR.'),
      column('fee (exclusive tax)', 'feePaise', 'Rupees Razorpay kept, without GST.', sum),
      column('tax', 'taxPaise', 'GST on the fee, in rupees.', sum),
      column('debit', 'debitPaise', 'Rupees taken off what is paid out.', sum),
      column('credit', 'creditPaise', 'Rupees paid out.', sum),
      column('order_id', 'orderReference', 'As order_….', orNothing(words)),
      column('settlement_id', 'batch', 'As setl_….'),
      column('settled_at', 'settledOn', 'A day, as 2026-12-05 or 05/12/2026, with a time or without.', dayOf),
      column('settlement_utr', 'utr', 'The bank’s number of what was paid out.'),
    ],
  },
  draft: RazorpayLine,
  key: ['reference'],
  begins: { utr: '', feePaise: 0, taxPaise: 0, debitPaise: 0, creditPaise: 0 },
  find: async (db, keys) => {
    const found = await findSettlementLines(
      db,
      keys.map((key) => `razorpay/${key}`),
    )
    return new Map([...found.values()].map((line) => [line.reference, razorpayRowOf(line)]))
  },
  list: async (db, after, most) => {
    const lines = await listSettlementLines(db, { after: `razorpay/${after}`, most, provider: 'razorpay' })
    return lines.map(razorpayRowOf)
  },
  idOf: ({ reference }) => String(reference),
  save: (needs, actor, rows) =>
    saveSettlementLines(
      needs,
      actor,
      rows.map((row) => settlementOf(row as RazorpayLine)),
    ),
  example: [
    {
      transaction_entity: 'payment',
      entity_id: 'pay_DEXrnipqTmWVGE',
      amount: '1,000',
      currency: 'INR',
      'fee (exclusive tax)': '20',
      tax: '3.60',
      credit: '976.40',
      order_id: 'order_DEXrnRiR3SNDHA',
      settlement_id: 'setl_DGlQ1Rj8os78Ec',
      settled_at: '2026-10-05',
      settlement_utr: '1568176960vxp0rj',
    },
  ],
}
