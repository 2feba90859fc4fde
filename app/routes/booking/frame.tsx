import page from '#app/parts/booking/booking-page.module.css'
import { HeldUntil, HoldClock } from '#app/parts/booking/hold-clock.tsx'
import { HoldEnded } from '#app/parts/booking/hold-ended.tsx'
import { Steps } from '#app/parts/booking/steps.tsx'
import type { BookingStep } from '#app/parts/booking/steps.tsx'
import { Bill, PanelPart, TotalBar, TotalPanel } from '#app/parts/booking/total.tsx'
import { datesText, forHowMany, roomKindsText } from '#app/parts/booking/words.ts'
import { Notice } from '#app/ui/notice.tsx'
import { formatDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import { partyText } from '#domain/party/party.ts'
import type { BookingStanding } from './opened.server.ts'
import { UnclearMoney } from './payment-state.tsx'
import styles from './frame.module.css'

type Props = {
  standing: BookingStanding
  here: BookingStep
  back: '/travellers' | '/review'
  title: string
  lead: string
  /** Why the last form came to nothing, where its page was led to. */
  error: string | undefined
  /** The one action: on the desk in the panel, on the phone under the thumb; nothing where there is none. */
  action: React.ReactNode
  /** Whether it stands in the panel on the desk, and not in the text. */
  isInPanel?: boolean
  children: React.ReactNode
}

/** A step of a booking whose seats are held: the way so far, the total in its one place, the hold and its end. Of one that is booked there is no way to go. */
export function StepFrame({ standing, here, back, title, lead, error, action, isInPanel = false, children }: Props) {
  const { journey, hold, reference, wayBack } = standing
  return (
    <>
      {standing.shown === 'confirmed' ? null : (
        <Steps
          here={here}
          links={linksOf(standing)}
          answers={answersOf(standing)}
          isCar={journey.package.kind === 'car'}
        />
      )}
      <div className={`wrap ${page.page}`}>
        <h1>{title}</h1>
        <p className={page.lead}>{lead}</p>
        <div className={page.two}>
          <div>
            <Notice tone="bad" said={error ? 'first' : false}>
              {wayBack ? null : error}
            </Notice>
            <UnclearMoney {...standing} />
            {wayBack ? <HoldEnded {...standing} wayBack={wayBack} back={back} /> : null}
            {children}
          </div>
          <TotalPanel
            label={hold ? 'Your total and your hold' : 'Your journey and your total'}
            top={hold ? <HoldClock hold={hold} reference={reference} back={back} /> : undefined}
          >
            <PanelPart>
              <div>
                <h2 className={styles.name}>{journey.package.name}</h2>
                <p className="small soft">{datesText(journey)}</p>
              </div>
              <Bill journey={isSold(standing) ? { ...journey, payments: [] } : journey} />
              {action && isInPanel ? <div className={page.desk}>{action}</div> : null}
            </PanelPart>
          </TotalPanel>
        </div>
      </div>
      {action ? (
        <TotalBar
          label="Your total"
          figure={formatPaise(journey.totalPaise)}
          note={hold ? <HeldUntil hold={hold} /> : forHowMany(journey.party)}
        >
          {action}
        </TotalBar>
      ) : null}
    </>
  )
}

/** Of one that is sold parts fall due by themselves: a change or a group makes others than its quote had, also once the journey is over. */
export function isSold({ shown }: Pick<BookingStanding, 'shown'>): boolean {
  return shown === 'confirmed' || shown === 'completed'
}

/** A quote may be revised; the names may be changed until they are final. */
function linksOf({ quote, reference }: BookingStanding) {
  const quoted = `/q/${quote}`
  return { party: quoted, date: quoted, rooms: quoted, travellers: `/booking/${reference}/travellers` }
}

function answersOf({ journey }: BookingStanding) {
  return {
    party: partyText(journey.party),
    date: formatDate(journey.startsOn),
    rooms: roomKindsText(journey.rooms),
    ...(journey.payments.length === 1 ? { pay: 'the whole' } : {}),
  }
}
