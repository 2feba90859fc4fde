import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { listHistory } from '#domain/audit/audit.server.ts'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import { USUAL_OWN_DATES } from '#domain/catalogue/package.ts'
import type { PackageDraft } from '#domain/catalogue/package.ts'
import { findPackageById } from '#domain/catalogue/packages.server.ts'
import { partOf } from '#domain/catalogue/revision.ts'
import {
  findEdited,
  listOpenRevisions,
  listRevisions,
  readEdited,
  wholeStood,
} from '#domain/catalogue/revisions.server.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { HOUR, stoppedClock, systemClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { onBoth as test } from '#tests/database.ts'
import { saveSampleCatalogue, teaHills } from '#tests/sample-catalogue.ts'
import { write } from '#tests/write.ts'
import { beginPackage, clonePackage, dropDraft, keepPart } from './drafts.server.ts'
import { publishPackages } from './packages.server.ts'
import {
  moveRevision,
  publishDue,
  publishRevision,
  restoreRevision,
  scheduleRevision,
  withdrawPackage,
} from './publishing.server.ts'

const EDITOR = { id: 'somebody-who-edits', role: 'editor' } as const
const OTHER = { id: 'somebody-else', role: 'editor' } as const
const { id } = teaHills
const KEPT = { ok: true, value: undefined }

async function edited(db: Db, of = id) {
  return (await readEdited(db, of))!
}
const seen = async (db: Db, of = id) => ({ id: of, stood: wholeStood(await edited(db, of)), why: '' })
async function keepDays(db: Db, text: string, actor: { id: string; role: 'editor' } = EDITOR, stood?: string) {
  const { content } = await edited(db)
  const itinerary = content.itinerary.map((day, at) => (at === 0 ? { ...day, text } : day))
  return keepPart.days({ db, clock }, actor, { id, stood: stood ?? stoodOf(partOf(content, 'days')), itinerary })
}
const publish = async (db: Db, why = 'A better morning') =>
  publishRevision({ db, clock }, EDITOR, { ...(await seen(db)), why })
const publicText = async (db: Db) => (await findPackageById(db, id))?.itinerary[0]?.text
const states = async (db: Db) => {
  const found = await listRevisions(db, EDITOR, id)
  return found.ok ? found.value.rows.map(({ number, state }) => `${number} ${state}`) : []
}

describe('a draft of a package', () => {
  test('stands beside what is public until it is published, and the history keeps both (caught: writing the draft through)', async ({
    db,
  }) => {
    await saveSampleCatalogue(db)
    expect(await keepDays(db, 'A slow morning.')).toEqual(KEPT)
    expect(await publicText(db)).toBe(teaHills.itinerary[0]!.text)
    expect(await states(db)).toEqual(['2 draft', '1 published'])
    expect(await publish(db, 'The morning is slower')).toEqual(KEPT)
    expect(await publicText(db)).toBe('A slow morning.')
    expect(await states(db)).toEqual(['2 published', '1 published'])
    const [entry] = await listHistory(db, `package:${id}`)
    expect(entry).toMatchObject({ actor: EDITOR.id, after: { itinerary: [{ text: 'A slow morning.' }, {}, {}] } })
    expect(await publish(db)).toEqual({ ok: false, reason: 'nothing-new' })
    expect(await keepDays(db, 'Slower still.')).toEqual(KEPT)
    expect(await states(db)).toEqual(['3 draft', '2 published', '1 published'])
  })

  test('is not overwritten by who had an older one before them, while other parts meet nobody (caught: no digest of the part)', async ({
    db,
  }) => {
    await saveSampleCatalogue(db)
    const { content } = await edited(db)
    const stood = stoodOf(partOf(content, 'days'))
    expect(await keepDays(db, 'Mine.')).toEqual(KEPT)
    const late = await keepDays(db, 'Theirs.', OTHER, stood)
    expect(late).toMatchObject({ ok: false, reason: 'changed-meanwhile', meanwhile: { by: [{ actor: EDITOR.id }] } })
    const words = partOf(content, 'words')
    const { questions, exclusions } = words
    const given = { inclusions: ['A boat'], exclusions, questions, id, stood: stoodOf(words) }
    expect(await keepPart.words({ db, clock }, OTHER, given)).toEqual(KEPT)
    const now = (await edited(db)).content
    expect([now.itinerary[0]!.text, now.inclusions]).toEqual(['Mine.', ['A boat']])
    const press = late.ok || !('meanwhile' in late) ? '' : late.meanwhile!.stood
    expect(await keepDays(db, 'Theirs.', OTHER, press)).toEqual(KEPT)
  })

  test('is published with a day nobody can travel where that day is public already, never when its days change', async ({
    db,
  }) => {
    await saveSampleCatalogue(db)
    const itinerary = teaHills.itinerary.map((day) => ({ ...day, km: 90, hours: 7, travel: 'walk' as const }))
    await db.update(packages).set({ itinerary }).where(eq(packages.id, id))
    const { inclusions: _all, ...words } = partOf((await edited(db)).content, 'words')
    const stood = stoodOf(partOf((await edited(db)).content, 'words'))
    expect(await keepPart.words({ db, clock }, EDITOR, { ...words, inclusions: ['A boat'], id, stood })).toEqual(KEPT)
    expect(await publish(db)).toEqual(KEPT)
    expect(await keepDays(db, 'Still too far.')).toEqual(KEPT)
    expect(await publish(db)).toMatchObject({ ok: false, reason: 'not-publishable' })
  })

  test('may have gaps, and is not published with them: each is named by its field', async ({ db }) => {
    await saveSampleCatalogue(db)
    const begun = await beginPackage({ db, clock }, EDITOR, { name: 'Hills of Tea', kind: 'tour', days: '4' })
    if (!begun.ok) throw new Error(begun.reason)
    const refused = await publishRevision({ db, clock }, EDITOR, await seen(db, begun.value.id))
    if (refused.ok || !('faults' in refused)) throw new Error('published with gaps')
    expect(refused.reason).toBe('not-publishable')
    const paths = refused.faults!.map(({ path }) => path)
    for (const path of ['categoryId', 'stateCodes', 'summary', 'grid.twin', 'itinerary', 'stops', 'pictureIds'])
      expect(paths).toContain(path)
    expect(await findPackageById(db, begun.value.id)).toBeUndefined()
    expect(await listOpenRevisions(db, EDITOR, { words: 'hills of' })).toMatchObject({
      value: { total: 1, rows: [{ name: 'Hills of Tea', isNew: true, days: 4 }] },
    })
    // caught: drafts of what is public told as never public
    const facts = partOf((await edited(db, id)).content, 'facts')
    const told = { ...facts, name: 'Hills of tea, told anew', id, stood: stoodOf(facts) }
    expect(await keepPart.facts({ db, clock }, EDITOR, told)).toEqual(KEPT)
    expect(await listOpenRevisions(db, EDITOR, {})).toMatchObject({ value: { total: 2 } })
    for (const words of ['', 'hills of tea'])
      expect(await listOpenRevisions(db, EDITOR, { words, isNew: true })).toMatchObject({
        value: { total: 1, rows: [{ name: 'Hills of Tea' }] },
      })
  })

  test('does not take the address of another package, nor name what is gone', async ({ db }) => {
    await saveSampleCatalogue(db)
    const copied = await clonePackage({ db, clock }, EDITOR, { id })
    if (!copied.ok) throw new Error(copied.reason)
    const copy = copied.value.id
    const facts = partOf((await edited(db, copy)).content, 'facts')
    expect([facts.name, facts.url]).toEqual(['Tea hills of Munnar (copy)', 'tea-hills-of-munnar-copy'])
    const taken = { ...facts, url: teaHills.url, categoryIds: ['category-gone'], id: copy, stood: stoodOf(facts) }
    expect(await keepPart.facts({ db, clock }, EDITOR, taken)).toEqual(KEPT)
    expect(await publishRevision({ db, clock }, EDITOR, await seen(db, copy))).toMatchObject({
      reason: 'not-publishable',
      faults: [{ path: 'categoryId' }, { path: 'url', message: `${teaHills.name} has that address.` }],
    })
    expect((await findPackageById(db, id))?.name).toBe(teaHills.name)
  })

  test('is published as whoever presses has seen it, and no later (caught: publishing what stands)', async ({ db }) => {
    await saveSampleCatalogue(db)
    await keepDays(db, 'Seen.')
    const asSeen = await seen(db)
    await keepDays(db, 'Unseen.', OTHER)
    const late = { ok: false, reason: 'changed-meanwhile' }
    expect(await publishRevision({ db, clock }, EDITOR, asSeen)).toEqual(late)
    const again = await seen(db)
    await write(db, publishPackages, [{ ...teaHills, name: 'From a file' }])
    expect(await publishRevision({ db, clock }, EDITOR, again)).toEqual(late)
    expect((await edited(db)).isBehind).toBe(true)
    expect(await publish(db)).toEqual(KEPT)
    expect(await publicText(db)).toBe('Unseen.')
    // What came from the file was public, and is not lost.
    const kept = await listRevisions(db, EDITOR, id)
    expect(kept.ok && kept.value.rows.filter(({ state }) => state === 'published')).toHaveLength(3)
  })

  test('takes the place of what is public only with a word why, now or at an hour (caught: nobody asked why)', async ({
    db,
  }) => {
    await saveSampleCatalogue(db)
    await keepDays(db, 'Unexplained.')
    const missing = { ok: false, reason: 'why-missing', faults: [{ path: 'why' }] }
    expect(await publish(db, ' ')).toMatchObject(missing)
    const publishAt = new Date(Date.now() + HOUR)
    expect(await scheduleRevision({ db, clock }, EDITOR, { ...(await seen(db)), publishAt })).toMatchObject(missing)
    expect(await publicText(db)).toBe(teaHills.itinerary[0]!.text)
  })

  test('goes public at its hour by itself, not before, and not over what was changed since (caught: not asking what it was made from)', async ({
    db,
  }) => {
    await saveSampleCatalogue(db)
    const now = new Date()
    const at = (hours: number) => stoppedClock(new Date(now.getTime() + hours * HOUR))
    const schedule = async (hours: number) =>
      scheduleRevision({ db, clock: at(0) }, EDITOR, { ...(await seen(db)), why: 'Later', publishAt: at(hours).now() })
    await keepDays(db, 'Later.')
    expect(await schedule(-1)).toMatchObject({ reason: 'hour-passed' })
    expect(await schedule(2)).toEqual(KEPT)
    expect(await publishDue({ db, clock: at(1) })).toBe(0)
    expect(await publicText(db)).toBe(teaHills.itinerary[0]!.text)
    expect(await publishDue({ db, clock: at(2) })).toBe(1)
    expect(await publicText(db)).toBe('Later.')
    await keepDays(db, 'Much later.')
    await schedule(3)
    await write(db, publishPackages, [{ ...teaHills, name: 'From a file' }])
    expect(await publishDue({ db, clock: at(4) })).toBe(0)
    expect((await edited(db)).open).toMatchObject({ state: 'draft', publishAt: null })
    expect((await edited(db)).open?.why).toContain('What is public has changed')
  })

  test('is a draft again once it is written on, and may be thrown away and taken up again', async ({ db }) => {
    await saveSampleCatalogue(db)
    await keepDays(db, 'For review.')
    expect(await moveRevision({ db, clock }, EDITOR, { ...(await seen(db)), to: 'review' })).toEqual(KEPT)
    expect((await edited(db)).open?.state).toBe('review')
    await keepDays(db, 'Once more.')
    expect((await edited(db)).open?.state).toBe('draft')
    expect(await dropDraft({ db, clock }, EDITOR, await seen(db))).toEqual({ ok: true, value: { wasShown: true } })
    expect(await states(db)).toEqual(['2 withdrawn', '1 published'])
    expect(await restoreRevision({ db, clock }, EDITOR, { id, number: 2 })).toEqual(KEPT)
    expect((await edited(db)).content.itinerary[0]!.text).toBe('Once more.')
    expect(await restoreRevision({ db, clock }, EDITOR, { id, number: 1 })).toEqual({ ok: false, reason: 'draft-open' })
  })

  test('brings a package that was withdrawn back', async ({ db }) => {
    await saveSampleCatalogue(db)
    expect(await withdrawPackage({ db, clock }, EDITOR, await seen(db))).toEqual(KEPT)
    expect(await findPackageById(db, id)).toBeUndefined()
    expect(await states(db)).toEqual(['1 withdrawn'])
    expect(await publish(db)).toEqual(KEPT)
    expect((await findPackageById(db, id))?.name).toBe(teaHills.name)
  })

  test('is for editors and the owner alone', async ({ db }) => {
    await saveSampleCatalogue(db)
    const forbidden = { ok: false, reason: 'forbidden' }
    const given = { ...(await seen(db)), publishAt: new Date(), to: 'review', number: 1 } as const
    for (const role of ['traveller', 'sales'] as const) {
      const [needs, actor] = [
        { db, clock },
        { id: 'somebody', role },
      ]
      const tried = [
        publishRevision(needs, actor, given),
        scheduleRevision(needs, actor, given),
        moveRevision(needs, actor, given),
        withdrawPackage(needs, actor, given),
        restoreRevision(needs, actor, given),
        dropDraft(needs, actor, given),
        clonePackage(needs, actor, given),
        beginPackage(needs, actor, { name: 'New', kind: 'tour', days: '3' }),
        keepPart.days(needs, actor, { ...given, itinerary: [] }),
        findEdited(db, actor, id),
        listRevisions(db, actor, id),
        listOpenRevisions(db, actor, {}),
      ]
      for (const answer of tried) expect(await answer).toEqual(forbidden)
    }
  })

  test('of a package from a file holds all that is public of it, in its order', async ({ db }) => {
    await saveSampleCatalogue(db)
    const { content } = await edited(db)
    const whole: PackageDraft = {
      ...teaHills,
      cancellationPlanId: 'tour',
      paymentPlanId: 'usual',
      infantsHaveSeats: false,
      ownDates: USUAL_OWN_DATES,
    }
    expect(content).toEqual(whole)
  })
})
