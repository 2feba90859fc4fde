import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test as plain } from 'vitest'
import { recordChanges } from '#domain/audit/audit.server.ts'
import { bookingEvents, bookings } from '#domain/bookings/tables.ts'
import { DAY, HOUR, MINUTE, stoppedClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { openKeyRing } from '#platform/key-ring.ts'
import { bookingBench } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { openPostOutside } from './post-outside.server.ts'
import type { PostResult } from './post-outside.server.ts'
import { isPublicAddress } from './public-address.ts'
import { webhookDeliveries, webhooks } from './tables.ts'
import { testWebhook } from './test-webhook.server.ts'
import { forgetOldDeliveries, tellWebhooks, waitingDeliveries } from './tell-webhooks.server.ts'
import type { WebhookTopic } from './webhook.ts'
import { signatureOf } from './webhook-signature.ts'
import {
  addWebhook,
  findWebhookLog,
  listWebhooks,
  renewSecret,
  replayDelivery,
  resumeWebhook,
} from './webhooks.server.ts'

const keys = openKeyRing(['a secret for tests that is long enough'])
const OWNER = { id: 'asha', role: 'owner', provenAt: new Date('2100-01-01') } as const
const URL_OF = 'https://partner.example/padav'
const OTHER = 'https://other.example/padav'

type Told = { body: string; headers: Record<string, string> }

/** Bookings are made by the database's clock; what a test makes happen by hand, happens tomorrow. */
async function partner(
  db: Db,
  { url = URL_OF, topics = ['bookings', 'payments'] as WebhookTopic[], from = Date.now() + DAY } = {},
) {
  const clock = stoppedClock(new Date(from))
  const needs = { db, clock, keys }
  const added = await addWebhook(needs, OWNER, { url, topics })
  const secret = added.ok ? added.value.secret : ''
  const [{ id } = { id: '' }] = await db.select({ id: webhooks.id }).from(webhooks).where(eq(webhooks.url, url))
  const told: Told[] = []
  const answer: { now: PostResult } = { now: { status: 200 } }
  const post = async (_url: string, sent: Told): Promise<PostResult> => {
    told.push(sent)
    return answer.now
  }
  const pass = (ms: number) => clock.set(new Date(clock.now().getTime() + ms))
  return { needs, clock, id, secret, told, answer, pass, tell: () => tellWebhooks({ ...needs, post }) }
}

const eventsOf = (told: readonly Told[]) => told.map(({ body }) => (JSON.parse(body) as { event: string }).event)

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

  test('hears of no draft: what is not public is nobody’s yet (caught: every edit told)', async ({ db }) => {
    const hook = await partner(db, { topics: ['catalogue'] })
    const draft = { subject: 'package-draft:kerala', before: null, after: {} }
    const shown = { subject: 'package:kerala', before: null, after: {} }
    const by = { actor: OWNER, action: 'catalogue.edit', at: hook.clock.now() } as const
    await recordChanges(db, by, [draft, shown])
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
    await tellWebhooks({ ...silent.needs, post })
    expect(told.toSorted()).toEqual([OTHER, URL_OF, URL_OF].toSorted())
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

/** Something that happens to a booking. */
async function happen(db: Db, at: Date): Promise<void> {
  const [known] = await db.select({ id: bookings.id }).from(bookings).limit(1)
  const bookingId = known?.id ?? (await booked(db))
  await db.insert(bookingEvents).values({ bookingId, kind: 'extended', at })
}

async function booked(db: Db): Promise<string> {
  const bench = await bookingBench(db)
  await bench.book()
  await bench.services.printer.close()
  return (await db.select({ id: bookings.id }).from(bookings).limit(1))[0]!.id
}

describe('what somebody else chose to be posted to', () => {
  plain.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'nonsense',
  ])('is not %s', (address) => expect(isPublicAddress(address)).toBe(false))

  plain.each(['8.8.8.8', '1.1.1.1', '2606:4700::1111', '2a00:1450::1'])('may be %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  )

  plain(
    'is looked up once, and refused when any answer is of a private network (caught: the first answer alone looked at; the name looked up again)',
    async () => {
      const asked: string[] = []
      const resolve = async (host: string) => {
        asked.push(host)
        return [
          { address: '8.8.8.8', family: 4 },
          { address: '127.0.0.1', family: 4 },
        ]
      }
      const post = openPostOutside({ resolve })
      const sent = { body: '{}', headers: {} }
      expect(await post('https://partner.example/', sent)).toEqual({ failure: 'its name leads into a private network' })
      expect(asked).toEqual(['partner.example'])
      for (const url of [
        'https://127.0.0.1/',
        'https://[::1]/',
        'https://2130706433/',
        'https://0x7f.1/',
        'https://169.254.169.254/',
      ])
        expect(await openPostOutside()(url, sent)).toHaveProperty('failure')
      const unknown = openPostOutside({ resolve: async () => Promise.reject(new Error('no such name')) })
      expect(await unknown('https://nobody.example/', sent)).toEqual({ failure: 'its name is not known' })
    },
  )
})
