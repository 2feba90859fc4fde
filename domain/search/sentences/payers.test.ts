import { expect, test } from 'vitest'
import { goldenSentenceNames } from '#tests/golden-documents.ts'
import { payersOf } from './payers.ts'
import { readSentence } from './read-sentence.ts'

const names = goldenSentenceNames()
const payers = (text: string) => payersOf(readSentence(text, names))

test('couples share a room by twos, with a budget and without (caught: two couples in one room of four)', () => {
  const twins = (twin: number) => ({ single: 0, twin, triple: 0, quad: 0 })
  expect(payers('2 couples kashmir 7 days april under 1 lakh')).toMatchObject({ adults: 4, rooms: twins(2) })
  expect(payers('coorg 3 nights 4 days 2 couples december')).toMatchObject({ adults: 4, rooms: twins(2) })
  expect(payers('kashmir for 4 people under 1 lakh')).toMatchObject({ adults: 4, rooms: undefined })
  expect(payers('kashmir for 4 people')).toBeUndefined()
})
