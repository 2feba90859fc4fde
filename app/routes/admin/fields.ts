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
