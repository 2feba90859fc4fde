import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { seatsOf } from './life.ts'
import type { Life } from './life.ts'
import type { World } from './world.ts'

/** A state is left for a later one; only seats that went back are ever held or sold again. */
const FORWARD = new Set([
  'held confirmed',
  'held expired',
  'held cancelled',
  'expired held',
  'expired confirmed',
  'confirmed cancelled',
])

type Seats = { id: string; held: number; sold: number }
type KeptBooking = {
  reference: string
  state: string
  seats: number
  total: string
  charges: string
  until: Date
} & Money
type Money = { applied: string; due: string; refunded: string; dispute: string }

/** The database says of every seat, state and rupee what the model says. */
export async function agree(life: Life, world: World): Promise<void> {
  const seats = await rowsOf<Seats>(world, sql`select id, held, sold from departures`)
  for (const [at, { id, capacity }] of life.trips.entries()) {
    const found = seats.find((row) => row.id === id)!
    const wanted = { id, held: seatsOf(life, at, 'held'), sold: seatsOf(life, at, 'confirmed') }
    expect(found).toEqual(wanted)
    expect(found.held + found.sold).toBeLessThanOrEqual(capacity)
  }
  const kept = new Map((await rowsOf<KeptBooking>(world, BOOKINGS)).map((row) => [row.reference, row]))
  expect(kept.size).toBe(life.bookings.length)
  for (const [at, { reference }] of world.booked.entries()) {
    const row = kept.get(reference)!
    expect(foundOf(row)).toEqual(wantedOf(life, at))
    note((world.seen[at] ??= []), row.state)
  }
  await agreeOnAllMoney(life, world)
}

/** What is in the ledger is what the gateway has told, to the paisa. */
async function agreeOnAllMoney({ captures }: Life, world: World): Promise<void> {
  const told = captures.filter(({ isTold }) => isTold)
  const [ledger] = await rowsOf<{ paise: string }>(
    world,
    sql`select coalesce(sum(paise), 0) as paise from ledger_entries`,
  )
  expect(Number(ledger!.paise)).toBe(told.reduce((sum, { amountPaise }) => sum + amountPaise, 0))
}

const account = (name: string) =>
  sql`coalesce((select sum(paise) from ledger_entries where booking_id = b.id and account = ${name}), 0)`

const BOOKINGS = sql`select b.reference, b.state, b.seats, b.total_paise as total, b.charges_paise as charges, b.hold_expires_at as until,
  ${account('applied')} as applied, ${account('refund-due')} as due, ${account('refunded')} as refunded,
  ${account('dispute')} as dispute from bookings b`

function foundOf({ state, seats, total, charges, until, applied, due, refunded, dispute }: KeptBooking) {
  const numbers = [seats, total, charges, applied, due, refunded, dispute].map(Number)
  return [state, ...numbers, state === 'held' ? new Date(until).getTime() : 0]
}

function wantedOf({ bookings }: Life, at: number) {
  const { state, promised, totalPaise, chargesPaise, applied, due, refunded, dispute, expiresAt } = bookings[at]!
  const numbers = [promised.seats, totalPaise, chargesPaise, applied, due, refunded, dispute]
  return [state, ...numbers, state === 'held' ? expiresAt : 0]
}

function note(seen: string[], state: string): void {
  const before = seen.at(-1)
  if (before === state) return
  if (before !== undefined) expect(FORWARD).toContain(`${before} ${state}`)
  seen.push(state)
}

async function rowsOf<Row>({ db }: World, asked: ReturnType<typeof sql>): Promise<Row[]> {
  const { rows } = (await db.execute(asked)) as unknown as { rows: Row[] }
  return rows
}
