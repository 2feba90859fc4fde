import page from '#app/parts/booking/booking-page.module.css'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { formatDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import { REFUSALS } from '#web/refusals.ts'
import { bookingMeta } from '#app/routes/booking/booking-meta.ts'
import { leanTask } from '#app/routes/booking/lean.ts'
import { TripPanel } from '#app/routes/booking/trip-panel.tsx'
import { Friends } from './friends.tsx'
import { loadGroup } from './group.server.ts'
import type { Group } from './group.server.ts'
import { WhoPays } from './who-pays.tsx'
import type { Route } from './+types/group'
import styles from './group.module.css'

export const handle = leanTask

export function loader({ context, params, request }: Route.LoaderArgs) {
  return loadGroup(context, params.reference, request.url)
}

export function meta({ params, matches }: Route.MetaArgs) {
  return bookingMeta(matches, `Your group, trip ${params.reference}`)
}

/** For who booked with friends: a link for each, who has filled in, who has paid; never their documents. */
export default function GroupPage({ loaderData: group }: Route.ComponentProps) {
  const { reference, journey, friends, error, name, startsOn } = group
  const isGroup = friends.length > 0
  const isPaid = group.nextDue === undefined
  return (
    <div className={`wrap ${page.page}`}>
      <h1>{isGroup ? 'Your group' : `Friends, each with their own ${isPaid ? 'link' : 'share'}`}</h1>
      <p className={page.lead}>
        {name}, {formatDate(startsOn)}.{' '}
        {isGroup
          ? 'You see who has filled in and who has paid, never what they filled in.'
          : `Give each friend a link of their own: they fill in their details${isPaid ? ' and' : ','} choose whom they share a room with${isPaid ? '. Nothing is left to pay' : ', and pay their part'}. You see who has, never their documents.`}
      </p>
      <div className={page.two}>
        <div>
          <Notice tone="bad" said={Boolean(error)} className={styles.says}>
            {error}
          </Notice>
          {isGroup ? <Made group={group} /> : <Begin group={group} />}
          <p className={page.ways}>
            <a className={page.link} href={`/booking/${reference}`}>
              Back to the trip
            </a>
          </p>
        </div>
        <TripPanel reference={reference} journey={journey} />
      </div>
    </div>
  )
}

function Begin({ group }: { group: Group }) {
  if (group.people.length === 0)
    return (
      <p className={styles.says}>
        Please <a href={`/booking/${group.reference}/travellers`}>name who travels</a> first: each link is for one of
        them.
      </p>
    )
  if (group.refusal) return <p className={styles.says}>{whyNot(group)}</p>
  return <WhoPays group={group} />
}

function Made({ group }: { group: Group }) {
  const { paidPaise, totalPaise, nextDue, reference, refusal, graceDays, shown, isAgain } = group
  const isOpen = shown === 'confirmed'
  const isOver = shown === 'completed'
  const pay = <a href={`/booking/${reference}/review`}>the page to pay</a>
  return (
    <>
      <dl className={styles.sums}>
        <div>
          <dt>Paid so far</dt>
          <dd>
            {formatPaise(paidPaise)} of {formatPaise(totalPaise)}
          </dd>
        </div>
        {(isOpen || isOver) && nextDue ? (
          <div>
            <dt>Next due, all of you</dt>
            <dd>
              {formatPaise(nextDue.amountPaise)}
              {nextDue.dueOn ? ` by ${formatDate(nextDue.dueOn)}` : ''}
            </dd>
          </div>
        ) : null}
      </dl>
      <Friends group={group} />
      {isOver && nextDue ? (
        <p className={styles.says}>
          The journey is over, and this is still open. You may pay for whoever has not, on {pay}.
        </p>
      ) : null}
      {isOpen && nextDue ? (
        <p className={styles.says}>
          The booking is one: if a part is still open {graceDays === 1 ? 'a day' : `${graceDays} days`} after its date,
          all the seats go back. You may pay for whoever has not, on {pay}. What comes back goes to whoever paid it, in
          proportion to what each has paid. If a change makes the trip cheaper, what is still unpaid becomes less; what
          is paid stays paid, and only what goes beyond the unpaid comes back.
        </p>
      ) : null}
      {isOpen ? (
        <details className={styles.more} open={isAgain || undefined}>
          <summary>Share it otherwise, or end the group</summary>
          {refusal ? (
            <p>{whyNot(group)}</p>
          ) : (
            <>
              <WhoPays group={group} />
              <Form action={`/booking/${reference}/group`} className={styles.end}>
                <input type="hidden" name="intent" value="end" />
                <p>
                  What is left to pay becomes yours again. A link then shows a friend what they have paid themselves,
                  and nothing else; one whose friend has neither paid nor given an e-mail opens nothing.
                </p>
                <Button look="line">End the group</Button>
              </Form>
            </>
          )}
        </details>
      ) : null}
    </>
  )
}

function whyNot({ refusal, shown }: Group): string {
  if (refusal === 'money-on-its-way') return REFUSALS['money-on-its-way'].message
  return shown === 'confirmed'
    ? 'A booking is shared where two adults or more travel.'
    : 'This trip is over or cancelled: there is nothing to share any more.'
}
