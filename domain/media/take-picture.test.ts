import { expect } from 'vitest'
import { throttles } from '#domain/contact/tables.ts'
import { HOUR, stoppedClock } from '#platform/clock.ts'
import { photograph, withRenditions } from '#tests/benches/picture-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { pictures } from './tables.ts'
import { takePicture } from './take-picture.server.ts'

const NOW = new Date('2026-11-23T06:30:00Z')
const MEERA = { id: 'meera', role: 'editor' } as const

test('takes two thousand files an hour of one person, and of nobody less for it (caught: a quota nobody asks; one for all)', async ({
  db,
}) => {
  const clock = stoppedClock(NOW)
  await withRenditions(db, async (renditions) => {
    const take = async (colour: string, actor: Parameters<typeof takePicture>[1] = MEERA) => {
      const file = { name: 'sea.png', bytes: await photograph(colour) }
      const taken = await takePicture({ db, clock, renditions }, actor, file)
      return taken.ok ? 'taken' : taken.reason
    }
    expect(await take('#112233')).toBe('taken')
    await db.update(throttles).set({ hits: 1999 })
    expect([await take('#223344'), await take('#334455')]).toEqual(['taken', 'too-many'])
    expect(await db.$count(pictures)).toBe(2)
    expect(await take('#334455', { id: 'kavya', role: 'editor' })).toBe('taken')
    expect(await take('#445566', { program: 'npm run pictures' })).toBe('taken')
    clock.set(new Date(NOW.getTime() + HOUR))
    expect(await take('#556677')).toBe('taken')
    expect(await take('#667788', { id: 's', role: 'sales' })).toBe('forbidden')
  })
})
