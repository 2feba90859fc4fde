import { eq } from 'drizzle-orm'
import { describe, expect, test as pure } from 'vitest'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import { pictures } from '#domain/media/tables.ts'
import { stoppedClock } from '#platform/clock.ts'
import { saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import { editPage } from './page-editing.server.ts'
import { usesOfPicture } from './picture-uses.server.ts'
import { removePicture } from './remove-picture.server.ts'
import { faultOfPictures, pictureIdsIn, withTextPicture } from './text-pictures.ts'

const ID = 'a1b2c3d4e5f6g7h8i9j0'
const IT = { id: ID, words: 'Tea gardens' }

describe('pictures in a text', () => {
  pure('are the site’s own, and say what they show (caught: an address that ends like ours, a reference)', () => {
    const ours = `/media/${ID}/768.jpg`
    expect(faultOfPictures(`Mist. ![Tea](${ours}) \`![](https://a.example/x.png)\``)).toBeUndefined()
    const foreign = ['https://a.example/x.png', '//a.example/x.png', `https://a.example${ours}`, '/media/x', 'data:,']
    for (const address of foreign) expect(faultOfPictures(`![Tea](${address})`)).toContain('no picture of the site')
    expect(faultOfPictures('![Tea][1]\n\n[1]: https://a.example/x.png')).toContain('no picture of the site')
    expect(faultOfPictures(`![ ](${ours})`)).toContain('what it shows')
    expect(pictureIdsIn(`![Tea](${ours}) and ![Again][1]\n\n[1]: ${ours}`)).toEqual([ID])
  })

  pure('are put in where the text says so, or else at its end', () => {
    const put = `![Tea gardens](/media/${ID}/768.jpg)`
    expect(withTextPicture('Before [picture] after [picture]', IT)).toBe(`Before ${put} after [picture]`)
    expect(withTextPicture('All of it.\n', IT)).toBe(`All of it.\n\n${put}\n`)
    const odd = withTextPicture('', { id: ID, words: 'A ](x) [b\n\\' })
    expect([faultOfPictures(odd), pictureIdsIn(odd)]).toEqual([undefined, [ID]])
  })

  test('are there when it is saved, and stay while it stands (caught: a portrait, a save that minds none)', async ({
    db,
  }) => {
    await saveCatalogueFixture(db)
    const needs = { db, clock: stoppedClock(new Date('2026-11-20T06:00:00Z')) }
    const editor = { id: 'meera', role: 'editor' } as const
    const page = {
      id: 'with-pictures',
      pictureId: '',
      stood: '',
      title: 'About us',
      summary: 'Who we are.',
      status: 'published',
    } as const
    const save = (body: string) => editPage(needs, editor, { ...page, body })
    expect(await save(withTextPicture('', IT))).toMatchObject({
      reason: 'unknown-picture',
      faults: [{ path: 'body' }],
    })
    expect(await save('![Tea](https://a.example/x.png)')).toMatchObject({
      reason: 'invalid',
      faults: [{ path: 'body' }],
    })
    const row = {
      id: ID,
      kind: 'upload' as const,
      width: 900,
      height: 600,
      alt: 'tea',
      tones: ['#000', '#111', '#222'],
    }
    await db.insert(pictures).values(row)
    const portrait = { ...row, id: 'p'.repeat(20), kind: 'portrait' as const }
    await db.insert(pictures).values(portrait)
    expect(await save(withTextPicture('', { ...IT, id: portrait.id }))).toMatchObject({ reason: 'unknown-picture' })
    expect(await save(withTextPicture('', IT))).toMatchObject({ ok: true })
    expect(await usesOfPicture(db, ID)).toEqual([{ by: 'pages', id: 'with-pictures', name: 'About us' }])
    const [standing] = await db.select().from(pictures).where(eq(pictures.id, ID))
    const removal = { ...needs, renditions: { storage: undefined as never } }
    expect(await removePicture(removal, editor, { id: ID, stood: stoodOf(standing) })).toMatchObject({
      reason: 'in-use',
    })
  })
})
