import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { DeedForm, keptOf } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { fieldsOf } from '#app/routes/admin/fields.ts'
import { formatDate } from '#platform/dates.ts'
import { Meant } from './meant.tsx'
import { departuresText } from './words.ts'
import office from '#app/routes/admin/office.module.css'

type Season = { id: string; madeOn: string; takenBackAt: Date | null; ahead: number; taken: number }

/** The season a departure was made with, and the way back while nobody has a seat. */
export function TakeBack({
  season: { id, madeOn, takenBackAt, ahead, taken },
  kept,
}: {
  season: Season
  kept: KeptForm
}) {
  const made = `Made by a rule on ${formatDate(madeOn)}, together with what else is ahead of it: ${departuresText(ahead)}.`
  const isOpen = taken === 0 && ahead > 0 && takenBackAt === null
  return (
    <section aria-labelledby="season">
      <h2 id="season">Its season</h2>
      <p>
        {made}
        {taken > 0 ? ` ${taken} of their seats are held or sold, so it cannot be taken back.` : ''}
      </p>
      {ahead > 0 ? <ChangeAll id={id} ahead={ahead} kept={kept} /> : null}
      {isOpen ? (
        <DeedForm intent="take-back" of={{ season: id }} action={href('/admin/departures')}>
          <Button look="bad">Take {departuresText(ahead)} back</Button>
        </DeedForm>
      ) : null}
    </section>
  )
}

/** Seats and cut-off of all that is ahead of a season at once. */
function ChangeAll({ id, ahead, kept }: { id: string; ahead: number; kept: KeptForm }) {
  const mine = keptOf(kept, 'change-season')
  const of = fieldsOf<'capacity' | 'cutoffDays'>(mine, 'season-')
  const figures = { inputMode: 'numeric', maxLength: 4 } as const
  return (
    <DeedForm intent="change-season" of={{ season: id }} className={office.form}>
      <div className={office.pair}>
        <Field {...of('capacity')} {...figures} label="Seats of each" help="Empty: as they are." />
        <Field {...of('cutoffDays')} {...figures} label="Closes, days before" help="Empty: as it is." />
      </div>
      <Meant kept={mine}>Give them these seats all the same</Meant>
      <p>
        <Button look="line">Change {departuresText(ahead)}</Button>
      </p>
    </DeedForm>
  )
}
