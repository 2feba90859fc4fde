import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import type { Fault } from '#domain/audit/command.server.ts'
import { editOne } from '#domain/audit/edit-one.server.ts'
import type { AuditedKind } from '#domain/audit/save-rows.server.ts'
import { categories, packages } from '#domain/catalogue/tables.ts'
import { todayInIndia } from '#platform/database-time.server.ts'
import type { Db } from '#platform/db.server.ts'
import { refused } from '#platform/result.ts'
import type { PromotionKind } from './coupon-state.ts'
import { CouponDraft, EarlyBirdDraft, readAddresses } from './coupon-typed.ts'
import type { CouponTyped } from './coupon-typed.ts'
import { promotions } from './tables.ts'

/** What is edited of a coupon or an early bird: how often it was used is no editor's, and makes no two of them clash. */
export const promotionKind = (kind: PromotionKind): AuditedKind => ({
  subject: 'promotion',
  read: async (db, keys) => {
    const isIt = and(inArray(promotions.id, [...keys]), eq(promotions.kind, kind))
    const rows = await db.select().from(promotions).where(isIt).for('update')
    return new Map(rows.map((row) => [row.id, editedOf(row)]))
  },
})

/** What of a coupon an editor says. */
export function editedOf({ used: _used, createdAt: _createdAt, ...edited }: typeof promotions.$inferSelect) {
  return edited
}

/** Adds or changes a coupon by its form. Refuses 'code-taken', 'fewer-than-used', and 'unknown-address' of a package or category there is none of. */
export const editCoupon = editing('coupon', CouponDraft)
/** The same of an early bird, which has no code. */
export const editEarlyBird = editing('early-bird', EarlyBirdDraft)

type RefusedCoupon = 'code-taken' | 'fewer-than-used' | 'unknown-address' | 'unknown-coupon'

function editing(kind: PromotionKind, draft: typeof CouponDraft) {
  return editOne<CouponTyped, CouponDraft, void, RefusedCoupon>('promotions.plan', {
    kind: promotionKind(kind),
    draft: draft as z.ZodType<CouponDraft, CouponTyped>,
    besides: async ({ db }, typed) =>
      faultsOfScope(db, { packages: readAddresses(typed.packages), categories: readAddresses(typed.categories) }),
    tags: [],
    write: async ({ db }, { id, ...draft }) => {
      const { code, mostUses } = draft
      const others = and(eq(promotions.code, code ?? ''), ne(promotions.id, id))
      if (code !== null && (await db.$count(promotions, others)) > 0)
        return atField('code-taken', 'code', 'Another coupon has that code.')
      const { used, kind: itsKind } = promotions
      const [standing] = await db.select({ used, itsKind }).from(promotions).where(eq(promotions.id, id))
      if (standing && standing.itsKind !== kind) return refused('unknown-coupon')
      if (standing && mostUses !== null && standing.used > mostUses)
        return atField('fewer-than-used', 'mostUses', `It has been used ${standing.used} times already.`)
      const [tours, kinds] = [
        await findIds(db, packages, draft.packages),
        await findIds(db, categories, draft.categories),
      ]
      if (!tours.ok || !kinds.ok)
        return { ok: false as const, reason: 'unknown-address' as const, faults: await faultsOfScope(db, draft) }
      const row = { kind, ...rowOf(id, draft, { packageIds: tours.ids, categoryIds: kinds.ids }) }
      await db.insert(promotions).values(row).onConflictDoUpdate({ target: promotions.id, set: row })
      return { ok: true as const, value: undefined }
    },
  })
}

/** Which of the packages and categories it is for there are none of. */
async function faultsOfScope(
  db: Db,
  scope: { packages: readonly string[]; categories: readonly string[] },
): Promise<Fault[]> {
  const [tours, kinds] = [await findIds(db, packages, scope.packages), await findIds(db, categories, scope.categories)]
  return [
    ...(tours.ok ? [] : [{ path: 'packages', message: `We have no package “${tours.missing}”.` }]),
    ...(kinds.ok ? [] : [{ path: 'categories', message: `We have no category “${kinds.missing}”.` }]),
  ]
}

type Scope = { packageIds: string[]; categoryIds: string[] }

function rowOf(id: string, draft: CouponDraft, scope: Scope) {
  const { code, name, percent, mostRupees, rupees, leastRupees, leastPeople } = draft
  const { validFrom, validTo, daysAhead, firstBookingOnly, withOthers, mostUses, mostPerPerson } = draft
  const share = mostRupees === null ? { percent: percent! } : { percent: percent!, mostPaise: mostRupees }
  return {
    id,
    code,
    name: name || `Coupon ${code}`,
    off: percent === null ? { paise: rupees! } : share,
    leastPaise: leastRupees,
    leastPeople: leastPeople ?? 1,
    ...scope,
    validFrom,
    validTo,
    daysAhead,
    firstBookingOnly,
    withOthers,
    mostUses,
    mostPerPerson,
  }
}

function atField<Reason extends string>(reason: Reason, path: string, message: string) {
  return { ok: false as const, reason, faults: [{ path, message }] }
}

type NamedTable = typeof packages | typeof categories

async function findIds(db: Db, table: NamedTable, urls: readonly string[]) {
  if (urls.length === 0) return { ok: true as const, ids: [] }
  const found = await db
    .select({ id: table.id, url: table.url })
    .from(table)
    .where(inArray(table.url, [...urls]))
  const missing = urls.find((url) => !found.some((one) => one.url === url))
  return missing === undefined ? { ok: true as const, ids: found.map(({ id }) => id) } : { ok: false as const, missing }
}

const yesterday: SQL<string> = sql`${todayInIndia} - 1`

/** Ends a coupon or an early bird at once: from now on it takes nothing off what is quoted; quotes that have it keep their price until their hour. A beginning that had not come by then goes. Its dates let it run again. Refuses 'unknown-coupon', and 'not-allowed' where it has ended. */
export const endPromotion = command('promotions.plan', {
  input: z.object({ id: z.string().min(1).max(60) }),
  tags: [],
  change: async ({ db }, { id }) => {
    const before = await lockEdited(db, id)
    if (!before) return refused('unknown-coupon')
    const hasEnded = and(eq(promotions.id, id), sql`${promotions.validTo} < ${todayInIndia}`)
    if ((await db.$count(promotions, hasEnded)) > 0) return refused('not-allowed')
    await db
      .update(promotions)
      .set({
        validTo: yesterday,
        validFrom: sql`case when ${promotions.validFrom} <= ${yesterday} then ${promotions.validFrom} end`,
      })
      .where(eq(promotions.id, id))
    const after = await lockEdited(db, id)
    return { ok: true, value: undefined, changes: [{ subject: `promotion:${id}`, before, after }] }
  },
})

async function lockEdited(db: Db, id: string) {
  const [row] = await db.select().from(promotions).where(eq(promotions.id, id)).for('update')
  return row && editedOf(row)
}
