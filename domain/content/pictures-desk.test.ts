import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { listHistory } from '#domain/audit/audit.server.ts'
import { states } from '#domain/catalogue/tables.ts'
import { packageRevisions } from '#domain/catalogue/writing/tables.ts'
import { users } from '#domain/accounts/tables.ts'
import { drafts } from '#domain/drafts/tables.ts'
import { editPicture } from '#domain/media/edit-picture.server.ts'
import { originalKey } from '#domain/media/picture-id.server.ts'
import { savePortrait } from '#domain/media/pictures.server.ts'
import { saveSiteArt, siteArtIds } from '#domain/media/site-art.server.ts'
import { pictures } from '#domain/media/tables.ts'
import { takePicture } from '#domain/media/take-picture.server.ts'
import { saveSetting } from '#domain/settings/settings.server.ts'
import { stoppedClock } from '#platform/clock.ts'
import { rowsOf } from '#platform/backup/rows-of.server.ts'
import type { Db } from '#platform/db.server.ts'
import { accountBench } from '#tests/benches/account-bench.ts'
import { photograph, withRenditions } from '#tests/benches/picture-bench.ts'
import { hills, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import { write } from '#tests/write.ts'
import { listPicturesDesk, readPictureDesk } from './pictures-desk.server.ts'
import { removePicture } from './remove-picture.server.ts'
import { articles, pages } from './tables.ts'

const clock = stoppedClock(new Date('2026-11-23T06:30:00Z'))
const MEERA = { id: 'meera', role: 'editor' } as const
const CREDIT = {
  author: 'Anu Varma',
  licence: 'CC BY 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
  sourceUrl: '',
  shareAlike: false,
  changes: '',
}

const unused = async (db: Db) => {
  const found = await listPicturesDesk(db, MEERA, { lacks: 'unused' })
  return found.ok ? found.value.rows.map(({ id }) => id) : []
}
const read = async (db: Db, id: string) => {
  const found = await readPictureDesk(db, MEERA, id)
  if (!found.ok) throw new Error(found.reason)
  return found.value
}

type Renditions = Parameters<Parameters<typeof withRenditions>[1]>[0]

async function take(db: Db, renditions: Renditions, name: string, colour = '#336699'): Promise<string> {
  const taken = await takePicture({ db, clock, renditions }, MEERA, { name, bytes: await photograph(colour) })
  return taken.ok ? taken.value.id : taken.reason
}

describe('the pictures of the site', () => {
  test('say wherever they stand, one by one and as a list (caught: a draft, a text and a setting left out)', async ({
    db,
  }) => {
    await saveCatalogueFixture(db)
    await saveSiteArt(db)
    await withRenditions(db, async (renditions) => {
      const id = await take(db, renditions, 'sea.png')
      expect(await read(db, id)).toMatchObject({ uses: [], kind: 'upload', picture: { alt: 'sea' } })
      expect(await unused(db)).toContain(id)
      const text = `![The sea](/media/${id}/768.webp)`
      const [page] = await db.select().from(pages).limit(1)
      const [article] = await db.select().from(articles).limit(1)
      const draft = { ...hills, pictureIds: [id] }
      const standing: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
        [
          'states',
          () => db.update(states).set({ pictureId: id }).where(eq(states.code, 'IN-GA')),
          () => db.update(states).set({ pictureId: 'picture-one' }).where(eq(states.code, 'IN-GA')),
        ],
        [
          'drafts',
          () =>
            db.insert(packageRevisions).values({
              id: 'draft-of-hills',
              packageId: hills.id,
              number: 7,
              state: 'draft',
              content: draft,
              changedBy: 'meera',
            }),
          () => db.delete(packageRevisions).where(eq(packageRevisions.id, 'draft-of-hills')),
        ],
        [
          'written',
          () =>
            db.insert(drafts).values({
              kind: 'cars',
              thingId: 'jeep',
              state: 'draft',
              content: { pictureId: 'picture-one', nightPictureId: id },
              changedBy: 'meera',
            }),
          () => db.delete(drafts),
        ],
        [
          'pages',
          () => db.update(pages).set({ body: text }).where(eq(pages.slug, page!.slug)),
          () => db.update(pages).set({ body: 'x' }).where(eq(pages.slug, page!.slug)),
        ],
        [
          'articles',
          () => db.update(articles).set({ body: text }).where(eq(articles.id, article!.id)),
          () => db.update(articles).set({ body: 'x' }).where(eq(articles.id, article!.id)),
        ],
        [
          'settings',
          () =>
            write(db, saveSetting, {
              key: 'photographs',
              value: [{ pictureId: id, cityUrl: 'munnar', attractionUrl: null }],
            }),
          () => write(db, saveSetting, { key: 'photographs', value: [] }),
        ],
      ]
      for (const [by, begin, end] of standing) {
        await begin()
        const { uses, stood } = await read(db, id)
        expect(uses.map((use) => use.by)).toEqual([by])
        expect([by, (await unused(db)).includes(id)]).toEqual([by, false])
        expect(await removePicture({ db, clock, renditions }, MEERA, { id, stood })).toEqual({
          ok: false,
          reason: 'in-use',
        })
        await end()
      }
      expect(await unused(db)).toContain(id)
      for (const art of siteArtIds()) expect(await unused(db)).not.toContain(art)
    })
  })

  test('stand somewhere as long as one of two that showed it does (caught: the mark alone believed; a mark never lost)', async ({
    db,
  }) => {
    await saveCatalogueFixture(db)
    await withRenditions(db, async (renditions) => {
      const id = await take(db, renditions, 'sea.png')
      const show = (code: string, pictureId: string) =>
        db.update(states).set({ pictureId }).where(eq(states.code, code))
      await show('IN-GA', id)
      await show('IN-KL', id)
      await show('IN-GA', 'picture-one')
      expect(await unused(db)).not.toContain(id)
      await show('IN-KL', 'picture-one')
      expect(await unused(db)).toContain(id)
    })
  })

  test('are marked by whatever refers to one (caught: a trigger left out)', async ({ db }) => {
    const refers = sql`select distinct conrelid::regclass || ' ' || attname as one
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where confrelid = 'pictures'::regclass and contype = 'f' order by 1`
    const marks = sql`select distinct tgrelid::regclass || ' ' || arg as one
      from pg_trigger join pg_proc on pg_proc.oid = tgfoid, unnest(string_to_array(encode(tgargs, 'escape'), '\\000')) as arg
      where proname = 'mark_shown_pictures' and arg <> '' order by 1`
    // Nobody's own picture is in the list.
    const others = (await rowsOf<{ one: string }>(db, refers)).filter(({ one }) => one !== 'users picture_id')
    expect(others.length).toBeGreaterThan(8)
    expect(await rowsOf(db, marks)).toEqual(others)
  })

  test('go for good with their files once they stand nowhere, and only then', async ({ db }) => {
    await withRenditions(db, async (renditions) => {
      const id = await take(db, renditions, 'sea.png')
      await renditions.read(id, 320, 'webp')
      const { stood } = await read(db, id)
      expect(await removePicture({ db, clock, renditions }, MEERA, { id, stood })).toMatchObject({ ok: true })
      expect(await renditions.storage.has(originalKey(id))).toBe(false)
      expect(await db.$count(pictures)).toBe(0)
      const fates = (await listHistory(db, `picture:${id}`)).map(({ after }) => (after === null ? 'gone' : 'made'))
      expect(new Set(fates)).toEqual(new Set(['made', 'gone']))
    })
  })

  test('are found by what they show and by who took them, and by what is worth mending', async ({ db }) => {
    await withRenditions(db, async (renditions) => {
      const [sea, hill] = [await take(db, renditions, 'sea.png'), await take(db, renditions, 'hill.png', '#225522')]
      const { stood } = await read(db, sea)
      const words = { alt: 'The sea at Kochi', focusX: 20, focusY: 70, credit: CREDIT }
      expect(await editPicture({ db, clock }, MEERA, { id: sea, stood, ...words })).toMatchObject({ ok: true })
      const ids = async (asked: object) => {
        const found = await listPicturesDesk(db, MEERA, asked)
        return found.ok && found.value.rows.map(({ id }) => id).toSorted()
      }
      expect(await ids({ words: 'kochi' })).toEqual([sea])
      expect(await ids({ words: 'anu v' })).toEqual([sea])
      expect(await ids({ lacks: 'uncredited' })).toEqual([hill])
      expect(await ids({ kind: 'poster' })).toEqual([])
      expect(await ids({})).toEqual([sea, hill].toSorted())
      // caught: read out to who does not see it, and in no list of what is worth mending
      const named = [
        await take(db, renditions, 'IMG_2034.png', '#882211'),
        await take(db, renditions, 'pic2.png', '#112288'),
      ]
      expect(await ids({ lacks: 'unworded' })).toEqual(named.toSorted())
      expect((await read(db, sea)).picture).toMatchObject({
        alt: 'The sea at Kochi',
        focus: { x: 20, y: 70 },
        credit: CREDIT,
      })
    })
  })

  test('are never a person’s own (caught: portraits in the list)', async ({ db }) => {
    await withRenditions(db, async (renditions) => {
      const id = await accountBench(db).person()
      const saved = await savePortrait(db, renditions, await photograph('#884422'), 'Photograph of Meera')
      const portrait = saved.ok ? saved.value.id : ''
      await db.update(users).set({ pictureId: portrait }).where(eq(users.id, id))
      expect(await listPicturesDesk(db, MEERA, {})).toMatchObject({ value: { rows: [], total: 0 } })
      expect(await readPictureDesk(db, MEERA, portrait)).toMatchObject({ reason: 'unknown' })
      const words = { alt: 'x', focusX: 1, focusY: 1, credit: null }
      const stood = '0'.repeat(64)
      expect(await editPicture({ db, clock }, MEERA, { id: portrait, stood, ...words })).not.toMatchObject({ ok: true })
      expect(await removePicture({ db, clock, renditions }, MEERA, { id: portrait, stood })).not.toMatchObject({
        ok: true,
      })
    })
  })

  test('name what is amiss with a credit at its field, and take no address of a script', async ({ db }) => {
    await withRenditions(db, async (renditions) => {
      const id = await take(db, renditions, 'sea.png')
      const { stood } = await read(db, id)
      const credit = { ...CREDIT, author: ' ', licenceUrl: 'javascript:alert(1)', sourceUrl: 'data:text/html,x' }
      const edited = await editPicture({ db, clock }, MEERA, { id, stood, alt: '', focusX: 101, focusY: 2.5, credit })
      expect('faults' in edited && edited.faults?.map(({ path }) => path).toSorted()).toEqual([
        'alt',
        'credit.author',
        'credit.licenceUrl',
        'credit.sourceUrl',
        'focusX',
        'focusY',
      ])
    })
  })
})
