import { expect, test } from 'vitest'
import { hills } from '#tests/catalogue-fixture.ts'
import { pictures } from './pictures.tsx'
import { tidied } from './typed.ts'

const known = {} as never
const read = (typed: Record<string, string>) => pictures.read(tidied(pictures.lists, typed), known, hills).values
const content = { ...hills, pictureIds: ['one', 'two'], pictureAlts: { two: 'Tea at dawn' } }

test('pictures of a package keep their words with them when they move, and lose them when they go', () => {
  const typed = { ...pictures.typed(content, known) }
  expect(read(typed)).toEqual({ pictureIds: ['one', 'two'], pictureAlts: { two: 'Tea at dawn' } })
  expect(read({ ...typed, do: 'pictureIds.up.1' })).toEqual({
    pictureIds: ['two', 'one'],
    pictureAlts: { two: 'Tea at dawn' },
  })
  expect(read({ ...typed, do: 'pictureIds.remove.1' })).toEqual({ pictureIds: ['one'], pictureAlts: undefined })
})

test('a picture is taken once, however often it is pressed', () => {
  const typed = pictures.typed(content, known)
  expect(read({ ...typed, take: 'three' })).toMatchObject({ pictureIds: ['one', 'two', 'three'] })
  expect(read({ ...typed, take: 'one' })).toMatchObject({ pictureIds: ['one', 'two'] })
})
