import type { Fault } from '#domain/audit/command.server.ts'
import type { KeptForm } from './deed-form.tsx'

type ShownForm = Pick<NonNullable<KeptForm>, 'typed' | 'faults'>

/** The fields of a form of the office by their names: what each holds, and what is amiss with it. `prefix` parts their ids from others of the page. */
export function fieldsOf<Name extends string = string>(shown: ShownForm | undefined, prefix = '') {
  return (name: Name) => ({
    id: `${prefix}${name}`,
    name,
    defaultValue: shown?.typed[name] ?? '',
    fault: shown && faultAt(shown.faults, name),
    autoComplete: 'off',
  })
}

/** What is amiss with a field, or with anything in it. */
export function faultAt(faults: Readonly<Record<string, string>>, name: string): string | undefined {
  const inside = Object.keys(faults).find((path) => path.startsWith(`${name}.`))
  return faults[name] ?? (inside === undefined ? undefined : faults[inside])
}

/** All that is amiss, by where: of one place each once, in the order it was found. */
export function faultsByPath(faults: readonly Fault[]): Record<string, string> {
  const byPath = Map.groupBy(faults, ({ path }) => path)
  const said = [...byPath].map(([path, all]) => [path, [...new Set(all.map(({ message }) => message))].join(' ')])
  return Object.fromEntries(said) as Record<string, string>
}
