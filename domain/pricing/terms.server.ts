import { eq, getTableColumns } from 'drizzle-orm'
import { packages } from '#domain/catalogue/tables.ts'
import type { Package } from '#domain/catalogue/package.ts'
import type { Db } from '#platform/db.server.ts'
import { remembered } from '#platform/tag-memory.ts'
import type { TagMemory } from '#platform/tag-memory.ts'
import { reads } from '#platform/tags.ts'
import { cancellationPlans, paymentPlans } from './tables.ts'
import { BUILT_IN_TERMS, USUAL_PLANS } from './terms.ts'
import type { CancellationPlan, Terms } from './terms.ts'
import type { Milestone, PaymentPlan } from './payment-plan.ts'

type NamesPlans = Pick<Package, 'cancellationPlanId' | 'paymentPlanId'>
type Plans = { cancellation: Map<string, CancellationPlan>; payment: Map<string, PaymentPlan> }

/** The terms a package is sold under, as they stand: those it names, or the built-in ones where nobody has written them. */
export async function termsOf(db: Db, pkg: NamesPlans): Promise<Terms> {
  return termsAmong(await readPlans(db), pkg)
}

/** `termsOf` from memory. */
export async function rememberedTerms(needs: { db: Db; memory: TagMemory }, pkg: NamesPlans): Promise<Terms> {
  return termsAmong(await rememberedPlans(needs), pkg)
}

/** What is due when, where every public package is sold under one payment plan; nothing where several hold. */
export async function findCommonMilestones(db: Db): Promise<readonly Milestone[]> {
  reads('catalogue')
  const { paymentPlanId } = packages
  const [only, ...others] = await db
    .selectDistinct({ paymentPlanId })
    .from(packages)
    .where(eq(packages.published, true))
    .limit(2)
  if (!only || others.length > 0) return []
  const { payment } = await readPlans(db)
  return (payment.get(only.paymentPlanId) ?? BUILT_IN_TERMS.payment).milestones
}

/** Every plan there is, and of how many packages; those that packages name by themselves stand first, built-in while nobody has written them. */
export async function listPlans(db: Db) {
  const { cancellation, payment } = await readPlans(db)
  const used = async (column: typeof packages.cancellationPlanId | typeof packages.paymentPlanId, id: string) =>
    db.$count(packages, eq(column, id))
  const all = <Plan extends { id: string; name: string }>(
    plans: Map<string, Plan>,
    usual: readonly string[],
    built: Plan,
  ) =>
    idsOf(usual, plans).map((id) => ({
      ...(plans.get(id) ?? { ...built, id }),
      isOwn: plans.has(id),
    }))
  const cancellations = all(cancellation, USUAL_PLANS.cancellation, BUILT_IN_TERMS.cancellation)
  const payments = all(payment, USUAL_PLANS.payment, BUILT_IN_TERMS.payment)
  return {
    cancellation: await Promise.all(
      cancellations.map(async (plan) => ({ ...plan, packages: await used(packages.cancellationPlanId, plan.id) })),
    ),
    payment: await Promise.all(
      payments.map(async (plan) => ({ ...plan, packages: await used(packages.paymentPlanId, plan.id) })),
    ),
  }
}

/** The ids of every plan a package may name. */
export async function listPlanIds(db: Db): Promise<Record<'cancellation' | 'payment', string[]>> {
  const { cancellation, payment } = await readPlans(db)
  return {
    cancellation: idsOf(USUAL_PLANS.cancellation, cancellation),
    payment: idsOf(USUAL_PLANS.payment, payment),
  }
}

function idsOf(usual: readonly string[], written: ReadonlyMap<string, unknown>): string[] {
  return [...new Set([...usual, ...written.keys()])]
}

/** Every plan somebody has written, by its id, from memory. */
export const rememberedPlans = remembered('plans', ({ db }: { db: Db }) => readPlans(db))

const { createdAt: _cancelSince, ...cancellationColumns } = getTableColumns(cancellationPlans)
const { createdAt: _paySince, ...paymentColumns } = getTableColumns(paymentPlans)

async function readPlans(db: Db): Promise<Plans> {
  reads('terms')
  const cancellation = await db.select(cancellationColumns).from(cancellationPlans)
  const payment = await db.select(paymentColumns).from(paymentPlans)
  return { cancellation: byId(cancellation), payment: byId(payment) }
}

function byId<Plan extends { id: string }>(plans: readonly Plan[]): Map<string, Plan> {
  return new Map(plans.map((plan) => [plan.id, plan]))
}

function termsAmong({ cancellation, payment }: Plans, { cancellationPlanId, paymentPlanId }: NamesPlans): Terms {
  return {
    cancellation: cancellation.get(cancellationPlanId) ?? BUILT_IN_TERMS.cancellation,
    payment: payment.get(paymentPlanId) ?? BUILT_IN_TERMS.payment,
  }
}
