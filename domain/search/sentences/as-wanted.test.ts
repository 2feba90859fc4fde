import { expect, test } from 'vitest'
import type { KnownFacts } from '#domain/search/lists/port.ts'
import { asWanted } from './as-wanted.ts'

const HOURS: Record<string, number> = { long: 8, short: 2, middling: 4, shortest: 1 }
const facts: KnownFacts = {
  factOf: (id, name) => (name === 'longestDrive' ? HOURS[id] : 0),
  hasAct: () => false,
  withAct: () => [],
}
const ids = Object.keys(HOURS)

test('the least of what is wanted comes first, and what is beyond a limit says by how much', () => {
  expect(asWanted(facts, [{ fact: 'longestDrive', goal: 'least' }], ids).meeting).toEqual([
    'shortest',
    'short',
    'middling',
    'long',
  ])
  const { meeting, others, differs } = asWanted(facts, [{ fact: 'longestDrive', goal: 'least', limit: 4 }], ids)
  // Within the limit the order stays that of the words.
  expect([meeting, others]).toEqual([['short', 'middling', 'shortest'], ['long']])
  expect(differs.get('long')).toBe('Up to 8 hours on the road in a day')
})

test('what has fewer of a kind than are wanted says how many', () => {
  const FORTS: Record<string, number> = { none: 0, one: 1, three: 3, five: 5 }
  const known: KnownFacts = { ...facts, factOf: (id) => FORTS[id] }
  const wanted = asWanted(known, [{ fact: 'forts', goal: 'most', limit: 3 }], Object.keys(FORTS))
  expect([wanted.meeting, wanted.others]).toEqual([
    ['three', 'five'],
    ['one', 'none'],
  ])
  expect([...wanted.differs.values()]).toEqual(['Visits 1 fort', 'Visits no fort'])
})
