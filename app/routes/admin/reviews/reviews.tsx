import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field, LongField } from '#app/ui/field.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { Views } from '#app/ui/views.tsx'
import { listReviewsDesk } from '#domain/reviews/reviews-desk.server.ts'
import type { ModeratedReview } from '#domain/reviews/reviews-desk.server.ts'
import { REVIEW_STATES } from '#domain/reviews/review.ts'
import type { ReviewState } from '#domain/reviews/review.ts'
import { moderateReview } from '#domain/reviews/trip-review.server.ts'
import { DeedForm, keptOf } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay, told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { Pages, pageIn } from '#app/routes/admin/pages.tsx'
import { formatDate, istDate } from '#platform/dates.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { doneIn, Said } from '#app/routes/admin/said.tsx'
import type { Route } from './+types/reviews'
import styles from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('reviews.moderate')

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const asked = new URL(request.url).searchParams
  const state = REVIEW_STATES.find((one) => one === asked.get('state')) ?? 'pending'
  const page = pageIn(asked)
  const found = await listReviewsDesk(db, context.get(visitContext).visitor, { state, page })
  if (!found.ok) throw refusedPage(found.reason)
  return { ...found.value, state, page, done: doneIn(request, DONE) }
}

const DONE: Record<string, string> = {
  published: 'Published. It stands on the page of its package, with your reply.',
  declined: 'Kept back. Whoever wrote it reads why on the page of their trip.',
}

export function action({ context, request }: Route.ActionArgs) {
  const state = new URL(request.url).searchParams.get('state') ?? 'pending'
  // Whoever stands in a list is led back to it: the next review is the first there.
  return doDeed(context, request, href('/admin/reviews'), DEEDS, { state })
}

const REFUSED = { invalid: 'unclear-deed', unknown: 'unknown-review' } as const
const moderate =
  (state: 'published' | 'declined'): Deed =>
  async (services, actor, typed) => {
    const draft = { id: typed('review'), state, reply: typed('reply'), because: typed('because') }
    return told(await moderateReview(services, actor, draft), () => state, REFUSED)
  }
const DEEDS: Record<string, Deed> = { publish: moderate('published'), decline: moderate('declined') }

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Reviews')
}

const NAMES: Record<ReviewState, string> = { pending: 'To read', published: 'Published', declined: 'Kept back' }

export default function ReviewsPage({ loaderData, actionData: kept }: Route.ComponentProps) {
  const { rows, counts, pages, page, state, done } = loaderData
  return (
    <div className={styles.page}>
      <h1>Reviews</h1>
      <Said kept={kept} done={done} />
      <Views
        label="Which reviews"
        views={REVIEW_STATES.map((one) => ({
          name: NAMES[one],
          to: `?state=${one}`,
          isHere: one === state,
          count: counts[one] ?? 0,
        }))}
      />
      {rows.length === 0 ? <Empty says={state === 'pending' ? 'Nothing waits to be read.' : 'None.'} /> : null}
      <ul className={styles.rows}>
        {rows.map((review) => (
          <Review key={review.id} review={review} kept={kept} />
        ))}
      </ul>
      <Pages page={page} pages={pages} others={{ state }} />
    </div>
  )
}

function Review({ review, kept }: { review: ModeratedReview; kept: KeptForm }) {
  const { rating, title, text, author, from, packageName, packageUrl, travelledOn, booking, createdAt } = review
  return (
    <li className={styles.wide}>
      <div>
        <h2 className={styles.title}>
          {rating} of 5: {title}
        </h2>
        <p className="small soft">
          <a href={href('/package/:url', { url: packageUrl })}>{packageName}</a>, left {formatDate(travelledOn)}.{' '}
          {author}, {from}
          {booking ? `, booking ${booking}` : ''}. Written {formatDate(istDate(createdAt))}.
        </p>
        <p className={styles.text}>{text}</p>
        {review.declinedBecause ? <p>Kept back: {review.declinedBecause}</p> : null}
      </div>
      <div className={styles.deeds}>
        <Publish review={review} kept={kept} />
        {review.state === 'declined' ? null : <Decline review={review} kept={kept} />}
      </div>
    </li>
  )
}

function Publish({ review: { id, state, reply, author }, kept }: { review: ModeratedReview; kept: KeptForm }) {
  const mine = keptOf(kept, 'publish', { review: id })
  return (
    <DeedForm intent="publish" of={{ review: id }} className={styles.column}>
      <LongField
        id={`reply-${id}`}
        name="reply"
        label="Your reply, if any"
        rows={3}
        maxLength={2000}
        defaultValue={mine?.typed['reply'] ?? reply ?? ''}
        fault={mine?.faults['reply']}
      />
      <Button look={state === 'published' ? 'ink' : 'line'}>
        {state === 'published' ? 'Save the reply' : 'Publish'}
        <span className="vh"> to {author}’s review</span>
      </Button>
    </DeedForm>
  )
}

function Decline({ review: { id, author, reply }, kept }: { review: ModeratedReview; kept: KeptForm }) {
  const mine = keptOf(kept, 'decline', { review: id })
  return (
    <details open={Boolean(mine) || undefined}>
      <summary>
        Keep it back…<span className="vh"> {author}’s review</span>
      </summary>
      <DeedForm intent="decline" of={{ review: id, reply: reply ?? '' }} className={styles.column}>
        <Field
          id={`because-${id}`}
          name="because"
          label="Why: the writer reads this"
          autoComplete="off"
          maxLength={300}
          defaultValue={mine?.typed['because'] ?? ''}
          fault={mine?.faults['because']}
        />
        <Button look="bad">Keep it back</Button>
      </DeedForm>
    </details>
  )
}
