import { eq, getTableColumns } from 'drizzle-orm'
import type { Package } from '#domain/catalogue/package.ts'
import type { Party } from '#domain/party/party.ts'
import { seatsFor } from '#domain/party/party.ts'
import { holdsOn } from '#domain/pricing/promotion.ts'
import type { Promotion, PromotedSale } from '#domain/pricing/promotion.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { promotions } from './tables.ts'

export type PromotedBooking = Omit<PromotedSale, 'people'> & {
  pkg: Pick<Package, 'id' | 'category' | 'categories' | 'infantsHaveSeats'>
  party: Pick<Party, 'adults' | 'ages'>
  /** As it was typed. */
  coupon?: string | undefined
  /** Whether a booking may use what it was priced with; of others the register says it. */
  uses?: ReadonlyMap<string, boolean> | undefined
}

export type CouponRefusal = 'unknown-coupon' | 'coupon-used' | 'coupon-not-here'

const { createdAt: _createdAt, ...columns } = getTableColumns(promotions)
type StoredPromotion = Omit<typeof promotions.$inferSelect, 'createdAt'>

/**
 * What `quote` may take off a booking: the early birds that hold for it, and the coupon that was typed, which `quote` minds the
 * price of. Refuses a coupon nobody wrote, one that is used up, and one for other journeys, other days or a larger party. Who uses it
 * is asked when it is redeemed.
 */
export async function findPromotionsFor(db: Db, booking: PromotedBooking): Promise<Result<Promotion[], CouponRefusal>> {
  const sale = { ...booking, people: seatsFor(booking.party, booking.pkg) }
  const early = await db.select(columns).from(promotions).where(eq(promotions.kind, 'early-bird'))
  const holding = early
    .filter((one) => !isUsedUp(one, booking) && isFor(one, booking))
    .map(toPromotion)
    .filter((one) => holdsOn(one, sale))
  const code = booking.coupon?.trim().toUpperCase()
  if (!code) return done(holding)
  const [coupon] = await db.select(columns).from(promotions).where(eq(promotions.code, code))
  if (!coupon) return refused('unknown-coupon')
  if (isUsedUp(coupon, booking)) return refused('coupon-used')
  const promotion = toPromotion(coupon)
  if (!isFor(coupon, booking) || !holdsOn(promotion, sale)) return refused('coupon-not-here')
  return done([...holding, promotion])
}

/** Whether there is a coupon of that name, as it was typed: used up or for other journeys too. */
export async function isCoupon(db: Db, typed: string): Promise<boolean> {
  const code = typed.trim().toUpperCase()
  return (await db.$count(promotions, eq(promotions.code, code))) > 0
}

function isUsedUp({ id, used, mostUses }: StoredPromotion, { uses }: Pick<PromotedBooking, 'uses'>): boolean {
  const mayUse = uses?.get(id)
  if (mayUse !== undefined) return !mayUse
  return mostUses !== null && used >= mostUses
}

function isFor({ packageIds, categoryIds }: StoredPromotion, { pkg }: Pick<PromotedBooking, 'pkg'>): boolean {
  const gathering = [pkg.category, ...pkg.categories]
  return (
    (packageIds.length === 0 || packageIds.includes(pkg.id)) &&
    (categoryIds.length === 0 || gathering.some(({ id }) => categoryIds.includes(id)))
  )
}

function toPromotion({ id, name, kind, off, withOthers, ...when }: StoredPromotion): Promotion {
  const { validFrom, validTo, daysAhead, leastPaise, leastPeople } = when
  return {
    id,
    name,
    kind,
    off,
    withOthers,
    ...(validFrom === null ? {} : { validFrom }),
    ...(validTo === null ? {} : { validTo }),
    ...(daysAhead === null ? {} : { daysAhead }),
    ...(leastPaise === null ? {} : { leastPaise }),
    ...(leastPeople === 1 ? {} : { leastPeople }),
  }
}
