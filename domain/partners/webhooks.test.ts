import { createHmac } from 'node:crypto'
import { describe, expect } from 'vitest'
import { recordChanges } from '#domain/audit/audit.server.ts'
import { bookingEvents, bookings } from '#domain/bookings/tables.ts'
import { DAY, HOUR, MINUTE } from '#platform/clock.ts'
import { bookingBench } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import type { PostResult } from './post-outside.server.ts'
import { webhookDeliveries, webhooks } from './tables.ts'
import { forgetOldDeliveries, tellWebhooks, waitingDeliveries } from './tell-webhooks.server.ts'
import { findWebhookLog, replayDelivery, resumeWebhook } from './webhooks.server.ts'
import { OWNER, URL_OF, partner, eventsOf, happen } from '#tests/benches/webhook-bench.ts'

const OTHER = 'https://other.example/padav'

describe('a webhook', () => {
  test('is told of bookings and payments it asked for, signed, once, and of nobody’s name (caught: looked back and told twice)', async ({
    db,
  }) => {
    const hook = await partner(db, { from: Date.now() - MINUTE })
    const bench = await bookingBench(db)
    const { reference, pay } = await bench.book()
    await pay('success')
    hook.pass(2 * MINUTE)
    await hook.tell()
    await hook.tell()
    expect(eventsOf(hook.told).toSorted()).toEqual(['booking.confirmed', 'booking.held', 'payment.paid'])
    const { body, headers } = hook.told[0]!
    expect(JSON.parse(body)).toMatchObject({ data: { reference } })
    expect(hook.told.map(({ body }) => body).join()).not.toMatch(/Meera|@example|98123/)
    const [{ id: bookingId }] = (await db.select({ id: bookings.id }).from(bookings)) as [{ id: string }]
    // Caught: the record of what comes back as a text within the text.
    const facts = { reason: 'asked', quote: JSON.stringify({ percent: 10 }) }
    await db.insert(bookingEvents).values({ bookingId, kind: 'cancelled', facts })
    await hook.tell()
    expect(JSON.parse(hook.told.at(-1)!.body)).toMatchObject({ data: { reason: 'asked', quote: { percent: 10 } } })
    const [, seconds = '', mac] = /^t=(\d+),v1=(\w+)$/.exec(headers['Padav-Signature'] ?? '') ?? []
    expect(mac).toBe(createHmac('sha256', hook.secret).update(`${seconds}.${body}`).digest('hex'))
    expect(JSON.stringify(await db.select().from(webhooks))).not.toContain(hook.secret)
    await bench.services.printer.close()
  })

  test('that asked for the catalogue alone hears of no booking (caught: topics not looked at)', async ({ db }) => {
    const hook = await partner(db, { topics: ['catalogue'] })
    await happen(db, hook.clock.now())
    hook.pass(2 * MINUTE)
    expect(await hook.tell()).toBe(0)
  })

  test('hears of a booking behind an import of a thousand, and of each thing imported once (caught: the oldest five hundred looked at for ever)', async ({
    db,
  }) => {
    const [bookings, catalogue] = [await partner(db), await partner(db, { url: OTHER, topics: ['catalogue'] })]
    const at = catalogue.clock.now()
    const changes = Array.from({ length: 1100 }, (_, n) => ({ subject: `package:${n}`, before: null, after: {} }))
    await recordChanges(db, { actor: { program: 'import' }, action: 'catalogue.edit', at }, changes)
    await happen(db, new Date(at.getTime() + MINUTE))
    catalogue.pass(2 * MINUTE)
    catalogue.answer.now = { status: 500 }
    await catalogue.tell()
    await catalogue.tell()
    const written = await db.select().from(webhookDeliveries)
    const of = (id: string) => written.filter(({ webhookId }) => webhookId === id).length
    expect([of(bookings.id), of(catalogue.id)]).toEqual([1, 1100])
  })

  test('hears of no draft: what is not public is nobody’s yet (caught: every edit told; drafts of places told)', async ({
    db,
  }) => {
    const hook = await partner(db, { topics: ['catalogue'] })
    const draft = { subject: 'package-draft:kerala', before: null, after: {} }
    const shown = { subject: 'package:kerala', before: null, after: {} }
    const by = { actor: OWNER, action: 'catalogue.edit', at: hook.clock.now() } as const
    const place = { ...draft, subject: 'city-draft:munnar' }
    await recordChanges(db, by, [draft, place, shown])
    hook.pass(2 * MINUTE)
    await hook.tell()
    expect(hook.told.map(({ body }) => (JSON.parse(body) as { data: object }).data)).toEqual([
      { subject: shown.subject },
    ])
  })

  test('that does not answer is asked once a look, and keeps no other waiting (caught: one lane for all; its whole backlog tried)', async ({
    db,
  }) => {
    await partner(db)
    const silent = await partner(db, { url: OTHER })
    await happen(db, silent.clock.now())
    await happen(db, silent.clock.now())
    silent.pass(2 * MINUTE)
    const told: string[] = []
    let answer = (_posted: PostResult) => {}
    const silence = new Promise<PostResult>((resolve) => (answer = resolve))
    const post = async (url: string): Promise<PostResult> => {
      told.push(url)
      if (url === OTHER) return silence
      if (told.filter((one) => one === URL_OF).length === 2) answer({ failure: 'no answer' })
      return { status: 200 }
    }
    await tellWebhooks({ ...silent.needs, post }, 'well')
    expect(told.toSorted()).toEqual([OTHER, URL_OF, URL_OF].toSorted())
    // Caught: who took everything waiting for who took nothing, at each look.
    await happen(db, silent.clock.now())
    silent.pass(2 * MINUTE)
    await tellWebhooks({ ...silent.needs, post }, 'well')
    expect(told.slice(3)).toEqual([URL_OF])
    await tellWebhooks({ ...silent.needs, post }, 'failing')
    expect(told.slice(4)).toEqual([OTHER])
  })

  test('that fails is told again after 1, 4, 16 minutes, and is switched off after a day (caught: the pause that never grows; never switched off)', async ({
    db,
  }) => {
    const hook = await partner(db)
    await happen(db, hook.clock.now())
    hook.answer.now = { status: 500 }
    hook.pass(2 * MINUTE)
    await hook.tell()
    const tries: number[] = []
    for (const pause of [1, 4, 16, 64]) {
      hook.pass(pause * MINUTE - 1)
      await hook.tell()
      tries.push(hook.told.length)
      hook.pass(1)
      await hook.tell()
      tries.push(hook.told.length)
    }
    expect(tries).toEqual([1, 2, 2, 3, 3, 4, 4, 5])
    for (let hour = 0; hour < 25; hour++) {
      hook.pass(HOUR)
      await hook.tell()
    }
    const [row] = await db.select().from(webhooks)
    expect(row?.disabledAt).not.toBeNull()
    const before = hook.told.length
    await happen(db, hook.clock.now())
    hook.pass(DAY)
    await hook.tell()
    expect(hook.told).toHaveLength(before)
    expect(await resumeWebhook(hook.needs, OWNER, { id: hook.id })).toMatchObject({ ok: true })
  })

  test('that is told no more keeps nobody waiting, until it is told again (caught: what it never took waited for ever)', async ({
    db,
  }) => {
    const hook = await partner(db)
    await happen(db, hook.clock.now())
    hook.answer.now = { status: 500 }
    hook.pass(2 * MINUTE)
    await hook.tell()
    const counts = [(await waitingDeliveries(db)).count]
    await db.update(webhooks).set({ disabledAt: hook.clock.now() })
    counts.push((await waitingDeliveries(db)).count)
    await resumeWebhook(hook.needs, OWNER, { id: hook.id })
    counts.push((await waitingDeliveries(db)).count)
    expect(counts).toEqual([1, 0, 1])
  })

  test('that hears again is no longer failing, and one thing is told anew when asked (caught: another webhook’s replayed)', async ({
    db,
  }) => {
    const hook = await partner(db)
    await happen(db, hook.clock.now())
    hook.answer.now = { failure: 'no answer' }
    hook.pass(2 * MINUTE)
    await hook.tell()
    hook.answer.now = { status: 204 }
    hook.pass(MINUTE)
    await hook.tell()
    const [row] = await db.select().from(webhooks)
    expect(row?.failingSince).toBeNull()
    const log = await findWebhookLog(db, OWNER, hook.id, 1)
    const delivery = log.ok ? log.value.rows[0]!.id : ''
    expect(await replayDelivery(hook.needs, OWNER, { webhook: 'another', delivery })).toEqual({
      ok: false,
      reason: 'unknown',
    })
    await replayDelivery(hook.needs, OWNER, { webhook: hook.id, delivery })
    await hook.tell()
    expect(hook.told).toHaveLength(3)
    expect(hook.told[2]!.body).toBe(hook.told[1]!.body)
    hook.pass(31 * DAY)
    await forgetOldDeliveries(hook.needs)
    expect(await db.select().from(webhookDeliveries)).toEqual([])
  })
})
