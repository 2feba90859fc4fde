import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import { MOST_AT_ONCE, SEVERAL_DEEDS } from '#domain/departures/planning/several.ts'
import { formatDate } from '#platform/dates.ts'
import { DEED_WORDS } from './several/words.ts'
import { departuresText } from './words.ts'
import office from '#app/routes/admin/office.module.css'

type Season = { id: string; madeOn: string; takenBackAt: Date | null; aheadIds: readonly string[]; taken: number }

/** The season a departure was made with, what can be done to what is ahead of it, and the way back while nobody has a seat. */
export function TakeBack({ season: { id, madeOn, takenBackAt, aheadIds, taken } }: { season: Season }) {
  const ahead = aheadIds.length
  const made = `Made by a rule on ${formatDate(madeOn)}, together with what else is ahead of it: ${departuresText(ahead)}.`
  const isOpen = taken === 0 && ahead > 0 && takenBackAt === null
  return (
    <section aria-labelledby="season">
      <h2 id="season">Its season</h2>
      <p>
        {made}
        {taken > 0 ? ` ${taken} of their seats are held or sold, so it cannot be taken back.` : ''}
      </p>
      {ahead > 0 ? <ChangeAll ids={aheadIds} /> : null}
      {isOpen ? (
        <DeedForm intent="take-back" of={{ season: id }} action={href('/admin/departures')}>
          <Button look="bad">Take {departuresText(ahead)} back</Button>
        </DeedForm>
      ) : null}
    </section>
  )
}

/** What can be done to all that is ahead of a season: on the page that shows each with what becomes of it before it is done, so many at once as that takes. */
function ChangeAll({ ids }: { ids: readonly string[] }) {
  const starts = [...ids.keys()].filter((at) => at % MOST_AT_ONCE === 0)
  return (
    <>
      <p>Change them together; what becomes of each is shown first.</p>
      {starts.map((from) => {
        const some = ids.slice(from, from + MOST_AT_ONCE)
        const name = nameOf(from, some.length, ids.length)
        return (
          <form key={from} method="get" action={href('/admin/departures/several')} className={office.inline}>
            {some.map((id) => (
              <input key={id} type="hidden" name="id" value={id} />
            ))}
            {starts.length > 1 ? <p>{name}:</p> : null}
            {SEVERAL_DEEDS.map((deed) => (
              <Button key={deed} look="line" name="deed" value={deed}>
                {DEED_WORDS[deed].name}
                {starts.length > 1 ? <span className="vh"> {name}</span> : null}
              </Button>
            ))}
          </form>
        )
      })}
    </>
  )
}

/** What a part of a season's dates is called, each otherwise: many are more than a first and a last. */
function nameOf(from: number, count: number, all: number): string {
  if (from === 0) return `The first ${count} of its dates`
  if (from + count === all) return `The last ${count} of its dates`
  return `Its dates ${(from + 1).toLocaleString('en-IN')} to ${(from + count).toLocaleString('en-IN')}`
}
