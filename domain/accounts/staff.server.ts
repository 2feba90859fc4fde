import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Actor } from '#domain/policy/actor.ts'
import { demand, may } from '#domain/policy/policy.ts'
import type { Action } from '#domain/policy/policy.ts'
import { ROLES } from '#domain/policy/role.ts'
import type { Role } from '#domain/policy/role.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { secondFactors, sessions, users } from './tables.ts'

export type StaffMember = { id: string; name: string; role: Role }

/** Everybody who works here, by name. Refuses `forbidden`. */
export async function listStaff(db: Db, actor: Actor): Promise<Result<StaffMember[], 'forbidden'>> {
  const allowed = demand(actor, 'audit.read')
  if (!allowed.ok) return allowed
  const { id, name, role } = users
  return done(await db.select({ id, name, role }).from(users).where(ne(role, 'traveller')).orderBy(asc(name), asc(id)))
}

/** One who works here, as an owner sees them. */
export type ListedMember = StaffMember & {
  email: string | null
  hasFactor: boolean
  sessions: number
  lastSeenAt: Date | null
}

const LISTED_AT_ONCE = 50

/** Everybody who works here, by name, in pages of fifty, with what opens the office to them and when they were last seen. Refuses `forbidden`. */
export async function listStaffDesk(
  db: Db,
  actor: Actor,
  page: number,
): Promise<Result<{ rows: ListedMember[]; total: number; pages: number }, 'forbidden'>> {
  const allowed = demand(actor, 'staff.appoint')
  if (!allowed.ok) return allowed
  const works = whoMay('office.enter')
  const total = await db.$count(users, works)
  const rows = await membersWhere(db, works)
    .limit(LISTED_AT_ONCE)
    .offset((page - 1) * LISTED_AT_ONCE)
  return done({ rows, total, pages: Math.max(1, Math.ceil(total / LISTED_AT_ONCE)) })
}

/** One who works here, as an owner sees them. Refuses `forbidden` and `unknown`. */
export async function findMember(
  db: Db,
  actor: Actor,
  id: string,
): Promise<Result<ListedMember, 'forbidden' | 'unknown'>> {
  const allowed = demand(actor, 'staff.appoint')
  if (!allowed.ok) return allowed
  const [member] = await membersWhere(db, and(eq(users.id, id), whoMay('office.enter')))
  return member ? done(member) : refused('unknown')
}

function membersWhere(db: Db, condition: SQL | undefined) {
  const { id, name, role, email } = users
  // Names in full: in a question of one table the names of the tables are left out.
  const theirs = sql`"sessions"."user_id" = "users"."id"`
  const factors = sql`"second_factors"."user_id" = "users"."id"`
  return db
    .select({
      id,
      name,
      role,
      email,
      hasFactor: sql<boolean>`exists (select 1 from ${secondFactors} where ${factors})`,
      sessions: sql`(select count(*) from ${sessions} where ${theirs})`.mapWith(Number),
      lastSeenAt: sql`(select max(${sessions.lastSeenAt}) from ${sessions} where ${theirs})`.mapWith(
        sessions.lastSeenAt,
      ),
    })
    .from(users)
    .where(condition)
    .orderBy(asc(name), asc(id))
    .$dynamic()
}

/** Those who may do something, by name, for whoever may do it too. Refuses `forbidden`. */
export async function listColleagues(
  db: Db,
  actor: Actor,
  action: Action,
): Promise<Result<StaffMember[], 'forbidden'>> {
  const allowed = demand(actor, action)
  if (!allowed.ok) return allowed
  const { id, name, role } = users
  return done(await db.select({ id, name, role }).from(users).where(whoMay(action)).orderBy(asc(name), asc(id)))
}

/** One who may do something, with the address their mail goes to; undefined of anybody else. */
export async function findColleague(
  db: Db,
  id: string,
  action: Action,
): Promise<{ name: string; email: string | null } | undefined> {
  const [found] = await db
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.id, id), whoMay(action)))
  return found
}

function whoMay(action: Action) {
  const roles = ROLES.filter((role) => may(role, action))
  return and(inArray(users.role, roles), isNull(users.erasedAt))
}

/** What people are called, by id, for whoever works here; whoever is not there any more is not in it. Refuses `forbidden`. */
export async function findNames(
  db: Db,
  actor: Actor,
  ids: readonly string[],
): Promise<Result<ReadonlyMap<string, string>, 'forbidden'>> {
  const allowed = demand(actor, 'office.enter')
  if (!allowed.ok) return allowed
  const { id, name } = users
  const found =
    ids.length === 0
      ? []
      : await db
          .select({ id, name })
          .from(users)
          .where(inArray(id, [...new Set(ids)]))
  return done(new Map(found.map((one) => [one.id, one.name])))
}

/** What colleagues are called, by id, for whoever works here; whoever works here no more is not in it. Refuses `forbidden`. */
export async function findColleagues(
  db: Db,
  actor: Actor,
  ids: readonly string[],
): Promise<Result<ReadonlyMap<string, string>, 'forbidden'>> {
  const allowed = demand(actor, 'office.enter')
  if (!allowed.ok) return allowed
  const { id, name } = users
  const works = and(inArray(id, [...new Set(ids)]), whoMay('office.enter'))
  const found = ids.length === 0 ? [] : await db.select({ id, name }).from(users).where(works)
  return done(new Map(found.map((one) => [one.id, one.name])))
}
