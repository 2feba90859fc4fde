import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { describe, expect, test as plain } from 'vitest'
import { pages } from '#domain/content/tables.ts'
import { putSetting } from '#domain/settings/settings.server.ts'
import { systemClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.server.ts'
import type { Db } from '#platform/db.server.ts'
import { openKeyRing } from '#platform/key-ring.ts'
import { openLog } from '#platform/log.server.ts'
import { openTagMemory } from '#platform/tag-memory.ts'
import { openRequestServices } from '#server/auth/request-services.ts'
import { onBoth as test } from '#tests/database.ts'
import { layPapers } from '#tests/live-papers.ts'
import { opensSoon, sells } from './opens-soon.ts'

/** A site that shows whatever it is asked for. */
function siteOn(db: Db) {
  const config = readConfig({})
  const keys = openKeyRing(['a'.repeat(32)])
  const memory = openTagMemory()
  const services = openRequestServices({ db, config, keys, clock: systemClock, log: openLog('silent') } as never)
  const app = new Hono()
  app.use(opensSoon({ ...services, memory }))
  app.all('*', (c) => c.text('shown', 200, { 'Cache-Control': 'public' }))
  return {
    memory,
    ask: async (path: string, init: RequestInit = {}) => {
      const answer = await app.request(path, init)
      return [answer.status, answer.headers.get('location') ?? (await answer.text())]
    },
  }
}

describe('a live site that is not open', () => {
  test('leads from what it will sell to its first page, refuses the calls, finds nothing, and opens by itself', async ({
    db,
  }) => {
    const { ask, memory } = siteOn(db)
    expect(await ask('/package/two-days-of-tea')).toEqual([200, 'shown'])
    await putSetting(db, 'holds', { what: 'live', since: new Date().toISOString() })
    memory.drop('settings')
    for (const path of ['/package/two-days-of-tea', '/india', '/booking/new?package=x', '/search?q=tea', '/llms.txt'])
      expect([path, ...(await ask(path))]).toEqual([path, 302, '/'])
    const refusal = [422, expect.stringContaining('we open soon')]
    for (const path of ['/api/public/package/two-days-of-tea', '/api/quotes?package=x', '/api/departures/x'])
      expect([path, ...(await ask(path))]).toEqual([path, ...refusal])
    for (const path of ['/enquiries', '/booking/new', '/waitlist', '/api/quotes'])
      expect([path, ...(await ask(path, { method: 'POST' }))]).toEqual([path, ...refusal])
    expect(await ask('/api/search-api?q=tea')).toEqual([200, expect.stringContaining('"data":[]')])
    expect(await ask('/api/octo/products')).toEqual([400, expect.stringContaining('errorMessage')])
    await layPapers(db)
    memory.drop('settings', 'content')
    // What was known before is said where a busy machine takes long to look.
    await expect.poll(() => ask('/package/two-days-of-tea')).toEqual([200, 'shown'])
    await db.update(pages).set({ status: 'draft' }).where(eq(pages.slug, 'privacy-policy'))
    memory.drop('content')
    await expect.poll(() => ask('/package/two-days-of-tea')).toEqual([302, '/'])
  })

  test('goes on answering whoever has booked, asked, signs in or reads', async ({ db }) => {
    await putSetting(db, 'holds', { what: 'live', since: new Date().toISOString() })
    const { ask } = siteOn(db)
    const pages = '/ /contact-us /terms-and-conditions /blog/x /signin /users/profile /admin /your-data'
    const booked = '/booking/ABCDEF /booking/ABCDEF/change /q/token /pay/order /waitlist/token /enquiry/token'
    const calls = '/api/bookings/ABCDEF /api/quotes/token /api/auth/session /api/octo/supplier /media/x/320.webp'
    const stays = [pages, booked, calls].flatMap((paths) => paths.split(' '))
    for (const path of stays) expect([path, ...(await ask(path))]).toEqual([path, 200, 'shown'])
    for (const path of ['/webhooks/payments/razorpay', '/api/bookings/ABCDEF/payments', '/api/authentication/login'])
      expect([path, ...(await ask(path, { method: 'POST' }))]).toEqual([path, 200, 'shown'])
  })
})

plain('what sells is known however it is spelt', () => {
  for (const path of ['/package/x', '/PACKAGE/x', '/%70ackage/x', '//package/x', '/india/', '/package/x%'])
    expect([path, sells(path)]).toEqual([path, true])
  expect(['/packages', '/indiana', '/api/publican/x'].map(sells)).toEqual([false, false, false])
})
