import { href } from 'react-router'
import { monthName } from '#platform/dates.ts'
import styles from './ask-form.module.css'

const LENGTHS = [
  { value: '1-3', name: '1 to 3 days' },
  { value: '4-7', name: '4 to 7 days' },
  { value: '8-60', name: '8 days or more' },
]

type Props = {
  /** The months to choose from, 1 to 12, in the order they are offered. */
  months: number[]
  /** What was asked before, to be asked again with a change. */
  asked?: { text: string; month: number | undefined; days: string }
  className?: string
}

/** The first question of a journey: where, when, how long. A plain form that leads to the search page. */
export function AskForm({ months, asked, className = '' }: Props) {
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
        <select name="days" defaultValue={asked?.days ?? ''}>
          <option value="">Any length</option>
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
