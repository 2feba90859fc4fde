import { href } from 'react-router'
import { daysText } from '#domain/search/lists/length-text.ts'
import { LENGTHS } from '#domain/search/lists/choices.ts'
import { monthName } from '#platform/dates.ts'
import { spanText } from '#platform/query-values.ts'
import type { Span } from '#platform/query-values.ts'
import styles from './ask-form.module.css'

type Props = {
  /** The months to choose from, 1 to 12, in the order they are offered. */
  months: number[]
  /** What was asked before, to be asked again with a change. */
  asked?: { text: string; month: number | undefined; days: Span | undefined }
  className?: string
}

/** The first question of a journey: where, when, how long. A plain form that leads to the search page. */
export function AskForm({ months, asked, className = '' }: Props) {
  const days = asked?.days && spanText(asked.days)
  return (
    <form className={`${styles.ask} ${className}`} action={href('/search')} role="search" aria-label="Find a tour">
      <label>
        <span className="label">Where</span>
        <input name="q" type="search" defaultValue={asked?.text} placeholder="Anywhere in India" maxLength={100} />
      </label>
      <label>
        <span className="label">When</span>
        <select name="month" defaultValue={asked?.month ?? ''}>
          <option value="">Any month</option>
          {months.map((month) => (
            <option key={month} value={month}>
              {monthName(month)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="label">How long</span>
        <select name="days" defaultValue={days ?? ''}>
          <option value="">Any length</option>
          {asked?.days && LENGTHS.every(({ value }) => value !== days) ? (
            <option value={days}>{daysText(asked.days)}</option>
          ) : null}
          {LENGTHS.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button className="btn go">Find tours</button>
    </form>
  )
}
