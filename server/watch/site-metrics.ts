import { setTimeout as pause } from 'node:timers/promises'
import { Gauge } from 'prom-client'
import { heldBookings, overdueHolds } from '#domain/bookings/hold/waiting-holds.server.ts'
import { countGivenUp, waitingMessages } from '#domain/messaging/outbox.server.ts'
import { waitingDeliveries } from '#domain/partners/tell-webhooks.server.ts'
import { waitingOrders } from '#domain/payments/orders.server.ts'
import { waitingRefunds } from '#domain/payments/refunds.server.ts'
import { countMissedOn } from '#domain/visits/count-visits.server.ts'
import type { Services } from '#domain/services.server.ts'
import { SECOND } from '#platform/clock.ts'
import { istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { asKind } from '#platform/request.ts'
import type { Backlog } from '#platform/waiting.server.ts'
import type { Metrics } from './metrics.ts'

type CountedBacklog = { name: string; what: string; read: (db: Db) => Promise<Backlog> }

/** What waits in the database, with how long the first of it has: the same from whichever process tells it. */
const WAITING: CountedBacklog[] = [
  { name: 'outbox', what: 'Messages not sent yet', read: waitingMessages },
  { name: 'holds', what: 'Bookings that hold seats unpaid', read: heldBookings },
  { name: 'holds_overdue', what: 'Holds that are over and not given back', read: overdueHolds },
  { name: 'payments', what: 'Payments whose bank has not answered', read: waitingOrders },
  { name: 'refunds', what: 'Refunds that have not gone back', read: waitingRefunds },
  { name: 'webhook_deliveries', what: 'Deliveries to webhooks not taken yet', read: waitingDeliveries },
]

/** A monitoring system waits ten seconds for everything: what is not answered by then is left out. */
const LONGEST = 5 * SECOND

/**
 * What the whole site waits for, read from the database each time it is asked, one question after the other and before any visitor's: this is read to learn how a crowd is borne. A question
 * that fails or takes too long tells nothing and takes nothing else with it; nothing is asked while the database is gone.
 */
export function measureSite(
  { registry }: Pick<Metrics, 'registry'>,
  { db, clock, heartbeat }: Pick<Services, 'db' | 'clock' | 'heartbeat'>,
): void {
  const gauge = (name: string, help: string, read: () => Promise<number | undefined>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.remove()
        const value = heartbeat.isUp() ? await soon(read()) : undefined
        if (value !== undefined) this.set(value)
      },
    })
  const inTurn = openTurns()
  for (const { name, what, read } of WAITING) {
    const waiting = shared(() => inTurn(() => read(db)))
    gauge(`padav_${name}`, `${what}.`, async () => (await waiting())?.count)
    gauge(
      `padav_${name}_oldest_seconds`,
      `${what}: for how long the first has waited.`,
      async () => (await waiting())?.oldestSeconds,
    )
  }
  gauge('padav_messages_given_up', 'Messages of the last 30 days that were given up on.', () =>
    inTurn(() => countGivenUp(db)),
  )
  gauge('padav_searches_in_vain_today', 'Searches of this day in India that found nothing.', () =>
    inTurn(() => countMissedOn(db, istDate(clock.now()))),
  )
}

type Ask<Value> = () => Promise<Value | undefined>

/** Does one piece of the house's own work after the other; what fails gives nothing. */
function openTurns(): <Value>(work: () => Promise<Value>) => Promise<Value | undefined> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(() => asKind('house', work)).catch(() => undefined)
    last = turn
    return turn
  }
}

/** The same answer for whoever asks before it has come. */
function shared<Value>(ask: Ask<Value>): Ask<Value> {
  let underWay: Promise<Value | undefined> | undefined
  return () => (underWay ??= ask().finally(() => (underWay = undefined)))
}

function soon<Value>(answer: Promise<Value | undefined>): Promise<Value | undefined> {
  return Promise.race([answer, pause(LONGEST, undefined, { ref: false })])
}
