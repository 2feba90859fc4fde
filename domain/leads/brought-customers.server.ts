import { and, eq, inArray, isNotNull, ne, or } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { users } from '#domain/accounts/tables.ts'
import { command, listOf } from '#domain/audit/command.server.ts'
import type { Fault } from '#domain/audit/command.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { databaseToday } from '#platform/database-time.server.ts'
import type { Db } from '#platform/db.server.ts'
import { done } from '#platform/result.ts'
import { upsertRows } from '#platform/upsert.server.ts'
import { BroughtCustomer, faultsBeside } from './brought.ts'
import type { VerifiedAddresses } from './retention.server.ts'
import { broughtCustomers } from './tables.ts'

const { id, reference, name, mobile, email, note, newsEmailOn, newsEmailFrom, newsSmsOn, newsSmsFrom, createdAt } =
  broughtCustomers

/**
 * Writes customers an operator brings along; one whose reference stands already is replaced. None of them is an account, nor becomes one but by its own person, who proves the address. The audit, which forgets nobody,
 * keeps how many. Refuses 'not-one-person' with what `faultsOfBrought` has against it.
 */
export const saveBroughtCustomers = command('customers.take-in', {
  input: listOf(BroughtCustomer),
  tags: [],
  change: async ({ db }, customers) => {
    const faults = (await faultsOfBrought(db, customers)).flat()
    if (faults.length > 0) return { ok: false, reason: 'not-one-person', faults }
    await upsertRows(db, broughtCustomers, reference, customers, { keep: ['id'] })
    const after = { takenIn: customers.length }
    return { ok: true, value: undefined, changes: [{ subject: 'customers', before: null, after }] }
  },
})

const COLLEAGUE = { path: 'email', message: 'That is somebody who works here: no customer.' }

/** What stands against bringing customers along, of each as far as it could be read: that it is one person with another of these or of those that stand, that it is a colleague, that a consent is of a day to come. */
export async function faultsOfBrought(db: Db, told: readonly Partial<BroughtCustomer>[]): Promise<Fault[][]> {
  const today = await databaseToday(db)
  const customers = told.map(asFarAsRead)
  const standing = await listWith(db, customers)
  const mine = new Set(customers.map((one) => one.reference))
  const others = [...customers, ...standing.filter((one) => !mine.has(one.reference))]
  const staff = await listStaffAmong(db, customers)
  return customers.map((one) => [
    ...faultsBeside(one, others, today),
    ...(staff.has(one.email ?? '') || staff.has(one.mobile ?? '') ? [COLLEAGUE] : []),
  ])
}

type Addresses = Pick<BroughtCustomer, 'mobile' | 'email'>

/** By one mobile two are one person unless each has an e-mail: where that cannot be read nobody knows. */
function asFarAsRead({ reference = '', email, mobile, newsEmailOn, newsSmsOn }: Partial<BroughtCustomer>) {
  return {
    reference,
    email: email ?? null,
    mobile: email === undefined ? null : (mobile ?? null),
    newsEmailOn: newsEmailOn ?? null,
    newsSmsOn: newsSmsOn ?? null,
  }
}

function listWith(db: Db, customers: readonly Addresses[]) {
  const [emails, mobiles] = addressesOf(customers)
  return db
    .select({ id, reference, mobile, email })
    .from(broughtCustomers)
    .where(or(inArray(email, emails), inArray(mobile, mobiles)))
}

async function listStaffAmong(db: Db, customers: readonly Addresses[]): Promise<Set<string | null>> {
  const [emails, mobiles] = addressesOf(customers)
  const theirs = or(
    and(inArray(users.email, emails), isNotNull(users.emailVerifiedAt)),
    and(inArray(users.mobile, mobiles), isNotNull(users.mobileVerifiedAt)),
  )
  const found = await db
    .select({ email: users.email, mobile: users.mobile })
    .from(users)
    .where(and(ne(users.role, 'traveller'), theirs))
  return new Set(found.flatMap((one) => [one.email, one.mobile]))
}

function addressesOf(customers: readonly Addresses[]): [string[], string[]] {
  return [customers.flatMap((one) => one.email ?? []), customers.flatMap((one) => one.mobile ?? [])]
}

/** Whose an address is, or which of them it is by its id. */
function isBrought({ email: address, mobile: number }: VerifiedAddresses): SQL | undefined {
  return or(address === null ? undefined : eq(email, address), number === null ? undefined : eq(mobile, number))
}

/** What an operator brought along of somebody under addresses that surely are theirs. */
export async function listBroughtOf(db: Db, addresses: VerifiedAddresses) {
  const theirs = isBrought(addresses)
  if (!theirs) return []
  return db
    .select({ name, mobile, email, note, newsEmailOn, newsEmailFrom, newsSmsOn, newsSmsFrom, createdAt })
    .from(broughtCustomers)
    .where(theirs)
    .orderBy(createdAt)
}

/** Forgets it, in the caller's transaction. */
export async function forgetBroughtOf(db: Db, addresses: VerifiedAddresses): Promise<void> {
  const theirs = isBrought(addresses)
  if (theirs) await db.delete(broughtCustomers).where(theirs)
}

/** A customer who was brought along, by their id or an address. Refuses `forbidden`; undefined where there is none. */
export async function findBrought(db: Db, actor: Actor, by: { id: string } | VerifiedAddresses) {
  const allowed = demand(actor, 'enquiries.work')
  if (!allowed.ok) return allowed
  const which = 'id' in by ? eq(id, by.id) : isBrought(by)
  const [found] = which ? await db.select().from(broughtCustomers).where(which).limit(1) : []
  return done(found)
}
