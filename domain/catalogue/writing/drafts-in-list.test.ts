import { expect } from 'vitest'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import { partOf } from '#domain/catalogue/revision.ts'
import {
  countOpenRevisions,
  listNeverPublic,
  listOpenRevisions,
  readEdited,
} from '#domain/catalogue/revisions.server.ts'
import { systemClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { onBoth as test } from '#tests/database.ts'
import { saveSampleCatalogue, teaHills } from '#tests/sample-catalogue.ts'
import { beginPackage, keepPart } from './drafts.server.ts'

const EDITOR = { id: 'somebody-who-edits', role: 'editor' } as const
const KEPT = { ok: true, value: undefined }

const edited = async (db: Db, id: string) => (await readEdited(db, id))!

async function keepDays(db: Db) {
  const { id } = teaHills
  const { content } = await edited(db, id)
  const itinerary = content.itinerary.map((day, at) => (at === 0 ? { ...day, text: 'Of what is public.' } : day))
  return keepPart.days({ db, clock }, EDITOR, { id, stood: stoodOf(partOf(content, 'days')), itinerary })
}

test('drafts are found by what narrows the list of packages, and those never public are counted apart (caught: a draft in no answer of a filter)', async ({
  db,
}) => {
  await saveSampleCatalogue(db)
  const begun = await beginPackage({ db, clock }, EDITOR, { name: 'A Walk of Tea', kind: 'trek', days: '4' })
  if (!begun.ok) throw new Error(begun.reason)
  const facts = partOf((await edited(db, begun.value.id)).content, 'facts')
  const told = { ...facts, stateCodes: ['IN-KL'], id: begun.value.id, stood: stoodOf(facts) }
  expect(await keepPart.facts({ db, clock }, EDITOR, told)).toEqual(KEPT)
  expect(await keepDays(db)).toEqual(KEPT)
  const foundBy = async (asked: Parameters<typeof listOpenRevisions>[2]) => {
    const found = await listOpenRevisions(db, EDITOR, { ...asked, isNew: true })
    const whole = await listNeverPublic(db, EDITOR, asked, { after: '', most: 9 })
    const ids = found.ok && found.value.rows.map(({ packageId }) => packageId)
    expect(whole.ok && whole.value.map(({ packageId }) => packageId)).toEqual(ids)
    return ids
  }
  const { url, comfort } = facts
  for (const asked of [{}, { kind: 'trek' }, { comfort }, { stateCode: 'IN-KL' }, { words: url }] as const)
    expect([asked, await foundBy(asked)]).toEqual([asked, [begun.value.id]])
  for (const asked of [{ kind: 'tour' }, { stateCode: 'IN-GA' }, { words: 'coffee' }] as const)
    expect([asked, await foundBy(asked)]).toEqual([asked, []])
  expect(await countOpenRevisions(db, EDITOR)).toEqual({ ok: true, value: { written: 2, fresh: 1 } })
})
