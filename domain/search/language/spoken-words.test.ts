import { expect, test } from 'vitest'
import { PLACE_WORDS } from '#domain/search/language/place-names.ts'
import { foldText } from '#domain/search/normalise.ts'
import { goldenDocuments } from '#tests/golden-documents.ts'
import nicknames from './nicknames.json' with { type: 'json' }
import { NICKNAMES, SAID_OTHERWISE, SPOKEN } from './spoken-words.ts'
import others from './other-words.json' with { type: 'json' }
import words from './spoken-words.json' with { type: 'json' }

const names = new Set(
  goldenDocuments()
    .filter(({ kind }) => kind !== 'package' && kind !== 'category')
    .flatMap(({ name, otherNames }) => [name, ...otherNames].map((one) => foldText(one).join(' '))),
)

test('one word of one language stands in one place, in order', () => {
  const all = [...SPOKEN, ...SAID_OTHERWISE, ...NICKNAMES].map(({ said }) => said.join(' '))
  expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([])
  expect(all.length).toBeGreaterThan(2000)
  for (const table of [words, others, nicknames]) {
    expect(Object.keys(table)).toEqual(Object.keys(table).toSorted())
    for (const said of Object.values(table)) expect(said.split(', ')).toEqual(said.split(', ').toSorted(byCode))
  }
})

test('what people say is no name of a place or a sight', () => {
  const said = [...SPOKEN, ...SAID_OTHERWISE, ...NICKNAMES].map((one) => one.said.join(' '))
  expect(said.filter((one) => names.has(one) || PLACE_WORDS.includes(one))).toEqual([])
})

/** As they were sorted: by the code point, not by the half of one. */
function byCode(one: string, other: string): number {
  const [ones, others] = [Array.from(one), Array.from(other)]
  const at = ones.findIndex((letter, place) => letter !== others[place])
  return (ones[at]?.codePointAt(0) ?? 0) - (others[at]?.codePointAt(0) ?? 0)
}
