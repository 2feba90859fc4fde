import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { editOne } from '#domain/audit/edit-one.server.ts'
import { rowsOf, saveRows } from '#domain/audit/save-rows.server.ts'
import { OPEN_STATES } from '#domain/catalogue/revision.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { packageRevisions } from '#domain/catalogue/writing/tables.ts'
import { findFault } from './cancellation-terms.ts'
import type { CancellationSlab } from './cancellation-terms.ts'
import { findPlanFault } from './payment-plan.ts'
import type { Milestone } from './payment-plan.ts'
import type { Db } from '#platform/db.server.ts'
import { refused } from '#platform/result.ts'
import { upsertRows } from '#platform/upsert.server.ts'
import { cancellationPlans, paymentPlans } from './tables.ts'
import { USUAL_PLANS } from './terms.ts'
import { PartLines, SlabLines } from './terms-typed.ts'

/** A package names its plan by this. */
const PlanId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Small letters, figures and hyphens, as group-tours.')
const Name = z.string().trim().min(1, 'A plan needs a name.').max(80)
const Days = z.number().int().min(0).max(730)
const Percent = z.number().int().min(1).max(100)

const Slab = z.object({
  fromDays: Days,
  toDays: Days.nullable(),
  percent: z.number().int().min(0).max(100),
  least: z.object({ paise: z.number().int().positive(), per: z.enum(['person', 'booking']) }).optional(),
})
const due = { daysBefore: Days.nullable() }
const PartToPay: z.ZodType<Milestone> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), percent: Percent, ...due }),
  z.object({ kind: z.literal('fixed'), paise: z.number().int().positive(), ...due }),
  z.object({ kind: z.literal('remainder'), ...due }),
])

export const CancellationPlanDraft = z.object({
  id: PlanId,
  name: Name,
  slabs: faultless(z.array(Slab), findFault as (slabs: CancellationSlab[]) => string | undefined),
  refundDays: figureFrom(1, 60),
})
export type CancellationPlanDraft = z.infer<typeof CancellationPlanDraft>

export const PaymentPlanDraft = z.object({
  id: PlanId,
  name: Name,
  milestones: faultless(z.array(PartToPay), findPlanFault),
  quoteHours: figureFrom(1, 24 * 90),
  graceDays: figureFrom(0, 60),
})
export type PaymentPlanDraft = z.infer<typeof PaymentPlanDraft>

/** Writes cancellation plans: every day in one slab, the charge never falling. Bookings keep the slabs they were sold under. */
export const saveCancellationPlans = saveRows('settings.change', {
  draft: CancellationPlanDraft,
  tags: ['terms'],
  subject: 'cancellation-plan',
  table: cancellationPlans,
  key: cancellationPlans.id,
})

/** Writes payment plans: one part on booking, the others on falling days, the whole in all. Bookings keep the parts they were sold under. */
export const savePaymentPlans = saveRows('settings.change', {
  draft: PaymentPlanDraft,
  tags: ['terms'],
  subject: 'payment-plan',
  table: paymentPlans,
  key: paymentPlans.id,
})

const wholeFrom = (least: number, most: number) =>
  z
    .string()
    .transform((typed) => (/^\d{1,4}$/.test(typed) ? Number(typed) : Number.NaN))
    .pipe(figureFrom(least, most))

/** What the audit calls plans, and what their forms are made from. */
export const cancellationPlanKind = rowsOf('cancellation-plan', cancellationPlans, cancellationPlans.id)
export const paymentPlanKind = rowsOf('payment-plan', paymentPlans, paymentPlans.id)

/** Writes one cancellation plan by form. Bookings and quotes keep what they were made under. */
export const changeCancellationPlan = editOne('settings.change', {
  kind: cancellationPlanKind,
  draft: z.object({
    id: PlanId,
    name: Name,
    slabs: faultless(SlabLines, findFault as (slabs: CancellationSlab[]) => string | undefined),
    refundDays: wholeFrom(1, 60),
  }),
  tags: ['terms'],
  write: async ({ db }, plan) => {
    await upsertRows(db, cancellationPlans, cancellationPlans.id, [plan])
    return { ok: true, value: undefined }
  },
})

/** Writes one payment plan by form, likewise. */
export const changePaymentPlan = editOne('settings.change', {
  kind: paymentPlanKind,
  draft: z.object({
    id: PlanId,
    name: Name,
    milestones: faultless(PartLines, findPlanFault),
    quoteHours: wholeFrom(1, 24 * 90),
    graceDays: wholeFrom(0, 60),
  }),
  tags: ['terms'],
  write: async ({ db }, plan) => {
    await upsertRows(db, paymentPlans, paymentPlans.id, [plan])
    return { ok: true, value: undefined }
  },
})

const PLANS = {
  cancellation: { kind: cancellationPlanKind, table: cancellationPlans, named: 'cancellationPlanId' },
  payment: { kind: paymentPlanKind, table: paymentPlans, named: 'paymentPlanId' },
} as const

/** Withdraws a cancellation plan that nothing is sold under. Refuses 'in-use' one that a package, a draft of one, or every new package names. */
export const withdrawCancellationPlan = withdrawing('cancellation')
/** Withdraws a payment plan, likewise. */
export const withdrawPaymentPlan = withdrawing('payment')

function withdrawing(which: keyof typeof PLANS) {
  const { kind, table, named } = PLANS[which]
  return editOne('settings.change', {
    kind,
    draft: z.object({}),
    tags: ['terms'],
    write: async ({ db }, { id }, before) => {
      if (!before) return refused('unknown')
      if (USUAL_PLANS[which].includes(id) || (await countNaming(db, named, id)) > 0) return refused('in-use')
      await db.delete(table).where(eq(table.id, id))
      return { ok: true as const, value: undefined }
    },
  })
}

async function countNaming(db: Db, named: 'cancellationPlanId' | 'paymentPlanId', id: string): Promise<number> {
  const inDrafts = and(
    inArray(packageRevisions.state, [...OPEN_STATES]),
    eq(sql`${packageRevisions.content}->>${named}`, id),
  )
  return (await db.$count(packages, eq(packages[named], id))) + (await db.$count(packageRevisions, inDrafts))
}

function figureFrom(least: number, most: number) {
  const words = `A whole number from ${least} to ${most}.`
  return z.number(words).int(words).min(least, words).max(most, words)
}

function faultless<Item>(list: z.ZodType<Item[]>, findFaultIn: (items: Item[]) => string | undefined) {
  return list.superRefine((items, context) => {
    const message = findFaultIn(items)
    if (message) context.addIssue({ code: 'custom', message })
  })
}
