import { eq, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { identities, sessions, users } from '#domain/accounts/tables.ts'
import * as accountTables from '#domain/accounts/tables.ts'
import * as bookingTables from '#domain/bookings/tables.ts'
import * as carTables from '#domain/cars/tables.ts'
import * as contentTables from '#domain/content/tables.ts'
import * as departureTables from '#domain/departures/tables.ts'
import * as documentTables from '#domain/documents/tables.ts'
import * as leadTables from '#domain/leads/tables.ts'
import * as messagingTables from '#domain/messaging/tables.ts'
import * as paymentTables from '#domain/payments/tables.ts'
import * as reviewTables from '#domain/reviews/tables.ts'
import * as settingsTables from '#domain/settings/tables.ts'
import { wishlistPackages } from '#domain/wishlist/tables.ts'
import * as wishlistTables from '#domain/wishlist/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { PROVIDER } from './site.ts'
import type { AccessSite, KnownPerson } from './site.ts'

/** Everything that people, messages, lists and settings consist of, for finding out what a request changed. */
export async function everythingKept(db: Db): Promise<Record<string, unknown[]>> {
  const tables = [
    bookingTables,
    carTables,
    departureTables,
    reviewTables,
    paymentTables,
    documentTables,
    accountTables,
    messagingTables,
    contentTables,
    leadTables,
    settingsTables,
    wishlistTables,
  ]
    .flatMap((room) => Object.values<unknown>(room))
    .filter((table): table is PgTable => is(table, PgTable))
  const kept: Record<string, unknown[]> = {}
  for (const table of tables) kept[getTableName(table)] = sorted(await db.select().from(table))
  return kept
}

function sorted(rows: object[]): string[] {
  return rows.map((row) => JSON.stringify(row)).toSorted()
}

/** What the database holds on each person, as one text. */
export async function rowsOfPeople({ db, people }: AccessSite): Promise<Record<string, string>> {
  const rows = people.map(async ({ who, id }) => {
    const kept = [
      await db.select().from(users).where(eq(users.id, id)),
      await db.select().from(sessions).where(eq(sessions.userId, id)).orderBy(sessions.tokenHash),
      await db.select().from(identities).where(eq(identities.userId, id)),
      await db.select().from(wishlistPackages).where(eq(wishlistPackages.userId, id)),
    ]
    return [who, JSON.stringify(kept)] as const
  })
  return Object.fromEntries(await Promise.all(rows))
}

/** A form of the profile that names somebody else wherever it can. */
export async function formAgainst(
  { db }: AccessSite,
  { id, email }: KnownPerson,
  fields: Record<string, string>,
): Promise<string> {
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, id))
  return new URLSearchParams({
    ...fields,
    session: session?.publicId ?? '',
    name: 'Somebody Else',
    emailNews: 'on',
    provider: PROVIDER,
    email,
    id,
    _id: id,
    user: id,
    userId: id,
  }).toString()
}
