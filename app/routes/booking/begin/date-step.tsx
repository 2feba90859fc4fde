import { href } from 'react-router'
import { seatsLeft } from '#domain/departures/departure.ts'
import { Choice } from '#app/ui/choice.tsx'
import { Fault } from '#app/ui/fault.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { forHowMany, lapText, seatsText } from '#app/parts/booking/words.ts'
import { WaitLink } from '#app/parts/booking/wait-link.tsx'
import { seatsNeeded } from '#domain/party/party.ts'
import { addDays, formatDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import { KeptFields } from '#app/routes/booking/kept-fields.tsx'
import type { AskingPage } from './new.server.ts'
import styles from './new.module.css'

const FAULT = 'date-fault'
const SHOWN = 10
const NO_DATES = 'It leaves on the dates of its departures alone, and none is open now. Please ask us.'

/** When it leaves: the departures of the register with the seats they have and the whole price, or a day of one's own. */
export function DateStep({ asking, form }: { asking: AskingPage; form: string }) {
  const { typed, fault, board, ownDates, party, pkg } = asking
  const wrong = fault?.field === 'date' ? fault.words : undefined
  const first = board.slice(0, SHOWN)
  const rest = board.slice(SHOWN)
  const isOwn = ownDates !== undefined && (typed.isOwnDate || (typed.departure === '' && board.length === 0))
  const wrongDate = (
    <Fault id={FAULT} said>
      {wrong}
    </Fault>
  )
  return (
    <Form id={form} method="get" action={href('/booking/new')} className={styles.form} changed="step=date">
      <KeptFields typed={typed} step="date" />
      <input type="hidden" name="step" value="rooms" />
      <fieldset aria-describedby={wrong ? FAULT : undefined}>
        <legend>{board.length > 0 || !ownDates ? 'Departures' : 'On a date of your own'}</legend>
        {board.length > 0 && seatsNeeded(party).infants > 0 ? <p className="soft small">{lapText(pkg)}</p> : null}
        {isOwn ? null : wrongDate}
        <ul className={styles.dates}>
          {first.map((line) => (
            <Departing key={line.departure.id} line={line} asking={asking} />
          ))}
        </ul>
        {rest.length > 0 ? (
          <details open={rest.some(({ departure }) => departure.id === typed.departure) || undefined}>
            <summary>{rest.length} more dates</summary>
            <ul className={styles.dates}>
              {rest.map((line) => (
                <Departing key={line.departure.id} line={line} asking={asking} />
              ))}
            </ul>
          </details>
        ) : null}
        {ownDates ? (
          <div className={styles.own}>
            {isOwn ? wrongDate : null}
            {board.length > 0 ? (
              <Choice type="radio" name="departure" value="own" defaultChecked={isOwn}>
                A date of your own, for you alone
              </Choice>
            ) : null}
            <Field
              id="own-date"
              label="Leaves on"
              help={ownText(pkg.ownDates, ownDates.first)}
              type="date"
              name="date"
              min={ownDates.first}
              max={ownDates.last}
              defaultValue={typed.date}
              {...(wrong && isOwn ? { 'aria-invalid': true, 'aria-describedby': FAULT } : {})}
            />
          </div>
        ) : null}
        {board.length === 0 && !ownDates ? <p>{NO_DATES}</p> : null}
      </fieldset>
    </Form>
  )
}

function ownText({ mostPeople }: AskingPage['pkg']['ownDates'], first: CalendarDate): string {
  const most = mostPeople === null ? '' : `, for ${mostPeople} at most`
  return `From ${formatDate(first)} on, up to a year ahead${most}.`
}

type Line = AskingPage['board'][number]

function Departing({ line, asking }: { line: Line; asking: AskingPage }) {
  const { typed, pkg, party } = asking
  const { departure, paise, canBeChosen, canBeWaitedFor } = line
  return (
    <li>
      <Choice
        look="own"
        controlClass={styles.dot}
        type="radio"
        name="departure"
        value={departure.id}
        defaultChecked={canBeChosen && typed.departure === departure.id}
        disabled={!canBeChosen}
      >
        <span>
          <b>{formatDate(departure.startsOn)}</b>
          <small>
            back {formatDate(addDays(departure.startsOn, pkg.days - 1), { year: false })}
            {departure.departureCity === pkg.startCity ? '' : `, from ${departure.departureCity}`}
          </small>
        </span>
        <span className={styles.seats}>
          {seatsWords(line)} {canBeWaitedFor ? <WaitLink departure={departure.id} party={party} short /> : null}
        </span>
        <span className={styles.fare}>
          {paise === undefined ? null : (
            <>
              <b>{formatPaise(paise)}</b>
              <small>{party ? forHowMany(party) : 'one adult, twin sharing'}</small>
            </>
          )}
        </span>
      </Choice>
    </li>
  )
}

function seatsWords({ departure, seats, canBeChosen }: Line): string {
  const left = seatsLeft(departure)
  if (canBeChosen) return `${seatsText(left)} left of ${departure.capacity}`
  if (left <= 0) return 'Full'
  return left < seats ? `${seatsText(left)} left, you need ${seats}` : 'Not for your party, or not any more'
}
