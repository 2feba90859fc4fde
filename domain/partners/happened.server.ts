import { and, asc, eq, gte, inArray, notExists, notLike, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { auditEntries } from '#domain/audit/tables.ts'
import { bookingEvents, bookings } from '#domain/bookings/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { webhookDeliveries } from './tables.ts'
import type { webhooks } from './tables.ts'

/** What a webhook is told: `about` names the thing, and of a person nothing but the reference of the booking. */
export type WebhookEvent = { eventId: string; event: string; at: Date; about: Record<string, unknown> }
type Asks = Pick<typeof webhooks.$inferSelect, 'id' | 'topics'>

const PAGE = 500
const OF_MONEY = ['paid', 'unpaid', 'money-returned'] as const
/** What concerns who travels alone is told to nobody. */
const OF_BOOKINGS = [
  'held',
  'extended',
  'held-again',
  'expired',
  'confirmed',
  'called-off',
  'cancelled',
  'amended',
] as const
const OF_CATALOGUE = ['catalogue.edit', 'cars.edit'] as const

/** What happened since then, that a webhook asks for and has not been told, each kind of thing the oldest first, in pages. */
export async function* happenedSince(db: Db, asks: Asks, since: Date): AsyncGenerator<WebhookEvent[]> {
  if (asks.topics.some((topic) => topic !== 'catalogue'))
    yield* inPages<number>((after) => listOfBookings(db, asks, since, after))
  if (asks.topics.includes('catalogue')) yield* inPages<string>((after) => listOfCatalogue(db, asks, since, after))
}

async function* inPages<Id>(read: (after: Id | undefined) => Promise<(WebhookEvent & { id: Id })[]>) {
  let page = await read(undefined)
  yield page
  while (page.length === PAGE) {
    page = await read(page.at(-1)!.id)
    yield page
  }
}

async function listOfBookings(db: Db, { id: webhook, topics }: Asks, since: Date, after: number | undefined) {
  const { id, at, kind, bookingId, facts } = bookingEvents
  const kinds = [...(topics.includes('payments') ? OF_MONEY : []), ...(topics.includes('bookings') ? OF_BOOKINGS : [])]
  const eventId = sql<string>`'booking ' || ${id}`
  const rows = await db
    .select({ id, at, kind, facts, eventId, reference: bookings.reference })
    .from(bookingEvents)
    .innerJoin(bookings, eq(bookings.id, bookingId))
    .where(
      and(
        gte(at, since),
        inArray(kind, kinds),
        isNews(db, webhook, eventId),
        after === undefined
          ? undefined
          : sql`(${at}, ${id}) > (select at, id from ${bookingEvents} as last where last.id = ${after})`,
      ),
    )
    .orderBy(asc(at), asc(id))
    .limit(PAGE)
  return rows.map(({ kind: word, facts: known, reference, ...row }) => ({
    ...row,
    event: `${(OF_MONEY as readonly string[]).includes(word) ? 'payment' : 'booking'}.${word}`,
    about: { reference, ...known, ...quoteIn(known) },
  }))
}

/** What came back of a cancelled booking, which its event keeps as text. */
function quoteIn({ quote }: Record<string, unknown>) {
  return typeof quote === 'string' ? { quote: JSON.parse(quote) as unknown } : {}
}

/** A draft is nobody's business yet: publishing it is. */
async function listOfCatalogue(db: Db, { id: webhook }: Asks, since: Date, after: string | undefined) {
  const { id, at, action, subject } = auditEntries
  const eventId = sql<string>`'audit ' || ${id}`
  const rows = await db
    .select({ id, at, subject, eventId })
    .from(auditEntries)
    .where(
      and(
        gte(at, since),
        inArray(action, [...OF_CATALOGUE]),
        notLike(subject, '%-draft:%'),
        isNews(db, webhook, eventId),
        after === undefined
          ? undefined
          : sql`(${at}, ${id}) > (select at, id from ${auditEntries} as last where last.id = ${after})`,
      ),
    )
    .orderBy(asc(at), asc(id))
    .limit(PAGE)
  return rows.map(({ subject: thing, ...row }) => ({ ...row, event: 'catalogue.changed', about: { subject: thing } }))
}

function isNews(db: Db, webhook: string, eventId: SQL) {
  const isWritten = and(eq(webhookDeliveries.webhookId, webhook), eq(webhookDeliveries.eventId, eventId))
  return notExists(db.select({ id: webhookDeliveries.id }).from(webhookDeliveries).where(isWritten))
}
