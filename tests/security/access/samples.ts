import { listCategories } from '#domain/catalogue/categories.server.ts'
import { listStates } from '#domain/catalogue/states.server.ts'
import { holdSeats } from '#domain/bookings/hold/hold.server.ts'
import { makeQuote } from '#domain/bookings/quote/quotes.server.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { articles } from '#domain/content/tables.ts'
import { listResoldPackages } from '#domain/departures/resold.server.ts'
import { departures, waitlist } from '#domain/departures/tables.ts'
import { waitingToken } from '#domain/departures/waitlist/waitlist.ts'
import { sendEnquiry } from '#domain/leads/enquiries.server.ts'
import { pictures } from '#domain/media/tables.ts'
import { webhooks } from '#domain/partners/tables.ts'
import type { Services } from '#domain/services.server.ts'
import { requestToken } from '#domain/privacy/request-link.ts'
import { dataRequests } from '#domain/privacy/tables.ts'
import { imports } from '#domain/spreadsheets/tables.ts'
import { addDays, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import type { accountBench } from '#tests/benches/account-bench.ts'

/** What stands for the words in braces of the matrix: one thing of each kind. */
export async function leaveSamples(
  services: Services,
  bench: ReturnType<typeof accountBench>,
): Promise<Record<string, string>> {
  const { db, clock } = services
  return {
    category: (await listCategories(db))[0]!.id,
    state: (await listStates(db))[0]!.id,
    ...(await leaveEnquiry(services)),
    quote: await askForQuote(services),
    ...(await waitForSeats(services)),
    booked: await holdSomething(services),
    departure: (await db.select().from(departures).limit(1))[0]!.id,
    import: await aFileTakenIn(db),
    webhook: await aWebhook(db),
    ...(await aDataRequest(services)),
    // None of those who are looked for in answers: the address names them.
    member: await bench.person({ role: 'editor', name: 'Zubin' }),
    article: (await db.select().from(articles).limit(1))[0]!.id,
    package: (await db.select().from(packages).limit(1))[0]!.id,
    onSale: (await listResoldPackages(db, { today: istDate(clock.now()) }))[0]!.id,
    picture: (await db.select().from(pictures).limit(1))[0]!.id,
  }
}

async function aFileTakenIn(db: Db): Promise<string> {
  const file = { kind: 'states', fileName: 'states.csv', state: 'ready' as const, heads: ['Address'], rows: 1 }
  const [made] = await db
    .insert(imports)
    .values({ ...file, byUserId: 'somebody' })
    .returning()
  return made!.id
}

/** A partner's program that is told what happens. */
async function aWebhook(db: Db): Promise<string> {
  const now = new Date()
  const [made] = await db
    .insert(webhooks)
    .values({
      url: 'https://partner.example/padav',
      topics: ['bookings'],
      secret: 'x',
      createdBy: 'x',
      createdAt: now,
      lookedAt: now,
    })
    .returning({ id: webhooks.id })
  return made!.id
}

/** What a guest asked for of what is kept of them, and what opens its page. */
async function aDataRequest({ db, keys }: Services): Promise<{ request: string; asker: string }> {
  const asked = { kind: 'copy' as const, email: 'anu@example.org', reach: 'a…@example.org' }
  const [made] = await db
    .insert(dataRequests)
    .values({ ...asked, dueOn: '2099-01-01' })
    .returning()
  return { request: made!.id, asker: requestToken(keys, made!.id) }
}

/** A place on a waiting list, and what the link to it holds. */
async function waitForSeats({ db, keys }: Services): Promise<{ waiting: string; place: string }> {
  const [departure] = await db.select().from(departures).limit(1)
  const place = { departureId: departure!.id, email: 'anu@example.org', seats: 2, state: 'left' as const }
  const [added] = await db.insert(waitlist).values(place).returning()
  return { waiting: waitingToken(keys, added!.id), place: added!.id }
}

/** What a visitor's link to an enquiry holds, and its reference. */
async function leaveEnquiry(services: Services): Promise<{ enquiry: string; asked: string }> {
  const form = { about: 'contact:', name: 'Anu', mobile: '+919876500000', email: 'anu@example.org' }
  const sent = await sendEnquiry(services, { form, network: '203.0.113.1' })
  if (!sent.ok) throw new Error(`refused: ${sent.reason}`)
  return { enquiry: sent.value.token ?? 'none', asked: sent.value.reference }
}

/** What opens a quote: two adults, three weeks ahead. */
async function askForQuote(services: Services): Promise<string> {
  const startsOn = addDays(istDate(services.clock.now()), 21)
  const party = { adults: 2, ages: [], rooms: undefined }
  const made = await makeQuote(services, {
    package: 'munnar-tea-country',
    startsOn,
    party,
    extras: [],
    willingToShare: false,
  })
  return made.ok ? made.value.token : 'none'
}

/** What a booking is called that is held. */
async function holdSomething(services: Services): Promise<string> {
  const contact = { name: 'Anu', mobile: '+919876500000', email: 'anu@example.org' }
  const key = { key: 'held-for-the-matrix', userId: undefined }
  const held = await holdSeats(services, { quote: await askForQuote(services), contact }, key)
  return held.ok ? held.value.reference : 'none'
}
