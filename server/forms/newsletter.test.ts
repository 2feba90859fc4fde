import { describe, expect } from 'vitest'
import { stoppedClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.server.ts'
import type { Db } from '#platform/db.server.ts'
import { test } from '#tests/database.ts'
import { newsletterSubscribers } from '#domain/content/tables.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { createDevOutbox } from '#server/dev-outbox.ts'
import { createNewsletter } from './newsletter.ts'

const config = readConfig({ PUBLIC_URL: 'https://padav.example' })
const OWN = { Origin: 'https://padav.example' }
const FORM = { ...OWN, 'Content-Type': 'application/x-www-form-urlencoded' }
const JSON_FORM = { ...OWN, 'Content-Type': 'application/json', Accept: 'application/json' }

function bench(db: Db) {
  const drawn: unknown[] = []
  const app = createNewsletter(
    { db, clock: stoppedClock(new Date('2026-11-20T04:30:00Z')), config },
    async (_path, { answer, status = 200 } = {}) => {
      drawn.push(answer)
      return new Response('<html>', { status })
    },
  )
  const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } })
  const post = (path: string, body: string, headers: Record<string, string> = FORM, address = '203.0.113.9') =>
    app.request(path, { method: 'POST', headers, body }, from(address))
  const token = async () => /confirm\?token=([\w-]+)/.exec((await listOutbox(db, 1))[0]?.body ?? '')?.[1] ?? ''
  return { post, token, drawn, rows: () => db.select().from(newsletterSubscribers), mails: () => listOutbox(db, 100) }
}

const pageOf = (answer: Response) => [answer.status, answer.headers.get('location')]

describe('the newsletter forms', () => {
  test('take a subscriber from the form to the list and off it again, without a script', async ({ db }) => {
    const { post, token, rows } = bench(db)
    expect(pageOf(await post('/newsletter', 'email=Meera%40Example.org'))).toEqual([303, '/newsletter/thanks'])
    const form = `token=${await token()}`
    expect(pageOf(await post('/newsletter/confirm', form))).toEqual([303, '/newsletter/confirmed'])
    expect(await rows()).toMatchObject([{ email: 'meera@example.org', confirmedAt: expect.any(Date), leftAt: null }])
    expect(pageOf(await post('/newsletter/leave', form))).toEqual([303, '/newsletter/left'])
    expect(await rows()).toMatchObject([{ leftAt: expect.any(Date) }])
  })

  test('answer a program with a message', async ({ db }) => {
    const { post, token } = bench(db)
    const asked = await post('/newsletter', '{"email":"meera@example.org"}', JSON_FORM)
    expect([asked.status, await asked.json()]).toEqual([200, { message: expect.stringContaining('sent you a mail') }])
    const body = JSON.stringify({ token: await token() })
    for (const path of ['/newsletter/confirm', '/newsletter/leave'])
      expect((await post(path, body, JSON_FORM)).status).toBe(200)
  })

  test('say what is wrong', async ({ db }) => {
    const { post, drawn } = bench(db)
    expect((await post('/newsletter', 'email=meera')).status).toBe(400)
    expect((await post('/newsletter', '')).status).toBe(400)
    const fault = 'Please enter a valid email address.'
    expect(drawn).toEqual(['meera', ''].map((email) => ({ form: 'letter', draft: { email, fault } })))
    expect(pageOf(await post('/newsletter/confirm', 'token=x'))).toEqual([303, '/newsletter/unknown'])
    expect(pageOf(await post('/newsletter/leave', ''))).toEqual([303, '/newsletter/unknown'])
    const refused = await post('/newsletter', '{"email":"meera"}', JSON_FORM)
    expect([refused.status, await refused.json()]).toEqual([400, { message: 'Please enter a valid email address.' }])
    for (const body of ['', '[]', 'null', '7', '{', '{"email":{"$ne":1}}'])
      expect((await post('/newsletter', body, JSON_FORM, `198.51.100.${body.length}`)).status).toBe(400)
    expect((await post('/newsletter/confirm', '{"token":["x"]}', JSON_FORM)).status).toBe(404)
  })

  test('answer the same whether or not the address is known', async ({ db }) => {
    const { post } = bench(db)
    const seen = []
    for (let i = 0; i < 3; i++) {
      const answer = await post('/newsletter', 'email=meera%40example.org')
      seen.push(JSON.stringify([answer.status, [...answer.headers], await answer.text()]))
    }
    expect(new Set(seen).size).toBe(1)
  })

  test('take nothing from another site, nothing huge and nothing they cannot read', async ({ db }) => {
    const { post, mails } = bench(db)
    const email = 'email=meera%40example.org'
    expect((await post('/newsletter', email, { ...FORM, Origin: 'https://evil.example' })).status).toBe(403)
    expect((await post('/newsletter', `${email}&x=${'x'.repeat(5000)}`)).status).toBe(413)
    expect((await post('/newsletter', email, { ...OWN, 'Content-Type': 'text/plain' })).status).toBe(415)
    expect(await mails()).toEqual([])
  })

  test('take six requests from a network in ten minutes', async ({ db }) => {
    const { post } = bench(db)
    const ask = (address: string, n: number) => post('/newsletter', `email=a${n}%40example.org`, FORM, address)
    // (caught: a slip counted as a letter)
    expect((await post('/newsletter', 'email=a', FORM, '2001:db8::98')).status).toBe(400)
    for (let n = 0; n < 6; n++) expect((await ask(`2001:db8::${n}`, n)).status).toBe(303)
    const refused = await ask('2001:db8::99', 7)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
    expect((await ask('2001:db8:0:1::1', 8)).status).toBe(303)
  })
})

describe('/dev/outbox', () => {
  test('lists what was sent, newest first, as JSON and as a page', async ({ db }) => {
    const { post, token } = bench(db)
    await post('/newsletter', 'email=first%40example.org')
    await post('/newsletter', 'email=second%40example.org')
    const app = createDevOutbox({ db, config })
    const { data } = (await (await app.request('/dev/outbox', { headers: { Accept: 'application/json' } })).json()) as {
      data: Record<string, string>[]
    }
    expect(data.map(({ to }) => to)).toEqual(['second@example.org', 'first@example.org'])
    expect(Object.keys(data[0] ?? {}).toSorted()).toEqual(['body', 'channel', 'createdAt', 'id', 'subject', 'to'])
    expect(data[0]?.createdAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
    const page = await app.request('/dev/outbox', { headers: { Accept: 'text/html' } })
    expect(page.headers.get('cache-control')).toBe('no-store')
    const link = `https://padav.example/newsletter/confirm?token=${await token()}`
    expect(await page.text()).toContain(`<a href="${link}">${link}</a>`)
  })

  test('shows a hostile message as the text it is', async ({ db }) => {
    const { enqueue } = await import('#domain/messaging/outbox.server.ts')
    await enqueue(db, {
      channel: 'sms',
      to: '<b>',
      subject: '<script>alert(1)</script>',
      body: 'https://x/"onclick="alert(1) <img src=x>',
    })
    const text = await (await createDevOutbox({ db, config }).request('/dev/outbox')).text()
    expect(text).not.toMatch(/<script|<img|<b>|"onclick/)
  })

  test('is shown to nobody who came by a name of the world (caught: any Host, as one that was made to lead to this machine)', async ({
    db,
  }) => {
    const app = createDevOutbox({ db, config })
    const statusBy = async (origin: string) => (await app.request(`${origin}/dev/outbox`)).status
    for (const other of ['http://rebound.co.in:3000', 'http://evil.example'])
      expect([other, await statusBy(other)]).toEqual([other, 403])
    for (const own of ['https://padav.example', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'http://localhost'])
      expect([own, await statusBy(own)]).toEqual([own, 200])
  })

  test('does not exist on a live site', async ({ db }) => {
    const live = { ...config, mode: 'live' as const }
    expect((await createDevOutbox({ db, config: live }).request('/dev/outbox')).status).toBe(404)
  })
})
