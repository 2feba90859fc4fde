import { and, asc, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import { categories, packages } from '#domain/catalogue/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { todayInIndia } from '#platform/database-time.server.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import { editedOf } from './coupon-editing.server.ts'
import { COUPON_STATES, PROMOTION_KINDS } from './coupon-state.ts'
import type { CouponState, PromotionKind } from './coupon-state.ts'
import { promotions } from './tables.ts'

const ROWS_A_PAGE = 50

/** How a coupon stands today; one that is used up may have days left. */
const state = sql<CouponState>`case
  when ${promotions.validTo} < ${todayInIndia} then 'ended'
  when ${promotions.mostUses} is not null and ${promotions.used} >= ${promotions.mostUses} then 'used-up'
  when ${promotions.validFrom} > ${todayInIndia} then 'ahead'
  else 'running' end`

/** Coupons, or early birds, that fit, or both among `ids`, the newest first, with how often each was used. Refuses `forbidden`. */
export async function listCoupons(
  db: Db,
  actor: Actor,
  asked: { kind?: PromotionKind; words?: string | undefined; state?: CouponState | undefined; ids?: readonly string[] },
  page: number,
  pageSize = ROWS_A_PAGE,
) {
  const allowed = demand(actor, 'promotions.plan')
  if (!allowed.ok) return allowed
  const part = `%${(asked.words ?? '').replaceAll(/[\\%_]/g, '\\$&')}%`
  const isNamed: SQL | undefined = asked.words
    ? or(ilike(promotions.code, part), ilike(promotions.name, part))
    : undefined
  const where = and(
    asked.ids ? inArray(promotions.id, [...asked.ids]) : eq(promotions.kind, asked.kind ?? 'coupon'),
    isNamed,
    asked.state ? eq(state, asked.state) : undefined,
  )
  const total = await db.$count(promotions, where)
  const { id, code, name, off, validFrom, validTo, daysAhead, used, mostUses } = promotions
  const rows = await db
    .select({ id, code, name, off, validFrom, validTo, daysAhead, used, mostUses, state })
    .from(promotions)
    .where(where)
    .orderBy(desc(promotions.createdAt), asc(id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return done({ rows, total, pages: Math.max(1, Math.ceil(total / pageSize)) })
}
export type ListedCoupon = Extract<Awaited<ReturnType<typeof listCoupons>>, { ok: true }>['value']['rows'][number]

/** A coupon or an early bird with what its form is made from. Refuses `forbidden` and 'unknown'. */
export async function findCouponDesk(db: Db, actor: Actor, id: string) {
  const allowed = demand(actor, 'promotions.plan')
  if (!allowed.ok) return allowed
  const [row] = await db.select({ coupon: promotions, state }).from(promotions).where(eq(promotions.id, id))
  if (!row) return refused('unknown')
  return done({ ...row, stood: stoodOf(editedOf(row.coupon)), ...(await findScope(db, row.coupon)) })
}

type Scope = Pick<typeof promotions.$inferSelect, 'packageIds' | 'categoryIds'>

/** What a coupon is for, by address. What is there no more stands by its id, so that it is not taken for a coupon of everything. */
export async function findScope(db: Db, { packageIds, categoryIds }: Scope) {
  return { packages: await urlsOf(db, packages, packageIds), categories: await urlsOf(db, categories, categoryIds) }
}

async function urlsOf(db: Db, table: typeof packages | typeof categories, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: table.id, url: table.url })
    .from(table)
    .where(inArray(table.id, [...ids]))
    .orderBy(asc(table.url))
  const gone = ids.filter((one) => !rows.some(({ id }) => id === one))
  return [...rows.map(({ url }) => url), ...gone]
}

/** What a list may be narrowed to, as an address says it. */
export function couponStateIn(word: string | null): CouponState | undefined {
  return COUPON_STATES.find((one) => one === word)
}

/** Which kind an address asks for: coupons unless it says early birds. */
export function promotionKindIn(word: string | null): PromotionKind {
  return PROMOTION_KINDS.find((one) => one === word) ?? 'coupon'
}
