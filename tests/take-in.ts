import { users } from '#domain/accounts/tables.ts'
import { departures } from '#domain/departures/tables.ts'
import { broughtCustomers } from '#domain/leads/tables.ts'
import { pictures } from '#domain/media/tables.ts'
import { shippedSms } from '#domain/messaging/kinds.ts'
import { messageTemplates } from '#domain/messaging/tables.ts'
import { settlementLines } from '#domain/payments/tables.ts'
import type { SignedIn } from '#domain/policy/actor.ts'
import { promotions } from '#domain/promotions/tables.ts'
import { exportThings } from '#domain/spreadsheets/export.server.ts'
import { beginImport, findImport, writeImport } from '#domain/spreadsheets/imports.server.ts'
import { findKind } from '#domain/spreadsheets/kinds.server.ts'
import { runImports } from '#domain/spreadsheets/run-imports.server.ts'
import { cars } from '#domain/cars/tables.ts'
import { gstinCheckDigit } from '#domain/tax/registration.ts'
import { gstRegistrations } from '#domain/tax/tables.ts'
import { addDays, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { cities, packagePictures, packages } from '#domain/catalogue/tables.ts'
import { arrangeMenus } from '#domain/catalogue/menu-lists.server.ts'
import { arrangedSections, toldSections } from '#domain/settings/home-sections.ts'
import { takeInHome } from '#domain/settings/home-sections.server.ts'
import { saveCities } from '#domain/catalogue/writing/cities.server.ts'
import { savePromotions } from '#domain/promotions/promotions-writing.server.ts'
import { reviews } from '#domain/reviews/tables.ts'
import { eq } from 'drizzle-orm'
import { saveFleet, saveHires } from './car-fixture.ts'
import { hatchback, hills, kochi, ridgeWalk, saveCatalogueFixture } from './catalogue-fixture.ts'
import { write } from './write.ts'

export const EDITOR: SignedIn = { id: 'an-editor', role: 'editor' }
/** Takes in whatever there is: coupons are no editor's. */
export const OWNER: SignedIn = { id: 'the-owner', role: 'owner' }
export const AHEAD = {
  id: 'a-departure-ahead',
  packageId: hills.id,
  startsOn: addDays(istDate(new Date()), 60),
  departureCity: 'Kochi / Ernakulam',
  twinPaise: 19_050_00,
  capacity: 12,
  held: 1,
  sold: 3,
  minToRun: 2,
  cutoffDays: 2,
}
export const SHARE = {
  id: 'a-share',
  kind: 'coupon' as const,
  code: 'MONSOON10',
  name: 'Monsoon offer',
  off: { percent: 10, mostPaise: 2_000_00 },
  validFrom: '2026-06-01',
  validTo: '2026-08-31',
  packageIds: [hills.id],
  categoryIds: [],
  leastPeople: 2,
  firstBookingOnly: true,
  withOthers: false,
  mostUses: 50,
  used: 20,
}
const SUM = { ...SHARE, id: 'a-sum', code: 'FLAT500', off: { paise: 500_00 }, packageIds: [], mostUses: null }
/** Brought along from elsewhere. */
export const OLD_REVIEW = {
  id: 'old-site-7',
  packageId: hills.id,
  author: 'Meera K',
  from: 'Pune',
  rating: 4,
  title: 'Slow and green',
  text: 'Two days among the tea, and no hurry at all.',
  travelledOn: '2025-01-09',
  state: 'published' as const,
  reply: 'Come again.',
}
export const clock = { now: () => new Date('2026-12-05T06:00:00Z') }

/** A file handed over. */
export async function begin(db: Db, kind: string, text: string | Uint8Array, actor: SignedIn = EDITOR) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  return beginImport({ db, clock }, actor, { kind, fileName: `${kind}.csv`, bytes })
}

/** Taken in and looked through. */
export async function checked(db: Db, kind: string, text: string, actor = EDITOR) {
  const begun = await begin(db, kind, text, actor)
  if (!begun.ok) throw new Error(JSON.stringify(begun))
  await runImports({ db, clock })
  return look(db, begun.value.id, actor)
}

/** How an import stands. */
export async function look(db: Db, id: string, actor = EDITOR) {
  const found = await findImport(db, actor, id)
  if (!found.ok) throw new Error(found.reason)
  return found.value
}

/** All of a kind as its file. */
export async function exported(db: Db, kind: string, actor = EDITOR): Promise<string> {
  const pieces = await Array.fromAsync(exportThings(db, actor, findKind(kind)!))
  return pieces.join('')
}

/** A catalogue, who takes files in, a departure ahead and two coupons. */
export async function setUp(db: Db): Promise<void> {
  await saveCatalogueFixture(db)
  await addStaff(db)
  await db.insert(departures).values(AHEAD)
  await db.insert(promotions).values([SHARE, SUM])
}

/** Whose rights a file is written by. */
export async function addStaff(db: Db): Promise<void> {
  await db.insert(users).values({ id: EDITOR.id, role: 'editor', name: 'Esha' })
  await db.insert(users).values({ id: OWNER.id, role: 'owner', name: 'Omar' })
}

/** Looked through without a fault, and written. */
export async function takenIn(db: Db, kind: string, text: string, actor = OWNER) {
  const ready = await checked(db, kind, text, actor)
  if (ready.state !== 'ready') throw new Error(JSON.stringify(ready.faults.shown))
  await writeImport({ db, clock }, actor, { id: ready.id })
  await runImports({ db, clock })
  return look(db, ready.id, actor)
}

/** Its faults as `2 Name: what would be right`. */
export function faultsIn({ faults }: Awaited<ReturnType<typeof look>>): string[] {
  return faults.shown.map(({ row, head, message }) => `${row} ${head}: ${message}`)
}

const EARLY = { ...SHARE, id: 'early', kind: 'early-bird' as const, code: null, daysAhead: 60, firstBookingOnly: false }

const REGISTERED = {
  id: 'a-registration',
  legalName: 'Hills and Halts',
  gstin: `32AAAAA0000A1Z${gstinCheckDigit('32AAAAA0000A1Z')}`,
  stateCode: 'IN-KL',
  schemes: { tour: 'TOUR_5' as const, car: 'CAR_18' as const },
  address: { street: '1 Halt Road', city: 'Munnar', region: 'Kerala', postalCode: '685612' },
  isBodyCorporate: false,
  validFrom: '2020-01-01',
  validTo: null,
}
const IN_OWN_WORDS = { isOn: true, version: 3 }
const MAIL_IN_OWN_WORDS = {
  ...IN_OWN_WORDS,
  kind: 'called-off',
  channel: 'email' as const,
  subject: 'We are sorry: {journey}',
}
const SMS_WITH_IDS = {
  ...IN_OWN_WORDS,
  kind: 'code',
  channel: 'sms' as const,
  registered: shippedSms('code', 'Padav').words.replaceAll(/\{\w+\}/g, '{#var#}'),
  dltTemplateId: '1107160000000000001',
  carrierTemplateId: '6512f0d5d6fc05',
  header: 'HILLSH',
}
const PAID_OUT = {
  provider: 'razorpay' as const,
  reference: 'pay_DEXrnipqTmWVGE',
  kind: 'payment' as const,
  amountPaise: 19_050_00,
  feePaise: 381_00,
  taxPaise: 68_58,
  batch: 'setl_DGlQ1Rj8os78Ec',
  settledOn: '2026-10-05',
  utr: '1568176960vxp0rj',
  orderReference: 'order_DEXrnRiR3SNDHA',
}
const MEERA = {
  reference: '1041',
  name: 'Meera Kulkarni',
  mobile: '+919812345678',
  email: 'meera@example.org',
  note: 'Two journeys, 2024.\n\n=Vegetarian',
  newsEmailOn: '2024-11-03',
  newsEmailFrom: 'Form, Pune fair',
}
/** A dispute that was lost, and a line of the bank. */
const TAKEN_OFF = { ...PAID_OUT, reference: 'adj_DEXrnipqTmWVGE', kind: 'charge' as const, orderReference: null }
const IN_THE_BANK = { ...TAKEN_OFF, provider: 'upi' as const, reference: '632812345678', kind: 'payment' as const }

/** What is said of a photograph of somebody else's. */
const CREDITED = {
  alt: 'Tea pickers above Munnar, "first" light',
  focusX: 60,
  credit: {
    author: 'Meera Kulkarni',
    licence: 'CC BY-SA 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
    sourceUrl: '',
    shareAlike: true,
    changes: 'cropped',
  },
}

const FAMOUS = {
  id: 'category6' as const,
  parts: [
    { url: 'munnar', name: 'Tea | hills' },
    { url: 'kochi', name: '' },
  ],
}
const HOME_IN_ANOTHER_ORDER = toldSections(arrangedSections(undefined))
  .toReversed()
  .map((one) => (one.id === 'cars' ? { ...one, isOn: false, title: 'Cars in {month}' } : one))

/** Besides, something of every kind that a file may hold. */
export async function setUpWhole(db: Db): Promise<void> {
  await setUp(db)
  await write(db, saveCities, [{ ...kochi, id: 'ernakulam', name: AHEAD.departureCity, url: 'ernakulam' }])
  await saveFleet(db, 2)
  await saveHires(db, 1)
  await write(db, savePromotions, [{ ...EARLY, leastPaise: null, mostPerPerson: null }])
  await db.insert(reviews).values(OLD_REVIEW)
  await db.insert(gstRegistrations).values(REGISTERED)
  await db.insert(messageTemplates).values([MAIL_IN_OWN_WORDS, SMS_WITH_IDS])
  await db.insert(broughtCustomers).values(MEERA)
  await write(db, arrangeMenus, [FAMOUS])
  await write(db, takeInHome, [{ id: 'home', sections: HOME_IN_ANOTHER_ORDER }])
  await db.insert(settlementLines).values([PAID_OUT, TAKEN_OFF, IN_THE_BANK])
  await db
    .update(packagePictures)
    .set({ pictureAlt: 'Tea | as far: as one sees' })
    .where(eq(packagePictures.position, 1))
  await db.update(pictures).set(CREDITED).where(eq(pictures.id, 'picture-2'))
  await db.update(cities).set({ pictureAlt: 'The lake at dawn' }).where(eq(cities.url, 'munnar'))
  await db.update(cars).set({ pictureAlt: 'A white saloon at the pass' }).where(eq(cars.url, hatchback.url))
  await db.update(packages).set({ published: false }).where(eq(packages.id, ridgeWalk.id))
}
