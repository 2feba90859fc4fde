import { Field } from '#app/ui/field.tsx'
import { STATE_NAMES } from '#platform/state-names.ts'
import type { FieldOf } from './group.tsx'

const NAMES = Object.values(STATE_NAMES).toSorted((a, b) => a.localeCompare(b))

/** The state of an address: typed, or chosen of those there are. */
export function StateField({ field }: { field: ReturnType<FieldOf> }) {
  const list = `${field.id}-states`
  return (
    <>
      <Field {...field} label="State" maxLength={60} list={list} />
      <datalist id={list}>
        {NAMES.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  )
}
