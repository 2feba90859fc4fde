import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { foreseeMerge, mergeCustomers } from '#domain/leads/desk/merge-customers.server.ts'
import type { ForeseenMerge, KnownAs } from '#domain/leads/desk/merge-customers.server.ts'
import { counted } from '#app/routes/admin/counted.ts'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay, told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { Said } from '#app/routes/admin/said.tsx'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { formatDate, istDate } from '#platform/dates.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { officeRefusal } from '#web/office-words.ts'
import { refusedPage } from '#web/refused-page.ts'
import type { Route } from './+types/merge'
import { mergeAddress } from './names.tsx'
import known from '#app/routes/admin/enquiries/enquiry.module.css'
import office from '#app/routes/admin/office.module.css'
import { mobileText } from '#platform/mobile-text.ts'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('bookings.work')

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams
  const [keep, gone] = [asked.get('keep') ?? '', asked.get('gone') ?? '']
  const { db } = context.get(servicesContext)
  const foreseen = await foreseeMerge(db, context.get(visitContext).visitor, { keep, gone })
  if (foreseen.ok) return { foreseen: foreseen.value, refused: undefined }
  if (foreseen.reason === 'forbidden') throw refusedPage(foreseen.reason)
  const reason = foreseen.reason === 'unknown' ? 'unknown-customer' : foreseen.reason
  return { foreseen: undefined, refused: officeRefusal(reason) }
}

export function action({ context, request }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/customers'), { merge })
}

const merge: Deed = async (services, actor, typed) => {
  const [keep, gone, seen] = [typed('keep'), typed('gone'), typed('seen')]
  const outcome = told(await mergeCustomers(services, actor, { keep, gone, seen }), () => 'merged', REFUSED)
  return outcome.ok ? { ...outcome, page: href('/admin/customers/:key', { key: keep }) } : outcome
}

const REFUSED = { invalid: 'unclear-deed', unknown: 'unknown-customer' } as const

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Two names of one person')
}

/** Two names beside each other, and what bringing them together would do. */
export default function MergePage({ loaderData: { foreseen, refused }, actionData: kept }: Route.ComponentProps) {
  return (
    <div className={office.page}>
      <div>
        <h1>Two names of one person</h1>
        <p className={office.say}>A family may share one mobile: then these are two people, and stay two.</p>
      </div>
      <Said kept={kept ?? (refused ? { message: refused } : undefined)} />
      {foreseen ? <Both foreseen={foreseen} /> : null}
      <p>
        <a href={href('/admin/customers')}>Find somebody else</a>
      </p>
    </div>
  )
}

function Both({ foreseen }: { foreseen: ForeseenMerge }) {
  const { keep, gone, moving, staying, seen } = foreseen
  const [bookings, enquiries] = [moving.bookings.length, moving.enquiries.length]
  const moved = [
    ...(bookings > 0 ? [counted(bookings, 'booking', 'bookings')] : []),
    ...(enquiries > 0 ? [counted(enquiries, 'enquiry', 'enquiries')] : []),
  ].join(' and ')
  return (
    <>
      <div className={office.pair}>
        <Side title="This name stays" one={keep} />
        <Side title="This name goes" one={gone} />
      </div>
      <p>
        <a href={mergeAddress(gone.key, keep.key)}>The other way round</a>
      </p>
      <section aria-labelledby="does">
        <h2 id="does">What it does</h2>
        {bookings + enquiries === 0 ? (
          <p>Nothing would move: what stands under {gone.name} is an account’s own.</p>
        ) : (
          <>
            <ul className={known.known}>
              <li>
                {moved} become{bookings + enquiries === 1 ? 's one' : ' those'} of {keep.name}
                {gone.email === keep.email ? '' : `; their mails go to ${keep.email ?? 'nobody'} from then on`}.
              </li>
              {gone.email === keep.email || bookings === 0 ? null : (
                <li>
                  Links of telephone bookings that went to the other e-mail open nothing any more
                  {keep.email === null
                    ? '; they have no e-mail a new one could go to.'
                    : `: each is mailed anew to ${keep.email}.`}
                </li>
              )}
              {staying > 0 ? <li>{counted(staying, 'booking', 'bookings')} of an account stay as they are.</li> : null}
              <li>Accounts, consents and issued papers stay as they are.</li>
            </ul>
            <div className={office.deeds}>
              <Notice tone="warn">This cannot be undone: the other name and its addresses are not kept.</Notice>
              <DeedForm intent="merge" of={{ keep: keep.key, gone: gone.key, seen }} className={office.column}>
                <Button look="go">Move {moved}</Button>
              </DeedForm>
            </div>
          </>
        )}
      </section>
    </>
  )
}

function Side({ title, one }: { title: string; one: KnownAs }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <dl className={known.facts}>
        <dt>Name</dt>
        <dd>{one.name}</dd>
        <dt>Mobile</dt>
        <dd>{one.mobile ? mobileText(one.mobile) : 'none'}</dd>
        <dt>E-mail</dt>
        <dd className={office.anywhere}>{one.email ?? 'none'}</dd>
        <dt>Bookings</dt>
        <dd>
          {one.bookings}
          {one.ofAccount > 0 ? `, ${one.ofAccount} of an account` : ''}
        </dd>
        <dt>Enquiries</dt>
        <dd>{one.enquiries}</dd>
        <dt>Last met</dt>
        <dd>{formatDate(istDate(one.latestAt))}</dd>
      </dl>
    </section>
  )
}
