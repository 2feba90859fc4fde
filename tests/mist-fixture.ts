import { eq } from 'drizzle-orm'
import { savedViews, users } from '#domain/accounts/tables.ts'
import { shipped } from '#domain/almanac/fact.ts'
import { almanacFacts } from '#domain/almanac/tables.ts'
import { saveCars } from '#domain/cars/cars-writing.server.ts'
import { drivers, vehicles } from '#domain/cars/tables.ts'
import { attractions, categories, cities, packages, states } from '#domain/catalogue/tables.ts'
import { beginPackage } from '#domain/catalogue/writing/drafts.server.ts'
import { WRITE_PLACE } from '#domain/catalogue/writing/place-drafts.server.ts'
import { articles } from '#domain/content/tables.ts'
import { departures, waitlist } from '#domain/departures/tables.ts'
import { drafts } from '#domain/drafts/tables.ts'
import { broughtCustomers } from '#domain/leads/tables.ts'
import { pictures } from '#domain/media/tables.ts'
import { apiKeys, webhooks } from '#domain/partners/tables.ts'
import { cancellationPlans, paymentPlans } from '#domain/pricing/tables.ts'
import { dataRequests } from '#domain/privacy/tables.ts'
import { promotions } from '#domain/promotions/tables.ts'
import { reviews } from '#domain/reviews/tables.ts'
import { siteScripts } from '#domain/settings/tables.ts'
import { imports } from '#domain/spreadsheets/tables.ts'
import { gstRates, gstRegistrations } from '#domain/tax/tables.ts'
import { systemClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { SEDAN } from '#tests/car-fixture.ts'
import { kerala, munnar, eravikulam, hillStations, saveSampleCatalogue, teaHills } from '#tests/sample-catalogue.ts'
import { write } from '#tests/write.ts'

const EDITOR = { id: 'somebody-who-edits', role: 'editor' } as const
const NOW = new Date('2026-11-20T04:30:00Z')

/** One thing of each kind the office keeps with mist in its name; `viewer` has a view called so. */
export async function saveMist(db: Db, viewer: string): Promise<void> {
  await saveSampleCatalogue(db)
  await nameCatalogue(db)
  await saveSelling(db)
  await savePeople(db, viewer)
  await saveHouse(db)
}

async function nameCatalogue(db: Db): Promise<void> {
  await beginPackage({ db, clock }, EDITOR, { name: 'Mist begun', kind: 'tour', days: '2' })
  await db.update(packages).set({ name: 'Mist withdrawn', published: false }).where(eq(packages.id, teaHills.id))
  await db.update(states).set({ name: 'Mistland' }).where(eq(states.code, kerala.code))
  await db.update(cities).set({ name: 'Misty pass' }).where(eq(cities.id, munnar.id))
  await db.update(attractions).set({ name: 'Point of mist' }).where(eq(attractions.id, eravikulam.id))
  await db.update(categories).set({ name: 'Mist tours' }).where(eq(categories.id, hillStations.id))
  await write(db, saveCars, [{ ...SEDAN, name: 'Mist jeep' }])
  const town = { id: 'town', stood: '', content: { name: 'Mist town' }, to: 'draft' } as const
  await WRITE_PLACE.cities({ db, clock }, EDITOR, town)
  const written = { state: 'draft', content: { name: 'Mist van' }, changedBy: EDITOR.id } as const
  await db.insert(drafts).values({ ...written, kind: 'cars', thingId: 'van' })
  const garageCityId = munnar.id
  await db.insert(vehicles).values({ carId: SEDAN.id, registration: 'KL 07 MIST 1', garageCityId })
  await db.insert(drivers).values({ name: 'Mistry Pillai', mobile: '+919812345670', garageCityId })
  await db.update(pictures).set({ alt: 'Tea in the mist' })
}

async function saveSelling(db: Db): Promise<void> {
  const limits = { packageIds: [], categoryIds: [], leastPeople: 1, firstBookingOnly: false, withOthers: false }
  const off = { percent: 5 } as never
  await db.insert(promotions).values([
    { ...limits, off, kind: 'coupon', code: 'MIST5', name: 'For early risers' },
    { ...limits, off, kind: 'early-bird', name: 'Mist before sunrise', daysAhead: 30 },
  ])
  const about = { packageId: teaHills.id, author: 'Tara', from: 'Kochi', rating: 5, text: 'All of it.' }
  await db.insert(reviews).values({ ...about, title: 'Mist & tea', travelledOn: '2026-10-01', state: 'pending' })
  await db.insert(cancellationPlans).values({ id: 'mist', name: 'Mist may lift', slabs: [], refundDays: 7 })
  const times = { milestones: [], quoteHours: 48, graceDays: 3 }
  await db.insert(paymentPlans).values({ ...times, id: 'mist', name: 'Paid in the mist' })
}

async function savePeople(db: Db, viewer: string): Promise<void> {
  await db.insert(users).values([
    { id: viewer, name: 'Whoever looks', email: 'looks@example.org', role: 'sales' },
    { name: 'Misty Rao', email: 'rao@example.org', role: 'sales' },
    { id: 'guest', name: 'Misty Guest', email: 'guest@example.org', emailVerifiedAt: NOW },
  ])
  await db.insert(broughtCustomers).values({ reference: 'L1', name: 'Mistral', email: 'mistral@example.org' })
  const date = { packageId: teaHills.id, startsOn: '2099-01-01', departureCity: 'Kochi', twinPaise: 1000_00 }
  await db.insert(departures).values({ ...date, id: 'full', capacity: 1 })
  const waits = { id: 'waits', departureId: 'full', name: 'Misty Menon', mobile: '+919876512345', seats: 2 }
  await db.insert(waitlist).values({ ...waits, email: 'menon@example.org', state: 'waiting', waitingSince: NOW })
  await db.insert(savedViews).values({ userId: viewer, list: 'cities', name: 'Mist in Kerala', query: 'state=IN-KL' })
  const asked = { kind: 'copy', email: 'mist@example.org', reach: 'm•••@example.org' } as const
  await db.insert(dataRequests).values({ ...asked, dueOn: '2099-01-01' })
}

async function saveHouse(db: Db): Promise<void> {
  const about = { summary: '', body: '', author: '', places: [], states: [], tags: [], pictureId: 'picture-one' }
  const written = { ...about, kind: 'blog', slug: 'mist', title: 'Mist unread', publishedOn: '2026-11-20' } as const
  await db.insert(articles).values({ ...written, status: 'draft' })
  const fact = shipped('festival', { key: 'mist', name: 'Mist festival', source: 'A test', months: [12] })
  await db.insert(almanacFacts).values({ key: 'mist', fact })
  const made = { createdBy: 'somebody', createdAt: NOW }
  const key = { ...made, name: 'Mist and Sons', keyHash: 'x', endsIn: 'ab12', scopes: [], perMinute: 60 }
  await db.insert(apiKeys).values(key)
  const told = { ...made, topics: [], secret: 'x', lookedAt: NOW }
  await db.insert(webhooks).values({ ...told, url: 'https://mist.example/told' })
  const file = { kind: 'cities', fileName: 'mist.csv', state: 'ready' as const, heads: [], rows: 1 }
  await db.insert(imports).values({ ...file, byUserId: 'somebody' })
  const script = {
    name: 'Mist pixel',
    code: '<script></script>',
    signature: 'x',
    approved: true,
  }
  await db.insert(siteScripts).values({ ...script, place: 'header' })
  await db
    .insert(gstRates)
    .values({ scheme: 'TOUR_18', percent: 12, validFrom: '2098-04-01', source: 'The mist notification' })
  const address = { street: '1 Halt Road', city: 'Munnar', region: 'Kerala', postalCode: '685612' }
  await db.insert(gstRegistrations).values({
    legalName: 'Mist Travels',
    gstin: '32AAAAA0000A1Z5',
    stateCode: 'IN-KL',
    schemes: { tour: 'TOUR_5', car: 'CAR_18' },
    address,
    validFrom: '2020-01-01',
  })
}
