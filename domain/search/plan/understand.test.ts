import { expect, test } from 'vitest'
import { understand } from './understand.ts'

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
