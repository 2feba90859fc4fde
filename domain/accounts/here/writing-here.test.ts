import { describe, expect } from 'vitest'
import { users } from '#domain/accounts/tables.ts'
import { MINUTE, SECOND, stoppedClock } from '#platform/clock.ts'
import { onBoth as test } from '#tests/database.ts'
import { writingHere } from './tables.ts'
import { sayHere } from './writing-here.server.ts'

const ASHA = { id: 'asha', role: 'editor' as const }
const OMAR = { id: 'omar', role: 'owner' as const }
const PACKAGE = '/admin/packages/hills'
const DAYS = { thing: PACKAGE, path: `${PACKAGE}/days` }

describe('who else writes here', () => {
  test('is told since when, on another page of the same thing too, until a minute after they were heard of last', async ({
    db,
  }) => {
    const clock = stoppedClock(new Date('2026-12-05T06:00:00Z'))
    const pass = (time: number) => clock.set(new Date(clock.now().getTime() + time))
    await db.insert(users).values([
      { ...ASHA, name: 'Asha Nair' },
      { ...OMAR, name: 'Omar Khan' },
    ])
    const say = async (who: typeof ASHA | typeof OMAR, at: typeof DAYS) => {
      const said = await sayHere({ db, clock }, who, at)
      return said.ok && said.value.map(({ name, path, since }) => [name, path, since.toISOString().slice(11, 16)])
    }
    expect(await say(ASHA, DAYS)).toEqual([])
    pass(30 * SECOND)
    await say(ASHA, DAYS)
    pass(40 * SECOND)
    const prices = { thing: PACKAGE, path: `${PACKAGE}/prices` }
    expect(await say(OMAR, prices)).toEqual([['Asha Nair', DAYS.path, '06:00']])
    expect(await say(OMAR, { thing: '/admin/packages/lakes', path: '/admin/packages/lakes' })).toEqual([])
    expect(await say(ASHA, DAYS)).toEqual([['Omar Khan', prices.path, '06:01']])
    pass(MINUTE)
    // Who comes back is here since then.
    expect(await say(OMAR, DAYS)).toEqual([])
    expect(await say(ASHA, DAYS)).toEqual([['Omar Khan', DAYS.path, '06:02']])
    expect(await db.$count(writingHere)).toBe(2)
  })

  test('is told nobody who does not work here', async ({ db }) => {
    const clock = stoppedClock(new Date('2026-12-05T06:00:00Z'))
    for (const actor of [undefined, { id: 'x', role: 'traveller' as const }])
      expect(await sayHere({ db, clock }, actor, DAYS)).toEqual({ ok: false, reason: 'forbidden' })
    expect(await db.$count(writingHere)).toBe(0)
  })
})
