import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Actor } from '#domain/policy/actor.ts'
import { demand, may } from '#domain/policy/policy.ts'
import type { Action } from '#domain/policy/policy.ts'
import { ROLES } from '#domain/policy/role.ts'
import type { Role } from '#domain/policy/role.ts'
import type { Db } from '#platform/db.server.ts'
import { done } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { users } from './tables.ts'

export type StaffMember = { id: string; name: string; role: Role }

/** Everybody who works here, by name. Refuses `forbidden`. */
export async function listStaff(db: Db, actor: Actor): Promise<Result<StaffMember[], 'forbidden'>> {
  const allowed = demand(actor, 'audit.read')
  if (!allowed.ok) return allowed
  const { id, name, role } = users
  return done(await db.select({ id, name, role }).from(users).where(ne(role, 'traveller')).orderBy(asc(name), asc(id)))
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
