import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { listHistory } from '#domain/audit/audit.server.ts'
import { states } from '#domain/catalogue/tables.ts'
import { originalKey } from '#domain/media/picture-id.server.ts'
import { pictures } from '#domain/media/tables.ts'
import { takePicture } from '#domain/media/take-picture.server.ts'
import type { Role } from '#domain/policy/role.ts'
import { systemClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { photograph, withRenditions } from '#tests/benches/picture-bench.ts'
import { saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import * as page from '#app/routes/admin/pictures/several.tsx'
import { linesOf, severalBench } from '#tests/benches/several-bench.ts'

const PATH = '/admin/pictures/several'
const CREDIT = {
  author: 'Anu Varma',
  licence: 'CC BY-SA 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
}
const MORE = { sourceUrl: 'https://example.org/sea', changes: 'cropped', shareAlike: 'yes' }
const COLOURS = ['#336699', '#225522', '#884422']

/** Three pictures that somebody took in, and the page as a role has it. */
async function withThree(
  db: Db,
  use: (office: {
    ids: string[]
    as: (role: Role) => ReturnType<typeof severalBench>
    isKept: (id: string) => Promise<boolean>
  }) => Promise<void>,
): Promise<void> {
  await withRenditions(db, async (renditions) => {
    const services = { db, clock, renditions }
    const ids: string[] = []
    for (const [at, colour] of COLOURS.entries()) {
      const file = { name: `sea-${at}.png`, bytes: await photograph(colour) }
      const taken = await takePicture(services, { id: 'meera', role: 'editor' }, file)
      if (taken.ok) ids.push(taken.value.id)
    }
    const isKept = (id: string) => renditions.storage.has(originalKey(id))
    await use({ ids, isKept, as: (role) => severalBench(page, PATH, services, role) })
  })
}

const said = async (db: Db, id: string) => (await db.select().from(pictures).where(eq(pictures.id, id)))[0]
const changesOf = async (db: Db, id: string) => (await listHistory(db, `picture:${id}`)).length

test('several pictures are credited as their licence asks, each told in the log; one that has changed stays with why and keeps no other back', async ({
  db,
}) => {
  await withThree(db, async ({ ids, as }) => {
    const office = as('editor')
    const of = linesOf(await office.ask('credit', ids))
    const changed = of[0]!.split(' ')[0]!
    await db.update(pictures).set({ alt: 'Somebody else’s words' }).where(eq(pictures.id, changed))
    const sent = await office.send({ deed: 'credit', of: [...of, 'nothing-of-ours x'], ...CREDIT, ...MORE })
    expect(sent).toEqual({
      count: 2,
      stays: { [changed]: expect.stringMatching(/^Somebody has changed it meanwhile/) },
    })
    for (const id of ids) {
      const isIt = id !== changed
      expect((await said(db, id))?.credit).toEqual(isIt ? { ...CREDIT, ...MORE, shareAlike: true } : null)
      expect(await changesOf(db, id)).toBe(isIt ? 2 : 1)
    }
    expect(await listHistory(db, `picture:${of[1]!.split(' ')[0]!}`)).toMatchObject([
      { actor: 'editor', before: { credit: null }, after: { credit: CREDIT } },
      { actor: 'meera', before: null },
    ])
  })
})

test('a credit that lacks what its licence asks is given to none, and shown again at its field with all that was typed', async ({
  db,
}) => {
  await withThree(db, async ({ ids, as }) => {
    const office = as('owner')
    const of = linesOf(await office.ask('credit', ids))
    const { kept } = await office.send({
      deed: 'credit',
      of,
      ...CREDIT,
      licence: '',
      licenceUrl: 'javascript:x',
      ...MORE,
    })
    expect(Object.keys(kept?.faults ?? {}).toSorted()).toEqual(['licence', 'licenceUrl'])
    expect(kept?.typed).toMatchObject({ author: CREDIT.author, ...MORE, of: of.join('\n') })
    expect((await office.send({ deed: 'credit', of, licence: 'CC BY 4.0' })).kept?.faults).toHaveProperty('author')
    for (const id of ids) expect([(await said(db, id))?.credit, await changesOf(db, id)]).toEqual([null, 1])
  })
})

test('a poster and a person’s own picture take no credit, also where a form names them (caught: a poster counted as credited)', async ({
  db,
}) => {
  await withThree(db, async ({ ids, as }) => {
    const [poster = '', portrait = '', upload = ''] = ids
    await db.update(pictures).set({ kind: 'poster' }).where(eq(pictures.id, poster))
    await db.update(pictures).set({ kind: 'portrait' }).where(eq(pictures.id, portrait))
    const office = as('editor')
    const asked = await office.ask('credit', ids)
    const stood = Object.fromEntries(linesOf(asked).map((line) => line.split(' ') as [string, string]))
    expect(Object.keys(stood).toSorted()).toEqual([poster, upload].toSorted())
    const of = [`${poster} ${stood[poster]}`, `${portrait} x`, `${upload} ${stood[upload]}`]
    const sent = await office.send({ deed: 'credit', of, ...CREDIT })
    expect(sent).toEqual({ count: 1, stays: { [poster]: 'A poster of our own credits nobody.' } })
    expect(await office.send({ deed: 'remove', of: [`${portrait} x`] })).toEqual({ count: 0, stays: {} })
    expect((await said(db, portrait))?.credit).toBe(null)
  })
})

test('a line of a form that is amiss stays, and what was done to those before it is told (caught: nothing said of them)', async ({
  db,
}) => {
  await withThree(db, async ({ ids, as }) => {
    const office = as('editor')
    const of = linesOf(await office.ask('credit', ids))
    const [id = ''] = of[1]!.split(' ')
    const sent = await office.send({ deed: 'credit', of: [of[0]!, `${id} ${'x'.repeat(65)}`, of[2]!], ...CREDIT })
    expect(sent).toEqual({ count: 2, stays: { [id]: 'Something of it is amiss. Look at it first.' } })
  })
})

test('pictures that stand nowhere are gone with their files; one that stands somewhere is left, with why', async ({
  db,
}) => {
  await saveCatalogueFixture(db)
  await withThree(db, async ({ ids, as, isKept }) => {
    const [shown = '', ...others] = ids
    const office = as('editor')
    const of = linesOf(await office.ask('remove', ids))
    await db.update(states).set({ pictureId: shown }).where(eq(states.code, 'IN-GA'))
    const why = 'It stands somewhere on the site.'
    expect((await office.ask('remove', ids)).rows.find(({ id }) => id === shown)?.stays).toBe(why)
    expect(await office.send({ deed: 'remove', of })).toEqual({ count: 2, stays: { [shown]: why } })
    expect([await isKept(shown), (await said(db, shown))?.id]).toEqual([true, shown])
    for (const id of others) {
      expect([await isKept(id), await said(db, id)]).toEqual([false, undefined])
      expect(await listHistory(db, `picture:${id}`)).toMatchObject([{ actor: 'editor', after: null }, {}])
    }
    expect(await office.send({ deed: 'remove', of })).toEqual({ count: 0, stays: { [shown]: why } })
  })
})

test('sales neither sees nor does anything to several pictures, also past the page', async ({ db }) => {
  await withThree(db, async ({ ids, as }) => {
    const of = linesOf(await as('editor').ask('credit', ids))
    for (const role of ['sales', 'traveller'] as const) {
      expect(await as(role).keptOut()).toBe(403)
      await expect(as(role).ask('remove', ids)).rejects.toMatchObject({ init: { status: 403 } })
      for (const deed of ['credit', 'remove'])
        await expect(as(role).send({ deed, of, ...CREDIT })).rejects.toMatchObject({ init: { status: 403 } })
    }
    expect([await as('editor').keptOut(), await as('owner').keptOut()]).toEqual([undefined, undefined])
    for (const id of ids) expect([(await said(db, id))?.credit, await changesOf(db, id)]).toEqual([null, 1])
  })
})
