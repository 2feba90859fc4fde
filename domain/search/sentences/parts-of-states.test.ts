import { expect, test } from 'vitest'
import { names } from '#tests/read-golden.ts'
import { readSentence } from './read-sentence.ts'

test.each([
  ['kashmir without gulmarg', 'the Kashmir valley'],
  ['কাশ্মীর ভ্রমণ', 'the Kashmir valley'],
  ['jammu tour', 'Jammu'],
  ['jammu and kashmir', undefined],
  ['kashmir and ladakh', undefined],
  ['vaishno devi and kashmir', undefined],
  ['goa', undefined],
])('“%s” means a part of its state where no other is named', (text, name) => {
  expect(readSentence(text, names).part?.name).toBe(name)
})

test.each([
  ['jammu only not kashmir', 'Kashmir'],
  ['kashmir valley, no jammu', 'Jammu'],
  ['kashmir ladakh chhod ke june me pahad', 'Kashmir'],
])('“%s” leaves out a part of the state alone (caught: all of it)', (text, name) => {
  const { except, exceptRegions } = readSentence(text, names)
  expect(exceptRegions.map((region) => region.name)).toEqual([expect.stringContaining(name)])
  expect(except).not.toContain(name)
})
