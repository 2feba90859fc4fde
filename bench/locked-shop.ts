import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { newBookingReference } from '#domain/bookings/reference.ts'
import type { PricedJourney } from '#domain/bookings/quote/priced-journey.ts'
import { newId } from '#platform/ids.ts'
import { CONTACT, DEPARTURE } from '#tests/benches/booking-bench.ts'

const CONNECTIONS = 10

/** Each prepared once a connection. */
const STATEMENTS = {
  lock: 'select capacity - held - sold as free from departures where id = $1 for update',
  quote: 'select priced, expires_at <= now() as over from quotes where token = $1',
  key: `insert into idempotency_keys (scope, key, digest) values ('the bench', $1, $2)`,
  booking: `insert into bookings (id, reference, quote_token, departure_id, starts_on, ends_on, seats, total_paise,
    contact_name, contact_mobile, contact_email, hold_expires_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, now() + interval '15 minutes')`,
  parts: `insert into instalments (booking_id, part, percent, amount_paise, due_on)
    select $1, "part", "percent", "amountPaise", "dueOn"
    from jsonb_to_recordset($2) as one("part" int, "percent" int, "amountPaise" bigint, "dueOn" date)`,
  event: `insert into booking_events (booking_id, kind, facts) values ($1, 'held', $2)`,
  news: 'insert into changes (tags) values ($1)',
  take: 'update departures set held = held + $2 where id = $1',
  answer: `update idempotency_keys set answer = $2 where scope = 'the bench' and key = $1`,
}

/**
 * A shop that sells seats as most do: each buyer's transaction locks the departure's row, looks whether there are enough, writes, and commits. As lean as that
 * goes: the driver alone, every statement prepared, as many connections as the site has.
 */
export function openLockedShop(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS })
  pool.on('error', () => undefined)
  let counted = 0

  async function locked(work: (ask: Ask, free: number) => Promise<unknown>): Promise<void> {
    const client = await pool.connect()
    const ask: Ask = async (name, values) => (await client.query({ name, text: STATEMENTS[name], values })).rows
    try {
      await client.query('begin')
      const [departure] = await ask('lock', [DEPARTURE.id])
      await work(ask, departure!['free'] as number)
      await client.query('commit')
    } finally {
      client.release()
    }
  }

  return {
    hold: (token: string) => locked((ask, free) => write(ask, token, free)),
    /** Nothing but the counter. */
    count: () =>
      locked(async (ask, free) => {
        if (free < 1) throw new Error('sold out')
        counted++
        await ask('take', [DEPARTURE.id, 1])
      }),
    /** How many seats were counted by `count`. */
    counted: () => counted,
    close: () => pool.end(),
  }
}

type Ask = (name: keyof typeof STATEMENTS, values: unknown[]) => Promise<Record<string, unknown>[]>

async function write(ask: Ask, token: string, free: number): Promise<void> {
  const [quote] = await ask('quote', [token])
  const priced = quote!['priced'] as PricedJourney
  if (quote!['over']) throw new Error('the quote is over')
  if (free < priced.seats) throw new Error('sold out')
  const [id, key] = [newId(), randomUUID()]
  const { startsOn, endsOn, seats, totalPaise, payments, package: sold } = priced
  await ask('key', [key, token])
  const terms = [id, newBookingReference(), token, DEPARTURE.id, startsOn, endsOn, seats, totalPaise]
  await ask('booking', [...terms, CONTACT.name, CONTACT.mobile, CONTACT.email])
  await ask('parts', [id, JSON.stringify(payments)])
  await ask('event', [id, { seats }])
  await ask('news', [[`seats:${sold.id}`]])
  await ask('take', [DEPARTURE.id, seats])
  await ask('answer', [key, { id }])
}
