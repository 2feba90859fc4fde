import { write } from '#tests/write.ts'
import { describe, expect, vi } from 'vitest'
import { stoppedClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.server.ts'
import type { Db } from '#platform/db.server.ts'
import { openTagMemory } from '#platform/tag-memory.ts'
import { saveSetting } from '#domain/settings/settings.server.ts'
import { saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { test } from '#tests/database.ts'
import { siteFacts } from '#tests/site-facts.ts'
import { loadShell } from './shell.server.ts'

function services(db: Db) {
  const log = { error: vi.fn<(facts: object, words: string) => void>() }
  const clock = stoppedClock(new Date('2026-11-20T06:00:00Z'))
  return { db, memory: openTagMemory(), clock, config: readConfig({}), log } as unknown as Parameters<
    typeof loadShell
  >[0] & {
    clock: typeof clock
    log: typeof log
  }
}

/** A database that fails when the packages of the footer are asked for. */
function withoutFooter(db: Db): Db {
  return new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (name !== 'select' || typeof value !== 'function') return value
      return (columns: object = {}) => {
        if ('packageName' in columns) throw new Error('the packages cannot be read')
        return value.call(target, columns) as unknown
      }
    },
  })
}

describe('the shell', () => {
  test('holds what stands around every page', async ({ db }) => {
    await saveCatalogueFixture(db)
    await write(db, saveSetting, { key: 'site', value: siteFacts })
    const shell = await loadShell(services(db))
    expect(shell).toMatchObject({ site: siteFacts, year: 2026, problems: [], scripts: [] })
    expect(shell.states.map(({ name }) => name)).toEqual(['Kerala', 'Rajasthan', 'Goa'])
    expect(shell.states[0]?.path).toBe('/india/kerala-tour-packages')
    expect(shell.footer?.flatMap(({ packages }) => packages).length).toBeGreaterThan(0)
    for (const { packages } of shell.footer ?? []) expect(packages.length).toBeLessThanOrEqual(10)
  })

  test('stands before anybody has filled anything in', async ({ db }) => {
    const shell = await loadShell(services(db))
    expect(shell).toMatchObject({
      site: { operatorName: 'Padav', bandPhone: null },
      states: [],
      footer: [],
      problems: [],
    })
  })

  test('is read once, and again in another year or when something changed', async ({ db }) => {
    const house = services(db)
    const first = await loadShell(house)
    expect(await loadShell(house)).toBe(first)
    house.memory.drop('settings')
    const second = await loadShell(house)
    expect(second).not.toBe(first)
    house.clock.set(new Date('2026-12-31T18:30:00Z'))
    expect((await loadShell(house)).year).toBe(2027)
  })

  test('comes without a section that cannot be read, says so, and asks again next time', async ({ db }) => {
    await saveCatalogueFixture(db)
    const house = services(db)
    const broken = await loadShell({ ...house, db: withoutFooter(db) })
    expect(broken).toMatchObject({ footer: undefined, problems: ['footer'] })
    expect(broken.states.length).toBe(3)
    expect(house.log.error).toHaveBeenCalledOnce()
    expect((await loadShell(house)).problems).toEqual([])
  })
})
