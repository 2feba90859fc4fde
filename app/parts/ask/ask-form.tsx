import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
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
  const others =
    asked?.days && LENGTHS.every(({ value }) => value !== days)
      ? [{ value: spanText(asked.days), name: daysText(asked.days) }]
      : []
  return (
    <form className={`${styles.ask} ${className}`} action={href('/search')} role="search" aria-label="Find a tour">
      <Field
        id="ask-where"
        label={<span className="label">Where</span>}
        name="q"
        type="search"
        defaultValue={asked?.text}
        placeholder="Anywhere in India"
        maxLength={100}
      />
      <Select
        id="ask-when"
        label={<span className="label">When</span>}
        name="month"
        none="Any month"
        options={months.map((month) => ({ value: month, name: monthName(month) }))}
        defaultValue={asked?.month ?? ''}
      />
      <Select
        id="ask-how-long"
        label={<span className="label">How long</span>}
        name="days"
        none="Any length"
        options={[...others, ...LENGTHS]}
        defaultValue={days ?? ''}
      />
      <Button look="go">Find tours</Button>
    </form>
  )
}
