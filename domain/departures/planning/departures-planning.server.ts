import { and, eq, inArray, not } from 'drizzle-orm'
import { command } from '#domain/audit/command.server.ts'
import type { Fault } from '#domain/audit/command.server.ts'
import { refuseLater, stoodOf } from '#domain/audit/edit-one.server.ts'
import type { AuditedKind } from '#domain/audit/save-rows.server.ts'
import { databaseToday } from '#platform/database-time.server.ts'
import type { Db } from '#platform/db.server.ts'
import { refused } from '#platform/result.ts'
import {
  AddedDeparture,
  ChangedDeparture,
  changeableOf,
  faultOfCells,
  faultOfDay,
  MarkedDeparture,
  TypedCity,
  TypedDate,
} from './departure-plan.ts'
import type { AuditedPlan } from './departure-plan.ts'
import { cityFaults } from './cities-to-leave.server.ts'
import { pricesOf } from './package-prices.server.ts'
import { newHints, readPlanHints, refuseUnseen } from './plan-hints.server.ts'
import type { OwnCells } from '#domain/departures/departure.ts'
import { departures } from '#domain/departures/tables.ts'
import { keepForWaiting } from '#domain/departures/waitlist/turn.server.ts'

/** What the form of a departure is made from, by its id; a date of one party's own has none. */
export const plannedKind: AuditedKind = {
  subject: 'departure',
  read: async (db, keys) => {
    const isAmong = and(inArray(departures.id, [...keys]), not(departures.isPrivate))
    const rows = await db.select().from(departures).where(isAmong)
    return new Map(rows.map((row) => [row.id, changeableOf(row)]))
  },
}

/** What a form carries of the departure it was made from: another one means that somebody was quicker. */
export function seenOf(plan: AuditedPlan): string {
  return stoodOf(changeableOf(plan))
}

/**
 * Adds one departure of a package. Refuses with the field: a package there is not ('unknown-package'), a day that is over or too far ahead ('wrong-day'), one that leaves already
 * from that city on that day ('already-leaves'), a city that is no place ('unknown-city'), a price of what its package does not sell ('price-not-sold'),
 * and what nobody has had a second look at ('plan-hints'). Gives its id.
 */
export const addDeparture = command('departures.plan', {
  input: AddedDeparture,
  besides: async ({ db }, typed) => [...(await faultsOfDay(db, typed)), ...(await faultsOfCity(db, typed))],
  tags: ['departures'],
  change: async ({ db }, { twinRupees: twinPaise, seenHints, ...plan }) => {
    const pkg = (await pricesOf(db, [plan.packageId])).get(plan.packageId)
    if (!pkg) return amiss('unknown-package', 'packageId', 'Choose a package.')
    const refusals = [
      refuseCells(pkg, plan.cells),
      refuseFor('wrong-day', await faultsOfDay(db, plan)),
      await refuseCity(db, plan),
    ].filter((one) => one !== undefined)
    const [first] = refusals
    if (first) return { ...first, faults: refusals.flatMap(({ faults }) => faults) }
    const [added] = await db
      .insert(departures)
      .values({ ...plan, twinPaise })
      .onConflictDoNothing()
      .returning()
    if (!added) return amiss('already-leaves', 'startsOn', `It leaves from ${plan.departureCity} on that day already.`)
    const unseen = refuseUnseen((await readPlanHints(db, [added.packageId]))(added), seenHints)
    if (unseen) return unseen
    const change = { subject: `departure:${added.id}`, before: null, after: planOf(added) }
    return { ok: true, value: { id: added.id }, changes: [change] }
  },
})

/**
 * Changes seats, price, minimum, cut-off and, while nobody has a seat, the city of a departure. Its bookings keep the price they were sold at; seats that come free are kept for those who
 * wait. Refuses with the field what would take a seat from somebody ('seats-taken', 'city-kept'), a city that is no place ('unknown-city') and a price of what its package does not sell ('price-not-sold'), what is newly
 * worth a second look nobody has had ('plan-hints'), and 'changed-meanwhile', with what it was and who, when somebody else was quicker.
 */
export const changeDeparture = command('departures.plan', {
  input: ChangedDeparture,
  tags: ['departures'],
  change: async ({ db }, { id, seen, twinRupees: twinPaise, seenHints, ...typed }) => {
    const found = await lockPlanned(db, id)
    if (!found.ok) return found
    const before = found.value
    if (seenOf(before) !== seen)
      return refuseLater(db, `departure:${id}`, { stood: seen, now: changeableOf(before), formOf: planIn })
    const pkg = (await pricesOf(db, [before.packageId])).get(before.packageId)!
    const refusal =
      refuseChange(before, typed) ??
      refuseCells(pkg, typed.cells) ??
      (await refuseCity(db, { ...typed, packageId: before.packageId })) ??
      (await refuseSecond(db, before, typed))
    if (refusal) return refusal
    const [after] = await db
      .update(departures)
      .set({ ...typed, twinPaise })
      .where(eq(departures.id, id))
      .returning()
    const hints = newHints(await readPlanHints(db, [before.packageId]), after!, before)
    const unseen = refuseUnseen(hints, seenHints)
    if (unseen) return unseen
    if (typed.capacity > before.capacity) await keepForWaiting(db, id)
    const change = { subject: `departure:${id}`, before: planOf(before), after: planOf(after!) }
    const value = { isRepriced: ownPricesOf(after!) !== ownPricesOf(before) }
    return { ok: true, value, changes: seenOf(after!) === seen ? [] : [change] }
  },
})

/** The plan in an entry of a departure's history; none in one that tells how it stands, or what several were given at once. */
function planIn(kept: object): object | undefined {
  return 'packageId' in kept ? changeableOf(kept as AuditedPlan) : undefined
}

/** Closes a departure to new bookings, opens it again, promises that it leaves, or takes the promise back; nobody who has booked loses anything. Refuses 'changed-meanwhile' when it stands otherwise by now. */
export const markDeparture = command('departures.plan', {
  input: MarkedDeparture,
  tags: ['departures'],
  change: async ({ db }, { id, was, to }) => {
    const found = await lockPlanned(db, id)
    if (!found.ok) return found
    if (found.value.status !== was) return refused('changed-meanwhile')
    await db.update(departures).set({ status: to }).where(eq(departures.id, id))
    const change = { subject: `departure:${id}`, before: { status: was }, after: { status: to } }
    return { ok: true, value: undefined, changes: [change] }
  },
})

type Row = typeof departures.$inferSelect

/** A departure anybody may join which has not left, locked until the transaction ends. */
async function lockPlanned(db: Db, id: string) {
  const isOne = and(eq(departures.id, id), not(departures.isPrivate))
  const [row] = await db.select().from(departures).where(isOne).for('update')
  if (!row) return refused('unknown-departure')
  if (row.status === 'cancelled') return refused('called-off-before')
  if (row.startsOn < (await databaseToday(db))) return refused('departure-left')
  return { ok: true as const, value: row }
}

function refuseChange({ held, sold, departureCity }: Row, typed: Pick<Row, 'capacity' | 'departureCity'>) {
  const taken = held + sold
  if (typed.capacity < taken)
    return amiss('seats-taken', 'capacity', `${sold} sold and ${held} held: ${taken} is the least.`)
  if (taken > 0 && typed.departureCity !== departureCity)
    return amiss('city-kept', 'departureCity', `${taken} seats are sold or held from ${departureCity}: it stays.`)
  return undefined
}

/** A package leaves from a city once a day. */
async function refuseSecond(db: Db, { packageId, startsOn, departureCity }: Row, typed: Pick<Row, 'departureCity'>) {
  if (typed.departureCity === departureCity) return undefined
  const isThere = and(
    eq(departures.packageId, packageId),
    eq(departures.startsOn, startsOn),
    eq(departures.departureCity, typed.departureCity),
    not(departures.isPrivate),
  )
  if ((await db.$count(departures, isThere)) === 0) return undefined
  return amiss('already-leaves', 'departureCity', `It leaves from ${typed.departureCity} on that day already.`)
}

function ownPricesOf({ twinPaise, cells }: Pick<Row, 'twinPaise' | 'cells'>): string {
  return JSON.stringify([twinPaise, Object.entries(cells ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1))])
}

/** What the audit keeps of a departure. */
export function planOf(row: AuditedPlan): AuditedPlan {
  const { packageId, startsOn, departureCity, twinPaise, cells, capacity, minToRun, cutoffDays, status } = row
  return {
    packageId,
    startsOn,
    departureCity,
    twinPaise,
    ...(cells ? { cells } : {}),
    capacity,
    minToRun,
    cutoffDays,
    status,
  }
}

async function refuseCity(db: Db, plan: Pick<Row, 'packageId' | 'departureCity'>) {
  return refuseFor('unknown-city', await faultsOfCity(db, plan))
}

/** What is wrong with the city somebody typed, where it is one at all. */
async function faultsOfCity(db: Db, { packageId, departureCity }: Pick<Row, 'packageId' | 'departureCity'>) {
  const city = TypedCity.safeParse(departureCity)
  const plan = { packageId, departureCity: city.data ?? '' }
  return city.success ? [(await cityFaults(db, [plan]))(plan)].filter((fault) => fault !== undefined) : []
}

async function faultsOfDay(db: Db, { startsOn }: Pick<Row, 'startsOn'>): Promise<Fault[]> {
  const day = TypedDate.safeParse(startsOn)
  const wrong = day.success ? faultOfDay(day.data, await databaseToday(db)) : undefined
  return wrong === undefined ? [] : [{ path: 'startsOn', message: wrong }]
}

function refuseFor<Reason extends string>(reason: Reason, faults: readonly Fault[]) {
  return faults.length === 0 ? undefined : { ok: false as const, reason, faults: [...faults] }
}

function refuseCells(pkg: Parameters<typeof faultOfCells>[0], cells: OwnCells | null) {
  const fault = faultOfCells(pkg, cells)
  return fault && amiss('price-not-sold', fault.path, fault.message)
}

function amiss<Reason extends string>(reason: Reason, path: string, message: string) {
  return { ok: false as const, reason, faults: [{ path, message }] }
}
