import { expect } from 'vitest'
import { openTagMemory } from '#platform/tag-memory.ts'
import { hills, honeymoon, pinkCity, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import { likedFirst } from './liked-first.server.ts'
import { likedIn } from './liked-first.ts'
import { tokensOf } from './tokens.ts'

const found = { among: [pinkCity.id, hills.id], fillers: [], total: 2, corrected: undefined, suggestions: [] }

test('what is for those who travel comes first, and all else stays in its order', async ({ db }) => {
  await saveCatalogueFixture(db)
  const needs = { db, memory: openTagMemory() }
  const inOrder = async (liked: string[][]) => (await likedFirst(needs, { liked, isOfWhom: true }, found)).among
  expect(await inOrder([[honeymoon.url]])).toEqual([hills.id, pinkCity.id])
  expect(await inOrder([['nobody has it']])).toEqual([pinkCity.id, hills.id])
  expect(await inOrder([])).toEqual([pinkCity.id, hills.id])
  // Caught: what fits the words best, far behind what is for them.
  const many = [...Array.from({ length: 30 }, (_, at) => `other-${at}`), hills.id]
  const asked = { liked: [[honeymoon.url]], isOfWhom: false }
  const { among } = await likedFirst(needs, asked, { ...found, among: many })
  expect(among?.indexOf(hills.id)).toBe(7)
})

test('who travels is told from what is said of them (caught: friends in Hindi taken for nobody)', () => {
  const of = (text: string) => likedIn(tokensOf(text), []).flat()
  expect(of('beach dosto ke saath')).toContain('student-and-youth-tours')
  expect(of('kerala for retired parents')).toContain('seniors')
  expect(of('kerala in june')).toEqual([])
})
