import { Button } from '#app/ui/button.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import type { HistoryEntry } from '#app/routes/admin/history.server.ts'
import type { ScriptSet } from '#domain/settings/scripts-writing.server.ts'
import { formatDate, formatTime, istDate } from '#platform/dates.ts'
import { changeText } from './words.ts'
import office from '#app/routes/admin/office.module.css'

/** Who changed what runs, and the way back to how it was before each change. */
export function Past({ history, stood }: { history: readonly HistoryEntry[]; stood: string }) {
  return (
    <section aria-labelledby="past">
      <h2 id="past">What happened to them</h2>
      {history.length === 0 ? <p>Nobody has changed any.</p> : null}
      <ul className={office.rows}>
        {history.map(({ id, at, name, before, after }) => (
          <li key={id}>
            <span>
              {changeText({ before: before as ScriptSet, after: after as ScriptSet })}{' '}
              <small className="soft">
                {name}, {formatDate(istDate(at))}, {formatTime(at)}
              </small>
            </span>
            <DeedForm intent="restore" of={{ entry: id, stood }}>
              <Button look="line">
                Put back as before
                <span className="vh">
                  {' '}
                  {formatDate(istDate(at))}, {formatTime(at)}
                </span>
              </Button>
            </DeedForm>
          </li>
        ))}
      </ul>
    </section>
  )
}
