import { inAll } from './book-year.ts'
import type { SettledKind } from '#domain/payments/settlement.ts'
import type { ProviderName } from '#domain/payments/payment.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Paise } from '#platform/money.ts'

/** What a batch comes to: payments less refunds, charges and what the provider kept is what reached the account. */
export type BatchSums = {
  lines: number
  paymentsPaise: Paise
  refundsPaise: Paise
  /** Charges and credits that are about no payment, less what they lessen it by. */
  otherPaise: Paise
  feePaise: Paise
  taxPaise: Paise
  netPaise: Paise
}

/** What a provider paid out in one, on one day and under one UTR. `odd` counts its lines that fit nothing of ours, or another sum. */
export type SettledBatch = BatchSums & {
  provider: ProviderName
  batch: string
  utr: string
  settledOn: CalendarDate
  odd: number
}

/** A line of a settlement; `knownPaise` is what our own payment or refund of that number comes to, null where there is none. */
export type SettledLine = {
  provider: ProviderName
  reference: string
  kind: SettledKind
  amountPaise: Paise
  feePaise: Paise
  taxPaise: Paise
  netPaise: Paise
  batch: string
  settledOn: CalendarDate
  utr: string
  knownPaise: Paise | null
  booking: string | null
}

/** Money of ours that no settlement tells of yet. */
export type UnsettledMoney = {
  kind: 'payment' | 'refund'
  provider: ProviderName
  reference: string
  amountPaise: Paise
  at: Date
  booking: string | null
}

const NOTHING: BatchSums = {
  lines: 0,
  paymentsPaise: 0,
  refundsPaise: 0,
  otherPaise: 0,
  feePaise: 0,
  taxPaise: 0,
  netPaise: 0,
}

/** Batches together. */
export function batchesInAll(batches: readonly SettledBatch[]): BatchSums {
  return inAll(
    batches.map(({ provider: _p, batch: _b, utr: _u, settledOn: _s, odd: _o, ...sums }) => sums),
    NOTHING,
  )
}

/** Whether a line is about a payment or refund that is not ours, or not of that sum. */
export function isOdd({ kind, amountPaise, knownPaise }: Pick<SettledLine, 'kind' | 'amountPaise' | 'knownPaise'>) {
  return (kind === 'payment' || kind === 'refund') && amountPaise !== knownPaise
}
