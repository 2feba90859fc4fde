import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { states } from '#domain/catalogue/tables.ts'
import { saveStates, StateDraft } from '#domain/catalogue/writing/states.server.ts'
import { pictures } from '#domain/media/tables.ts'
import { stoppedClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { upsertRows } from '#platform/upsert.server.ts'
import { onBoth as test } from '#tests/database.ts'
import { openConnections } from '#tests/benches/account-bench.ts'
import { kerala, saveSamplePicture } from '#tests/sample-catalogue.ts'
import { write } from '#tests/write.ts'
import { listHistory } from './audit.server.ts'
import { editOne, stoodOf } from './edit-one.server.ts'
import { rowsOf } from './save-rows.server.ts'

const clock = stoppedClock(new Date('2026-11-23T06:30:00Z'))
const MEERA = { id: 'meera', role: 'editor' } as const
const DEVIKA = { id: 'devika', role: 'owner' } as const

const kind = rowsOf('state', states, states.id)
const editState = editOne('catalogue.edit', {
  kind,
  draft: StateDraft,
  tags: ['catalogue'],
  write: async ({ db }, draft) => {
    await upsertRows(db, states, states.id, [draft])
    return { ok: true, value: undefined }
  },
})

const found = async (db: Db, id = kerala.id) => (await kind.read(db, [id])).get(id)
const summaryOf = async (db: Db, id = kerala.id) =>
  (await db.select({ summary: states.summary }).from(states).where(eq(states.id, id)))[0]?.summary

async function begin(db: Db) {
  await saveSamplePicture(db)
  await write(db, saveStates, [kerala])
  return stoodOf(await found(db))
}

/** What an earlier test has committed is no start. */
async function empty(db: Db) {
  await db.delete(states)
  await db.delete(pictures)
  await saveSamplePicture(db)
}

describe('one thing edited by two', () => {
  test('keeps what the first has saved, and shows it to the second, whose second press decides', async ({ db }) => {
    const stood = await begin(db)
    const edit = (actor: typeof MEERA | typeof DEVIKA, stood: string, summary: string) =>
      editState({ db, clock }, actor, { ...kerala, stood, summary })
    expect(await edit(MEERA, stood, 'Tea and rain.')).toEqual({ ok: true, value: undefined })
    const refused = await edit(DEVIKA, stood, 'Pepper and rain.')
    expect(refused).toMatchObject({
      ok: false,
      reason: 'changed-meanwhile',
      meanwhile: {
        now: { summary: 'Tea and rain.' },
        was: { summary: kerala.summary },
        by: [{ actor: 'meera', actorKind: 'person', at: clock.now() }],
      },
    })
    expect(await summaryOf(db)).toBe('Tea and rain.')
    const seen = 'meanwhile' in refused ? refused.meanwhile?.stood : undefined
    expect(await edit(DEVIKA, seen ?? '', 'Pepper and rain.')).toMatchObject({ ok: true })
    expect(await summaryOf(db)).toBe('Pepper and rain.')
  })

  test('tells nothing of how it was where the program wrote since', async ({ db }) => {
    const stood = await begin(db)
    await write(db, saveStates, [{ ...kerala, name: 'Keralam' }])
    const refused = await editState({ db, clock }, MEERA, { ...kerala, stood })
    expect(refused).toMatchObject({ meanwhile: { was: undefined, by: [], now: { name: 'Keralam' } } })
  })

  test('is not there any more once it was taken away', async ({ db }) => {
    const stood = await begin(db)
    await db.delete(states)
    expect(await editState({ db, clock }, MEERA, { ...kerala, stood })).toEqual({ ok: false, reason: 'unknown' })
  })

  test('writes down nothing when nothing is different, and finds faults by the names of the fields', async ({ db }) => {
    const stood = await begin(db)
    expect(await editState({ db, clock }, MEERA, { ...kerala, stood })).toMatchObject({ ok: true })
    expect(await listHistory(db, `state:${kerala.id}`)).toEqual([])
    const wrong = await editState({ db, clock }, MEERA, { ...kerala, stood, name: ' ', lat: 91 })
    expect('faults' in wrong && wrong.faults?.map(({ path }) => path).toSorted()).toEqual(['lat', 'name'])
  })

  test('at once, is saved by one of each pair (caught: no lock, on PostgreSQL)', async ({ database: { db } }) => {
    const codes = ['IN-GA', 'IN-GJ', 'IN-HP', 'IN-HR', 'IN-JH', 'IN-JK']
    const ids = codes.map((code) => `state-${code}`)
    await empty(db)
    const all = ids.map((id, at) => ({ ...kerala, id, code: codes[at]!, url: id.toLowerCase() }))
    await write(db, saveStates, all)
    const stood = new Map(await Promise.all(ids.map(async (id) => [id, stoodOf(await found(db, id))] as const)))
    await openConnections(db)
    const answers = await Promise.all(
      all.flatMap((state) =>
        [MEERA, DEVIKA].map((actor) =>
          editState({ db, clock }, actor, { ...state, stood: stood.get(state.id) ?? '', summary: actor.id }),
        ),
      ),
    )
    for (const [at, id] of ids.entries()) {
      const [meera, devika] = answers.slice(at * 2, at * 2 + 2)
      expect([meera, devika].filter((answer) => answer?.ok)).toHaveLength(1)
      expect(await summaryOf(db, id)).toBe(meera?.ok ? 'meera' : 'devika')
    }
  })

  test('added twice at once, stands as the first had it (caught: only rows locked, on PostgreSQL)', async ({
    database: { db },
  }) => {
    await empty(db)
    await openConnections(db)
    const answers = await Promise.all(
      ['one', 'two', 'three', 'four'].map((summary) =>
        editState({ db, clock }, MEERA, { ...kerala, stood: '', summary }),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })
})
