import { Happening, Timeline } from '#app/ui/timeline.tsx'
import type { FoundBooking } from './booking.server.ts'
import { momentText } from './moment.ts'
import { happenedText } from './timeline-words.ts'

/** Everything that happened to a booking, the latest first. */
export function Happened({ found: { timeline, names } }: { found: FoundBooking }) {
  return (
    <section aria-labelledby="happened">
      <h2 id="happened">What happened</h2>
      <Timeline namedBy="happened">
        {timeline.map((one, at) => (
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
              </>
            }
            words={one.what === 'note' ? one.words : undefined}
          />
        ))}
      </Timeline>
    </section>
  )
}
