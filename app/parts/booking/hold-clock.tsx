import { Form } from '#app/ui/form.tsx'
import { PlainButton } from '#app/ui/plain-button.tsx'
import { seatsText } from './words.ts'
import styles from './hold-clock.module.css'
import { capitalised, numberInWords } from '#platform/wording.ts'

/** A hold as its clock shows it. */
export type ShownHold = {
  /** "7:42 pm". */
  until: string
  minutes: number
  seats: number
  isCar: boolean
  isExtended: boolean
  /** The time of day in India at which it ends, and the minutes left, for the hands. */
  hour: number
  minute: number
}

type Props = { hold: ShownHold; reference: string; back: '' | '/travellers' | '/review' }

/** Until when seats are held, said by a station clock and in words, and once fifteen minutes more. It counts nothing down. */
export function HoldClock({ hold, reference, back }: Props) {
  const { seats, isCar, until, minutes, isExtended } = hold
  const isOne = isCar || seats === 1
  return (
    <div id="hold" data-answer="hold">
      <div className={styles.held}>
        <Clock hold={hold} size={46} />
        <p>
          <b>
            {isCar ? 'A car' : `${capitalised(numberInWords(seats))} ${isOne ? 'seat' : 'seats'}`} held until {until}
          </b>
          <small>
            {leftText(minutes)}. Then {isOne ? 'it goes' : 'they go'} back to the {isCar ? 'garage' : 'board'}; what you
            typed stays.
          </small>
        </p>
      </div>
      {isExtended ? null : (
        <Form action={`/booking/${reference}/hold`} className={styles.longer} live>
          <input type="hidden" name="back" value={back} />
          <p>
            <PlainButton className={styles.again}>Hold {isOne ? 'it' : 'them'} 15 minutes more</PlainButton>{' '}
            <small>once</small>
          </p>
        </Form>
      )}
    </div>
  )
}

/** The same in the bar under the thumb, leading to the clock itself. */
export function HeldUntil({ hold }: Pick<Props, 'hold'>) {
  return (
    <span data-answer="hold">
      <a className={styles.small} href="#hold">
        <Clock hold={hold} size={20} />
        held until {hold.until}
        <span className="vh">, {hold.isCar ? 'a car' : seatsText(hold.seats)}</span>
      </a>
    </span>
  )
}

function Clock({ hold: { hour, minute, minutes }, size }: { hold: ShownHold; size: number }) {
  const ends = minute * 6
  const begins = ends - Math.min(minutes, 59) * 6
  const isLong = Math.min(minutes, 59) > 30 ? 1 : 0
  return (
    <svg className={styles.clock} width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <path
        className={styles.left}
        d={`M24 24 ${at(begins, 17)} A17 17 0 ${isLong} 1 ${at(ends, 17).replace('L', '')}Z`}
      />
      <circle className={styles.face} cx="24" cy="24" r="21.5" />
      <path className={styles.tick} d="M24 5v4M24 39v4M5 24h4M39 24h4" />
      <path className={styles.hand} d={`M24 24 ${at(ends, 16)}M24 24 ${at((hour % 12) * 30 + minute / 2, 10)}`} />
    </svg>
  )
}

/** A line to the edge of the clock at so many degrees past twelve. */
function at(degrees: number, radius: number): string {
  const turned = (degrees * Math.PI) / 180
  return `L${(24 + radius * Math.sin(turned)).toFixed(1)} ${(24 - radius * Math.cos(turned)).toFixed(1)}`
}

function leftText(minutes: number): string {
  if (minutes >= 120) return `${Math.floor(minutes / 60)} hours`
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
