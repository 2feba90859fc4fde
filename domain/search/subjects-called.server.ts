import { eq, ilike, inArray, sql } from 'drizzle-orm'
import { users } from '#domain/accounts/tables.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { paymentOrders, payments, refunds } from '#domain/payments/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { holding } from '#platform/like.ts'

/** Kinds of things that go by their own key: nobody has to say which kind is meant. */
const KEYED = ['booking', 'check-in', 'enquiry', 'setting', 'page', 'series', 'menu', 'scripts']
/** A sentence is no name. */
const MOST_WORDS = 12
const MOST_PEOPLE = 20

/** The subjects of what the audit calls by these words, as its rows do: "Booking 32AGEDWQ", or the reference alone, which finds its money too. */
export async function subjectsCalled(db: Db, called: string): Promise<string[]> {
  const words = called.split(/\s+/).filter(Boolean)
  if (words.length === 0 || words.length > MOST_WORDS || called.includes(':')) return []
  const splits = words.map((_, at) => ({
    kind: words.slice(0, at).join('-').toLowerCase(),
    key: words.slice(at).join(' '),
  }))
  const subjects = splits.flatMap(({ kind, key }) =>
    (kind === '' ? KEYED : [kind]).flatMap((kind) => spellingsOf(key).map((one) => `${kind}:${one}`)),
  )
  return [...subjects, ...(await ofBookings(db, spellingsOf(words.at(-1) ?? ''))), ...(await ofPeople(db, called))]
}

function spellingsOf(key: string): string[] {
  return [...new Set([key, key.toUpperCase(), key.toLowerCase()])]
}

async function ofPeople(db: Db, name: string): Promise<string[]> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(ilike(users.name, holding(name)))
    .limit(MOST_PEOPLE)
  return found.map(({ id }) => `user:${id}`)
}

/** What is written down of bookings by the numbers of their money, their details and their cars. */
async function ofBookings(db: Db, references: readonly string[]): Promise<string[]> {
  const [booking] = await db
    .select({ id: bookings.id, reference: bookings.reference })
    .from(bookings)
    .where(inArray(bookings.reference, [...references]))
  if (!booking) return []
  const money = [paymentOrders, payments, refunds].map((table, at) => {
    const kind = ['order', 'payment', 'refund'][at]
    return sql`select ${kind}::text || ':' || ${table.id} as subject from ${table} where ${eq(table.bookingId, booking.id)}`
  })
  const rows = await db
    .select({ subject: sql<string>`subject` })
    .from(sql`(${sql.join(money, sql` union all `)}) as money`)
  const own = [`booking:${booking.reference}`, `check-in:${booking.reference}`]
  return [...own, `booking-details:${booking.id}`, `hire:${booking.id}`, ...rows.map(({ subject }) => subject)]
}
