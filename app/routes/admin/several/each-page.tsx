import { Button } from '#app/ui/button.tsx'
import { Chosen } from '#app/ui/chosen.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { PlainButton } from '#app/ui/plain-button.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { Said } from '#app/routes/admin/said.tsx'
import office from '#app/routes/admin/office.module.css'

type EachWords = {
  /** As the bar under the list says it. */
  name: string
  verb: string
  /** What follows the things, where the verb has a second part: "Take 2 vehicles out of service". */
  after?: string
  /** What comes of it, before it is done. */
  says: string
  /** What they are once it is done. */
  done: string
  look: 'ink' | 'go' | 'bad'
}
/** How the deeds for several things of a list are called. */
export type EachDeeds = Readonly<Record<string, EachWords>>

/** What can be done with the things of a list that are ticked; the next page says what it comes to. */
export function ChosenEach({ action, deeds }: { action: string; deeds: EachDeeds }) {
  return (
    <Chosen id="chosen" action={action}>
      {Object.entries(deeds).map(([deed, { name }]) => (
        <PlainButton key={deed} name="deed" value={deed}>
          {name}…
        </PlainButton>
      ))}
    </Chosen>
  )
}

type Row = { id: string; stood?: string; stays: string | undefined }
type Props<OneRow extends Row> = {
  found: { deed: string; count: number | undefined; rows: readonly OneRow[] }
  deeds: EachDeeds
  kept: KeptForm
  columns: readonly Column<OneRow>[]
  /** One and many of them, in words: `coupon`, `coupons`. */
  things: readonly [one: string, many: string]
  /** Where all of them are. */
  list: string
  /** Fields the deed asks for. */
  children?: React.ReactNode
}

/** What a deed does to several things, before it does it; and after it, those that stay as they were, each with why. */
export function EachPage<OneRow extends Row>(props: Props<OneRow>) {
  const { found, deeds, kept, columns, things, list } = props
  const { count, rows } = found
  const words = deeds[found.deed]!
  const isBefore = count === undefined && rows.length > 0
  const able = rows.filter(({ stays }) => stays === undefined)
  return (
    <div className={office.page}>
      <div>
        <h1 id="several">{isBefore ? deedText(words, able.length, things) : `Several ${things[1]}`}</h1>
        {isBefore ? <p className={office.say}>{words.says}</p> : null}
      </div>
      <Said kept={kept} done={count === undefined ? undefined : doneText(count, rows.length, words, things)} />
      {rows.length === 0 && count === undefined ? (
        <Empty says={`Tick ${things[1]} in the list, then say what to do with them.`} />
      ) : null}
      {rows.length > 0 ? (
        <ListTable
          namedBy="several"
          columns={able.length < rows.length ? [...columns, STAYS] : columns}
          rows={rows}
          keyOf={({ id }) => id}
        />
      ) : null}
      {isBefore && able.length > 0 ? <Do {...props} able={able} /> : null}
      <p>
        <a href={list}>All {things[1]}</a>
      </p>
    </div>
  )
}

const STAYS: Column<Row> = { name: 'Stays as it is', cell: ({ stays }) => stays ?? null }

function Do<OneRow extends Row>({ found, deeds, things, able, children }: Props<OneRow> & { able: readonly OneRow[] }) {
  const of = able.map(({ id, stood = '' }) => `${id} ${stood}`.trim()).join('\n')
  const words = deeds[found.deed]!
  return (
    <DeedForm intent="several" of={{ deed: found.deed, of }} className={office.column}>
      {children}
      <p>
        <Button look={words.look}>{deedText(words, able.length, things)}</Button>
      </p>
    </DeedForm>
  )
}

function deedText({ verb, after }: EachWords, count: number, things: Props<Row>['things']): string {
  return [verb, countText(count, things), after].filter(Boolean).join(' ')
}

function doneText(count: number, stay: number, { done }: EachWords, things: Props<Row>['things']): string {
  const did = `${countText(count, things)} ${count === 1 ? 'is' : 'are'} ${done}.`
  return stay === 0 ? did : `${did} Below is what stays as it was, and why.`
}

function countText(count: number, [one, many]: Props<Row>['things']): string {
  return count === 1 ? `1 ${one}` : `${count.toLocaleString('en-IN')} ${many}`
}
