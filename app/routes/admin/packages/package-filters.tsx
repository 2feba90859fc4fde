import { Filters } from '#app/ui/filters.tsx'
import { Select } from '#app/ui/select.tsx'
import { COMFORT_NAMES, KIND_NAMES } from '#domain/catalogue/kind-names.ts'
import type { PackagesAsked } from '#domain/departures/packages-desk.server.ts'
import { optionsOf } from './edit/fields.tsx'

type Props = {
  asked: Pick<PackagesAsked, 'words' | 'stateCode' | 'kind' | 'comfort'>
  states: readonly { value: string; name: string }[]
  search: string
  /** What the words are looked for in. */
  words: string
  /** Besides, of drafts: those alone that were never public. */
  isNew?: boolean
}

/** What narrows the lists of packages, those of their drafts too. */
export function PackageFilters({ asked: { words, stateCode, kind, comfort }, states, search, isNew, ...of }: Props) {
  const set = [
    ...(words ? [{ name: 'q', words }] : []),
    ...(stateCode
      ? [{ name: 'state', words: states.find(({ value }) => value === stateCode)?.name ?? stateCode }]
      : []),
    ...(kind ? [{ name: 'kind', words: KIND_NAMES[kind] }] : []),
    ...(comfort ? [{ name: 'comfort', words: COMFORT_NAMES[comfort] }] : []),
    ...(isNew ? [{ name: 'new', words: 'Never public' }] : []),
  ]
  return (
    <Filters search={search} words={of.words} kept={['view', 'sort', 'down', 'new']} set={set}>
      <Select id="state" name="state" label="State" none="Any state" options={states} defaultValue={stateCode} />
      <Select id="kind" name="kind" label="Kind" none="Any kind" options={optionsOf(KIND_NAMES)} defaultValue={kind} />
      <Select
        id="comfort"
        name="comfort"
        label="Comfort"
        none="Any comfort"
        options={optionsOf(COMFORT_NAMES)}
        defaultValue={comfort}
      />
    </Filters>
  )
}
