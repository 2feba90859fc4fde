import fc from 'fast-check'
import { expect } from 'vitest'
import { deeds, settle } from '#tests/booking-life/deeds.ts'
import { BEGAN, fill, openWorld } from '#tests/booking-life/world.ts'
import { stopDatabaseClock } from '#tests/database-clock.ts'
import { test } from '#tests/database.ts'
import { runs } from '#tests/runs.ts'
import { checkBooks } from '#domain/bookings/pay/books.server.ts'

const DEEDS = 25

class Undone extends Error {}

test('whatever people and banks do, every seat and rupee is where a small model says', async ({ db }) => {
  const clock = await stopDatabaseClock(db, BEGAN)
  await fill(db)
  const live = fc.asyncProperty(deeds(DEEDS), async (lived) => {
    const undone = db.transaction(async (db) => {
      await clock.set(BEGAN)
      const world = openWorld(db, clock)
      await fc.asyncModelRun(() => world, lived)
      await settle(world.model, world.real)
      expect(await checkBooks(db, { waiting: '1000 days' })).toMatchObject({ findings: [] })
      throw new Undone()
    })
    await undone.catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error
    })
  })
  // The seed of a failure repeats it; looking for a smaller one takes minutes.
  await fc.assert(live, { numRuns: runs(4), endOnFailure: true })
}, 1_800_000)
