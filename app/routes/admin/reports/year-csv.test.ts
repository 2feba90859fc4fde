import { expect } from 'vitest'
import { bookYear } from '#domain/reports/book-year.ts'
import type { Services } from '#domain/services.server.ts'
import { stoppedClock } from '#platform/clock.ts'
import { openTagMemory } from '#platform/tag-memory.ts'
import { onBoth as test } from '#tests/database.ts'
import { YEAR_FILES } from './year-csv.ts'

const OWNER = { id: 'owner', role: 'owner' } as const

test('every file of a year has words of people over its columns and for its sources (caught: “soldRupees”, “telephone” beside “Call”)', async ({
  db,
}) => {
  const clock = stoppedClock(new Date('2026-11-20T04:30:00Z'))
  const services = { db, clock, memory: openTagMemory() } as unknown as Services
  for (const [report, read] of Object.entries(YEAR_FILES)) {
    const [heads = [], ...rows] = await read(services, OWNER, bookYear(2026))
    expect([
      report,
      heads.filter((head) => !/^[A-Z][^_]*$/.test(String(head)) || /[a-z][A-Z]/.test(String(head))),
    ]).toEqual([report, []])
    for (const row of rows) expect(row).toHaveLength(heads.length)
  }
  const [, ...sources] = await YEAR_FILES['sources']!(services, OWNER, bookYear(2026))
  expect(sources.map(([from]) => from)).toEqual(['Quote', 'Telephone', 'Account', 'Guest'])
})
