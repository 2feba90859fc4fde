import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { BOOK_RULES } from '#domain/bookings/pay/book-rules.ts'
import { checkBooks } from '#domain/bookings/pay/books.server.ts'
import type { BookFinding } from '#domain/bookings/pay/books.server.ts'
import type { Db } from '#platform/db.server.ts'
import type { Answers } from './answers.ts'

/** What must be nothing after a run, in the order it is printed. */
export type Tally = Record<
  | 'overbooked'
  | 'cars or drivers hired twice'
  | 'counter drift'
  | 'unaccounted paise'
  | 'shares unaccounted'
  | 'applied twice'
  | 'acknowledged answers lost'
  | 'keys with two bookings'
  | 'holes in invoice serials'
  | 'other rules of the books broken'
  | 'processes that ended by themselves'
  | 'jobs that failed at the end'
  | 'asked as no client may',
  number
>

const LOOK_EVERY = 400

const BY_RULE: Record<string, keyof Tally> = {
  overbooked: 'overbooked',
  'hired-twice': 'cars or drivers hired twice',
  'held-seats': 'counter drift',
  'sold-seats': 'counter drift',
  'applied-twice': 'applied twice',
  serials: 'holes in invoice serials',
}

/** The books by themselves, and against everything anybody was told. */
export async function prove(
  db: Db,
  answers: Answers,
  seen: readonly BookFinding[],
): Promise<{ tally: Tally; findings: BookFinding[]; lost: string[] }> {
  const { findings: left } = await checkBooks(db, { waiting: '0 seconds' })
  const findings = [...left, ...seen.filter(({ rule }) => left.every((one) => one.rule !== rule))]
  const lost = await listLost(db, answers)
  const tally: Tally = {
    overbooked: 0,
    'cars or drivers hired twice': 0,
    'counter drift': 0,
    'unaccounted paise': await countUnaccounted(db),
    'shares unaccounted': await countStrayShares(db),
    'applied twice': 0,
    'acknowledged answers lost': lost.length,
    'keys with two bookings': await countTwins(db, answers),
    'holes in invoice serials': 0,
    'other rules of the books broken': 0,
    'processes that ended by themselves': 0,
    'jobs that failed at the end': 0,
    'asked as no client may': countMisasked(answers),
  }
  for (const { rule, count } of findings) tally[BY_RULE[rule] ?? 'other rules of the books broken'] += count
  return { tally, findings, lost }
}

/** What says that the crowd itself asks wrongly: such a run proves nothing of what it never reached. */
const MISASKED = /^(?:unclear-|invalid-|malformed|not-a-|unknown-(?:package|departure|quote|car)$)/

function countMisasked({ refused }: Answers): number {
  return [...refused].reduce((sum, [reason, count]) => (MISASKED.test(reason) ? sum + count : sum), 0)
}

/** Between the gateway's word and ours of a refund there is a moment; every other rule holds at each commit. */
const AT_EACH_MOMENT = BOOK_RULES.filter(({ name }) => name !== 'refund-at-gateway')

/** Looks at the books all the time: a departure that is overbooked now may be healed by the end. Gives each rule that was ever broken, once. */
export function watchBooks(db: Db): { end(): Promise<BookFinding[]> } {
  const seen = new Map<string, BookFinding>()
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      // A database that is away just now is looked at again.
      const began = performance.now()
      const { findings } = await checkBooks(db, { rules: AT_EACH_MOMENT }).catch(() => ({ findings: [] }))
      for (const finding of findings) if (!seen.has(finding.rule)) seen.set(finding.rule, finding)
      // Books that have grown are looked at more seldom, so that looking does not slow what is looked at.
      await pause(Math.max(LOOK_EVERY, 3 * (performance.now() - began)))
    }
  })()
  return {
    end: async () => {
      isOver = true
      await watching
      return [...seen.values()]
    },
  }
}

/** What the gateway has taken and given, beside what the ledger says of it. */
async function countUnaccounted(db: Db): Promise<number> {
  const [row] = await db
    .select({
      taken: sql`(select coalesce(sum(amount_paise), 0) from simulated_payments)`.mapWith(Number),
      given:
        sql`(select coalesce(sum(one.value::bigint), 0) from simulated_payments, jsonb_each_text(refunds) one)`.mapWith(
          Number,
        ),
      entered: sql`(select coalesce(sum(paise), 0) from ledger_entries)`.mapWith(Number),
      refunded: sql`(select coalesce(sum(paise), 0) from ledger_entries where account = 'refunded')`.mapWith(Number),
    })
    .from(sql`(select 1) as one`)
  return Math.abs(row!.taken - row!.entered) + Math.abs(row!.given - row!.refunded)
}

/** Of a booking that friends pay, each part is one's who is there; and what a friend paid stands as theirs. */
async function countStrayShares(db: Db): Promise<number> {
  const [row] = await db.select({ stray: sql`count(*)`.mapWith(Number) }).from(sql`(
    select i.booking_id from instalments i join bookings b on b.id = i.booking_id and b.state = 'confirmed'
    where i.paid_at is null and case when i.share is null then exists (select from group_shares g where g.booking_id = b.id and g.places <> '{}')
      else not exists (select from group_shares g where g.booking_id = b.id and g.share = i.share and (g.share = 0 or g.places <> '{}')) end
    union all
    select i.booking_id from instalments i join payments p on p.id = i.payment_id join payment_orders o on o.id = p.order_id
    where o.share is not null and i.share is distinct from o.share) as stray`)
  return row!.stray
}

/** Every quote was sent under one key, and both have one booking. */
async function countTwins(db: Db, { byKey }: Answers): Promise<number> {
  const [row] = await db
    .select({ twins: sql`count(*)`.mapWith(Number) })
    .from(sql`(select quote_token from bookings group by quote_token having count(*) > 1) as twins`)
  return row!.twins + [...byKey.values()].filter((references) => references.size > 1).length
}

async function listLost(db: Db, answers: Answers): Promise<string[]> {
  const bookings = await rowsOf<{ state: string; seats: number; paise: number; back: number }>(
    db,
    sql`select b.reference as id, jsonb_build_object('state', b.state, 'seats', b.seats, 'paise', b.total_paise, 'back',
      (select coalesce(sum(amount_paise), 0) from refunds where booking_id = b.id and reason = 'cancelled')) as facts from bookings b`,
  )
  const orders = await rowsOf<number>(db, sql`select id, to_jsonb(amount_paise) as facts from payment_orders`)
  const paid = await rowsOf<number>(
    db,
    sql`select provider_payment_id as id, to_jsonb(amount_paise) as facts from payments`,
  )
  const events = await rowsOf<null>(db, sql`select distinct event_id as id, 'null'::jsonb as facts from payment_events`)
  return [
    ...[...answers.held]
      .filter(([reference]) => !answers.changing.has(reference))
      .filter(([reference, { seats, totalPaise }]) => {
        const kept = bookings.get(reference)
        return kept?.seats !== seats || kept.paise !== totalPaise
      })
      .map(([reference]) => `booking ${reference}`),
    ...[...answers.confirmed]
      .filter((reference) => {
        const state = bookings.get(reference)?.state
        return state !== 'confirmed' && !(state === 'cancelled' && answers.leaving.has(reference))
      })
      .map((reference) => `confirmed booking ${reference}`),
    ...[...answers.cancelled]
      .filter(([reference, paise]) => {
        const kept = bookings.get(reference)
        return kept?.state !== 'cancelled' || kept.back !== paise
      })
      .map(([reference]) => `cancellation of ${reference}`),
    ...[...answers.orders].filter(([id, paise]) => orders.get(id) !== paise).map(([id]) => `order ${id}`),
    ...[...answers.captured].filter(([id, paise]) => paid.get(id) !== paise).map(([id]) => `payment ${id}`),
    ...[...answers.events].filter((id) => !events.has(id)).map((id) => `notice ${id}`),
  ]
}

async function rowsOf<Facts>(db: Db, asked: ReturnType<typeof sql>): Promise<Map<string, Facts>> {
  const rows = await db.select({ id: sql<string>`id`, facts: sql<Facts>`facts` }).from(sql`(${asked}) as asked`)
  return new Map(rows.map(({ id, facts }) => [id, facts]))
}
