import { eq, isNull } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { HOUR, MINUTE } from '#platform/clock.ts'
import { onBoth as test } from '#tests/database.ts'
import type { PostResult } from './post-outside.server.ts'
import { webhookDeliveries, webhooks } from './tables.ts'
import { testWebhook } from './test-webhook.server.ts'
import { MOST_TRIES } from './webhook.ts'
import type { WebhookTopic } from './webhook.ts'
import { signatureOf } from './webhook-signature.ts'
import { addWebhook, findWebhookLog, listWebhooks, renewSecret, replayDelivery } from './webhooks.server.ts'
import { OWNER, URL_OF, partner, eventsOf, happen } from '#tests/benches/webhook-bench.ts'
import type { Told } from '#tests/benches/webhook-bench.ts'

describe('the webhooks of the office', () => {
  test('takes a test at once, once, and says how it answered (caught: tried again like all else)', async ({ db }) => {
    const hook = await partner(db)
    const post = async (_url: string, sent: Told): Promise<PostResult> => {
      hook.told.push(sent)
      return hook.answer.now
    }
    const tried = (actor = OWNER as never) => testWebhook({ ...hook.needs, post }, actor, { id: hook.id })
    expect(await tried()).toEqual({ ok: true, value: { failure: undefined } })
    hook.answer.now = { status: 500 }
    expect(await tried()).toEqual({ ok: true, value: { failure: 'answered 500' } })
    expect(eventsOf(hook.told)).toEqual(['test', 'test'])
    expect(hook.told[0]!.headers['Padav-Signature']).toMatch(/^t=\d+,v1=\w{64}$/)
    hook.pass(HOUR)
    await hook.tell()
    expect(hook.told).toHaveLength(2)
    const log = await findWebhookLog(db, OWNER, hook.id, 1)
    expect(new Set(log.ok ? log.value.rows.map(({ lastError }) => lastError) : [])).toEqual(
      new Set(['answered 500', null]),
    )
    expect(await tried({ id: 'e', role: 'editor' } as never)).toMatchObject({ reason: 'forbidden' })
    expect(await testWebhook({ ...hook.needs, post }, OWNER, { id: 'gone' })).toMatchObject({ reason: 'unknown' })
  })

  test('takes a test without being well, and no test is told again (caught: a taken test cleared since when it fails; a test told again like all else)', async ({
    db,
  }) => {
    const hook = await partner(db)
    await happen(db, hook.clock.now())
    hook.answer.now = { status: 500 }
    hook.pass(2 * MINUTE)
    await hook.tell()
    const failingSince = async () => (await db.select().from(webhooks))[0]!.failingSince
    const since = await failingSince()
    expect(since).not.toBeNull()
    const post = async (): Promise<PostResult> => ({ status: 200 })
    await testWebhook({ ...hook.needs, post }, OWNER, { id: hook.id })
    expect(await failingSince()).toEqual(since)
    const rows = await db.select().from(webhookDeliveries)
    const tested = rows.find(({ event }) => event === 'test')!
    expect(tested).toMatchObject({ deliveredAt: hook.clock.now(), lastError: null })
    const again = { webhook: hook.id, delivery: tested.id }
    expect(await replayDelivery(hook.needs, OWNER, again)).toEqual({ ok: false, reason: 'unknown' })
    expect(await db.$count(webhookDeliveries)).toBe(rows.length)
  })

  test('signs with a new secret from then on, and keeps its log (caught: the old one signed on)', async ({ db }) => {
    const hook = await partner(db)
    await happen(db, hook.clock.now())
    hook.pass(2 * MINUTE)
    await hook.tell()
    const renew = (actor: typeof OWNER | { id: string; role: 'owner' | 'editor' }, id = hook.id) =>
      renewSecret(hook.needs, actor, { id })
    expect(await renew({ id: 'e', role: 'editor' })).toMatchObject({ reason: 'forbidden' })
    expect(await renew({ id: 'asha', role: 'owner' })).toMatchObject({ reason: 'prove-again' })
    expect(await renew(OWNER, 'gone')).toEqual({ ok: false, reason: 'unknown' })
    const renewed = await renew(OWNER)
    await happen(db, hook.clock.now())
    await hook.tell()
    const isSignedWith = (secret: string) => {
      const { body, headers } = hook.told[1]!
      return headers['Padav-Signature'] === signatureOf(secret, body, hook.clock.now())
    }
    expect([isSignedWith(hook.secret), isSignedWith(renewed.ok ? renewed.value.secret : '')]).toEqual([false, true])
    expect(await db.$count(webhookDeliveries)).toBe(2)
  })

  test('says what would go with it: what waits, and its whole log (caught: what was given up, or another’s, counted as waiting)', async ({
    db,
  }) => {
    const hook = await partner(db)
    await addWebhook(hook.needs, OWNER, { url: 'https://partner.example/other', topics: ['bookings'] })
    const goes = async () => {
      const listed = await listWebhooks(db, OWNER, 1)
      const mine = listed.ok ? listed.value.rows.find(({ id }) => id === hook.id) : undefined
      return [mine?.waiting, mine?.logged]
    }
    expect(await goes()).toEqual([0, 0])
    await happen(db, hook.clock.now())
    await hook.tell()
    hook.answer.now = { status: 500 }
    for (const _ of [1, 2]) await happen(db, hook.clock.now())
    hook.pass(2 * MINUTE)
    await hook.tell()
    expect(await goes()).toEqual([2, 3])
    const log = await findWebhookLog(db, OWNER, hook.id, 1)
    expect(log.ok && log.value.webhook.waiting).toBe(2)
    const [waits] = await db.select().from(webhookDeliveries).where(isNull(webhookDeliveries.deliveredAt))
    await db.update(webhookDeliveries).set({ tries: MOST_TRIES }).where(eq(webhookDeliveries.id, waits!.id))
    expect(await goes()).toEqual([1, 3])
  })

  test('is listed however many there are (caught: the fifty-first seen by nobody)', async ({ db }) => {
    const { needs } = await partner(db)
    for (let nth = 1; nth <= 50; nth++)
      await addWebhook(needs, OWNER, { url: `https://partner.example/${nth}`, topics: ['bookings'] })
    const listed = await Promise.all([1, 2].map((page) => listWebhooks(db, OWNER, page)))
    const urls = listed.flatMap((one) => (one.ok ? one.value.rows.map(({ url }) => url) : []))
    expect([urls.length, new Set(urls).size, listed[0]!.ok && listed[0]!.value.pages]).toEqual([51, 51, 2])
  })

  test('is the owner’s to add, lately proven, and never to a place of this network', async ({ db }) => {
    const { needs } = await partner(db)
    const topics: WebhookTopic[] = ['bookings']
    expect(await addWebhook(needs, { id: 'e', role: 'editor' }, { url: URL_OF, topics })).toMatchObject({
      reason: 'forbidden',
    })
    expect(await addWebhook(needs, { id: 'a', role: 'owner' }, { url: URL_OF, topics })).toMatchObject({
      reason: 'prove-again',
    })
    for (const [url, words] of [
      ['http://partner.example/', /^It begins with https/],
      ['ftp://x.example', /^It begins with https/],
      ['https://localhost/', /^A name of the public internet/],
      ['https://partner.example:8443/', /^No port/],
      ['https://a:b@partner.example/', /^No name or password/],
      ['https://10.0.0.8/x', /inside a network/],
      ['https://2130706433/', /inside a network/],
      ['https://[::1]/', /inside a network/],
      ['x', /^An address as/],
    ] as const)
      expect(await addWebhook(needs, OWNER, { url, topics })).toMatchObject({
        reason: 'invalid',
        faults: [{ path: 'url', message: expect.stringMatching(words) as string }],
      })
    expect(await addWebhook(needs, OWNER, { url: URL_OF, topics: [] })).toMatchObject({ reason: 'invalid' })
  })
})
