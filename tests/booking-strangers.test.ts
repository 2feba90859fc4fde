import { beforeAll, describe, expect, inject, test } from 'vitest'
import { DEMO_PASSWORD } from '#demo/accounts.server.ts'
import { openCaller, ownNetwork } from './accounts.ts'
import { BOOKING_PAGES } from './security/access/booking-matrix.ts'
import type { BOOKING_CALLS, BOOKING_FORMS, SHARE_FORMS } from './security/access/booking-matrix.ts'
import { partner, TYPED, browser, held } from './booking-browser.ts'

const REF = '/api/bookings'
const ALL_FORMS: Record<(typeof BOOKING_FORMS)[number], Record<string, string>> = {
  '/travellers': TYPED,
  '/details': { 'travellers.0.meals': 'Anything' },
  '/group': { intent: 'end' },
  '/story': { rating: '1', text: 'Of somebody who was never there.' },
  '/code': {},
  '/proof': { otp: '123456' },
  '/hold': {},
  '/without-coupon': { totalPaise: '0' },
  '/pay': { part: '1', provider: 'simulator', terms: 'agreed' },
  '/change': { 'leaves.1': 'yes' },
  '/amend': { quote: 'of-somebody-else-22-xx' },
  '/invoice-address': { name: 'Somebody Else' },
  '/claim': {},
  '/cancel': { refundPaise: '0' },
  '/called-off': { way: 'back' },
}
const SHARE = '/share/2'
const ALL_SHARE_FORMS: Record<(typeof SHARE_FORMS)[number], Record<string, string>> = {
  '/details': { 'people.0.name': 'Somebody Else', 'people.0.age': '41' },
  '/forget': {},
  '/room': { mate: '1' },
  '/pay': { part: 'all', provider: 'simulator', terms: 'agreed' },
}
const ALL_CALLS: Record<(typeof BOOKING_CALLS)[number] | '/cancellation', object> = {
  '/hold': {},
  '/payments': { part: 1, provider: 'simulator' },
  '/amendments': { adults: 1 },
  '/cancellation': {},
}

describe('a booking of somebody else', () => {
  let theirs: Awaited<ReturnType<typeof held>>
  let booked: Awaited<ReturnType<typeof held>>
  let mine: Awaited<ReturnType<typeof held>>
  beforeAll(async () => {
    ;[theirs, booked, mine] = [await held(), await held(), await held()]
    await booked.guest.go(`${booked.path}/travellers`, TYPED)
    const { payUrl } = await partner.pay(booked, { provider: 'simulator', part: 1 })
    await booked.guest.go(new URL(payUrl, inject('siteUrl')).pathname, { outcome: 'success' })
    const group = { intent: 'form', split: 'equal', 'payer.0': '0', 'payer.1': '2', 'payer.2': '0' }
    expect((await booked.guest.go(`${booked.path}/group`, group)).location).toBe(`${booked.path}/group`)
  })

  /** Everybody who has no business in a booking. */
  const STRANGERS = {
    'nobody known': async () => browser(),
    'who has the cookie of another booking': async ({ reference }: { reference: string }) => {
      const stranger = browser()
      stranger.jar.set(`trip-${reference}`, mine.token)
      stranger.jar.set(`friend-${reference}-2`, mine.token)
      return stranger
    },
    'who came by the link of another booking': async ({ path }: { path: string }) => {
      const stranger = browser()
      await stranger.go(`${path}?key=${mine.token}`)
      await stranger.go(`${path}${SHARE}?key=${mine.token}`)
      return stranger
    },
    'who is signed in with an account of their own': async () => {
      const stranger = browser()
      const { call: logIn, cookies } = openCaller({ url: inject('siteUrl') })
      const person = { email: 'traveller@padav.test', password: DEMO_PASSWORD }
      expect((await logIn('/api/authentication/login', person)).status).toBe(200)
      for (const pair of cookies) stranger.jar.set(...pair)
      return stranger
    },
  }

  test.each(Object.entries(STRANGERS))('is not there for %s, on any page and for any form', async (_, arrive) => {
    for (const one of [theirs, booked]) {
      const { go } = await arrive(one)
      const nowhere = one.path.replace(one.reference, '22222222')
      for (const page of [...BOOKING_PAGES, SHARE]) {
        const shown = await go(one.path + page)
        const missing = await go(nowhere + page)
        expect([page, shown.status, shown.text]).toEqual([page, 404, missing.text])
        expect(shown.html).not.toMatch(/Meera|Arjun/)
      }
      const forms = [
        ...Object.entries(ALL_FORMS),
        ...Object.entries(ALL_SHARE_FORMS).map(([form, fields]) => [SHARE + form, fields] as const),
      ]
      for (const [form, fields] of forms)
        expect([form, (await go(one.path + form, fields)).status]).toEqual([form, 404])
    }
    const owner = await theirs.guest.go(theirs.path)
    expect(owner.text).toContain('3 seats held for you')
    expect(owner.text).toContain('Hold them 15 minutes more')
    expect(owner.text).not.toContain('Tara Kulkarni')
    const whole = await booked.guest.go(booked.path)
    for (const name of ['Your seats are booked, Meera', 'Arjun Kulkarni']) expect(whole.text).toContain(name)
    expect((await booked.guest.go(`${booked.path}/group`)).text).toContain('details still missing')
  })

  test.each(Object.entries(STRANGERS))('gives %s no answer to a call, and no document', async (_, arrive) => {
    const { documents, ...before } = await partner.look(booked)
    expect(documents.length).toBeGreaterThan(1)
    const { jar } = await arrive(booked)
    const ask = async (method: string, path: string, bearer: string | undefined, body?: object) => {
      const { status } = await fetch(inject('siteUrl') + path, {
        method,
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': crypto.randomUUID(),
          'Sec-Fetch-Site': 'same-origin',
          'X-Forwarded-For': ownNetwork(),
          Cookie: [...jar].map((pair) => pair.join('=')).join('; '),
          ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      return status
    }
    for (const bearer of [undefined, mine.token]) {
      // A program that says nothing of who it is is asked to.
      const closed = bearer !== undefined || jar.has('sid') ? 404 : 401
      for (const call of ['', '/cancellation'])
        expect([call, await ask('GET', `${REF}/${booked.reference}${call}`, bearer)]).toEqual([call, closed])
      for (const [call, body] of Object.entries(ALL_CALLS))
        expect([call, await ask('POST', `${REF}/${booked.reference}${call}`, bearer, body)]).toEqual([call, closed])
      for (const { url } of documents) {
        const { pathname } = new URL(url, inject('siteUrl'))
        expect([pathname, await ask('GET', pathname, bearer)]).toEqual([pathname, 404])
      }
    }
    expect(await partner.look(booked)).toEqual({ documents, ...before })
    const [first] = documents
    expect((await booked.guest.go(new URL(first!.url, inject('siteUrl')).pathname)).status).toBe(200)
  })
})
