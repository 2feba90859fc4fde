import { changedParts } from '#app/routes/admin/audit/changed.ts'
import { Changes } from '#app/routes/admin/audit/changes.tsx'
import type { Typed } from './typed.ts'
import styles from './edit.module.css'

/** Asked by a form, and nothing of the package. */
const ASKED = new Set(['intent', 'stood', 'on', 'place', 'placeNights', 'take'])

/** What somebody else saved of a part first, beside what was typed: another press of Save decides. */
export function Clash({ stands, typed }: { stands: Typed; typed: Typed }) {
  return (
    <div className={styles.clash}>
      <p>Struck out is what stands now, beside it what you typed. Save once more to keep yours.</p>
      <Changes fate="changed" parts={changedParts(writtenOf(stands), writtenOf(typed))} />
    </div>
  )
}

function writtenOf(typed: Typed): Record<string, string> {
  const written = Object.entries(typed).filter(
    ([name, value]) => value !== '' && !ASKED.has(name) && !name.endsWith('.count'),
  )
  return Object.fromEntries(written.map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]))
}
