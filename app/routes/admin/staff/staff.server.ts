import { appoint, endSessionsOf, resetSecondFactor, roleKind } from '#domain/accounts/roles.server.ts'
import { inviteStaff, withdrawInvitation } from '#domain/accounts/staff-invitations.server.ts'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import { ROLES } from '#domain/policy/role.ts'
import type { Role } from '#domain/policy/role.ts'
import type { Db } from '#platform/db.server.ts'
import { putBack } from '#app/routes/admin/put-back.server.ts'
import type { PutBack } from '#app/routes/admin/put-back.server.ts'
import { told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'

const UNCLEAR = { invalid: 'unclear-deed' } as const
type GivenRole = Parameters<typeof inviteStaff>[2]['role']

/** What the forms of the list ask for. */
export const STAFF_DEEDS: Record<string, Deed> = {
  invite: async (services, actor, typed) => {
    const asked = { email: typed('email'), role: typed('role') as GivenRole }
    return told(await inviteStaff(services, actor, asked), () => 'invited', UNCLEAR)
  },
  withdraw: async (services, actor, typed) =>
    told(await withdrawInvitation(services, actor, { id: typed('invitation') }), () => 'withdrawn', UNCLEAR),
}

/** What the forms of one member's page ask for. */
export function memberDeeds(userId: string, list: string): Record<string, Deed> {
  return {
    role: async (services, actor, typed) =>
      told(
        await appoint(services, actor, { userId, role: typed('role') as GivenRole, ...seen(typed) }),
        () => 'role',
        UNCLEAR,
      ),
    leave: async (services, actor, typed) => {
      const asked = { userId, role: 'traveller' as const, ...seen(typed) }
      const left = told(await appoint(services, actor, asked), () => 'left', UNCLEAR)
      return left.ok ? { ...left, page: list } : left
    },
    'put-back': putBack(roleBack(userId)),
    reset: async (services, actor) =>
      told(await resetSecondFactor(services, actor, { userId }), () => 'reset', UNCLEAR),
    end: async (services, actor, typed) => {
      const session = typed('session')
      const ended = await endSessionsOf(services, actor, session ? { userId, session } : { userId })
      return told(ended, () => 'ended', UNCLEAR)
    },
  }
}

/** Somebody's role as it was given to them. That of a traveller is none here: the office is taken away by its own button. */
export function roleBack(userId: string): PutBack {
  const roleNow = async (db: Db) => ((await roleKind.read(db, [userId])).get(userId) ?? {}) as { role?: Role }
  return {
    kind: roleKind,
    id: userId,
    intent: 'role',
    typed: async (was, db) => {
      const { role } = was as { role?: Role }
      return { role: (role === 'traveller' ? undefined : role) ?? (await roleNow(db)).role ?? '' }
    },
    save: async (services, actor, typed) => {
      const was = ROLES.find((role) => stoodOf({ role }) === typed('stood'))
      if (!was) return { ok: false, reason: 'role-changed' }
      const asked = { userId, role: typed('role') as GivenRole, was }
      return told(await appoint(services, actor, asked), () => 'role', UNCLEAR)
    },
  }
}

/** The role that stood on the page when the form was made. */
function seen(typed: (name: string) => string) {
  return { was: typed('was') as GivenRole }
}
