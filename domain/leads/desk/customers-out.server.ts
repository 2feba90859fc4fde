import { and, eq, gt, inArray, isNotNull, isNull, ne, notInArray, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { users } from '#domain/accounts/tables.ts'
import { command } from '#domain/audit/command.server.ts'
import { isOfSomebody } from '#domain/bookings/forget-bookings.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { newsletterSubscribers } from '#domain/content/tables.ts'
import { broughtCustomers, leads } from '#domain/leads/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Db } from '#platform/db.server.ts'

const AT_ONCE = 500

/** One person as the site knows them by an e-mail, or by a mobile where nobody gave an e-mail with it; with what they agreed to hear of. */
export type KnownCustomer = Awaited<ReturnType<typeof describe>>[number]

/** Writes down that somebody takes every customer along; `readCustomers` gives them. */
export const takeCustomersAlong = command('customers.export', {
  input: z.object({}),
  tags: [],
  change: async () => ({
    ok: true,
    value: undefined,
    changes: [{ subject: 'customers', before: null, after: { takenAs: 'CSV' } }],
  }),
})

/** Everybody who has booked, asked, signed up, subscribed or was brought along, page by page; whoever is forgotten or works here is not among them. Nobody for whoever may not. */
export async function* readCustomers(db: Db, actor: Actor): AsyncGenerator<KnownCustomer[]> {
  if (!demand(actor, 'customers.export').ok) return
  for (const known of [BY_EMAIL, BY_MOBILE])
    for (let after = ''; ;) {
      const keys = await listKeys(db, known, after)
      if (keys.length > 0) yield await describe(db, known, keys)
      if (keys.length < AT_ONCE) break
      after = keys.at(-1)!
    }
}

/** By what a person is known in each table, and which of its rows speak of somebody known that way. */
type KnownBy = Record<'account' | 'booking' | 'enquiry' | 'brought', { key: Column; is: SQL | undefined }> & {
  provenAt: AnyPgColumn
}
type Column = AnyPgColumn<{ data: string; notNull: false }>

const isCustomer = and(eq(users.role, 'traveller'), isNull(users.erasedAt))
const isMeant = and(isNull(leads.forgottenAt), ne(leads.state, 'spam'))

const BY_EMAIL: KnownBy = {
  // An address somebody else may have typed is nobody's.
  account: { key: users.email, is: and(isCustomer, isNotNull(users.emailVerifiedAt)) },
  booking: { key: bookings.contactEmail, is: isOfSomebody },
  enquiry: { key: leads.email, is: isMeant },
  brought: { key: broughtCustomers.email, is: undefined },
  provenAt: users.emailVerifiedAt,
}
const BY_MOBILE: KnownBy = {
  account: { key: users.mobile, is: and(isCustomer, isNotNull(users.mobileVerifiedAt), isNull(users.emailVerifiedAt)) },
  booking: { key: bookings.contactMobile, is: and(isOfSomebody, isNull(bookings.contactEmail)) },
  enquiry: { key: leads.mobile, is: and(isMeant, isNull(leads.email)) },
  brought: { key: broughtCustomers.mobile, is: isNull(broughtCustomers.email) },
  provenAt: users.mobileVerifiedAt,
}

async function listKeys(db: Db, known: KnownBy, after: string): Promise<string[]> {
  const { account, booking, enquiry, brought } = known
  const staff = ofStaff(db, known)
  const cut = (table: SQLWrapper, key: AnyPgColumn, is: SQL | undefined) =>
    sql`(select distinct ${key} as key from ${table} where ${and(gt(key, after), notInArray(key, staff), is)} order by 1 limit ${AT_ONCE})`
  const subscribed = cut(newsletterSubscribers, newsletterSubscribers.email, undefined)
  const all = sql`(${cut(users, account.key, account.is)} union ${cut(bookings, booking.key, booking.is)}
    union ${cut(leads, enquiry.key, enquiry.is)} union ${cut(broughtCustomers, brought.key, brought.is)} ${known === BY_EMAIL ? sql`union ${subscribed}` : sql``}) as known`
  const rows = await db
    .select({ key: sql<string>`key` })
    .from(all)
    .orderBy(sql`key`)
    .limit(AT_ONCE)
  return rows.map(({ key }) => key)
}

/** What those who work here are known by: none of it is a customer's, whichever table it stands in. */
function ofStaff(db: Db, { account: { key }, provenAt }: KnownBy) {
  return db
    .select({ key })
    .from(users)
    .where(and(ne(users.role, 'traveller'), isNotNull(key), isNotNull(provenAt)))
}

async function describe(db: Db, known: KnownBy, keys: readonly string[]) {
  const [accounts, booked, asked, along, subscribed] = [
    byKey(await accountsOf(db, known, keys)),
    byKey(await bookingsOf(db, known, keys)),
    byKey(await enquiriesOf(db, known, keys)),
    byKey(await broughtOf(db, known, keys)),
    byKey(known === BY_EMAIL ? await subscriptionsOf(db, keys) : []),
  ]
  return keys.map((key) => {
    const [account, booking, enquiry, brought] = [accounts.get(key), booked.get(key), asked.get(key), along.get(key)]
    return {
      name: account?.name ?? booking?.name ?? enquiry?.name ?? brought?.name ?? null,
      email: known === BY_EMAIL ? key : null,
      mobile:
        known === BY_MOBILE ? key : (account?.mobile ?? booking?.mobile ?? enquiry?.mobile ?? brought?.mobile ?? null),
      account,
      brought,
      newsletter: subscribed.get(key),
      bookings: booking?.confirmed ?? 0,
      lastBookedAt: booking?.at ?? null,
      enquiries: enquiry?.count ?? 0,
      lastEnquiredAt: enquiry?.at ?? null,
    }
  })
}

function byKey<Row extends { key: string | null }>(rows: readonly Row[]): Map<string | null, Row> {
  return new Map(rows.map((row) => [row.key, row]))
}

function accountsOf(db: Db, { account: { key, is } }: KnownBy, keys: readonly string[]) {
  const mobile = sql<string | null>`case when ${users.mobileVerifiedAt} is not null then ${users.mobile} end`
  const { name, wantsEmailNews, wantsSmsNews, createdAt, deletionRequestedAt } = users
  return db
    .select({ key, name, mobile, wantsEmailNews, wantsSmsNews, createdAt, deletionRequestedAt })
    .from(users)
    .where(and(inArray(key, [...keys]), is))
}

/** The latest of each, with how many were ever confirmed. */
function bookingsOf(db: Db, { booking: { key, is } }: KnownBy, keys: readonly string[]) {
  const confirmed =
    sql<number>`count(*) filter (where ${bookings.confirmedAt} is not null) over (partition by ${key})`.mapWith(Number)
  return db
    .selectDistinctOn([key], {
      key,
      name: bookings.contactName,
      mobile: bookings.contactMobile,
      at: bookings.createdAt,
      confirmed,
    })
    .from(bookings)
    .where(and(inArray(key, [...keys]), is))
    .orderBy(key, sql`${bookings.createdAt} desc`)
}

function enquiriesOf(db: Db, { enquiry: { key, is } }: KnownBy, keys: readonly string[]) {
  const count = sql<number>`count(*) over (partition by ${key})`.mapWith(Number)
  return db
    .selectDistinctOn([key], { key, name: leads.name, mobile: leads.mobile, at: leads.createdAt, count })
    .from(leads)
    .where(and(inArray(key, [...keys]), is))
    .orderBy(key, sql`${leads.createdAt} desc`)
}

/** One a person: nobody is brought along twice under one key. */
function broughtOf(db: Db, { brought: { key, is } }: KnownBy, keys: readonly string[]) {
  const { name, mobile, note, newsEmailOn, newsEmailFrom, newsSmsOn, newsSmsFrom } = broughtCustomers
  return db
    .select({ key, name, mobile, note, newsEmailOn, newsEmailFrom, newsSmsOn, newsSmsFrom })
    .from(broughtCustomers)
    .where(and(inArray(key, [...keys]), is))
}

function subscriptionsOf(db: Db, keys: readonly string[]) {
  const { email: key, requestedAt, confirmedAt, leftAt } = newsletterSubscribers
  return db
    .select({ key, requestedAt, confirmedAt, leftAt })
    .from(newsletterSubscribers)
    .where(inArray(key, [...keys]))
}
