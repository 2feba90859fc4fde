import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import { partOf } from '#domain/catalogue/revision.ts'
import { categories } from '#domain/catalogue/tables.ts'
import { readEdited } from '#domain/catalogue/revisions.server.ts'
import type { SeveralDeed } from '#domain/catalogue/several.ts'
import { systemClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { onBoth as test } from '#tests/database.ts'
import { saveSampleCatalogue, teaHills } from '#tests/sample-catalogue.ts'
import { beginPackage, keepPart } from './drafts.server.ts'
import { doSeveral, foreseeSeveral } from './several.server.ts'

const EDITOR = { id: 'somebody-who-edits', role: 'editor' } as const
const { id } = teaHills

async function begun(db: Db): Promise<string> {
  const made = await beginPackage({ db, clock }, EDITOR, { name: 'Halts of mist', kind: 'tour', days: '2' })
  return made.ok ? made.value.id : ''
}
async function foreseen(db: Db, deed: SeveralDeed, ids: string[], to = '') {
  const found = await foreseeSeveral(db, EDITOR, { deed, of: ids.map((id) => ({ id, to })) })
  if (!found.ok) throw new Error(found.reason)
  return found.value
}
async function act(db: Db, deed: SeveralDeed, ids: string[], to = '', why = 'All at once') {
  const { stood } = await foreseen(db, deed, ids, to)
  const asked = { deed, of: ids.map((id) => ({ id, to })), stood, why }
  return doSeveral({ db, clock }, EDITOR, asked)
}
const isPublic = async (db: Db) => (await readEdited(db, id))?.shown?.isPublic

describe('a deed for several packages', () => {
  test('says of each what it would do, and does it to those it can; what is gone is left out', async ({ db }) => {
    await saveSampleCatalogue(db)
    const fresh = await begun(db)
    const { rows } = await foreseen(db, 'publish', [id, fresh, 'no-such-package'])
    expect(rows.map(({ not }) => not)).toEqual(['nothing-new', 'has-gaps'])
    expect((await foreseen(db, 'withdraw', [id, fresh])).rows.map(({ not }) => not)).toEqual([undefined, 'not-public'])
    const done = await act(db, 'withdraw', [id, fresh])
    expect(done).toMatchObject({ ok: true, value: { changed: [{ id }], refused: [] } })
    expect(await isPublic(db)).toBe(false)
    expect(await act(db, 'publish', [id])).toMatchObject({ ok: true, value: { changed: [{ id, isPublic: false }] } })
    expect(await isPublic(db)).toBe(true)
  })

  test('gives another plan to drafts, with what each had before, and leaves those that have it', async ({ db }) => {
    await saveSampleCatalogue(db)
    const was = (await readEdited(db, id))!.content.paymentPlanId
    expect(await act(db, 'payment', [id], 'in-full')).toMatchObject({ ok: true, value: { changed: [{ id, was }] } })
    const edited = await readEdited(db, id)
    expect([edited?.content.paymentPlanId, edited?.shown?.content.paymentPlanId]).toEqual(['in-full', was])
    expect((await foreseen(db, 'payment', [id], 'in-full')).rows).toMatchObject([{ not: 'is-so' }])
    expect(await act(db, 'publish', [id], '', '')).toMatchObject({ ok: false, reason: 'why-missing' })
    expect(await act(db, 'publish', [id])).toMatchObject({ ok: true, value: { changed: [{ id }] } })
  })

  test('puts drafts under a theme besides what they belong to, and takes them from it again; what they belong to they keep (caught: a theme that takes the place of the others; one given twice)', async ({
    db,
  }) => {
    await saveSampleCatalogue(db)
    const { categoryId, categoryIds: shown } = (await readEdited(db, id))!.content
    const [category] = await db.select().from(categories).where(eq(categories.id, categoryId))
    const [before, theme] = ['of-tea', 'of-rain'] as const
    for (const one of [before, theme])
      await db.insert(categories).values({ ...category!, id: one, name: one, url: one, kind: 'experience' })
    await act(db, 'join', [id], before)
    const categoryIds = [...shown, before]
    expect(await act(db, 'join', [id], theme)).toMatchObject({ ok: true, value: { changed: [{ id, was: '' }] } })
    const after = async () => (await readEdited(db, id))!
    expect((await after()).content).toMatchObject({ categoryId, categoryIds: [...categoryIds, theme] })
    expect((await after()).shown?.content.categoryIds).toEqual(shown)
    for (const to of [theme, categoryId])
      expect((await foreseen(db, 'join', [id], to)).rows).toMatchObject([{ not: 'is-so' }])
    expect((await foreseen(db, 'leave', [id], categoryId)).rows).toMatchObject([{ not: 'belongs-there' }])
    expect(await act(db, 'leave', [id], theme)).toMatchObject({ ok: true, value: { changed: [{ id, was: theme }] } })
    expect((await after()).content).toMatchObject({ categoryId, categoryIds })
    expect((await foreseen(db, 'leave', [id], theme)).rows).toMatchObject([{ not: 'is-so' }])
  })

  test('does nothing at all once any of them is not as it was shown (caught: what was written after the figures were)', async ({
    db,
  }) => {
    await saveSampleCatalogue(db)
    const { stood } = await foreseen(db, 'withdraw', [id])
    const { content } = (await readEdited(db, id))!
    const words = { ...partOf(content, 'words'), inclusions: ['A boat'] }
    await keepPart.words({ db, clock }, EDITOR, { ...words, id, stood: stoodOf(partOf(content, 'words')) })
    const asked = { deed: 'withdraw', of: [{ id, to: '' }], stood, why: '' } as const
    expect(await doSeveral({ db, clock }, EDITOR, asked)).toEqual({ ok: false, reason: 'changed-meanwhile' })
    expect(await isPublic(db)).toBe(true)
    const guest = { id: 'a-traveller', role: 'traveller' } as const
    expect(await doSeveral({ db, clock }, guest, asked)).toEqual({ ok: false, reason: 'forbidden' })
  })
})
