import type { z } from 'zod'
import type { CancellationSlab } from '#domain/pricing/cancellation-terms.ts'
import type { Milestone } from '#domain/pricing/payment-plan.ts'
import { cancellationPlans, paymentPlans } from '#domain/pricing/tables.ts'
import { PartLines, partText, SlabLines, slabText } from '#domain/pricing/terms-typed.ts'
import {
  CancellationPlanDraft,
  PaymentPlanDraft,
  saveCancellationPlans,
  savePaymentPlans,
} from '#domain/pricing/terms-writing.server.ts'
import { done } from '#platform/result.ts'
import { whole } from '#domain/spreadsheets/cell.ts'
import type { Cell } from '#domain/spreadsheets/cell.ts'
import { column, ID } from '#domain/spreadsheets/columns.ts'
import { tableKind } from './table-kind.server.ts'

/** Lines as the form takes them, one below the other or with | between them. */
function lines<Line>(typed: z.ZodType<Line[], string>, textOf: (line: Line) => string): Cell {
  return {
    read: (text) => {
      const read = typed.safeParse(text.replaceAll('|', '\n'))
      return read.success ? done(read.data) : { ok: false, message: read.error.issues[0]!.message }
    },
    write: (value) => (value as Line[]).map(textOf).join(' | '),
  }
}

const NAME = column('Name', 'name', 'What staff call it.')
const shared = { action: 'settings.change', key: ['id'], note: 'What is booked or quoted keeps its plan.' } as const

export const CANCELLATION_PLANS = tableKind({
  ...shared,
  name: 'cancellation-plans',
  title: 'Cancellation plans',
  one: 'plan',
  many: 'plans',
  sheet: {
    columns: [
      ID,
      NAME,
      column(
        'Charges',
        'slabs',
        'The farthest first, as 30 days: 10 % | 15 days: 25 %, at least ₹3,000 a person | 0 days: 100 %.',
        lines<CancellationSlab>(SlabLines, slabText),
      ),
      column('Refund days', 'refundDays', 'Working days until what comes back is on its way.', whole),
    ],
  },
  draft: CancellationPlanDraft,
  table: cancellationPlans,
  id: cancellationPlans.id,
  by: cancellationPlans.id,
  save: saveCancellationPlans,
  example: [
    {
      Id: 'group-tours',
      Name: 'Group tours',
      Charges: '30 days: 10 % | 15 days: 50 % | 0 days: 100 %',
      'Refund days': '7',
    },
  ],
})

export const PAYMENT_PLANS = tableKind({
  ...shared,
  name: 'payment-plans',
  title: 'Payment plans',
  one: 'plan',
  many: 'plans',
  sheet: {
    columns: [
      ID,
      NAME,
      column(
        'Parts',
        'milestones',
        'As On booking: 25 % | 30 days: ₹5,000 | 15 days: rest.',
        lines<Milestone>(PartLines, partText),
      ),
      column('Quote hours', 'quoteHours', 'For how long a price is promised.', whole),
      column('Grace days', 'graceDays', 'How long a part may be late.', whole),
    ],
  },
  draft: PaymentPlanDraft,
  table: paymentPlans,
  id: paymentPlans.id,
  by: paymentPlans.id,
  save: savePaymentPlans,
  example: [
    {
      Id: 'two-parts',
      Name: 'In two parts',
      Parts: 'On booking: 30 % | 15 days: rest',
      'Quote hours': '48',
      'Grace days': '3',
    },
  ],
})
