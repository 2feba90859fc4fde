import { eq } from 'drizzle-orm'
import { bookingEvents, bookings } from '#domain/bookings/tables.ts'
import { DAY, stoppedClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { openKeyRing } from '#platform/key-ring.ts'
import { bookingBench } from '#tests/benches/booking-bench.ts'
import type { PostResult } from '#domain/partners/post-outside.server.ts'
import { webhooks } from '#domain/partners/tables.ts'
import { tellWebhooks } from '#domain/partners/tell-webhooks.server.ts'
import type { WebhookTopic } from '#domain/partners/webhook.ts'
import { addWebhook } from '#domain/partners/webhooks.server.ts'

export const keys = openKeyRing(['a secret for tests that is long enough'])
export const OWNER = { id: 'asha', role: 'owner', provenAt: new Date('2100-01-01') } as const
export const URL_OF = 'https://partner.example/padav'

export type Told = { body: string; headers: Record<string, string> }

/** Bookings are made by the database's clock; what a test makes happen by hand, happens tomorrow. */
export async function partner(
  db: Db,
  { url = URL_OF, topics = ['bookings', 'payments'] as WebhookTopic[], from = Date.now() + DAY } = {},
) {
  const clock = stoppedClock(new Date(from))
  const needs = { db, clock, keys }
  const added = await addWebhook(needs, OWNER, { url, topics })
  const secret = added.ok ? added.value.secret : ''
  const [{ id } = { id: '' }] = await db.select({ id: webhooks.id }).from(webhooks).where(eq(webhooks.url, url))
  const told: Told[] = []
  const answer: { now: PostResult } = { now: { status: 200 } }
  const post = async (_url: string, sent: Told): Promise<PostResult> => {
    told.push(sent)
    return answer.now
  }
  const pass = (ms: number) => clock.set(new Date(clock.now().getTime() + ms))
  const tell = async () => {
    const again = await tellWebhooks({ ...needs, post }, 'failing')
    return again + (await tellWebhooks({ ...needs, post }, 'well'))
  }
  return { needs, clock, id, secret, told, answer, pass, tell }
}

export const eventsOf = (told: readonly Told[]) => told.map(({ body }) => (JSON.parse(body) as { event: string }).event)

/** Something that happens to a booking. */
export async function happen(db: Db, at: Date): Promise<void> {
  const [known] = await db.select({ id: bookings.id }).from(bookings).limit(1)
  const bookingId = known?.id ?? (await booked(db))
  await db.insert(bookingEvents).values({ bookingId, kind: 'extended', at })
}

export async function booked(db: Db): Promise<string> {
  const bench = await bookingBench(db)
  await bench.book()
  await bench.services.printer.close()
  return (await db.select({ id: bookings.id }).from(bookings).limit(1))[0]!.id
}
