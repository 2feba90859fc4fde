import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/select.tsx'
import { counted } from '#app/routes/admin/counted.ts'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { SessionList } from '#app/routes/admin/self/session-list.tsx'
import { readUndone } from '#app/routes/admin/history.server.ts'
import { History } from '#app/routes/admin/history.tsx'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { doneIn, Said } from '#app/routes/admin/said.tsx'
import { SaidFirst } from '#app/routes/admin/said-first.tsx'
import { listFactors } from '#domain/accounts/second-factor/factors.server.ts'
import { findMember } from '#domain/accounts/staff.server.ts'
import { STAFF_ROLES } from '#domain/accounts/staff-invitations.server.ts'
import { listSessions } from '#domain/accounts/sessions.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { memberDeeds, roleBack } from './staff.server.ts'
import type { Role } from '#domain/policy/role.ts'
import { ROLE_NAMES, ROLE_WORDS } from './words.ts'
import type { Route } from './+types/member'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('staff.appoint')

export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext)
  const { visitor } = context.get(visitContext)
  const found = await findMember(db, visitor, id)
  if (!found.ok) throw refusedPage(found.reason)
  const sessions = await listSessions(db, clock, id)
  const { factors, codesLeft } = await listFactors(db, id)
  return {
    member: found.value,
    factors: factors.length,
    codesLeft,
    sessions: sessions.map((one) => ({ ...one, isHere: one.publicId === visitor?.session.publicId })),
    roles: STAFF_ROLES.map((value) => ({ value, name: ROLE_WORDS[value] })),
    isSelf: id === visitor?.id,
    history: await readUndone(db, visitor, [roleBack(id)]),
    done: doneIn(request, DONE),
  }
}

const DONE: Record<string, string> = {
  'put-back': 'The role is what it was, and they are logged out everywhere.',
  role: 'The role is changed, and they are logged out everywhere.',
  reset: 'The second factor is gone, and they are logged out everywhere. They add a new one when they next log in.',
  ended: 'Logged out.',
}

export function action({ context, request, params: { id } }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/staff/:id', { id }), memberDeeds(id, href('/admin/staff')))
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return officeMeta(matches, loaderData?.member.name ?? 'Staff')
}

const NAMES = { role: 'Role', secondFactors: 'Second factor', sessions: 'Where they are logged in' }

/** One who works here: the role, the second factor, where they are logged in, and the way out. */
export default function MemberPage({ loaderData, actionData: kept }: Route.ComponentProps) {
  const { member, factors, codesLeft, sessions, roles, isSelf, history, done } = loaderData
  return (
    <div className={office.page}>
      <div>
        <h1>{member.name}</h1>
        <p className={office.say}>
          {member.email ?? 'No e-mail'}
          {isSelf ? ', you' : ''}
        </p>
      </div>
      <Said kept={kept} done={done} />
      <section aria-labelledby="role-head">
        <h2 id="role-head">Role</h2>
        <DeedForm intent="role" of={{ was: member.role }} className={office.column}>
          <Select id="role" name="role" label="What they do here" options={roles} defaultValue={member.role} />
          <Button look="ink">Change the role</Button>
        </DeedForm>
        <p className="small soft">
          That ends {counted(sessions.length, 'session', 'sessions')} of theirs; they log in again with the new role.
        </p>
      </section>
      <section aria-labelledby="factor">
        <h2 id="factor">Second factor</h2>
        {member.hasFactor ? (
          <>
            <p>If they have lost their phone and their recovery codes, make sure it is them before you reset it.</p>
            <SaidFirst
              intent="reset"
              asks="Reset the second factor…"
              says={`Takes away ${counted(factors, 'factor', 'factors')} and ${counted(codesLeft, 'recovery code', 'recovery codes')} for good, and ends ${counted(sessions.length, 'session', 'sessions')}. The next sign-in asks for a new factor.`}
              does="Reset it and log them out"
            />
          </>
        ) : (
          <p>They have none yet.</p>
        )}
      </section>
      <section aria-labelledby="devices">
        <h2 id="devices">Where they are logged in</h2>
        {sessions.length === 0 ? <p>Nowhere.</p> : <SessionList sessions={sessions} />}
        {sessions.length > 1 ? (
          <DeedForm intent="end">
            <Button look="line">Log out everywhere</Button>
          </DeedForm>
        ) : null}
      </section>
      <section aria-labelledby="leave">
        <h2 id="leave">Leaves</h2>
        <p>
          {member.name} loses the office at once, and {counted(sessions.length, 'session ends', 'sessions end')}. The
          account stays, with its own bookings, as a traveller’s. To let them in again, you invite them anew.
        </p>
        <DeedForm intent="leave" of={{ was: member.role }}>
          <Button look="bad">Take the office away</Button>
        </DeedForm>
      </section>
      <History of={member.name} entries={history} names={NAMES} say={(_, role) => ROLE_NAMES[role as Role] ?? role} />
      <p>
        <a href={href('/admin/staff')}>All staff</a>
      </p>
    </div>
  )
}
