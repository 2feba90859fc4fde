import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { users } from '#domain/accounts/tables.ts'
import { isOfSomebody } from '#domain/bookings/forget-bookings.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { newsletterSubscribers } from '#domain/content/tables.ts'
import { broughtCustomers, leads } from '#domain/leads/tables.ts'
import type { Db } from '#platform/db.server.ts'

/** One person as the site knows them by an e-mail, or by a mobile where nobody gave an e-mail with it; with what they agreed to hear of. */
export type KnownCustomer = Awaited<ReturnType<typeof describe>>[number]

/** By what a person is known in each table, and which of its rows speak of somebody known that way. */
export type KnownBy = Record<'account' | 'booking' | 'enquiry' | 'brought', { key: Column; is: SQL | undefined }> & {
  provenAt: AnyPgColumn
}
type Column = AnyPgColumn<{ data: string; notNull: false }>

/** Who works here is nobody's customer, nor is who was erased. */
export const isCustomer = and(eq(users.role, 'traveller'), isNull(users.erasedAt))
/** An enquiry that tells who asked to whoever looks for people. */
export const isMeant = and(isNull(leads.forgottenAt), ne(leads.state, 'spam'))

/** Whoever gave an e-mail. */
export const BY_EMAIL: KnownBy = {
  // An address somebody else may have typed is nobody's.
  account: { key: users.email, is: and(isCustomer, isNotNull(users.emailVerifiedAt)) },
  booking: { key: bookings.contactEmail, is: isOfSomebody },
  enquiry: { key: leads.email, is: isMeant },
  brought: { key: broughtCustomers.email, is: undefined },
  provenAt: users.emailVerifiedAt,
}
/** Whoever gave a mobile and no e-mail with it. */
export const BY_MOBILE: KnownBy = {
  account: { key: users.mobile, is: and(isCustomer, isNotNull(users.mobileVerifiedAt), isNull(users.emailVerifiedAt)) },
  booking: { key: bookings.contactMobile, is: and(isOfSomebody, isNull(bookings.contactEmail)) },
  enquiry: { key: leads.mobile, is: and(isMeant, isNull(leads.email)) },
  brought: { key: broughtCustomers.mobile, is: isNull(broughtCustomers.email) },
  provenAt: users.mobileVerifiedAt,
}

/** What those who work here are known by: none of it is a customer's, whichever table it stands in. */
export function ofStaff(db: Db, { account: { key }, provenAt }: KnownBy) {
  return (
    db
      .select({ key })
      .from(users)
      // In the words of their index.
      .where(and(sql`${users.role} <> 'traveller'`, isNotNull(key), isNotNull(provenAt)))
  )
}

/** What is known of people by what they are known by, in that order. */
export async function describe(db: Db, known: KnownBy, keys: readonly string[]) {
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
      /** What the address of their page says in place of their own. */
      page: account?.id ?? enquiry?.reference ?? booking?.reference ?? brought?.id ?? null,
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
  const { id, name, wantsEmailNews, wantsSmsNews, createdAt, deletionRequestedAt } = users
  return db
    .select({ key, id, name, mobile, wantsEmailNews, wantsSmsNews, createdAt, deletionRequestedAt })
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
      reference: bookings.reference,
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
    .selectDistinctOn([key], {
      key,
      reference: leads.reference,
      name: leads.name,
      mobile: leads.mobile,
      at: leads.createdAt,
      count,
    })
    .from(leads)
    .where(and(inArray(key, [...keys]), is))
    .orderBy(key, sql`${leads.createdAt} desc`)
}

/** One a person: nobody is brought along twice under one key. */
function broughtOf(db: Db, { brought: { key, is } }: KnownBy, keys: readonly string[]) {
  const { id, name, mobile, note, newsEmailOn, newsEmailFrom, newsSmsOn, newsSmsFrom } = broughtCustomers
  return db
    .select({ key, id, name, mobile, note, newsEmailOn, newsEmailFrom, newsSmsOn, newsSmsFrom })
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
