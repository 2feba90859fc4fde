import { data, href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { Select } from '#app/ui/select.tsx'
import { DeedForm, keptOf } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { fieldsOf } from '#app/routes/admin/fields.ts'
import { momentText } from '#app/routes/admin/bookings/moment.ts'
import { FirstOf } from '#app/routes/admin/first-of.tsx'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { pageIn, Pages, withinPages } from '#app/routes/admin/pages.tsx'
import { doneIn, Said } from '#app/routes/admin/said.tsx'
import { listStaffDesk } from '#domain/accounts/staff.server.ts'
import type { ListedMember } from '#domain/accounts/staff.server.ts'
import { listInvitations, STAFF_ROLES } from '#domain/accounts/staff-invitations.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { STAFF_DEEDS } from './staff.server.ts'
import { ROLE_NAMES, ROLE_WORDS } from './words.ts'
import type { Route } from './+types/staff'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('staff.appoint')

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { visitor } = context.get(visitContext)
  const asked = new URL(request.url).searchParams
  const page = pageIn(asked)
  const staff = await listStaffDesk(services.db, visitor, page)
  const invitations = await listInvitations(services, visitor)
  if (!staff.ok || !invitations.ok) throw data(null, { status: 403 })
  withinPages(request, staff.value.pages)
  const roles = STAFF_ROLES.map((value) => ({ value, name: ROLE_WORDS[value] }))
  return { ...staff.value, page, roles, invitations: invitations.value, done: doneIn(request, DONE) }
}

const DONE: Record<string, string> = {
  invited: 'The invitation is on its way.',
  withdrawn: 'The invitation is withdrawn. Its link opens nothing any more.',
  left: 'They work here no more, and are logged out everywhere. Their account stays, as a traveller’s.',
}

export function action({ context, request }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/staff'), STAFF_DEEDS)
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Staff')
}

/** Who works here, who is asked to, and the way to ask somebody. */
export default function StaffPage({ loaderData, actionData: kept }: Route.ComponentProps) {
  const { rows, total, page, pages, roles, invitations, done } = loaderData
  return (
    <div className={office.page}>
      <div>
        <h1 id="staff">Staff</h1>
        <p className={office.say}>{total === 1 ? '1 person works here.' : `${total} people work here.`}</p>
      </div>
      <Said kept={kept} done={done} />
      <ListTable namedBy="staff" columns={COLUMNS} rows={rows} keyOf={({ id }) => id} />
      <Pages page={page} pages={pages} others={{}} />
      {invitations.total > 0 ? <Invitations invitations={invitations} /> : null}
      <Invite roles={roles} kept={keptOf(kept, 'invite')} />
    </div>
  )
}

const COLUMNS: readonly Column<ListedMember>[] = [
  {
    name: 'Name',
    isHead: true,
    cell: ({ id, name }) => <a href={href('/admin/staff/:id', { id })}>{name}</a>,
  },
  { name: 'E-mail', cell: ({ email }) => <span className={office.anywhere}>{email ?? 'none'}</span> },
  { name: 'Role', cell: ({ role }) => ROLE_NAMES[role] },
  { name: 'Second factor', cell: ({ hasFactor }) => (hasFactor ? 'Yes' : 'None yet') },
  {
    name: 'Last seen',
    cell: ({ lastSeenAt }) => (lastSeenAt ? momentText(lastSeenAt) : 'Not logged in'),
  },
]

type FoundStaff = Route.ComponentProps['loaderData']

function Invitations({ invitations }: Pick<FoundStaff, 'invitations'>) {
  return (
    <section aria-labelledby="invited">
      <h2 id="invited">Invited</h2>
      <ul className={office.rows}>
        {invitations.rows.map(({ id, email, role, expiresAt }) => (
          <li key={id}>
            <p className={office.anywhere}>
              {email}, as {ROLE_NAMES[role].toLowerCase()}, until {momentText(expiresAt)}.
            </p>
            <DeedForm intent="withdraw" of={{ invitation: id }}>
              <Button look="line">
                Withdraw<span className="vh"> the invitation of {email}</span>
              </Button>
            </DeedForm>
          </li>
        ))}
      </ul>
      <FirstOf shown={invitations.rows.length} of={invitations.total} which="latest">
        The others end by themselves within three days.
      </FirstOf>
    </section>
  )
}

function Invite({ roles, kept }: Pick<FoundStaff, 'roles'> & { kept: KeptForm }) {
  const of = fieldsOf(kept)
  return (
    <section aria-labelledby="invite">
      <h2 id="invite">Invite a colleague</h2>
      <DeedForm intent="invite" className={office.column}>
        <Field
          {...of('email')}
          type="email"
          label="E-mail"
          help="A link goes there: it works once, for three days."
          maxLength={254}
        />
        <Select {...of('role')} label="Role" none="Choose" options={roles} />
        <Button look="go">Send the invitation</Button>
      </DeedForm>
    </section>
  )
}
