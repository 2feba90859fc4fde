import styles from './steps.module.css'

/** The steps of every booking, in their order. */
const BOOKING_STEPS = ['party', 'date', 'rooms', 'travellers', 'review', 'pay'] as const
export type BookingStep = (typeof BOOKING_STEPS)[number]
/** Those of a car. */
const CAR_STEPS: readonly BookingStep[] = ['date', 'travellers', 'review', 'pay']

const NAMES: Record<BookingStep, string> = {
  party: 'Party',
  date: 'Date',
  rooms: 'Rooms',
  travellers: 'Travellers',
  review: 'Review',
  pay: 'Pay',
}
const USUAL: Record<BookingStep, string> = {
  party: 'who comes',
  date: 'when it leaves',
  rooms: 'rooms and extras',
  travellers: 'names and ages',
  review: 'read your ticket',
  pay: 'part or whole',
}

const CAR_NAMES = { ...NAMES, travellers: 'Pick-up' }
const CAR_USUAL = { ...USUAL, date: 'when it comes', travellers: 'where it comes' }

type Props = {
  here: BookingStep
  /** Where a step that is done is changed. */
  links?: Partial<Record<BookingStep, string>>
  /** What was answered, under its name on the desk. */
  answers?: Partial<Record<BookingStep, string>>
  isCar?: boolean
}

/** How far a booking is: done is a ring that leads back, here is filled, ahead is a ring on dashes. */
export function Steps({ here, links = {}, answers = {}, isCar = false }: Props) {
  const steps = isCar ? CAR_STEPS : BOOKING_STEPS
  const [names, usual] = isCar ? [CAR_NAMES, CAR_USUAL] : [NAMES, USUAL]
  const at = steps.indexOf(here)
  return (
    <nav className={styles.steps} aria-label="Steps of this booking">
      <div className="wrap">
        <ol>
          {steps.map((step, place) => (
            <li
              key={step}
              className={place < at ? styles.done : place === at ? styles.here : undefined}
              aria-current={place === at ? 'step' : undefined}
            >
              <Step
                name={names[step]}
                answer={answers[step] ?? usual[step]}
                href={place < at ? links[step] : undefined}
              />
              {place === at ? null : <span className="vh">{place < at ? ', done' : ', ahead'}</span>}
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}

function Step({ name, answer, href }: { name: string; answer: string; href: string | undefined }) {
  const words = (
    <>
      <b>{name}</b>
      <small>{answer}</small>
    </>
  )
  if (href === undefined) return words
  return (
    <a href={href}>
      {words}
      <span className="vh">, change it</span>
    </a>
  )
}
