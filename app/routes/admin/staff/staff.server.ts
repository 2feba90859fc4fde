import { appoint, endSessionsOf, resetSecondFactor } from '#domain/accounts/roles.server.ts'
import { inviteStaff, withdrawInvitation } from '#domain/accounts/staff-invitations.server.ts'
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
    reset: async (services, actor) =>
      told(await resetSecondFactor(services, actor, { userId }), () => 'reset', UNCLEAR),
    end: async (services, actor, typed) => {
      const session = typed('session')
      const ended = await endSessionsOf(services, actor, session ? { userId, session } : { userId })
      return told(ended, () => 'ended', UNCLEAR)
    },
  }
}

/** The role that stood on the page when the form was made. */
function seen(typed: (name: string) => string) {
  return { was: typed('was') as GivenRole }
}
