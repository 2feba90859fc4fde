import { data, href } from 'react-router'
import { Notice } from '#app/ui/notice.tsx'
import { State } from '#app/ui/state.tsx'
import { onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { BookingLine, EnquiryLine } from '#app/routes/admin/enquiries/known.tsx'
import { FirstOf } from '#app/routes/admin/first-of.tsx'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { formatDate, istDate } from '#platform/dates.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import type { Route } from './+types/customer'
import { openCustomer } from './customer.server.ts'
import type { Customer } from './customer.server.ts'
import { Names } from './names.tsx'
import known from '#app/routes/admin/enquiries/enquiry.module.css'
import office from '#app/routes/admin/office.module.css'
import { mobileText } from '#platform/mobile-text.ts'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('enquiries.work')

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const customer = await openCustomer(services, context.get(visitContext).visitor, params.key)
  if (!customer) throw data(null, { status: 404 })
  return { customer, now: services.clock.now(), done: new URL(request.url).searchParams.get('done') ?? '' }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return officeMeta(matches, loaderData?.customer.name ?? 'A customer')
}

/** One person by mobile and e-mail, and the names they were met under. */
export default function CustomerPage({ loaderData: { customer, now, done } }: Route.ComponentProps) {
  const { name, mobile, email, bookings, enquiries } = customer
  return (
    <div className={office.page}>
      <div>
        <h1>{name ?? 'No name yet'}</h1>
        <p className={office.row}>
          {mobile ? <a href={`tel:${mobile}`}>{mobileText(mobile)}</a> : null}
          {email ? <a href={`mailto:${email}`}>{email}</a> : null}
        </p>
      </div>
      <Notice tone="good" said={done === 'merged'}>
        {done === 'merged' ? 'They are one name now.' : null}
      </Notice>
      <div className={office.split}>
        <div>
          <section aria-labelledby="bookings">
            <h2 id="bookings">Bookings</h2>
            {bookings.total === 0 ? <p>None with this mobile or e-mail.</p> : null}
            <ul className={known.known}>
              {bookings.rows.map((booking) => (
                <BookingLine key={booking.reference} booking={booking} now={now} />
              ))}
            </ul>
            <FirstOf shown={bookings.rows.length} of={bookings.total} which="latest">
              <a href={`${href('/admin/bookings')}?${new URLSearchParams({ q: mobile ?? email ?? '' })}`}>
                Them in the list of bookings
              </a>
            </FirstOf>
          </section>
          <section aria-labelledby="enquiries">
            <h2 id="enquiries">Enquiries</h2>
            {enquiries.total === 0 ? <p>None, or erased.</p> : null}
            <ul className={known.known}>
              {enquiries.rows.map((enquiry) => (
                <EnquiryLine key={enquiry.reference} enquiry={enquiry} now={now} />
              ))}
            </ul>
            <FirstOf shown={enquiries.rows.length} of={enquiries.total} which="latest">
              <a href={`${href('/admin/enquiries')}?${new URLSearchParams({ q: mobile ?? email ?? '' })}`}>
                Them in the list of enquiries
              </a>
            </FirstOf>
          </section>
        </div>
        <div>
          <Consents customer={customer} />
          <Brought customer={customer} />
          <Names names={customer.names} />
        </div>
      </div>
      <p>
        <a href={href('/admin/customers')}>Find somebody else</a>
      </p>
    </div>
  )
}

function Consents({ customer: { account, newsletter, waiting } }: { customer: Customer }) {
  return (
    <section aria-labelledby="consents">
      <h2 id="consents">Account and consents</h2>
      <dl className={known.facts}>
        <dt>Account</dt>
        <dd>{account ? `since ${dayText(account.createdAt)}` : 'none'}</dd>
        {account ? (
          <>
            <dt>E-mail proven</dt>
            <dd>{account.emailVerifiedAt ? dayText(account.emailVerifiedAt) : 'no'}</dd>
            <dt>Mobile proven</dt>
            <dd>{account.mobileVerifiedAt ? dayText(account.mobileVerifiedAt) : 'no'}</dd>
            <dt>News by e-mail</dt>
            <dd>{account.wantsEmailNews ? 'yes' : 'no'}</dd>
            <dt>News by SMS</dt>
            <dd>{account.wantsSmsNews ? 'yes' : 'no'}</dd>
          </>
        ) : null}
        <dt>Newsletter</dt>
        <dd>{newsletterText(newsletter)}</dd>
        <dt>Waiting lists</dt>
        <dd>{waiting === 0 ? 'none' : waiting}</dd>
      </dl>
      {account?.erasesAt ? (
        <p>
          <State halt="bad">Asked to be erased; it happens after {dayText(account.erasesAt)}</State>
        </p>
      ) : null}
    </section>
  )
}

/** What came from the operator's own list. */
function Brought({ customer: { brought } }: { customer: Customer }) {
  if (!brought) return null
  const { name, note, newsEmailOn, newsEmailFrom, newsSmsOn, newsSmsFrom, createdAt } = brought
  return (
    <section aria-labelledby="brought">
      <h2 id="brought">Brought along</h2>
      <dl className={known.facts}>
        <dt>As</dt>
        <dd>
          {name}, {dayText(createdAt)}
        </dd>
        <dt>News by e-mail</dt>
        <dd>{agreedText(newsEmailOn, newsEmailFrom)}</dd>
        <dt>News by SMS</dt>
        <dd>{agreedText(newsSmsOn, newsSmsFrom)}</dd>
      </dl>
      {note === null ? null : <p>{note}</p>}
    </section>
  )
}

function agreedText(on: string | null, from: string | null): string {
  return on === null ? 'no' : `since ${formatDate(on)}: ${from}`
}

function newsletterText(newsletter: Customer['newsletter']): string {
  if (!newsletter) return 'no'
  if (newsletter.leftAt) return `left ${dayText(newsletter.leftAt)}`
  return newsletter.confirmedAt ? `since ${dayText(newsletter.confirmedAt)}` : 'asked for, not confirmed'
}

function dayText(at: Date): string {
  return formatDate(istDate(at))
}
