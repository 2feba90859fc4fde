import { Hono } from 'hono'
import { describe, expect } from 'vitest'
import { forgetOldCalls, listApiKeys, makeApiKey, openWithKey, revokeApiKey } from '#domain/partners/api-keys.server.ts'
import { SCOPE_NAMES, scopeOf } from '#domain/partners/scope.ts'
import type { KeyScope } from '#domain/partners/scope.ts'
import { apiKeyDays, apiKeys } from '#domain/partners/tables.ts'
import { DAY, MINUTE, stoppedClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { onBoth as test } from '#tests/database.ts'
import { partnerKeys } from './partner-keys.ts'

const NOW = new Date('2026-11-23T06:00:00Z')
const OWNER = { id: 'asha', role: 'owner', provenAt: NOW } as const

async function partner(db: Db, scopes: KeyScope[] = ['catalogue.read'], perMinute = 60) {
  const clock = stoppedClock(NOW)
  const made = await makeApiKey({ db, clock }, OWNER, { name: 'Rail holidays', scopes, perMinute })
  const key = made.ok ? made.value.key : ''
  const app = new Hono().use('/api/*', partnerKeys({ db, clock })).all('*', (c) => c.json({ data: 'in' }))
  const ask = async (path: string, bearer = key, method = 'GET') => {
    const answer = await app.request(path, { method, headers: { Authorization: `Bearer ${bearer}` } })
    return { status: answer.status, wait: answer.headers.get('Retry-After'), body: await answer.json() }
  }
  return { clock, key, ask, needs: { db, clock } }
}

describe('a partner’s key', () => {
  test('opens what its scopes name, and nothing of a person (caught: a scope of one call taken for all)', async ({
    db,
  }) => {
    for (const [scope, path] of [
      ['catalogue.read', '/api/home/headerCity'],
      ['departures.read', '/api/departures/x'],
      ['quotes', '/api/quotes'],
      ['bookings', '/api/bookings'],
    ] as const) {
      const { ask } = await partner(db, [scope])
      expect((await ask(path)).status).toBe(200)
      for (const other of SCOPE_NAMES.filter((name) => name !== scope)) {
        const elsewhere = {
          'catalogue.read': '/api/rating',
          'departures.read': '/api/departures/x',
          quotes: '/api/fares',
          bookings: '/api/bookings/x/payments',
        }[other]
        expect(await ask(elsewhere)).toMatchObject({ status: 403, body: { reason: 'api-key-scope' } })
      }
    }
    const { ask } = await partner(db, [...SCOPE_NAMES])
    for (const path of ['/api/wishlist', '/api/viewed/x', '/api/auth/session', '/api/authentication/login'])
      expect([path, (await ask(path)).status, scopeOf(path)]).toEqual([path, 403, undefined])
  })

  test('is unknown cut short, changed or made up, and once it was ended (caught: what was ended still found)', async ({
    db,
  }) => {
    const { ask, key, needs } = await partner(db)
    for (const bearer of [key.slice(0, -1), `${key}x`, key.toLowerCase(), 'padav_', `padav_${'x'.repeat(43)}`])
      expect(await ask('/api/rating', bearer)).toMatchObject({ status: 401, body: { reason: 'api-key-unknown' } })
    expect(await ask('/api/octo/supplier', `padav_${'x'.repeat(43)}`)).toMatchObject({
      status: 401,
      body: { reason: 'api-key-unknown', error: 'UNAUTHORIZED', errorMessage: expect.any(String) },
    })
    const [row] = await db.select().from(apiKeys)
    expect(await revokeApiKey(needs, OWNER, { id: row!.id })).toMatchObject({ ok: true })
    expect(await ask('/api/rating')).toMatchObject({ status: 401 })
    expect(await revokeApiKey(needs, OWNER, { id: row!.id })).toEqual({ ok: false, reason: 'unknown' })
  })

  test('has so many calls a minute, and says when the next one (caught: a limit not asked)', async ({ db }) => {
    const { ask, clock } = await partner(db, ['catalogue.read'], 2)
    expect([(await ask('/api/rating')).status, (await ask('/api/rating')).status]).toEqual([200, 200])
    expect(await ask('/api/rating')).toMatchObject({ status: 429, wait: '60', body: { reason: 'too-many' } })
    clock.set(new Date(NOW.getTime() + MINUTE))
    expect((await ask('/api/rating')).status).toBe(200)
  })

  test('is shown once, kept as a digest, and known by its last use', async ({ db }) => {
    const { key, needs } = await partner(db)
    expect(key).toMatch(/^padav_[\w-]{43}$/)
    expect(JSON.stringify(await db.select().from(apiKeys))).not.toContain(key.slice(6, -4))
    await openWithKey(needs, key, '/api/rating')
    const listed = await listApiKeys(needs, OWNER, 1)
    expect(listed.ok && listed.value.rows).toMatchObject([{ endsIn: key.slice(-4), lastUsedAt: NOW, revokedAt: null }])
    expect(listed.ok && JSON.stringify(listed.value.rows)).not.toContain('keyHash')
  })

  test('counts its calls of thirty days, each key its own (caught: a day counted once; days added up for ever; the first day of thirty left out)', async ({
    db,
  }) => {
    const { ask, clock, needs } = await partner(db)
    const other = await partner(db)
    const counted = async () => {
      const listed = await listApiKeys(needs, OWNER, 1)
      return listed.ok ? listed.value.rows.map(({ calls }) => calls).toSorted((one, other) => one - other) : listed
    }
    expect(await counted()).toEqual([0, 0])
    await ask('/api/rating')
    await ask('/api/rating')
    await other.ask('/api/bookings/X')
    clock.set(new Date(NOW.getTime() + 29 * DAY))
    await ask('/api/rating')
    expect(await counted()).toEqual([1, 3])
    await forgetOldCalls(needs)
    expect(await db.$count(apiKeyDays)).toBe(3)
    clock.set(new Date(NOW.getTime() + 30 * DAY))
    expect(await counted()).toEqual([0, 1])
    await forgetOldCalls(needs)
    expect(await db.$count(apiKeyDays)).toBe(1)
  })

  test('is the owner’s to make, lately proven, and never for nothing (caught: an editor’s; no scope taken)', async ({
    db,
  }) => {
    const { needs } = await partner(db)
    const asked = { name: 'x', scopes: ['quotes'] as KeyScope[], perMinute: 5 }
    for (const actor of [undefined, { id: 'e', role: 'editor' as const, provenAt: NOW }])
      expect(await makeApiKey(needs, actor, asked)).toMatchObject({ reason: 'forbidden' })
    expect(await makeApiKey(needs, { id: 'asha', role: 'owner' }, asked)).toMatchObject({ reason: 'prove-again' })
    for (const wrong of [{ scopes: [] }, { name: ' ' }, { perMinute: 0 }, { perMinute: Number.NaN }])
      expect(await makeApiKey(needs, OWNER, { ...asked, ...wrong })).toMatchObject({ reason: 'invalid' })
  })

  test('takes nothing from whoever brings none, or the token of a booking', async ({ db }) => {
    const { ask } = await partner(db)
    expect((await ask('/api/bookings/x', 'a-token-of-a-booking')).status).toBe(200)
    expect((await ask('/api/rating', '')).status).toBe(200)
  })
})
