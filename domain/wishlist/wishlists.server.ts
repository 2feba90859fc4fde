import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { demand } from '#domain/policy/policy.ts'
import type { Visitor } from '#domain/accounts/sessions.server.ts'
import { users } from '#domain/accounts/tables.ts'
import { packages } from '#domain/catalogue/tables.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { findPackageLinks } from './package-links.server.ts'
import type { PackageLink } from './package-links.server.ts'
import { joinWishlistEntries, WISHLIST_KINDS, MOST_IN_WISHLIST } from './wishlist.ts'
import type { WishlistEntry, WishlistKind } from './wishlist.ts'
import { wishlistPackages } from './tables.ts'

type WishlistNeeds = { db: Db; clock: Clock }
export type WishlistPackage = PackageLink & { keptAt: Date }
/** What a person keeps of each kind, latest first. */
export type Wishlist = Record<WishlistKind, WishlistPackage[]>

/** What the visitor saved and looked at; packages that are not published are left out. */
export async function findWishlist(db: Db, visitor: Visitor): Promise<Result<Wishlist, 'forbidden'>> {
  const allowed = demand(visitor, 'profile.own')
  return allowed.ok ? done(await readWishlist(db, visitor.id)) : allowed
}

/** Adds a device's lists to the visitor's own and gives the whole; of a package in both the later moment counts, unknown packages are left out. */
export async function joinWishlist(
  { db, clock }: WishlistNeeds,
  visitor: Visitor,
  lists: Record<WishlistKind, readonly WishlistEntry[]>,
): Promise<Result<Wishlist, 'forbidden'>> {
  const allowed = demand(visitor, 'profile.own')
  if (!allowed.ok) return allowed
  await db.transaction(async (db) => {
    await takeTurn(db, visitor)
    for (const kind of WISHLIST_KINDS) await write(db, visitor, kind, lists[kind], clock.now())
  })
  return done(await readWishlist(db, visitor.id))
}

/** Puts a package, by address or id, at the top of one of the visitor's lists. Refuses one that is not published. */
export async function addToWishlist(
  { db, clock }: WishlistNeeds,
  visitor: Visitor,
  { kind, ref }: { kind: WishlistKind; ref: string },
): Promise<Result<void, 'forbidden' | 'unknown-package'>> {
  const allowed = demand(visitor, 'profile.own')
  if (!allowed.ok) return allowed
  return db.transaction(async (db) => {
    await takeTurn(db, visitor)
    const now = clock.now()
    const isWritten = await write(db, visitor, kind, [{ url: ref, at: now.getTime() }], now)
    return isWritten ? done(undefined) : refused('unknown-package')
  })
}

/** Takes a package, by address or id, off one of the visitor's lists; one that is not on it is no fault. */
export async function dropPackage(
  db: Db,
  visitor: Visitor,
  { kind, ref }: { kind: WishlistKind; ref: string },
): Promise<Result<void, 'forbidden'>> {
  const allowed = demand(visitor, 'profile.own')
  if (!allowed.ok) return allowed
  const named = db
    .select({ id: packages.id })
    .from(packages)
    .where(or(eq(packages.url, ref), eq(packages.id, ref)))
  await db.delete(wishlistPackages).where(and(ownedBy(visitor.id, kind), inArray(wishlistPackages.packageId, named)))
  return done(undefined)
}

/** Empties one of the visitor's lists. */
export async function clearWishlist(db: Db, visitor: Visitor, kind: WishlistKind): Promise<Result<void, 'forbidden'>> {
  const allowed = demand(visitor, 'profile.own')
  if (allowed.ok) await db.delete(wishlistPackages).where(ownedBy(visitor.id, kind))
  return allowed
}

/** All that is kept of the visitor's lists, for telling them; packages that are not published are among it. */
export async function collectWishlist(db: Db, visitor: Visitor): Promise<Result<Wishlist, 'forbidden'>> {
  const allowed = demand(visitor, 'profile.own')
  return allowed.ok ? done(await readWishlist(db, visitor.id, { published: false })) : allowed
}

/** Empties what is kept for a person whose account is erased. */
export async function forgetWishlist(db: Db, userId: string): Promise<void> {
  await db.delete(wishlistPackages).where(eq(wishlistPackages.userId, userId))
}

/** One change at a time to a person's lists, and none once the account is erased: throws then. */
async function takeTurn(db: Db, { id }: Visitor): Promise<void> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.erasedAt)))
    .for('no key update')
  if (!user) throw new Error('the account is gone')
}

/** Adds to a list and cuts it; tells whether any of the packages is known. */
async function write(
  db: Db,
  visitor: Visitor,
  kind: WishlistKind,
  added: readonly WishlistEntry[],
  now: Date,
): Promise<boolean> {
  const bounded = joinWishlistEntries(added, [], MOST_IN_WISHLIST[kind])
  const links = await findPackageLinks(
    db,
    bounded.map(({ url }) => url),
  )
  if (links.length === 0) return false
  const rows = links.map(({ id, url }) => {
    const moments = bounded.filter((entry) => entry.url === url || entry.url === id).map(({ at }) => at)
    return { userId: visitor.id, kind, packageId: id, keptAt: new Date(Math.min(Math.max(...moments), now.getTime())) }
  })
  await db
    .insert(wishlistPackages)
    .values(rows)
    .onConflictDoUpdate({
      target: [wishlistPackages.userId, wishlistPackages.kind, wishlistPackages.packageId],
      set: { keptAt: sql`greatest(${wishlistPackages.keptAt}, excluded.kept_at)` },
    })
  await cut(db, visitor, kind)
  return true
}

async function cut(db: Db, visitor: Visitor, kind: WishlistKind): Promise<void> {
  const tooMany = db
    .select({ id: wishlistPackages.packageId })
    .from(wishlistPackages)
    .where(ownedBy(visitor.id, kind))
    .orderBy(desc(wishlistPackages.keptAt), wishlistPackages.packageId)
    .offset(MOST_IN_WISHLIST[kind])
  await db.delete(wishlistPackages).where(and(ownedBy(visitor.id, kind), inArray(wishlistPackages.packageId, tooMany)))
}

async function readWishlist(db: Db, userId: string, only = { published: true }): Promise<Wishlist> {
  const rows = await db
    .select({
      kind: wishlistPackages.kind,
      id: packages.id,
      name: packages.name,
      url: packages.url,
      keptAt: wishlistPackages.keptAt,
    })
    .from(wishlistPackages)
    .innerJoin(packages, eq(packages.id, wishlistPackages.packageId))
    .where(and(eq(wishlistPackages.userId, userId), only.published ? eq(packages.published, true) : undefined))
    .orderBy(desc(wishlistPackages.keptAt), packages.name)
  const of = (wanted: WishlistKind) =>
    rows.filter(({ kind }) => kind === wanted).map(({ kind: _kind, ...kept }) => kept)
  return { wished: of('wished'), viewed: of('viewed') }
}

function ownedBy(userId: string, kind: WishlistKind) {
  return and(eq(wishlistPackages.userId, userId), eq(wishlistPackages.kind, kind))
}
