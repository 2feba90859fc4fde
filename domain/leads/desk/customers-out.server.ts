import { and, gt, notInArray, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { users } from '#domain/accounts/tables.ts'
import { command } from '#domain/audit/command.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { newsletterSubscribers } from '#domain/content/tables.ts'
import { broughtCustomers, leads } from '#domain/leads/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Db } from '#platform/db.server.ts'
import { BY_EMAIL, BY_MOBILE, describe, ofStaff } from './known-customers.server.ts'
import type { KnownBy, KnownCustomer } from './known-customers.server.ts'

const AT_ONCE = 500

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
