import type { Random } from '#tests/chaos/random.ts'

/** What is done on the way of a visit, each timed by itself. */
export type Deed =
  | 'home'
  | 'list'
  | 'search'
  | 'search while typing'
  | 'package'
  | 'picture'
  | 'package by call'
  | 'quote'
  | 'hold'
  | 'begin to pay'
  | 'pay, with its webhook'
  | 'booking'
/** One answer: how long it took, and its status, 0 where there was none; of a refusal why, and of a booking how it stands. */
export type Heard = { deed: Deed; ms: number; status: number; reason?: string | undefined; state?: string | undefined }
export type Asking = { method?: string; body?: unknown; headers?: Record<string, string> }

const QUESTIONS = [
  'goa',
  'kerala 5 days',
  'munar',
  'trek in december',
  'under 20k from delhi',
  'ladakh bike',
  'houseboat',
]
const LISTS = [
  '/india',
  '/india?sort=price',
  '/india?days=4-7',
  '/speciality-tours',
  '/india?month=12',
  '/india?price=-20000',
]
const CONTACT = { name: 'Meera Kulkarni', mobile: '9812345678', email: 'meera@example.org' }
const LONGEST = 30_000

export type Visitor = {
  random: Random
  /** The process that answers, and the network the visitor comes from. */
  site: string
  network: string
  /** How many pictures of a page are looked at. */
  pictures: number
  hear(heard: Heard): void
}

/** One visit: most look around, some search, a few book, of whom some leave their seats unpaid. */
export async function visit(visitor: Visitor): Promise<void> {
  const way = visitor.random.weighed({ 'look around': 68, search: 24, book: 8 })
  if (way === 'search') return search(visitor)
  const page = await lookAround(visitor)
  if (way === 'book' && page) await book(visitor, page)
}

/** The package somebody ends at. */
async function lookAround(visitor: Visitor): Promise<string | undefined> {
  const { random } = visitor
  if (random.chance(0.6)) await see(visitor, 'home', '/')
  const list = await see(visitor, 'list', random.pick(LISTS))
  const packages = linksIn(list)
  if (packages.length === 0) return undefined
  const looked = Array.from({ length: random.between(1, 3) }, () => random.pick(packages))
  for (const path of looked) await see(visitor, 'package', path)
  return looked.at(-1)
}

async function search(visitor: Visitor): Promise<void> {
  const question = visitor.random.pick(QUESTIONS)
  for (let typed = 3; typed < Math.min(question.length, 8); typed += 2)
    await ask(visitor, 'search while typing', `/api/search-api?q=${encodeURIComponent(question.slice(0, typed))}`)
  const found = linksIn(await see(visitor, 'search', `/search?q=${encodeURIComponent(question)}`))
  if (found.length > 0) await see(visitor, 'package', visitor.random.pick(found))
}

type ToldAnswer = {
  departures: { _id: string; isOpen: boolean; seatsLeft: number }[]
  token: string
  reference: string
  orderId: string
}
/** What the calls answer: what was asked for, or why not. */
type AnsweredCall = { data?: Partial<ToldAnswer> & { state?: string }; reason?: string }

async function book(visitor: Visitor, page: string): Promise<void> {
  const { random } = visitor
  const call = async (deed: Deed, path: string, asking?: Asking): Promise<Partial<ToldAnswer>> => {
    const answer = await ask(visitor, deed, path, asking)
    return readAnswer(answer).data ?? {}
  }
  const ref = page.slice('/package/'.length)
  const { departures = [] } = await call('package by call', `/api/public/package/${ref}`)
  const open = departures.filter(({ isOpen, seatsLeft }) => isOpen && seatsLeft > 2)
  if (open.length === 0) return
  const departure = random.pick(open)._id
  const quoted = await call('quote', '/api/quotes', {
    method: 'POST',
    body: { package: ref, departure, adults: 2, ages: [] },
  })
  if (!quoted.token) return
  const once = () => ({ 'Idempotency-Key': crypto.randomUUID() })
  const held = await call('hold', '/api/bookings', {
    method: 'POST',
    headers: once(),
    body: { quote: quoted.token, contact: CONTACT },
  })
  if (!held.reference || random.chance(0.3)) return
  const headers = { Authorization: `Bearer ${held.token}` }
  const path = `/api/bookings/${held.reference}`
  const payment = { method: 'POST', headers: { ...headers, ...once() }, body: { provider: 'simulator', part: 1 } }
  const { orderId } = await call('begin to pay', `${path}/payments`, payment)
  if (!orderId) return
  const outcome = random.weighed({ success: 80, duplicate: 10, failure: 10 })
  await ask(visitor, 'pay, with its webhook', `/dev/gateway/${orderId}`, {
    method: 'POST',
    body: new URLSearchParams({ outcome }),
  })
  await call('booking', path, { headers })
}

/** A page, and the pictures that are seen of it first. */
async function see(visitor: Visitor, deed: Deed, path: string): Promise<string> {
  const html = (await ask(visitor, deed, path)) ?? ''
  const pictures = new Set([...html.matchAll(/\/media\/[0-9a-z]{20}\/(?:320|480)\.avif/g)].map(([found]) => found))
  for (const picture of [...pictures].slice(0, visitor.pictures)) await ask(visitor, 'picture', picture)
  return html
}

function linksIn(html: string): string[] {
  return [...new Set([...html.matchAll(/href="(\/package\/[a-z0-9-]+)"/g)].map(([, path]) => path!))]
}

async function ask(
  { site, network, hear }: Visitor,
  deed: Deed,
  path: string,
  { method = 'GET', body, headers }: Asking = {},
): Promise<string | undefined> {
  const began = performance.now()
  const isForm = body instanceof URLSearchParams
  const note = (status: number, { reason, data }: AnsweredCall = {}) =>
    hear({ deed, ms: performance.now() - began, status, reason, state: data?.state })
  try {
    const answer = await fetch(site + path, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST),
      headers: {
        'X-Forwarded-For': network,
        ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    note(answer.status, deed === 'booking' || answer.status >= 400 ? readAnswer(text) : {})
    return text
  } catch {
    note(0)
    return undefined
  }
}

function readAnswer(text: string | undefined): AnsweredCall {
  return text?.startsWith('{') ? (JSON.parse(text) as AnsweredCall) : {}
}
