import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { users } from '#domain/accounts/tables.ts'
import { isOfSomebody } from '#domain/bookings/forget-bookings.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { EmailAddress } from '#domain/contact/email.ts'
import { readMobile } from '#domain/contact/mobile.ts'
import { broughtCustomers, leads } from '#domain/leads/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Db } from '#platform/db.server.ts'
import { holding } from '#platform/like.ts'
import { done } from '#platform/result.ts'
import { BY_EMAIL, BY_MOBILE, describe, isCustomer, isMeant, ofStaff } from './known-customers.server.ts'
import type { KnownCustomer } from './known-customers.server.ts'

const ROWS_A_PAGE = 50
/** Of a name that more rows bear those are looked at that came last: nobody turns so many pages. */
export const MOST_MET = 1000
/** Without words the list is of whoever was met last; the others are found by words. */
const MOST_LATEST = 500
/** Fewer letters have no trigram inside a name, and one at its beginning. */
const TRIGRAM = 3

/** One person of the list; `metAs` is the name the words mean, where the person goes by another now. */
export type ListedCustomer = KnownCustomer & { page: string; metAs: string | null }
type Asked = { words?: string; page?: number }
type Met = { key: string; metAs: string | null; total: number; rows: number }

/**
 * People who booked, asked, signed up or were brought along, whoever was met last first; of `words` those who have that mobile or e-mail, or a part of a name that says it. `total` counts no further than `most`. Refuses `forbidden`.
 */
export async function listCustomersDesk(db: Db, actor: Actor, { words = '', page = 1 }: Asked, size = ROWS_A_PAGE) {
  const allowed = demand(actor, 'enquiries.work')
  if (!allowed.ok) return allowed
  const slice = { limit: size, offset: (page - 1) * size }
  const met = await listMet(db, words, slice)
  const most = words === '' ? MOST_LATEST : MOST_MET
  // Past the last page there is no row to say how many there are.
  const first = met[0] ?? (page > 1 ? (await listMet(db, words, { limit: 1, offset: 0 }))[0] : undefined)
  const total = Math.min(first?.total ?? 0, most)
  return done({ rows: await describeMet(db, met), total, most, pages: Math.max(1, Math.ceil(total / size)) })
}

type Slice = { limit: number; offset: number }

async function listMet(db: Db, words: string, slice: Slice): Promise<Met[]> {
  if (words === '') return cut(db, rowsOf(words, MOST_LATEST, true), slice)
  const met = await cut(db, rowsOf(words, MOST_MET + 1, false), slice)
  // A common name fills the list long before all who bear it are found.
  return (met[0]?.rows ?? 0) > MOST_MET ? cut(db, rowsOf(words, MOST_MET, true), slice) : met
}

/** The people of some rows, each once. */
function cut(db: Db, rows: SQL, { limit, offset }: Slice): Promise<Met[]> {
  return db
    .select({
      key: sql<string>`key`,
      metAs: sql<string | null>`(array_agg(name order by at desc) filter (where name is not null))[1]`,
      total: sql`count(*) over ()`.mapWith(Number),
      rows: sql`sum(count(*)) over ()`.mapWith(Number),
    })
    .from(sql`(${rows}) as met`)
    .where(and(...[BY_EMAIL, BY_MOBILE].map((known) => sql`key not in ${ofStaff(db, known)}`)))
    .groupBy(sql`key`)
    .orderBy(sql`max(at) desc`, sql`key`)
    .limit(limit)
    .offset(offset)
}

/** Where people are met: what they are known by there, when, and how one is found by an address. */
type Place = {
  from: SQLWrapper
  key: SQLWrapper
  name: SQLWrapper
  at: SQLWrapper
  is: SQL | undefined
  has: { mobile: (one: string) => SQL | undefined; email: (one: string) => SQL | undefined }
}

const isProven = { email: isNotNull(users.emailVerifiedAt), mobile: isNotNull(users.mobileVerifiedAt) }
const PLACES: readonly Place[] = [
  {
    from: users,
    key: sql`case when ${isProven.email} then ${users.email} else ${users.mobile} end`,
    name: users.name,
    at: users.createdAt,
    is: and(isCustomer, or(isProven.email, isProven.mobile)),
    // An address somebody else may have typed is nobody's.
    has: {
      mobile: (one) => and(eq(users.mobile, one), isProven.mobile),
      email: (one) => and(eq(users.email, one), isProven.email),
    },
  },
  placeOf(bookings, { ...contactOf(bookings), at: bookings.createdAt }, isOfSomebody),
  placeOf(leads, { ...leads, at: leads.createdAt }, isMeant),
  placeOf(broughtCustomers, { ...broughtCustomers, at: broughtCustomers.createdAt }, undefined),
]

function contactOf({ contactName, contactEmail, contactMobile }: typeof bookings) {
  return { name: contactName, email: contactEmail, mobile: contactMobile }
}

function placeOf(
  from: SQLWrapper,
  { name, email, mobile, at }: Record<'name' | 'email' | 'mobile' | 'at', AnyPgColumn>,
  is: SQL | undefined,
): Place {
  const key = sql`coalesce(${email}, ${mobile})`
  const has = { mobile: (one: string) => eq(mobile, one), email: (one: string) => eq(email, one) }
  return { from, key, name, at, is: and(sql`${key} is not null`, is), has }
}

/** By a mobile or an e-mail that is a whole one, else by a part of a name. */
function meant({ has, name }: Place, words: string): SQL | undefined {
  const [mobile, email] = [readMobile(words), EmailAddress.safeParse(words)]
  if (mobile) return has.mobile(mobile)
  if (email.success) return has.email(email.data)
  return sql`${name} ilike ${words.length < TRIGRAM ? holding(words).slice(1) : holding(words)}`
}

/** So many rows of each place that words mean, as they come, or the latest of them. */
function rowsOf(words: string, most: number, isLatest: boolean): SQL {
  const each = PLACES.map((place) => {
    const { from, key, name, at, is } = place
    const where = and(is, words === '' ? undefined : meant(place, words))
    const order = isLatest ? sql`order by ${at} desc` : sql``
    return sql`(select ${key} as key, ${name} as name, ${at} as at from ${from} where ${where} ${order} limit ${most})`
  })
  return sql.join(each, sql` union all `)
}

/** What is known of them, in their order. */
async function describeMet(db: Db, met: readonly Met[]): Promise<ListedCustomer[]> {
  const keys = met.map(({ key }) => key)
  const [emails, mobiles] = [keys.filter((key) => key.includes('@')), keys.filter((key) => !key.includes('@'))]
  const known = [
    ...(emails.length > 0 ? await describe(db, BY_EMAIL, emails) : []),
    ...(mobiles.length > 0 ? await describe(db, BY_MOBILE, mobiles) : []),
  ]
  const byKey = new Map(known.map((one) => [one.email ?? one.mobile, one]))
  return met.flatMap(({ key, metAs }) => {
    const one = byKey.get(key)
    return one?.page ? [{ ...one, page: one.page, metAs: metAs === one.name ? null : metAs }] : []
  })
}
