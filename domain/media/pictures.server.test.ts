import { describe, expect } from 'vitest'
import { onBoth as test } from '#tests/database.ts'
import { findPictures, findStoredPicture, savePosterPictures } from './pictures.server.ts'
import type { PosterRecipe } from '#art/kind.ts'
import { posterTones } from '#art/poster.ts'
import { pictures } from './tables.ts'

const FORT: PosterRecipe = { slug: 'jodhpur', kind: 'fort', hour: 'dusk', season: 'winter', width: 1600, height: 1200 }

describe('poster pictures', () => {
  test('are rows in the order given, with the tones of the poster and nothing stored', async ({ db }) => {
    const saved = await savePosterPictures(db, [
      { recipe: FORT, alt: 'The fort' },
      { recipe: { ...FORT, hour: 'dawn' }, alt: 'The fort at dawn' },
    ])
    expect(saved.map(({ alt }) => alt)).toEqual(['The fort', 'The fort at dawn'])
    expect(saved[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-hjkmnp-tv-z]{20}$/),
      width: 1600,
      height: 1200,
      alt: 'The fort',
      tones: posterTones(FORT),
      credit: null,
    })
    expect(await db.select({ storedAt: pictures.storedAt }).from(pictures)).toEqual([
      { storedAt: null },
      { storedAt: null },
    ])
    expect((await findStoredPicture(db, saved[0]?.id ?? ''))?.recipe).toEqual(FORT)
  })

  test('have an id for each recipe, whatever the order of its keys', async ({ db }) => {
    const changes: Partial<PosterRecipe>[] = [
      { slug: 'jodhpur-2' },
      { kind: 'desert' },
      { hour: 'day' },
      { season: 'monsoon' },
      { width: 800 },
      { height: 900 },
      { feature: true },
      { feature: false },
    ]
    const recipes = [FORT, ...changes.map((change) => ({ ...FORT, ...change }))]
    const saved = await savePosterPictures(
      db,
      recipes.map((recipe) => ({ recipe, alt: 'x' })),
    )
    expect(new Set(saved.map(({ id }) => id)).size).toBe(recipes.length)
    const backwards: PosterRecipe = {
      height: 1200,
      width: 1600,
      season: 'winter',
      hour: 'dusk',
      kind: 'fort',
      slug: 'jodhpur',
    }
    expect((await savePosterPictures(db, [{ recipe: backwards, alt: 'x' }]))[0]?.id).toBe(saved[0]?.id)
  })

  test('may be saved twice, in one go and later, and keep the last words', async ({ db }) => {
    const twice = await savePosterPictures(db, [
      { recipe: FORT, alt: 'a' },
      { recipe: FORT, alt: 'b' },
    ])
    expect(twice.map(({ alt }) => alt)).toEqual(['b', 'b'])
    const [again] = await savePosterPictures(db, [{ recipe: FORT, alt: 'c' }])
    expect(await findPictures(db, [again?.id ?? ''])).toMatchObject([{ alt: 'c' }])
  })

  test('are saved by the thousand, and found in the order asked', async ({ db }) => {
    const many = Array.from({ length: 1203 }, (_, i) => ({
      recipe: { ...FORT, slug: `place-${i}` },
      alt: `Place ${i}`,
    }))
    const saved = await savePosterPictures(db, many)
    expect(saved.map(({ alt }) => alt)).toEqual(many.map(({ alt }) => alt))
    const asked = [saved[700]?.id ?? '', 'unknown', saved[3]?.id ?? '']
    expect((await findPictures(db, asked)).map(({ alt }) => alt)).toEqual(['Place 700', 'Place 3'])
  })

  test('none of none', async ({ db }) => {
    expect(await savePosterPictures(db, [])).toEqual([])
    expect(await findPictures(db, [])).toEqual([])
  })
})
