import { expect, test } from 'vitest'
import { fieldsOf } from '#domain/search/fields.ts'
import { foldText } from '#domain/search/normalise.ts'
import { goldenDocuments, goldenSentenceNames } from '#tests/golden-documents.ts'
import { apart } from './apart.ts'

const names = goldenSentenceNames()
const words = (text: string) => apart(text, names).text

test.for([
  ['goatour', 'goa tour'],
  ['keralatourpackage6days', 'kerala tour package 6days'],
  ['ladakhbiketrip', 'ladakh bike trip'],
  ['jyotirlingdarshan', 'jyotirling darshan'],
  ['shimlamanali', 'shimla manali'],
  ['#GoaTrip', '#goa trip'],
  ['rajasthantourfromdelhi', 'rajasthan tour from delhi'],
  ['valleyofflowerstrek', 'valley of flowers trek'],
  ['northeasttour', 'northeast tour'],
  ['amritsargoldentemple', 'amritsar golden temple'],
  ['ladakhinjune', 'ladakh in june'],
  ['goagarmimein', 'goa garmi mein'],
] as const)('“%s” is “%s”', ([typed, read]) => {
  expect(words(typed)).toBe(read)
})

test('words of what is sold are left as they are (caught: sea food, sol omon, hill top)', () => {
  const own = new Set(
    goldenDocuments().flatMap((document) => fieldsOf(document).flatMap(({ texts }) => texts.flatMap(foldText))),
  )
  expect([...own].filter((word) => words(word) !== word)).toEqual(['damanganga'])
  expect(own.size).toBeGreaterThan(3000)
})
