import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { z } from 'zod'
import { saveStates } from '#domain/catalogue/writing/states.server.ts'
import { states } from '#domain/catalogue/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { MINUTE, stoppedClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { onBoth as test } from '#tests/database.ts'
import { kerala, saveSamplePicture } from '#tests/sample-catalogue.ts'
import { listHistory } from './audit.server.ts'
import { command } from './command.server.ts'
import { auditEntries } from './tables.ts'

const clock = stoppedClock(new Date('2026-11-22T06:30:00Z'))
const EDITOR = { id: 'meera', role: 'editor' } as const
const STRANGERS = [undefined, { id: 'ravi', role: 'traveller' }, { id: 'tara', role: 'sales' }] as const

const entries = (db: Db) => db.select().from(auditEntries)

describe('a command', () => {
  test('is refused to whoever may not, before anything is read (caught: the schema parsed first)', async ({ db }) => {
    for (const actor of STRANGERS)
      expect(await saveStates({ db, clock }, actor, ['nonsense' as never])).toEqual({ ok: false, reason: 'forbidden' })
    expect(await entries(db)).toEqual([])
  })

  test('names every fault of what was typed, and writes nothing', async ({ db }) => {
    const typed = [kerala, { ...kerala, id: 'state-two', months: [13], name: ' ' }]
    const answer = await saveStates({ db, clock }, EDITOR, typed)
    expect(answer).toMatchObject({ ok: false, reason: 'invalid' })
    expect('faults' in answer && answer.faults?.map(({ path }) => path).toSorted()).toEqual(['1.months.0', '1.name'])
    expect(await db.select().from(states)).toEqual([])
  })

  test('leaves who did it, when, and how it was before and after', async ({ db }) => {
    await saveSamplePicture(db)
    expect(await saveStates({ db, clock }, EDITOR, [kerala])).toEqual({ ok: true, value: undefined })
    await saveStates({ db, clock }, EDITOR, [{ ...kerala, summary: 'Tea and rain.' }])
    const [latest, first] = (await listHistory(db, `state:${kerala.id}`)).toSorted((a) => (a.before ? -1 : 1))
    expect(first).toMatchObject({ before: null, after: { summary: kerala.summary } })
    expect(latest).toMatchObject({
      actor: 'meera',
      actorKind: 'person',
      action: 'catalogue.edit',
      at: clock.now(),
      before: { summary: kerala.summary },
      after: { summary: 'Tea and rain.' },
    })
  })

  test('says what is wrong in a form before it asks who is there, and does nothing of a right one until that is shown (caught: a second factor asked for an invitation to nobody; a look that writes)', async ({
    db,
  }) => {
    const written: string[] = []
    const made = (look: (db: Db) => Promise<unknown>) =>
      command('staff.appoint', {
        input: z.object({ to: z.string().min(3, 'Too short.'), sum: z.number() }),
        besides: async ({ db }, { sum }) => {
          await look(db)
          return sum > 9 ? [{ path: 'sum', message: 'Nine at most.' }] : []
        },
        tags: [],
        change: async (_needs, { to }) => {
          written.push(to)
          return { ok: true, value: undefined, changes: [] }
        },
      })
    const appoint = made((db) => db.select().from(states))
    const stale = { id: 'asha', role: 'owner', provenAt: new Date(clock.now().getTime() - 5 * MINUTE) } as const
    const press = (to: string, sum: number, actor: Actor = stale) => appoint({ db, clock }, actor, { to, sum })
    const paths = async (answer: ReturnType<typeof press>) => {
      const { faults } = (await answer) as { faults?: readonly { path: string }[] }
      return faults?.map(({ path }) => path)
    }
    expect(await paths(press('', 12))).toEqual(['to', 'sum'])
    expect(await paths(press('asha', 12))).toEqual(['sum'])
    expect(await press('asha', 9)).toEqual({ ok: false, reason: 'prove-again' })
    expect(await press('', 12, { id: 'ravi', role: 'sales' })).toEqual({ ok: false, reason: 'forbidden' })
    const writes = made((db) => db.delete(states))
    await expect(writes({ db, clock }, stale, { to: 'asha', sum: 9 })).rejects.toMatchObject({
      cause: { message: expect.stringContaining('read-only') },
    })
    expect(written).toEqual([])
    expect(await press('asha', 9, { ...stale, provenAt: clock.now() })).toMatchObject({ ok: true })
    expect(written).toEqual(['asha'])
  })

  test('that is refused half-way leaves neither row nor entry (caught: a refusal returned out of the transaction)', async ({
    db,
  }) => {
    await saveSamplePicture(db)
    const half = command('catalogue.edit', {
      input: z.string(),
      tags: ['catalogue'],
      change: async ({ db }, name): Promise<{ ok: false; reason: 'full' }> => {
        await db.insert(states).values({ ...kerala, name })
        return { ok: false, reason: 'full' }
      },
    })
    expect(await half({ db, clock }, EDITOR, 'Kerala')).toEqual({ ok: false, reason: 'full' })
    expect(await db.select().from(states)).toEqual([])
    expect(await entries(db)).toEqual([])
  })

  test('of the program is one entry, however much it writes', async ({ db }) => {
    await saveSamplePicture(db)
    await saveStates({ db, clock }, { program: 'demo' }, [kerala, { ...kerala, id: 'b', code: 'IN-GA', url: 'goa' }])
    expect(await entries(db)).toMatchObject([
      { actor: 'demo', actorKind: 'program', subject: 'state:*', after: { written: 2 } },
    ])
  })
})

test('the audit is only added to (caught: no trigger; none for truncate)', async ({ db }) => {
  await saveSamplePicture(db)
  await saveStates({ db, clock }, EDITOR, [kerala])
  const changes = [
    () => db.transaction((db) => db.update(auditEntries).set({ actor: 'nobody' })),
    () => db.transaction((db) => db.delete(auditEntries).where(eq(auditEntries.actor, 'meera'))),
    () => db.transaction((db) => db.execute(sql`truncate ${auditEntries}`)),
  ]
  for (const change of changes)
    await expect(change()).rejects.toMatchObject({ cause: { message: expect.stringContaining('only added') } })
  expect(await entries(db)).toMatchObject([{ actor: 'meera' }])
})
