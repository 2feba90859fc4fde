import { href, useActionData, useRouteLoaderData } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { may } from '#domain/policy/policy.ts'
import { formatDate, formatTime, istDate } from '#platform/dates.ts'
import type { ChangedPart } from './audit/changed.ts'
import { DeedForm } from './deed-form.tsx'
import type { KeptForm } from './deed-form.tsx'
import type { UndoneEntry } from './history.server.ts'
import type { loader as layoutLoader } from './layout.tsx'
import styles from './office.module.css'

type Names = Record<string, string>
type Say = (name: string, value: string) => string
/** `names` are what the parts are called on the page; `say` how what one holds reads, where that is an id. */
type Props = { of?: string; entries: readonly UndoneEntry[]; names: Names; say?: Say }

/** What happened to a thing: who changed what of it and when, and the way back. */
export function History({ of = 'it', entries, names, say = (_, value) => value }: Props) {
  return (
    <section aria-labelledby="F-history">
      <h2 id="F-history">What happened to {of}</h2>
      {entries.length === 0 ? (
        <p className="soft">No change yet.</p>
      ) : (
        <ul className={styles.findings}>
          {entries.map((entry) => (
            <li key={entry.id}>
              {said(entry, names)}
              <WayBack entry={entry} names={names} say={say} />
            </li>
          ))}
        </ul>
      )}
      <Earlier of={entries.at(-1)?.earlier} />
    </section>
  )
}

/** What happened before what is shown stands in the audit, which owners read. */
function Earlier({ of }: { of: UndoneEntry['earlier'] }) {
  const role = useRouteLoaderData<typeof layoutLoader>('routes/admin/layout')?.person.role
  if (!of) return null
  const asked = of.subject ? `?${new URLSearchParams({ q: of.subject })}` : ''
  return (
    <p className="soft">
      {of.count === 1 ? '1 earlier change stands' : `${of.count} earlier changes stand`} in{' '}
      {may(role, 'audit.read') ? <a href={`${href('/admin/audit')}${asked}`}>the audit</a> : 'the audit, for an owner'}.
    </p>
  )
}

function said({ at, name, why, thing, did, parts, isFirst }: UndoneEntry, names: Names): string {
  const reason = why ? ` “${why}”` : ''
  if (did) return `${momentOf(at)}: ${name} ${did}.${reason}`
  const what = parts.map((part) => names[part] ?? part).join(', ')
  const where = thing ? `${thing}: ` : ''
  return `${momentOf(at)}: ${name} ${isFirst ? `began ${thing ?? 'it'}` : `changed ${where}${what}`}.${reason}`
}

function momentOf(at: Date): string {
  return `${formatDate(istDate(at))}, ${formatTime(at)}`
}

/** Says what putting it back would change before it is done. */
function WayBack({ entry: { id, at, back }, names, say }: { entry: UndoneEntry; names: Names; say: Say }) {
  const kept = useActionData<KeptForm>()
  const why = kept?.typed?.['entry'] === id ? kept.typed['why'] : undefined
  if (!back) return null
  return (
    <details open={Boolean(why) || undefined}>
      <summary>
        Put it back as it was before…<span className="vh"> {momentOf(at)}</span>
      </summary>
      <ul>
        {back.parts.map((part) => (
          <li key={part.name} className={styles.anywhere}>
            {names[part.name] ?? part.name}: {becomes(part, say)}
          </li>
        ))}
      </ul>
      <DeedForm intent="put-back" of={{ ...back.of, entry: id, stood: back.stood }}>
        <Field name="why" label="Why, for the history" maxLength={300} autoComplete="off" defaultValue={why ?? ''} />
        <Button look="line" data-undo="">
          Put it back<span className="vh"> as it was before {momentOf(at)}</span>
        </Button>
      </DeedForm>
    </details>
  )
}

const SAID_WHOLE = 160

/** From how it stands to how it was; of a long text its length, and of a picture nothing but that it is another. */
function becomes({ name, before, after }: ChangedPart, say: Say): string {
  if (name.startsWith('pictureId')) return after ? 'the one of then' : 'none'
  const isLong = [before, after].some((text) => (text ?? '').length > SAID_WHOLE)
  const said = (text: string | undefined) => quoted(text && say(name, text))
  if (!isLong) return `${said(before)} becomes ${said(after)}`
  const [now, then] = [before, after].map((text) => (text ?? '').length.toLocaleString('en-IN'))
  return `the text of ${now} signs becomes that of then, of ${then}`
}

function quoted(text: string | undefined): string {
  return text ? `“${text}”` : 'nothing'
}
