import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const mannerOf = (text: string) =>
  understand(text).words.flatMap(({ spellings, isManner }) => (isManner ? spellings : []))
const wordsOf = (text: string) => understand(text).words.map(({ spellings }) => spellings[0])

test.each([
  ['river rafting', ['rafting']],
  ['white water rafting rishikesh', ['rafting', 'rishikesh']],
  ['bird watching', ['bird']],
  ['snow skiing gulmarg', ['skiing', 'gulmarg']],
  ['river cruise', ['river', 'cruise']],
  ['snow trek', ['snow', 'trek']],
  ['river', ['river']],
])(
  'what a word of “%s” repeats of another is not asked for (caught: rafting that names no river missed)',
  (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  },
)

test.each([
  ['learn skiing', ['learn']],
  ['famous temples of tamil nadu', ['famous']],
  ['memorable experience', []],
  ['learn to dive', ['learn']],
])('of “%s” %j only tells how the rest is meant (caught: looked for by nothing else)', (text, words) => {
  expect(mannerOf(text)).toEqual(words)
})
