import { expect, test } from 'vitest'
import { goldenSentenceNames } from '#tests/golden-documents.ts'
import { readSentence } from './read-sentence.ts'

const names = goldenSentenceNames()

test('a way whose travellers stand in its middle begins where one lives (caught: both places looked for)', () => {
  expect(readSentence('hyderabad family of 4 to ooty 2 lakh', names)).toMatchObject({
    filters: { from: ['hyderabad'] },
    party: { adults: 4 },
  })
})
