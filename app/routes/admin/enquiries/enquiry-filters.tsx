import { Filters } from '#app/ui/filters.tsx'
import { Select } from '#app/ui/select.tsx'
import { CALLS_DUE } from '#domain/leads/desk/enquiry/filters.ts'
import type { EnquiryFilters as Asked } from '#domain/leads/desk/enquiry/filters.ts'
import { SOURCE_KINDS } from '#domain/leads/source.ts'
import { DUE, SOURCES, WHOSE } from './words.ts'

type Props = { search: string; filters: Asked; colleagues: readonly { id: string; name: string }[] }

/** What narrows the enquiries, on the board as in the list. */
export function EnquiryFilters({ search, filters: { whose, source, words, due }, colleagues }: Props) {
  const people = [
    ...Object.entries(WHOSE).map(([value, name]) => ({ value, name })),
    ...colleagues.map(({ id, name }) => ({ value: id, name })),
  ]
  const set = [
    ...(words ? [{ name: 'q', words }] : []),
    ...(whose ? [{ name: 'whose', words: people.find(({ value }) => value === whose)?.name ?? 'somebody' }] : []),
    ...(source ? [{ name: 'source', words: `from ${SOURCES[source]}` }] : []),
    ...(due ? [{ name: 'due', words: `call ${DUE[due]}` }] : []),
  ]
  return (
    <Filters search={search} words="Name, mobile, reference, journey" kept={['view', 'state']} set={set}>
      <Select id="whose" name="whose" label="Assigned to" none="Anybody" options={people} defaultValue={whose ?? ''} />
      <Select
        id="source"
        name="source"
        label="Asked on"
        none="Any page"
        options={SOURCE_KINDS.map((value) => ({ value, name: SOURCES[value] }))}
        defaultValue={source ?? ''}
      />
      <Select
        id="due"
        name="due"
        label="Next call"
        none="Any day"
        options={CALLS_DUE.map((value) => ({ value, name: DUE[value] }))}
        defaultValue={due ?? ''}
      />
    </Filters>
  )
}
