import { Gauge } from 'prom-client'
import { heldBookings, overdueHolds } from '#domain/bookings/hold/waiting-holds.server.ts'
import { countGivenUp, waitingMessages } from '#domain/messaging/outbox.server.ts'
import { waitingDeliveries } from '#domain/partners/tell-webhooks.server.ts'
import { waitingOrders } from '#domain/payments/orders.server.ts'
import { waitingRefunds } from '#domain/payments/refunds.server.ts'
import { countMissedOn } from '#domain/visits/count-visits.server.ts'
import type { Services } from '#domain/services.server.ts'
import { istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import type { Waiting } from '#platform/waiting.server.ts'
import type { Metrics } from './metrics.ts'

type Counted = { name: string; what: string; read: (db: Db) => Promise<Waiting> }

/** What waits in the database, with how long the first of it has: the same from whichever process tells it. */
const WAITING: Counted[] = [
  { name: 'outbox', what: 'Messages not sent yet', read: waitingMessages },
  { name: 'holds', what: 'Bookings that hold seats unpaid', read: heldBookings },
  { name: 'holds_overdue', what: 'Holds that are over and not given back', read: overdueHolds },
  { name: 'payments', what: 'Payments whose bank has not answered', read: waitingOrders },
  { name: 'refunds', what: 'Refunds that have not gone back', read: waitingRefunds },
  { name: 'webhook_deliveries', what: 'Deliveries to webhooks not taken yet', read: waitingDeliveries },
]

/** What the whole site waits for, read from the database each time it is asked; nothing while the database is gone. */
export function measureSite(
  { registry }: Pick<Metrics, 'registry'>,
  { db, clock, heartbeat }: Pick<Services, 'db' | 'clock' | 'heartbeat'>,
): void {
  const gauge = (name: string, help: string, read: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.remove()
        if (heartbeat.isUp()) this.set(await read())
      },
    })
  for (const { name, what, read } of WAITING) {
    gauge(`padav_${name}`, `${what}.`, async () => (await read(db)).count)
    gauge(
      `padav_${name}_oldest_seconds`,
      `${what}: for how long the first has waited.`,
      async () => (await read(db)).oldestSeconds,
    )
  }
  gauge('padav_messages_given_up', 'Messages of the last 30 days that were given up on.', () => countGivenUp(db))
  gauge('padav_searches_in_vain_today', 'Searches of this day in India that found nothing.', () =>
    countMissedOn(db, istDate(clock.now())),
  )
}
