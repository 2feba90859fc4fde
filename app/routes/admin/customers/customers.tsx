import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { ListTable } from '#app/ui/list-table.tsx'
import { listErasureRequests } from '#domain/accounts/customers.server.ts'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import { may } from '#domain/policy/policy.ts'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { Said } from '#app/routes/admin/said.tsx'
import { formatDate, istDate } from '#platform/dates.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import type { Route } from './+types/customers'
import { keyOf } from './customer.server.ts'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('enquiries.work')

export async function loader({ context }: Route.LoaderArgs) {
  const { visitor } = context.get(visitContext)
  const requests = await listErasureRequests(context.get(servicesContext).db, visitor)
  if (!requests.ok) throw refusedPage(requests.reason)
  return { requests: requests.value, mayTakeAlong: may(visitor?.role, 'customers.export') }
}

/** Sent as a form, so that no address of a page names anybody. */
const DEEDS: Record<string, Deed> = {
  find: async (services, actor, typed) => {
    const key = await keyOf(services, actor, typed('who'))
    if (key) return { ok: true, done: 'found', page: href('/admin/customers/:key', { key }) }
    const message = 'Nobody has booked, asked or signed up with that. Type the whole mobile or e-mail.'
    return { ok: false, reason: 'unknown-customer', faults: [{ path: 'who', message }] }
  },
}

export function action({ context, request }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/customers'), DEEDS)
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Customers')
}

/** Finds a person by mobile or e-mail, and shows who asked to be erased. */
export default function CustomersPage({ loaderData, actionData: kept }: Route.ComponentProps) {
  const { requests, mayTakeAlong } = loaderData
  return (
    <div className={office.page}>
      <div>
        <h1>Customers</h1>
        <p className={office.say}>
          Bookings, enquiries and consents of one person. Search by mobile or e-mail: nobody is listed otherwise.
        </p>
      </div>
      <Said kept={kept} />
      <DeedForm intent="find" className={office.column} role="search">
        <Field
          id="who"
          name="who"
          label="Mobile or e-mail"
          help="In full, as 98123 45678."
          maxLength={120}
          autoComplete="off"
          defaultValue={kept?.typed['who'] ?? ''}
          fault={kept?.faults['who']}
        />
        <Button look="ink">Find</Button>
      </DeedForm>
      <section aria-labelledby="requests">
        <h2 id="requests">Asked to be erased</h2>
        {requests.length === 0 ? (
          <p>Nobody. Accounts are erased by themselves seven days after somebody asks.</p>
        ) : (
          <ListTable
            namedBy="requests"
            rows={requests}
            keyOf={({ id }) => id}
            columns={[
              {
                name: 'Asked',
                isHead: true,
                cell: ({ id, requestedAt }) => (
                  <a href={href('/admin/customers/:key', { key: id })}>{formatDate(istDate(requestedAt))}</a>
                ),
              },
              { name: 'Erased', cell: ({ erasesAt }) => `after ${formatDate(istDate(erasesAt))}` },
            ]}
          />
        )}
      </section>
      {mayTakeAlong ? (
        <section aria-labelledby="along">
          <h2 id="along">Export all customers</h2>
          <p>
            Who has booked, asked, signed up, subscribed or was brought along, with what they agreed to hear of. The
            audit says who took it. Customers of another list are brought along under{' '}
            <a href={href('/admin/imports')}>Import and export</a>.
          </p>
          <p>
            <a className={office.line} href={href('/admin/customers/csv')}>
              Export as CSV
            </a>
          </p>
        </section>
      ) : null}
    </div>
  )
}
