import page from '#app/parts/booking/booking-page.module.css'
import { StateCard } from '#app/parts/booking/state-card.tsx'
import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { Fault } from '#app/ui/fault.tsx'
import { Field, LongField } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { bookerName } from '#domain/bookings/booking.ts'
import { findTripReview } from '#domain/reviews/trip-review.server.ts'
import { formAnswerContext, servicesContext } from '#web/contexts.ts'
import { bookingMeta } from '#app/routes/booking/booking-meta.ts'
import { leanTask } from '#app/routes/booking/lean.ts'
import { openBooking, refusedWords, toTrip } from '#app/routes/booking/opened.server.ts'
import type { Route } from './+types/story'
import styles from './story.module.css'

export const handle = leanTask

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const booking = await openBooking(context, params.reference)
  if (booking.shown !== 'completed' || booking.journey.package.kind === 'car') throw toTrip(booking)
  const answer = context.get(formAnswerContext)
  const draft = answer?.form === 'story' ? answer.draft : undefined
  return {
    reference: booking.reference,
    name: booking.journey.package.name,
    author: bookerName(booking)?.split(' ')[0] ?? '',
    written: await findTripReview(db, booking.id),
    typed: draft?.typed ?? {},
    faults: draft?.faults ?? {},
    message: draft?.message ?? refusedWords(request.url),
  }
}

export function meta({ params, matches }: Route.MetaArgs) {
  return bookingMeta(matches, `How was trip ${params.reference}?`)
}

/** Where those who travelled say how it was: once a booking, read by staff before it is shown. */
export default function StoryPage({ loaderData: found }: Route.ComponentProps) {
  const { reference, name, written, message } = found
  return (
    <div className={`wrap ${page.page}`}>
      <h1>How was it?</h1>
      <p className={page.lead}>{name}. What you write helps whoever goes next, good or bad.</p>
      <Notice tone="bad" said={Boolean(message)}>
        {message}
      </Notice>
      <div className={styles.what}>{written ? <Written found={found} /> : <Write found={found} />}</div>
      <p className={page.ways}>
        <a className={page.link} href={`/booking/${reference}`}>
          Back to the trip
        </a>
      </p>
    </div>
  )
}

type FoundStory = Route.ComponentProps['loaderData']
const SAYS = {
  pending: ['Thank you', 'We read it first, then it stands on the page of the journey.'],
  published: ['Thank you', 'It stands on the page of the journey.'],
  declined: ['Not shown', 'We do not show it. Please write to us if you wonder why.'],
} as const

function Written({ found: { written } }: { found: FoundStory }) {
  if (!written) return null
  const [title, says] = SAYS[written.state]
  return (
    <StateCard label={`${written.rating} of 5`} tone={written.state === 'declined' ? 'full' : 'good'} title={title}>
      <p>{says}</p>
      {written.declinedBecause === null ? null : <p>Why: {written.declinedBecause}</p>}
      <p>
        <b>{written.title}</b>
      </p>
      <p className={styles.text}>{written.text}</p>
      {written.reply === null ? null : (
        <p>
          <b>Our answer:</b> {written.reply}
        </p>
      )}
    </StateCard>
  )
}

const STARS = [
  [5, 'Five, as good as it gets'],
  [4, 'Four'],
  [3, 'Three'],
  [2, 'Two'],
  [1, 'One, not what was promised'],
] as const

function Write({ found: { reference, author, typed, faults } }: { found: FoundStory }) {
  return (
    <Form action={`/booking/${reference}/story`} className={styles.form}>
      <fieldset aria-describedby={faults['rating'] ? 'rating-fault' : undefined}>
        <legend>Stars</legend>
        {STARS.map(([stars, words]) => (
          <Choice key={stars} type="radio" name="rating" value={stars} defaultChecked={typed['rating'] === `${stars}`}>
            {words}
          </Choice>
        ))}
        <Fault id="rating-fault">{faults['rating']}</Fault>
      </fieldset>
      <Field
        id="story-title"
        label="In a few words"
        name="title"
        maxLength={80}
        defaultValue={typed['title']}
        fault={faults['title']}
      />
      <LongField
        id="story-text"
        label="What you would tell a friend"
        name="text"
        rows={6}
        maxLength={2000}
        defaultValue={typed['text']}
        fault={faults['text']}
      />
      <Field
        id="story-author"
        label="Shown as"
        name="author"
        maxLength={60}
        defaultValue={typed['author'] ?? author}
        fault={faults['author']}
      />
      <Field
        id="story-from"
        label="Where you live"
        name="from"
        help="A town is enough."
        maxLength={60}
        defaultValue={typed['from']}
        fault={faults['from']}
      />
      <Button look="go">Send it</Button>
    </Form>
  )
}
