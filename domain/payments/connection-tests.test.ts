import { describe, expect, vi } from 'vitest'
import { users } from '#domain/accounts/tables.ts'
import { listHistory } from '#domain/audit/audit.server.ts'
import { openOutboxOnlyCarrier } from '#domain/messaging/carriers/outbox-only.server.ts'
import type { Carrier } from '#domain/messaging/carriers/carrier.ts'
import { findSetting } from '#domain/settings/settings.server.ts'
import { stoppedClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { test } from '#tests/database.ts'
import { testConnection } from './connection-tests.server.ts'
import { ProviderUnreachable } from './provider.ts'
import type { PaymentProvider, Providers } from './provider.ts'

const NOW = new Date('2026-11-20T06:00:00Z')
const OWNER = { id: 'asha', role: 'owner', provenAt: NOW } as const

async function bench(db: Db, more: { carrier?: Partial<Carrier>; providers?: Providers } = {}) {
  await db.insert(users).values({
    id: OWNER.id,
    name: 'Asha',
    role: 'owner',
    email: 'asha@example.in',
    emailVerifiedAt: NOW,
    mobile: '+919812345678',
  })
  const deliver = vi.fn<Carrier['deliver']>(async () => ({ ok: true }))
  const carrier: Carrier = { ...openOutboxOnlyCarrier(), leavesBodies: [], deliver, ...more.carrier }
  return { needs: { db, clock: stoppedClock(NOW), carrier, providers: more.providers ?? {} }, deliver }
}

describe('a test of a connection', () => {
  test('takes a mail of its own to one’s own verified address and nowhere else, and is kept with who made it', async ({
    db,
  }) => {
    const { needs, deliver } = await bench(db)
    expect(await testConnection(needs, OWNER, 'email')).toMatchObject({ ok: true, value: { ok: true } })
    expect(deliver).toHaveBeenCalledWith(
      expect.objectContaining({
        to: 'asha@example.in',
        channel: 'email',
        body: expect.stringMatching(/^This is a test/),
      }),
    )
    expect(await testConnection(needs, OWNER, 'sms')).toEqual({ ok: false, reason: 'no-own-address' })
    expect((await findSetting(db, 'connections'))?.email).toMatchObject({ ok: true, at: NOW.toISOString() })
    expect(await listHistory(db, 'setting:connection/email')).toMatchObject([{ actor: 'asha' }])
  })

  test('says what the carrier said, word for word', async ({ db }) => {
    const detail = '535 5.7.8 Error: authentication failed'
    const deliver: Carrier['deliver'] = async () => ({ ok: false, reason: 'unreachable', detail })
    const { needs } = await bench(db, { carrier: { deliver } })
    await testConnection(needs, OWNER, 'email')
    expect((await findSetting(db, 'connections'))?.email).toMatchObject({ ok: false, words: `unreachable: ${detail}` })
  })

  test('opens an order of one rupee at the gateway, or says why it could not', async ({ db }) => {
    const createOrder = vi.fn<PaymentProvider['createOrder']>(async () => ({ providerOrderId: 'order_1', payUrl: '/' }))
    const gateway = (one: Partial<PaymentProvider>) => ({ razorpay: { name: 'razorpay', ...one } as PaymentProvider })
    const { needs } = await bench(db)
    expect(await testConnection(needs, OWNER, 'gateway')).toEqual({ ok: false, reason: 'no-gateway' })
    await testConnection({ ...needs, providers: gateway({ createOrder }) }, OWNER, 'gateway')
    expect(createOrder).toHaveBeenCalledWith(expect.objectContaining({ amountPaise: 100, closesAt: null }))
    expect((await findSetting(db, 'connections'))?.gateway?.words).toContain('order_1')
    const refusing = gateway({ createOrder: async () => Promise.reject(new ProviderUnreachable('401 bad key')) })
    await testConnection({ ...needs, providers: refusing }, OWNER, 'gateway')
    expect((await findSetting(db, 'connections'))?.gateway).toMatchObject({ ok: false, words: '401 bad key' })
  })

  test('is the owner’s, ten times an hour', async ({ db }) => {
    const { needs, deliver } = await bench(db)
    for (const actor of [undefined, { id: 's', role: 'sales' as const }, { id: 'e', role: 'editor' as const }])
      expect(await testConnection(needs, actor, 'email')).toEqual({ ok: false, reason: 'forbidden' })
    expect(deliver).not.toHaveBeenCalled()
    for (let at = 0; at < 10; at++) await testConnection(needs, OWNER, 'email')
    expect(await testConnection(needs, OWNER, 'email')).toEqual({ ok: false, reason: 'too-many-tests' })
    expect(deliver).toHaveBeenCalledTimes(10)
  })
})
