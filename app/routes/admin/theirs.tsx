import { Notice } from '#app/ui/notice.tsx'
import type { Meanwhile } from '#domain/audit/command.server.ts'
import { changedParts } from './audit/changed.ts'
import styles from './office.module.css'

type Props = { meanwhile: Meanwhile | undefined; typed: Record<string, string>; names: Record<string, string> }

/** What somebody else has saved while a form was open, part by part: what was typed stands in the fields, and saving once more decides. */
export function Theirs({ meanwhile, typed, names }: Props) {
  if (!meanwhile) return null
  const parts = changedParts(meanwhile.was ?? typed, meanwhile.now).filter(({ name }) => name in names)
  return (
    <section aria-labelledby="theirs">
      <h2 id="theirs">Saved by somebody else meanwhile</h2>
      <Notice tone="warn">
        Your words stand in the fields. Saving now puts them in place of what is below, field by field.
      </Notice>
      <dl className={styles.theirs}>
        {parts.map(({ name, after }) => (
          <div key={name}>
            <dt>{names[name]}</dt>
            <dd>{after === undefined || after === '' ? 'nothing' : after}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
