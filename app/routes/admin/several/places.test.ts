import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { auditEntries } from '#domain/audit/tables.ts'
import { attractions, cities, states } from '#domain/catalogue/tables.ts'
import { drafts } from '#domain/drafts/tables.ts'
import type { Db } from '#platform/db.server.ts'
import type { Role } from '#domain/policy/role.ts'
import { draftsBench } from '#tests/benches/drafts-bench.ts'
import { linesOf, severalBench } from '#tests/benches/several-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { eravikulam, kerala, munnar, saveSampleCatalogue } from '#tests/sample-catalogue.ts'
import * as page from '#app/routes/admin/catalogue/several.tsx'

const TOWN = 'town-of-nobody'

async function officeOf(db: Db) {
  await saveSampleCatalogue(db)
  const bench = draftsBench(db)
  const as = (role: Role, kind = 'cities') => severalBench(page, `/admin/${kind}/several`, bench.needs, role)
  const stays = async (deed: string, ids: string[], kind = 'cities') =>
    (await as('editor', kind).ask(deed, ids)).rows.map(({ stays }) => stays)
  /** A town that never was public, with all that it needs. */
  const beginTown = () => bench.writeOn({ name: 'Town', url: 'town' }, { id: TOWN })
  const states = async () => (await db.select().from(drafts).orderBy(drafts.thingId)).map(({ state }) => state)
  return { ...bench, as, stays, beginTown, states }
}

test('drafts of several are sent for review, taken back and published, each as it is written; what stays says why (caught: a colleague’s change of what is public written over)', async ({
  db,
}) => {
  const { as, stays, writeOn, beginTown, states, publicSummary } = await officeOf(db)
  const office = as('editor')
  await writeOn({ summary: 'Written anew.' })
  await beginTown()
  await writeOn({ name: '', url: 'third' }, { id: 'third' })
  const all = [munnar.id, TOWN]
  expect(await stays('publish', [...all, 'third', 'nobody'])).toEqual([
    undefined,
    undefined,
    '1 thing to put right first.',
  ])
  expect(await office.send({ deed: 'review', of: linesOf(await office.ask('review', all)) })).toEqual({
    count: 2,
    stays: {},
  })
  expect(await states()).toEqual(['review', 'draft', 'review'])
  expect(await stays('review', all)).toEqual(['It is in review already.', 'It is in review already.'])
  await office.send({ deed: 'draft', of: linesOf(await office.ask('draft', [TOWN])) })
  expect(await stays('draft', all)).toEqual([undefined, 'It is being written anyway.'])
  // A colleague saves what is public, past the draft.
  const shown = linesOf(await office.ask('publish', all))
  await db.update(cities).set({ summary: 'By a colleague.' }).where(eq(cities.id, munnar.id))
  const sent = await office.send({ deed: 'publish', of: shown })
  expect(sent).toMatchObject({ count: 1, stays: { [munnar.id]: expect.stringContaining('meanwhile') } })
  expect(await publicSummary()).toBe('By a colleague.')
  expect(await publicSummary(TOWN)).toBeDefined()
  const [behind] = await stays('publish', [munnar.id])
  expect(behind).toContain('Open it, which joins both')
  const again = await office.send({ deed: 'publish', of: linesOf(await office.ask('publish', [munnar.id])) })
  expect([again, await publicSummary()]).toMatchObject([{ count: 0 }, 'By a colleague.'])
})

test('drafts of several are thrown away, also of what never was public, and taken up again by one press', async ({
  db,
}) => {
  const { as, stays, writeOn, beginTown, states } = await officeOf(db)
  const office = as('editor')
  await writeOn({ summary: 'Written anew.' })
  await beginTown()
  expect(await stays('drop', [munnar.id, TOWN])).toEqual([undefined, undefined])
  const dropped = await office.post({
    intent: 'several',
    deed: 'drop',
    of: linesOf(await office.ask('drop', [munnar.id, TOWN])).join('\n'),
  })
  expect([await states(), dropped.searchParams.getAll('back')]).toMatchObject([[], { length: 2 }])
  expect(await stays('drop', [munnar.id])).toEqual(['Nothing is written beside what is public.'])
  await office.post({ intent: 'bring-back', entries: dropped.searchParams.getAll('back').join(',') })
  expect(await states()).toEqual(['draft', 'draft'])
})

test('what nothing uses is taken away, and brought back; what is used stays (caught: a city with packages taken away)', async ({
  db,
}) => {
  const { as, stays, writeOn } = await officeOf(db)
  const office = as('editor')
  await writeOn({ name: 'Town', url: 'town' }, { id: TOWN, to: 'published' })
  const both = [munnar.id, TOWN]
  expect(await stays('remove', both)).toEqual([expect.stringContaining('goes there'), undefined])
  const of = (await office.ask('remove', both)).rows.map(({ id, stood }) => `${id} ${stood}`).join('\n')
  const gone = await office.post({ intent: 'several', deed: 'remove', of })
  expect([gone.searchParams.get('count'), gone.searchParams.getAll('id')]).toEqual(['1', [munnar.id]])
  const known = async () => (await db.select().from(cities).where(eq(cities.id, TOWN))).length
  expect(await known()).toBe(0)
  await office.post({ intent: 'bring-back', entries: gone.searchParams.getAll('back').join(',') })
  expect(await known()).toBe(1)
})

test('a month and a tag are added to several, and taken away; who had it stays, and why it was done stands in each history (caught: a month nobody chose)', async ({
  db,
}) => {
  const { as } = await officeOf(db)
  const months = async () => (await db.select().from(states).where(eq(states.code, kerala.code)))[0]!.months
  const office = as('editor', 'states')
  const asked = async (deed: string) => linesOf(await office.ask(deed, [kerala.id]))
  expect(await office.send({ deed: 'month', of: await asked('month') })).toMatchObject({
    kept: { faults: { month: 'Choose the month.' } },
  })
  expect(await office.send({ deed: 'month', of: await asked('month'), month: '5', why: 'Mangoes' })).toEqual({
    count: 1,
    stays: {},
  })
  expect(await months()).toEqual([...kerala.months, 5])
  const [latest] = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `state:${kerala.id}`))
    .orderBy(auditEntries.at)
    .then((all) => all.toReversed())
  expect(latest!.why).toBe('Mangoes')
  expect(await office.send({ deed: 'month', of: await asked('month'), month: '5' })).toEqual({
    count: 0,
    stays: { [kerala.id]: 'It is so already.' },
  })
  await office.send({ deed: 'no-month', of: await asked('no-month'), month: '5' })
  expect(await months()).toEqual(kerala.months)
  const sights = as('editor', 'attractions')
  const tags = async () => (await db.select().from(attractions).where(eq(attractions.id, eravikulam.id)))[0]!.tags
  await sights.send({ deed: 'tag', of: linesOf(await sights.ask('tag', [eravikulam.id])), tag: ' tahr ' })
  expect(await tags()).toEqual(['national-park', 'tahr'])
  await sights.send({ deed: 'no-tag', of: linesOf(await sights.ask('no-tag', [eravikulam.id])), tag: 'tahr' })
  expect(await tags()).toEqual(['national-park'])
})

test('nobody but who edits the catalogue does any of it, and a deed that is none of the kind’s does nothing', async ({
  db,
}) => {
  const { as, writeOn, states } = await officeOf(db)
  await writeOn({ summary: 'Written anew.' })
  const shown = linesOf(await as('owner').ask('drop', [munnar.id]))
  for (const role of ['sales', 'traveller'] as const) {
    expect(await as(role).keptOut()).toBe(403)
    await expect(as(role).send({ deed: 'drop', of: shown })).rejects.toMatchObject({ init: { status: 403 } })
  }
  expect(await as('owner').send({ deed: 'offer', of: shown })).toHaveProperty('kept')
  expect(await states()).toEqual(['draft'])
})
