import { Hono } from 'hono'
import { z } from 'zod'
import { countVisit } from '#domain/visits/count-visits.server.ts'
import { DEVICES } from '#domain/visits/visit.ts'
import type { Services } from '#domain/services.server.ts'
import { MINUTE } from '#platform/clock.ts'
import { refusal } from '#web/refusals.ts'
import { guardForm } from './forms/form-guard.ts'
import type { GuardNeeds } from './forms/form-guard.ts'

const LIMIT = { most: 60, per: MINUTE, maxSize: 2 * 1024 }
const Milliseconds = z.number().min(0).max(120_000)

const VisitReport = z.object({
  page: z.string().max(80),
  device: z.enum(DEVICES),
  lcp: Milliseconds.optional(),
  inp: Milliseconds.optional(),
  cls: z.number().min(0).max(100_000).optional(),
})

type Parts = GuardNeeds & Pick<Services, 'db' | 'clock'>

/** POST `/reports/visit`: counts how fast a page was. No address, browser or person is kept. */
export function createVisitReports({ db, clock, ...needs }: Parts): Hono {
  return new Hono().post('/reports/visit', guardForm(needs, LIMIT), async (c) => {
    if (!c.req.header('content-type')?.startsWith('application/json')) return c.json(...refusal('unknown-form'))
    const read = VisitReport.safeParse(await c.req.json().catch(() => undefined))
    if (!read.success) return c.json(...refusal('malformed'))
    await countVisit({ db, clock }, read.data)
    return c.body(null, 204)
  })
}
