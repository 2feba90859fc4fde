import { expect } from 'vitest'
import { pageSpeeds } from '#domain/visits/tables.ts'
import { systemClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { test } from '#tests/database.ts'
import { guardNeeds } from '#tests/guard-needs.ts'
import { createVisitReports } from './visit-reports.ts'

function posting(db: Db) {
  const app = createVisitReports({ db, clock: systemClock, ...guardNeeds() })
  return async (body: unknown, type = 'application/json', more: Record<string, string> = {}) => {
    const sent = typeof body === 'string' ? body : JSON.stringify(body)
    const headers = { 'Content-Type': type, ...more }
    return (await app.request('/reports/visit', { method: 'POST', body: sent, headers })).status
  }
}

test('a visit is counted by kind of page, and nothing else is kept', async ({ db }) => {
  const post = posting(db)
  expect(await post({ page: 'package', device: 'phone', lcp: 1200, inp: 80, cls: 10 })).toBe(204)
  expect(await db.select().from(pageSpeeds)).toMatchObject([
    { page: 'package', device: 'phone', metric: 'lcp' },
    { metric: 'inp' },
    { metric: 'cls' },
  ])
})

test('what is no report is refused, and so are very many', async ({ db }) => {
  const post = posting(db)
  expect(await post({ page: 'package', device: 'phone', lcp: -1 })).toBe(400)
  expect(await post({ page: 'package', device: 'fridge' })).toBe(400)
  expect(await post('{')).toBe(400)
  expect(await post('page=x', 'application/x-www-form-urlencoded')).toBe(415)
  // Caught: what another site's pages took for themselves, counted as ours.
  const elsewhere = { 'Sec-Fetch-Site': 'cross-site' }
  expect(await post({ page: 'package', device: 'phone' }, 'application/json', elsewhere)).toBe(403)
  expect(await post({ page: 'x'.repeat(3000), device: 'phone' })).toBe(413)
  const many = await Promise.all(Array.from({ length: 70 }, () => post({ page: 'package', device: 'phone' })))
  expect(many).toContain(429)
})
