import { expect } from 'vitest'
import { onBoth as test } from '#tests/database.ts'
import { saveSampleCatalogue, teaHills } from '#tests/sample-catalogue.ts'
import { findWordFaults } from './word-faults.server.ts'

test('an editor is told of a place the summary names and no day goes to (caught: the stops left out)', async ({
  db,
}) => {
  await saveSampleCatalogue(db)
  const said = async (words: object) =>
    (await findWordFaults(db, { ...teaHills, ...words })).map(({ message }) => message)
  const plain = { name: 'A tour', itinerary: [], startCity: 'Here', endCity: 'Here' }
  expect(await said({ ...plain, summary: 'To Munnar and Eravikulam.', stops: [] })).toEqual([
    'The name or summary speaks of Munnar, and no day goes there or tells of it.',
    'The name or summary speaks of Eravikulam National Park, and no day goes there or tells of it.',
  ])
  expect(await said({ ...plain, summary: 'To Munnar.' })).toEqual([])
})
