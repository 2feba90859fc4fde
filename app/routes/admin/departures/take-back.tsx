import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import { formatDate } from '#platform/dates.ts'
import { departuresText } from './words.ts'

type Season = { id: string; madeOn: string; takenBackAt: Date | null; ahead: number; taken: number }

/** The season a departure was made with, and the way back while nobody has a seat. */
export function TakeBack({ season: { id, madeOn, takenBackAt, ahead, taken } }: { season: Season }) {
  const made = `Made by a rule on ${formatDate(madeOn)}, together with what else is ahead of it: ${departuresText(ahead)}.`
  const isOpen = taken === 0 && ahead > 0 && takenBackAt === null
  return (
    <section aria-labelledby="season">
      <h2 id="season">Its season</h2>
      <p>
        {made}
        {taken > 0 ? ` ${taken} of their seats are held or sold, so they are changed or called off one by one.` : ''}
      </p>
      {isOpen ? (
        <DeedForm intent="take-back" of={{ season: id }} action={href('/admin/departures')}>
          <Button look="bad">Take {departuresText(ahead)} back</Button>
        </DeedForm>
      ) : null}
    </section>
  )
}
