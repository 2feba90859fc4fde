import type { KeptForm } from './deed-form.tsx'

/** What the fields of a form hold, by name. */
type TypedFields = Readonly<Record<string, string>>

type Stands = {
  /** What a form of the thing shows as it stands now, and the `stood` it carries then. */
  stands: TypedFields
  stood: string
  kept: KeptForm
  /** The same of what the thing was when the form was made; a field it has no words for is not known. */
  show: (was: object) => TypedFields
  /** Fields that are kept or given up together, by the one name of all of them: the rows of a list. */
  listOf?: (name: string) => string | undefined
  /** How what a field holds reads, where that is an id. */
  say?: (name: string, value: string) => string
}

/**
 * What a form of one thing shows: the thing as it stands, or what was typed and why it was not saved. When a colleague saved first, what they alone have
 * changed is taken over, and a field that both changed keeps what was typed and says beside it what it was and what they saved; pressed again, the form
 * saves that. A form that is shown again for anything else is still about the thing it was made from.
 */
export function standing({ stands, stood, kept, show, listOf = () => undefined, say = (_, value) => value }: Stands) {
  if (!kept) return { typed: stands, faults: {}, stood }
  const { typed, faults, meanwhile } = kept
  if (!meanwhile) return { typed, faults, stood: typed['stood'] ?? stood }
  const joined = joinTyped(typed, { was: meanwhile.was && show(meanwhile.was), now: stands }, listOf)
  const clashes = Object.entries(joined.theirs).map(([name, { was, now }]) => [
    name,
    `${was === undefined ? '' : `It was “${say(name, was) || 'nothing'}”. `}${meanwhile.who} has saved “${say(name, now) || 'nothing'}”. Save again to keep yours.`,
  ])
  return { typed: joined.typed, faults: { ...faults, ...Object.fromEntries(clashes) }, stood }
}

type Theirs = { was: string | undefined; now: string }

/** What was typed, joined with what somebody else saved; `theirs` is what both have changed. What a thing was like is not always known: then all that differs is. */
export function joinTyped(
  typed: TypedFields,
  { was, now }: { was: TypedFields | undefined; now: TypedFields },
  listOf: (name: string) => string | undefined = () => undefined,
): { typed: TypedFields; theirs: Record<string, Theirs> } {
  const unitOf = (name: string) => listOf(name) ?? name
  const partOf = (fields: TypedFields, unit: string) => Object.entries(fields).filter(([name]) => unitOf(name) === unit)
  const textIn = (fields: TypedFields, unit: string) => textOf(partOf(fields, unit))
  const joined = { ...typed }
  const theirs: Record<string, Theirs> = {}
  for (const unit of new Set(Object.keys(now).map(unitOf))) {
    const [mine, stands] = [textIn(typed, unit), textIn(now, unit)]
    const stood = was && partOf(was, unit).length > 0 ? textIn(was, unit) : undefined
    if (mine === stands || stood === stands) continue
    if (stood === mine) {
      for (const [name] of partOf(typed, unit)) delete joined[name]
      Object.assign(joined, Object.fromEntries(partOf(now, unit)))
    } else theirs[unit] = { was: stood, now: stands }
  }
  return { typed: joined, theirs }
}

/** What a field holds, or the rows of a list, so that two of them can be compared and read. */
function textOf(fields: readonly (readonly [name: string, value: string])[]): string {
  return fields
    .filter(([name]) => !name.endsWith('.count'))
    .map(([, value]) => value.replaceAll('\r\n', '\n').trim())
    .filter((value) => value !== '')
    .join(', ')
}
