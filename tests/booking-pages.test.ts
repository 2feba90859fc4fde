import { randomInt } from 'node:crypto'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { DEMO_PASSWORD } from '#demo/accounts.server.ts'
import { openCaller, ownNetwork } from './accounts.ts'
import { given, openPartner } from './partner.ts'
import { BOOKING_PAGES } from './security/access/booking-matrix.ts'
import type { BOOKING_CALLS, BOOKING_FORMS, SHARE_FORMS } from './security/access/booking-matrix.ts'
import { codeSentTo } from './sent-messages.ts'

const TOUR = 'ajanta-ellora-and-lonar'
const SITE = () => ({ url: inject('siteUrl') })
const partner = openPartner(inject('siteUrl'))
// Of its own, so that nobody else uses up its codes.
const CONTACT = { name: 'Meera Kulkarni', mobile: ownMobile(), email: 'meera@example.org' }
const TYPED = {
  'contact.name': CONTACT.name,
  'contact.mobile': CONTACT.mobile,
  'contact.email': CONTACT.email,
  'travellers.0.name': 'Meera Kulkarni',
  'travellers.0.age': '38',
  'travellers.1.name': 'Arjun Kulkarni',
  'travellers.1.age': '41',
  'travellers.2.name': 'Tara Kulkarni',
  'travellers.2.age': '9',
}

function ownMobile(): string {
  return `98${randomInt(10_000_000, 99_999_999)}`
}

type Page = { status: number; location: string | null; text: string; html: string }

/** A browser without a script: it keeps cookies, sends forms and follows nothing by itself. */
function browser() {
  const jar = new Map<string, string>()
  const network = ownNetwork()
  async function go(path: string, form?: Record<string, string>): Promise<Page> {
    const answer = await fetch(inject('siteUrl') + path, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: {
        Accept: 'text/html',
        'X-Forwarded-For': network,
        Cookie: [...jar].map((pair) => pair.join('=')).join('; '),
        ...(form ? { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' } : {}),
      },
      ...(form ? { body: new URLSearchParams(form).toString() } : {}),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]!.split('=')
      jar.set(name, value)
    }
    const html = await answer.text()
    return { status: answer.status, location: answer.headers.get('location'), html, text: textOf(html) }
  }
  return { go, jar }
}

/** What the page itself says, between header and footer. */
function textOf(html: string): string {
  const [, main = html] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? []
  return main.replaceAll(/<svg.*?<\/svg>|<[^>]+>/gs, ' ').replaceAll(/\s+/g, ' ')
}

/** Seats for two adults and a child, and a browser that came by their link. */
async function held() {
  const { _id: departure } = (await partner.departuresOf(TOUR, 3)).at(-1)!
  const quote = await given(partner.quote({ package: TOUR, departure, adults: 2, ages: [9] }))
  const { reference, token } = await given(partner.hold(quote.token, { contact: CONTACT }))
  const guest = browser()
  const entered = await guest.go(`/booking/${reference}?key=${token}`)
  return { reference, token: token!, path: `/booking/${reference}`, guest, entered }
}

const fieldOf = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''
const valueIn = (html: string, id: string) => {
  const [field = ''] = new RegExp(`<input[^>]*id="${id.replaceAll('.', '\\.')}"[^>]*>`).exec(html) ?? []
  return /value="([^"]*)"/.exec(field)?.[1]
}

const hiddenIn = (html: string, action: string) => {
  const [, inside = ''] = new RegExp(`<form[^>]*action="${action}"[^>]*>(.*?)</form>`, 's').exec(html) ?? []
  return [...inside.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  )
}
const valuesOf = (html: string, name: RegExp) =>
  [...html.matchAll(new RegExp(`name="${name.source}" value="([^"]*)"`, 'g'))].map(([, value]) => value)

describe('a booking without a script', () => {
  test('goes from held to paid to cancelled, and loses no word on the way', async () => {
    const { path, guest, entered, reference } = await held()
    const { go } = guest
    expect([entered.status, entered.location]).toEqual([303, path])
    expect((await go(path)).text).toContain('3 seats held for you, Meera')

    const wrong = { ...TYPED, 'contact.mobile': '12', 'travellers.1.name': '', 'travellers.2.age': '12' }
    const first = await go(`${path}/travellers`, wrong)
    expect(first.status).toBe(400)
    expect(first.text).toContain('3 things to put right')
    expect(first.text).toContain('Age of Child : Nobody of this age was priced.')
    expect(Object.keys(wrong).map((name) => valueIn(first.html, name) ?? '')).toEqual(Object.values(wrong))
    expect((await go(`${path}/travellers`, TYPED)).location).toBe(`${path}/review`)

    // A guest proves where they are reached before they pay, and no other way round.
    expect((await go(`${path}/review`)).location).toBe(`${path}/proof`)
    const early = { key: 'early', part: '1', provider: 'simulator', terms: 'agreed' }
    expect((await go(`${path}/pay`, early)).location).toBe(`${path}/proof?error=contact-unproven`)
    expect((await go(`${path}/code`, {})).location).toBe(`${path}/proof?view=code`)
    expect((await go(`${path}/proof`, { otp: '' })).location).toBe(`${path}/proof?view=code&error=otp-missing`)
    const otp = await codeSentTo(SITE(), `+91${CONTACT.mobile}`)
    expect((await go(`${path}/proof`, { otp })).location).toBe(`${path}/review`)
    // Another number has yet to be proven.
    const other = ownMobile()
    await go(`${path}/travellers`, { ...TYPED, 'contact.mobile': other })
    expect((await go(`${path}/review`)).location).toBe(`${path}/proof`)
    await go(`${path}/code`, {})
    expect((await go(`${path}/proof`, { otp: await codeSentTo(SITE(), `+91${other}`) })).location).toBe(
      `${path}/review`,
    )

    const review = await go(`${path}/review`)
    expect(review.html).not.toMatch(/<input[^>]*name="terms"[^>]*checked/)
    const choice = { key: fieldOf(review.html, 'key'), part: '1', provider: 'simulator' }
    const refused = await go(`${path}/pay`, choice)
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('Please read the terms')])
    const paying = await go(`${path}/pay`, { ...choice, terms: 'agreed' })
    expect(paying.location).toMatch(/^\/dev\/gateway\//)
    // The same form again opens no second order.
    expect((await go(`${path}/pay`, { ...choice, terms: 'agreed' })).location).toBe(paying.location)

    await go(paying.location!, { outcome: 'failure' })
    expect((await go(path)).text).toContain('Your bank said no')
    const again = { part: '1', provider: 'simulator', terms: 'agreed', key: crypto.randomUUID() }
    const secondTry = (await go(`${path}/pay`, again)).location!
    await go(secondTry, { outcome: 'pending' })
    expect((await go(path)).text).toContain('Please do not pay again.')
    // Nobody pays twice while the bank is waited for.
    expect((await go(`${path}/review`)).location).toBe(path)
    await go(secondTry, { outcome: 'success' })
    expect((await go(path)).text).toContain('Your seats are booked, Meera')

    // Nobody has a link so: the choice is shown again as it was made.
    const unclear = await go(`${path}/group`, { intent: 'form', split: 'own-price', 'payer.0': '0', 'payer.1': '0' })
    expect([unclear.status, unclear.text]).toEqual([422, expect.stringContaining('At least one friend needs a link')])
    expect(unclear.html).toMatch(/<input[^>]*checked="" value="own-price"/)
    expect(unclear.html).toMatch(/id="payer-1".*?<option value="0" selected/s)

    // Arjun stays at home: first what that comes to, and the trip as it was; then the change, with the names that are left.
    const put = { 'leaves.1': 'yes', rooms: '', departure: '', date: '' }
    const nobody = await go(`${path}/change`, { ...put, 'leaves.0': 'yes' })
    expect([nobody.status, nobody.text]).toEqual([400, expect.stringContaining('Somebody of eighteen or over')])
    const priced = await go(`${path}/change`, put)
    expect(priced.text).toContain('Charge for what falls away')
    expect(valuesOf(priced.html, /travellers\.\d\.name/)).toEqual(['Meera Kulkarni', 'Tara Kulkarni'])
    expect((await go(path)).text).toContain('Arjun Kulkarni')
    const people = Object.fromEntries(hiddenIn(priced.html, `${path}/amend`))
    // What cannot be had at that price any more is chosen from again, as it was chosen.
    const gone = await go(`${path}/amend`, { ...people, quote: 'a-quote-that-is-gone' })
    expect([gone.status, gone.text]).toEqual([404, expect.stringContaining('Your trip is as it was.')])
    expect(gone.html).toMatch(/<input[^>]*name="leaves.1"[^>]*checked/)
    expect((await go(`${path}/amend`, people)).location).toBe(`${path}?view=changed`)
    expect((await go(path)).text).not.toContain('Arjun Kulkarni')
    // The same again changes nothing more.
    expect((await go(`${path}/amend`, people)).location).toBe(`${path}?view=changed`)

    const asked = await go(`${path}/cancel`)
    const refundPaise = fieldOf(asked.html, 'refundPaise')
    const changed = await go(`${path}/cancel`, { refundPaise: String(Number(refundPaise) + 100) })
    expect(changed.location).toBe(`${path}/cancel?error=price-changed`)
    expect((await go(changed.location!)).text).toContain('Nothing has been cancelled.')
    expect((await go(`${path}/cancel`, { refundPaise })).location).toBe(path)
    const over = await go(path)
    expect(over.text).toContain('This trip is cancelled')
    expect(over.text).toContain(reference)
  })
})

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
