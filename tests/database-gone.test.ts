import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openDemoDatabase } from '#tests/demo-database.ts'
import type { OwnDatabase } from '#tests/own-database.ts'
import { startSite, temporaryDirectory } from '#tests/running-site.ts'
import type { RunningSite } from '#tests/running-site.ts'
import { openUnsteadyLink } from '#tests/unsteady-link.ts'
import type { UnsteadyLink } from '#tests/unsteady-link.ts'

const AT_ONCE = 3000
/** What is only made ready may take as long as the machine does. */
const SOME_TIME = 60_000

let database: OwnDatabase
let link: UnsteadyLink
let dirs: Awaited<ReturnType<typeof temporaryDirectory>>[]
// One reaches the database through the link, the other directly.
let site: RunningSite
let other: RunningSite

beforeAll(async () => {
  dirs = [await temporaryDirectory(), await temporaryDirectory()]
  database = await openDemoDatabase()
  link = await openUnsteadyLink(database.url)
  const [first, second] = dirs.map(({ path }) => path) as [string, string]
  site = await startSite({ DATA_DIR: first, DATABASE_URL: link.url })
  other = await startSite({ DATA_DIR: second, DATABASE_URL: database.url })
})

afterAll(async () => {
  await site?.stop('SIGKILL')
  await other?.stop('SIGKILL')
  await link?.close()
  await database?.drop()
  for (const dir of dirs) await dir.remove()
})

function textOf(running: RunningSite, path: string): Promise<string> {
  return fetch(running.url + path).then((answer) => answer.text())
}

/** Status and time of an answer; the heartbeat promises one within a second, the machine of the tests gets thrice that. */
async function answerTo(path: string): Promise<{ status: number; text: string; retryAfter: string | null }> {
  const answer = await fetch(site.url + path, { signal: AbortSignal.timeout(AT_ONCE) })
  return { status: answer.status, text: await answer.text(), retryAfter: answer.headers.get('retry-after') }
}

async function expectRecovery(): Promise<void> {
  await expect.poll(() => fetch(`${site.url}/readyz`).then(({ status }) => status)).toBe(200)
  await expect.poll(() => answerTo('/speciality-tours?sort=days').then(({ status }) => status)).toBe(200)
}

/** A call of the site that reaches the database through the link, with its status and what it says. */
async function call(method: string, path: string, body?: object, more: Record<string, string> = {}, within = AT_ONCE) {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json', ...more }
  const sent = body ? { body: JSON.stringify(body) } : {}
  const answer = await fetch(site.url + path, { method, headers, ...sent, signal: AbortSignal.timeout(within) })
  const { data } = (await answer.json()) as { data?: Record<string, string> }
  return { status: answer.status, data: data ?? {} }
}

const CONTACT = { name: 'Asha Rao', mobile: '9820012345', email: 'asha@example.org' }

/** A journey that is booked and paid in part, and everything that can be asked about it or one like it. */
async function openSelling() {
  const [leaving] = (await database.run(
    `select d.id as departure, p.url as package from departures d join packages p on p.id = d.package_id
     where p.published and d.status = 'scheduled' and d.capacity - d.held - d.sold > 8 and d.starts_on > now() + interval '60 days' order by d.id limit 1`,
  )) as { departure: string; package: string }[]
  const wanted = { ...leaving, adults: 2, ages: [] }
  const prepare = (path: string, body: object, more?: Record<string, string>) =>
    call('POST', path, body, more, SOME_TIME)
  const quoted = async () => (await prepare('/api/quotes', wanted)).data['token']
  const [quote, key] = [await quoted(), { 'Idempotency-Key': crypto.randomUUID() }]
  const hold = () => call('POST', '/api/bookings', { quote, contact: CONTACT }, key)
  const first = await prepare('/api/bookings', { quote: await quoted(), contact: CONTACT }, newKey())
  const at = `/api/bookings/${first.data['reference']}`
  const mine = { Authorization: `Bearer ${first.data['token']}` }
  const pay = (part: number, within = AT_ONCE) =>
    call('POST', `${at}/payments`, { provider: 'simulator', part }, { ...mine, ...newKey() }, within)
  const { orderId } = (await pay(1, SOME_TIME)).data
  await fetch(`${site.url}/dev/gateway/${orderId}`, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'success' }),
  })
  expect((await call('GET', at, undefined, mine, SOME_TIME)).data).toMatchObject({ state: 'confirmed' })
  const asked = {
    quote: () => call('POST', '/api/quotes', wanted),
    hold,
    look: () => call('GET', at, undefined, mine),
    pay: () => pay(2),
    amend: () => call('POST', `${at}/amendments`, { adults: 3 }, mine),
    cancel: () => call('POST', `${at}/cancellation`, {}, mine),
  }
  return { hold, asked }
}

function newKey() {
  return { 'Idempotency-Key': crypto.randomUUID() }
}

/** What selling writes, as the database itself has it: a text, so that the summary of a run says where it differs. */
async function written(): Promise<string> {
  const tables = ['quotes', 'bookings', 'payment_orders', 'booking_events', 'idempotency_keys', 'ledger_entries']
  const counts = tables.map((table) => `(select count(*) from ${table})::int as ${table}`)
  return JSON.stringify(await database.run(`select ${counts.join(', ')}`))
}

describe('two processes on one database', () => {
  test('show one catalogue, loaded once', async () => {
    const [one, two] = await Promise.all([site, other].map((running) => textOf(running, '/api/search-api')))
    expect(one).toBe(two)
    expect(await database.run('select count(*)::int as n from states')).toEqual([{ n: 36 }])
  })

  test('drop a kept page when the other changes what it is made of', async () => {
    const phone = '+91 98765 00001'
    expect(await textOf(site, '/contact-us')).not.toContain(phone)
    expect(await textOf(other, '/contact-us')).not.toContain(phone)
    await database.run(
      `update settings set value = jsonb_set(value, '{bandPhone}', '"${phone}"') where key = 'site'; insert into changes (tags) values ('{settings}')`,
    )
    for (const running of [site, other]) await expect.poll(() => textOf(running, '/contact-us')).toContain(phone)
  })
})

describe('a database that falls silent', () => {
  // Caught: a heartbeat that some forms do not wait beside. Time-outs of the database's own would take 5 s.
  test('keeps no kind of request waiting', async () => {
    const signal = AbortSignal.timeout(4000)
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json' }
    const post = (path: string, body: object) =>
      fetch(site.url + path, { method: 'POST', headers, body: JSON.stringify(body), signal })
    const person = { name: 'Asha Rao', email: 'asha@example.org', mobile: '9820012345' }
    link.fallSilent()
    const answers = await Promise.all([
      ...['/credits?page=2', '/api/rating', '/readyz'].map((path) => fetch(site.url + path, { signal })),
      post('/enquiries', { ...person, message: 'Two of us in May' }),
      post('/newsletter', person),
      post('/api/authentication/send-otp', person),
      post('/api/authentication/login', { ...person, password: 'wrong-and-long' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
    await link.mend()
    await expectRecovery()
  })
})

describe.each([
  ['is gone', () => link.cut()],
  ['says nothing any more', async () => link.fallSilent()],
])('a database that %s', (_how, lose) => {
  let selling: Awaited<ReturnType<typeof openSelling>>

  test('is noticed', async () => {
    selling = await openSelling()
    for (const path of ['/', '/india', '/contact-us']) expect((await fetch(site.url + path)).status).toBe(200)
    await lose()
    await expect.poll(() => fetch(`${site.url}/readyz`).then(({ status }) => status)).toBe(503)
  })

  afterEach(() => expect(site.process.exitCode).toBeNull())

  test.each(['/', '/india', '/contact-us', '/robots.txt'])('%s is still given', async (path) => {
    expect((await answerTo(path)).status).toBe(200)
  })

  test.each(['/credits?page=1', '/travel-guide?page=2', '/api/search-api', '/search?q=goa', '/sitemaps/packages.xml'])(
    '%s says at once that it cannot be given',
    async (path) => {
      const { status, text, retryAfter } = await answerTo(path)
      expect([status, retryAfter]).toEqual([503, '10'])
      expect(text).not.toMatch(/ECONN|\bat .*:\d+:\d+/)
    },
  )

  test('a guest is told so all the same', async () => {
    expect(await answerTo('/api/auth/session')).toMatchObject({ status: 200, text: '{}' })
    expect((await answerTo('/signin')).status).toBe(200)
  })

  test('a subscription is refused, not lost', async () => {
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json' }
    const body = JSON.stringify({ email: 'reader@padav.test' })
    const signal = AbortSignal.timeout(6000)
    const answer = await fetch(`${site.url}/newsletter`, { method: 'POST', headers, body, signal })
    expect(answer.status).toBe(503)
  })

  test('a quote, a hold, a payment, a change and a cancellation are refused at once, and nothing of them is done', async () => {
    // What an earlier journey gets back is written by the process that still has the database.
    await expect.poll(() => database.run(`select id from refunds where state <> 'done'`)).toEqual([])
    const before = await written()
    const answers = await Promise.all(
      Object.entries(selling.asked).map(async ([name, ask]) => [name, (await ask()).status]),
    )
    expect(answers).toEqual(Object.keys(selling.asked).map((name) => [name, 503]))
    expect(await written()).toBe(before)
  })

  test('is found again by itself, and what was refused can be asked for again', async () => {
    await link.mend()
    await expectRecovery()
    const [first, again] = [await selling.hold(), await selling.hold()]
    expect([first.status, first.data['reference']]).toEqual([201, again.data['reference']])
    expect((await selling.asked.cancel()).status).toBe(200)
  })
})

describe('a database that throws everybody out', () => {
  test('costs no process, and changes are heard again', async () => {
    await database.run(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await expectRecovery()
    await database.run(`update settings set value = jsonb_set(value, '{tagline}', '"Heard again"') where key = 'site'`)
    await expect
      .poll(async () => {
        await database.run(`insert into changes (tags) values ('{settings}')`)
        return textOf(site, '/')
      })
      .toContain('Heard again')
    expect([site.process.exitCode, other.process.exitCode]).toEqual([null, null])
  })
})
