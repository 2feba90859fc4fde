import { Button } from '#app/ui/button.tsx'
import { Field, LongField } from '#app/ui/field.tsx'
import { DeedForm, keptOf } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import type { ModeratedReview } from '#domain/reviews/reviews-desk.server.ts'
import styles from '#app/routes/admin/office.module.css'

type Props = { review: ModeratedReview; kept: KeptForm }

/** One review whole, with what can be done about it. */
export function ReviewForm({ review, kept }: Props) {
  return (
    <>
      <p className={styles.text}>{review.text}</p>
      {review.declinedBecause ? <p>Kept back: {review.declinedBecause}</p> : null}
      <div className={styles.deeds}>
        <Publish review={review} kept={kept} />
        {review.state === 'declined' ? null : <Decline review={review} kept={kept} />}
      </div>
    </>
  )
}

function Publish({ review: { id, state, reply, author }, kept }: Props) {
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
      <Button look={state === 'published' ? 'ink' : 'go'}>
        {state === 'published' ? 'Save the reply' : 'Publish'}
        <span className="vh"> to {author}’s review</span>
      </Button>
    </DeedForm>
  )
}

function Decline({ review: { id, author, reply }, kept }: Props) {
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
