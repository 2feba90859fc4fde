import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/select.tsx'
import { monthText } from './words.ts'
import office from '#app/routes/admin/office.module.css'

type Props = {
  month: string
  choices: readonly string[]
  /** Where it asks, this page unless said; and what its button says. */
  action?: string
  says?: string
  children: React.ReactNode
}

/** Asks for a month, and for what its own fields narrow it to. */
export function MonthForm({ month, choices, action, says = 'Show', children }: Props) {
  const months = choices.includes(month) ? choices : [month, ...choices]
  return (
    <form className={office.inline} method="get" action={action}>
      <Select
        id="month"
        name="month"
        label="Month"
        options={months.map((value) => ({ value, name: monthText(value) }))}
        defaultValue={month}
      />
      {children}
      <Button look="line">{says}</Button>
    </form>
  )
}

/** What an address narrows a register to, without what it leaves open. */
export function narrowedBy(asked: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

/** The CSV file of a report, narrowed as its page is. */
export function csvOf(report: string, asked: Record<string, string>): string {
  return `${href('/admin/reports/csv')}?${new URLSearchParams({ report, ...asked })}`
}

/** Two things of a row in one cell, the second under the first; a card sets them as one. */
export function Two({ first, second }: { first: React.ReactNode; second: React.ReactNode }) {
  return (
    <span>
      {first} {second ? <small>{second}</small> : null}
    </span>
  )
}
