import { Hono } from 'hono'
import { describe, expect } from 'vitest'
import type { FormAnswer } from '#web/contexts.ts'
import { ASKED } from '#tests/benches/lead-bench.ts'
import { findOwnEnquiry } from '#domain/leads/own-enquiry.server.ts'
import { CALM_ENQUIRIES_AN_HOUR } from '#domain/leads/flood-control.server.ts'
import { leads } from '#domain/leads/tables.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { SECOND, stoppedClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.server.ts'
import type { Db } from '#platform/db.server.ts'
import { openKeyRing } from '#platform/key-ring.ts'
import { openLog } from '#platform/log.server.ts'
import { test } from '#tests/database.ts'
import { openRequestServices } from '#server/auth/request-services.ts'
import { createEnquiries } from './enquiries.ts'

const ORIGIN = 'https://padav.example'
const JSON_WANTED = { Accept: 'application/json' }

function bench(db: Db) {
  const clock = stoppedClock(new Date('2026-11-20T04:30:00Z'))
  const requestServices = openRequestServices({
    db,
    clock,
    keys: openKeyRing(['a secret for tests that is long enough']),
    log: openLog('silent'),
    heartbeat: { check: async () => true, note: () => undefined },
    config: readConfig({ PUBLIC_URL: ORIGIN }),
  })
  const drawn: { path: string; answer: FormAnswer | undefined }[] = []
  const app = new Hono().route(
    '/',
    createEnquiries(requestServices, async (path, { answer, status = 200 } = {}) => {
      drawn.push({ path, answer })
      return new Response('<html>', { status })
    }),
  )
  let cookies = ''
  const ask = async (path: string, init: RequestInit = {}, remoteAddress = '203.0.113.9') => {
    const headers = { Origin: ORIGIN, ...(cookies ? { Cookie: cookies } : {}), ...(init.headers as object) }
    const answer = await app.request(path, { ...init, headers }, { incoming: { socket: { remoteAddress } } })
    cookies = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookies
    return answer
  }
  const post = (path: string, form: object = {}, headers: object = {}, address?: string) =>
    ask(
      path,
      {
        method: 'POST',
        body: new URLSearchParams(form as Record<string, string>).toString(),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      },
      address,
    )
  return {
    drawn,
    ask,
    post,
    later: (ms: number) => clock.set(new Date(clock.now().getTime() + ms)),
    leads: () => db.select().from(leads),
    stamp: async () => {
      const answer = await ask('/enquiries/stamp?about=contact:')
      return ((await answer.json()) as { data: { stamp: string } }).data.stamp
    },
    code: async () => /\b\d{6}\b/.exec((await listOutbox(db, 1))[0]?.body ?? '')?.[0] ?? '',
  }
}

const placeOf = (answer: Response) => [answer.status, answer.headers.get('location') ?? '']

describe('the enquiry form', () => {
  test('without a script leads on to the page of the enquiry, with its three forms', async ({ db }) => {
    const { post, code } = bench(db)
    const [status, place = ''] = placeOf(await post('/enquiries', ASKED))
    expect([status, place]).toEqual([303, expect.stringMatching(/^\/enquiry\/[\w-]{22}$/)])
    const token = String(place).split('/').at(-1)!
    expect(placeOf(await post(`${place}/code`))).toEqual([303, `${place}?view=code`])
    expect(placeOf(await post(`${place}/verify`, { otp: '' }))).toEqual([303, `${place}?view=code&error=otp-missing`])
    expect(placeOf(await post(`${place}/verify`, { otp: await code() }))).toEqual([303, place])
    expect((await findOwnEnquiry(db, token))?.isMobileVerified).toBe(true)
    expect(placeOf(await post(`${place}/withdraw`))).toEqual([303, place])
    expect((await findOwnEnquiry(db, token))?.status).toBe('withdrawn')
  })

  test('shows itself again with every word, and what is amiss at its field (caught: what was typed lost)', async ({
    db,
  }) => {
    const { post, drawn, leads } = bench(db)
    const wrong = { ...ASKED, mobile: '12', budget: 'much', message: 'Tea\r\n<b>gardens</b>' }
    expect((await post('/enquiries', wrong)).status).toBe(400)
    expect(drawn).toEqual([
      {
        path: '/enquiries',
        answer: {
          form: 'enquiry',
          draft: {
            source: { kind: 'contact', key: '', name: 'Contact page', path: '/contact-us' },
            message: 'Please look at the fields that are marked. Nothing you typed is lost.',
            faults: {
              mobile: 'Please enter a valid mobile number.',
              budget: 'Please enter an amount in rupees, such as 60,000 or 1.5 lakh.',
            },
            typed: expect.objectContaining({
              name: 'Meera Nair',
              mobile: '12',
              budget: 'much',
              message: 'Tea\n<b>gardens</b>',
            }),
            dial: '',
            inPlace: false,
            challenge: undefined,
            confirmation: undefined,
          },
        },
      },
    ])
    expect(await leads()).toEqual([])
  })

  test('without a script is shown once more while very many come, and then leads on', async ({ db }) => {
    const { post, drawn, later, leads: rows } = bench(db)
    await post('/enquiries', { ...ASKED, email: 'first@example.org' })
    const [first] = await rows()
    const flood = Array.from({ length: CALM_ENQUIRIES_AN_HOUR }, (_, n) => ({
      id: `flood ${n}`,
      reference: `flood ${n}`,
    }))
    await db.insert(leads).values(flood.map((other) => ({ ...first!, ...other, tokenHash: null })))
    expect((await post('/enquiries', ASKED)).status).toBe(422)
    const confirmation = drawn.map(
      ({ answer }) => answer && 'draft' in answer && answer.form === 'enquiry' && answer.draft.confirmation,
    )[0]
    expect(confirmation).toMatch(/^[\w.-]{40,}$/)
    later(4 * SECOND)
    expect(placeOf(await post('/enquiries', { ...ASKED, confirmation }))).toEqual([
      303,
      expect.stringContaining('/enquiry/'),
    ])
  })

  test('with a script is given what takes its place (caught: a redirect, a number without the country chosen)', async ({
    db,
  }) => {
    const { post, drawn, leads } = bench(db)
    const inPlace = { 'X-In-Place': 'enquiry', Accept: 'text/html' }
    const nepal = { ...ASKED, mobile: '98', dial: '977' }
    expect((await post('/enquiries', nepal, inPlace)).status).toBe(400)
    expect(drawn[0]?.answer).toMatchObject({ draft: { dial: '977', inPlace: true, typed: { mobile: '98' } } })
    expect((await post('/enquiries', { ...nepal, mobile: '9841234567' }, inPlace)).status).toBe(200)
    const [lead] = await leads()
    expect([lead?.mobile, drawn[1]?.answer]).toEqual([
      '+9779841234567',
      {
        form: 'enquiry',
        received: {
          message: 'Your enquiry has reached us.',
          reference: lead?.reference,
          path: expect.stringMatching(/^\/enquiry\/[\w-]{22}$/),
        },
      },
    ])
  })

  test('as a program is told the reference and the page, or the faults', async ({ db }) => {
    const { post, stamp, later, leads } = bench(db)
    const form = { ...ASKED, stamp: await stamp() }
    later(5 * SECOND)
    const refused = await post('/enquiries', { ...form, name: '' }, JSON_WANTED)
    expect([refused.status, await refused.json()]).toEqual([
      400,
      expect.objectContaining({ reason: 'invalid-enquiry', fields: { name: 'Please enter your name.' } }),
    ])
    const answers = [await post('/enquiries', form, JSON_WANTED), await post('/enquiries', form, JSON_WANTED)]
    const said = await Promise.all(answers.map((answer) => answer.json()))
    expect(said[0]).toEqual({
      message: 'Your enquiry has reached us.',
      data: { reference: expect.stringMatching(/^ENQ-/), path: expect.stringMatching(/^\/enquiry\/[\w-]{22}$/) },
    })
    expect(said[1]).toEqual(said[0])
    expect(await leads()).toMatchObject([{ state: 'new' }])
  })

  test('answers a machine as it answers a person (caught: another status, another shape)', async ({ db }) => {
    const { post, leads } = bench(db)
    const shapeOf = async (form: object, address: string) => {
      const answer = await post('/enquiries', form, JSON_WANTED, address)
      const text = JSON.stringify([answer.status, [...answer.headers], await answer.json()])
      return text.replace(/ENQ-[\w-]{9}/, '').replace(/enquiry\/[\w-]{22}/, '')
    }
    const person = await shapeOf(ASKED, '203.0.113.9')
    const machine = await shapeOf({ ...ASKED, email: 'x@example.org', homepage: 'https://x' }, '198.51.100.9')
    expect(machine).toBe(person)
    expect((await leads()).map(({ state }) => state).toSorted()).toEqual(['new', 'spam'])
  })

  test('takes nothing from another site, nothing huge and nothing it cannot read', async ({ db }) => {
    const { post, ask, leads } = bench(db)
    expect((await post('/enquiries', ASKED, { Origin: 'https://evil.example' })).status).toBe(403)
    expect((await post('/enquiries', ASKED, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    expect((await post('/enquiries', { ...ASKED, message: 'x'.repeat(40_000) })).status).toBe(413)
    expect((await post('/enquiries', ASKED, { 'Content-Type': 'text/plain' })).status).toBe(415)
    // A long message in Devanagari fits.
    expect((await post('/enquiries', { ...ASKED, message: 'म'.repeat(2000) })).status).toBe(303)
    expect((await ask('/enquiries', { method: 'POST' })).status).toBe(415)
    expect((await leads()).length).toBe(1)
  })

  // (caught: twenty slips of an office's staff shut the form for everybody behind its address)
  test('takes twenty from a network in ten minutes, of which ten slips are one', async ({ db }) => {
    const { post } = bench(db)
    const slips = async (many: number) => {
      for (let n = 0; n < many; n++) expect((await post('/enquiries', { name: String(n) })).status).toBe(400)
    }
    await slips(60)
    expect((await post('/enquiries', ASKED)).status).toBe(303)
    await slips(130)
    const refused = await post('/enquiries', ASKED)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 500]).toEqual([429, true])
    // caught: a line of JSON for a person whose browser runs no script.
    const page = await post('/enquiries', ASKED, { Accept: 'text/html,*/*' })
    expect([page.status, page.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8'])
    expect(await page.text()).toMatch(/Too many requests just now\..*Go back with your browser/s)
    expect((await post('/enquiries', ASKED, {}, '198.51.100.7')).status).toBe(303)
  })
})

describe('the page of an enquiry', () => {
  test('is kept by nobody, and asks only for what stands in its own address', async ({ db }) => {
    const { post, ask, drawn } = bench(db)
    const [, place = ''] = placeOf(await post('/enquiries', ASKED))
    const page = await ask(`${place}?view=code&error=otp-wrong&next=//evil.example`)
    expect(page.headers.get('cache-control')).toContain('no-store')
    expect(drawn.at(-1)?.path).toBe(`${place}?view=code&error=otp-wrong`)
  })

  test('has forms that do nothing for a wrong link, and from another site', async ({ db }) => {
    const { post, leads } = bench(db)
    const [, place = ''] = placeOf(await post('/enquiries', ASKED))
    const wrong = `/enquiry/${'x'.repeat(22)}`
    for (const action of ['code', 'verify', 'withdraw']) {
      expect(placeOf(await post(`${wrong}/${action}`, { otp: '123456' }))).toEqual([303, wrong])
      expect((await post(`${place}/${action}`, {}, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    }
    expect(await leads()).toMatchObject([{ state: 'new', mobileVerifiedAt: null }])
  })
})
