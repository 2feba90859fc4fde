import { href } from 'react-router'
import { Happening, Timeline } from '#app/ui/timeline.tsx'
import { STATES as REVIEWS } from '#app/routes/admin/reviews/words.ts'
import type { FoundBooking } from './booking.server.ts'
import { momentText } from './moment.ts'
import { happenedText } from './timeline-words.ts'

type Props = { found: FoundBooking; mayModerate: boolean }

/** Everything that happened to a booking, the latest first. */
export function Happened({ found: { booking, happened, names }, mayModerate }: Props) {
  return (
    <section aria-labelledby="happened">
      <h2 id="happened">What happened</h2>
      <Timeline namedBy="happened">
        {happened.map((one, at) => (
          <Happening
            // Two things may happen at one moment.
            // eslint-disable-next-line react/no-array-index-key
            key={at}
            title={happenedText(one)}
            says={
              <>
                {momentText(one.at)}
                {one.by === undefined ? null : `, ${names.get(one.by) ?? 'a colleague who has left'}`}
                {one.what === 'message' && !one.isSent ? ', on its way' : null}
                {one.what === 'review' ? `, ${REVIEWS[one.state].word.toLowerCase()}` : null}
                {one.what === 'review' && mayModerate ? (
                  <>
                    {' '}
                    <a
                      href={`${href('/admin/reviews')}?${new URLSearchParams({ state: one.state, q: booking.reference })}`}
                    >
                      Read the review
                    </a>
                  </>
                ) : null}
              </>
            }
            words={one.what === 'note' ? one.words : undefined}
          />
        ))}
      </Timeline>
    </section>
  )
}
