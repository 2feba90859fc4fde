import { href } from 'react-router'
import { partyPath } from '#app/parts/party/party-line.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { partyParams, partyText } from '#domain/party/party.ts'
import type { PartyView } from '#domain/party/party.ts'
import type { Filters } from '#domain/search/filters.ts'
import { monthName } from '#platform/dates.ts'
import { dateSpanText, spanText } from '#platform/query-values.ts'
import type { AskChoices } from './ask-choices.server.ts'
import styles from './ask-form.module.css'

type Props = {
  choices: AskChoices
  /** Whom prices are for, and the page that says so. */
  view: PartyView
  back: string
  /** What was asked before, to be asked again with a change. */
  asked?: { text: string; filters: Filters }
  className?: string
}

/** The first question of a journey: where, from where, when, who. A plain form that leads to the search page. */
export function AskForm({ choices: { starts, months }, view, back, asked, className = '' }: Props) {
  const { days, dates, from, month, price } = asked?.filters ?? {}
  return (
    <form className={`${styles.ask} ${className}`} action={href('/search')} role="search" aria-label="Find a tour">
      <Field
        id="ask-where"
        label={<span className="label">Where</span>}
        controlClass={styles.answer}
        name="q"
        type="search"
        defaultValue={asked?.text}
        placeholder="Anywhere"
        maxLength={100}
      />
      <Select
        id="ask-from"
        label={<span className="label">From</span>}
        controlClass={styles.answer}
        name="from"
        none="Any city"
        options={starts}
        defaultValue={from?.[0] ?? ''}
      />
      <Select
        id="ask-when"
        label={<span className="label">When</span>}
        controlClass={styles.answer}
        name="month"
        none="Any month"
        options={months.map((one) => ({ value: one, name: monthName(one) }))}
        defaultValue={month ?? ''}
      />
      <Who view={view} back={back} />
      {days ? <input type="hidden" name="days" value={spanText(days)} /> : null}
      {price ? <input type="hidden" name="price" value={spanText(price)} /> : null}
      {dates ? <input type="hidden" name="dates" value={dateSpanText(dates)} /> : null}
      <Button look="go" className={styles.find}>
        Find tours
      </Button>
    </form>
  )
}

/** Who travels is asked once, with the ages of children, and kept on the device. */
function Who({ view, back }: Pick<Props, 'view' | 'back'>) {
  const { party } = view
  return (
    <div data-region="who" data-party={String(partyParams(view))}>
      <p className={styles.asked} id="ask-who">
        <span className="label">Who</span>
      </p>
      <a
        className={`${styles.answer} ${styles.who}`}
        href={partyPath(back, view)}
        data-asks-party=""
        aria-haspopup="dialog"
        aria-describedby="ask-who"
      >
        <b>{party ? partyText(party) : 'Say who travels'}</b>
      </a>
    </div>
  )
}
