import { afterEach, describe, expect, vi } from 'vitest'
import { HOUR, SECOND } from './clock.ts'
import type { Db } from './db.server.ts'
import { openDatabase } from './db.server.ts'
import { openLog } from './log.server.ts'
import { announce, changesSoFar, changing, followChanges } from './change-feed.server.ts'
import { changes } from './tables.ts'
import type { ChangeTag } from './tags.ts'
import { MIGRATIONS, onBoth as test } from '#tests/database.ts'

class Undone extends Error {}

function hearing() {
  const heard: (readonly ChangeTag[])[] = []
  return { heard, hear: (changes: readonly ChangeTag[]) => void heard.push(changes), all: () => heard.flat() }
}

const nothing = async () => undefined

afterEach(() => void vi.restoreAllMocks().useRealTimers())

describe('the change feed', () => {
  test('of many commits is told together, none of it twice, none of what was undone', async ({ database }) => {
    const { heard, hear, all } = hearing()
    const { stop } = await followChanges(database, hear)
    await Promise.all(Array.from({ length: 60 }, (_, at) => changing(database.db, [`seats:${at}`], nothing)))
    const undone = changing(database.db, ['cars'], () => Promise.reject(new Undone()))
    await expect(undone).rejects.toThrow(Undone)
    await changing(database.db, ['content'], nothing)
    await expect.poll(all).toContain('content')
    expect(all().toSorted()).toEqual([...Array.from({ length: 60 }, (_, at) => `seats:${at}`), 'content'].toSorted())
    expect(heard.length).toBeLessThan(30)
    await stop()
  })

  test('is heard when nobody was nudged: within a second (caught: telling in the process that did it alone)', async ({
    database,
  }) => {
    const { hear, all } = hearing()
    const { stop } = await followChanges(database, hear)
    // As when the process dies between the commit and the nudge, or somebody changes something by hand.
    await database.db.insert(changes).values({ tags: ['settings'] })
    await expect.poll(all).toEqual(['settings'])
    await stop()
  })

  test('is told at once, without waiting for the next look (caught: looking once a second alone)', async ({
    database,
  }) => {
    vi.spyOn(globalThis, 'setInterval').mockImplementation(() => setTimeout(() => undefined))
    const { hear, all } = hearing()
    const { stop } = await followChanges(database, hear)
    await changing(database.db, ['content'], nothing)
    await expect.poll(all).toEqual(['content'])
    await stop()
  })

  test('is everything after a silence in which some may have been forgotten (caught: reading on as if nothing was)', async ({
    database,
  }) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { hear, all } = hearing()
    const { stop } = await followChanges(database, hear)
    const now = performance.now()
    vi.spyOn(performance, 'now').mockReturnValue(now + 13 * HOUR)
    vi.advanceTimersByTime(SECOND)
    await expect.poll(all).toEqual(['*'])
    await stop()
  })

  test('of a change inside of another’s transaction comes when that one is over, and not without it', async ({
    database,
  }) => {
    const { hear, all } = hearing()
    const { stop } = await followChanges(database, hear)
    await database.db
      .transaction(async (db: Db) => {
        await changing(db, ['cars'], nothing)
        throw new Undone()
      })
      .catch(() => undefined)
    await changing(database.db, ['reviews'], async (db) => changing(db, ['catalogue'], nothing))
    await expect.poll(all).toEqual(['catalogue', 'reviews'])
    await stop()
  })

  test('that is committed after a later change is not missed (caught: reading on from the highest id)', async ({
    database,
  }) => {
    if (database.choice.kind !== 'postgres') return
    const other = await openDatabase(database.choice, { migrationsDir: MIGRATIONS, log: openLog('silent') })
    const { hear, all } = hearing()
    const { stop } = await followChanges(other, hear)
    const gate = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const slow = database.db.transaction(async (db) => {
      await announce(db, ['cars'])
      begun.resolve()
      await gate.promise
    })
    await begun.promise
    await changing(database.db, ['content'], nothing)
    await expect.poll(all).toEqual(['content'])
    // caught: whoever begins to follow only now being told of what was committed before, for it is later than what is under way.
    const late = hearing()
    const { stop: stopLate } = await followChanges(other, late.hear)
    await changing(database.db, ['reviews'], nothing)
    await expect.poll(late.all).toEqual(['reviews'])
    gate.resolve()
    await slow
    await expect.poll(all).toEqual(['content', 'reviews', 'cars'])
    await expect.poll(late.all).toEqual(['reviews', 'cars'])
    await stopLate()
    await stop()
    await other.close()
  })

  test('from a moment on tells what changed before one began to follow (caught: beginning at the following)', async ({
    database,
  }) => {
    await changing(database.db, ['cars'], nothing)
    const since = await changesSoFar(database.db)
    await changing(database.db, ['content'], nothing)
    const { hear, all } = hearing()
    const { stop } = await followChanges(database, hear, since)
    await expect.poll(all).toEqual(['content'])
    await stop()
  })
})
