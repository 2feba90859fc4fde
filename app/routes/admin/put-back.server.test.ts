import { expect } from 'vitest'
import { appoint, roleKind } from '#domain/accounts/roles.server.ts'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import { arrangedSections, typedSections } from '#domain/settings/home-sections.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { pictures } from '#domain/media/tables.ts'
import { promotions } from '#domain/promotions/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import type { Services } from '#domain/services.server.ts'
import { systemClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { accountBench } from '#tests/benches/account-bench.ts'
import { SEDAN } from '#tests/car-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import { munnar, saveSampleCatalogue, teaHills } from '#tests/sample-catalogue.ts'
import { factBack } from './almanac/fact.server.ts'
import { articleBack } from './articles/article.server.ts'
import { carBack, typedOf } from './cars/car.server.ts'
import { couponBack } from './coupons/coupon.server.ts'
import { fleetBack } from './fleet/fleet.server.ts'
import { readUndone } from './history.server.ts'
import { MENUS_BACK } from './menus/menus.server.ts'
import { pictureBack } from './pictures/picture.server.ts'
import { putBack } from './put-back.server.ts'
import type { PutBack } from './put-back.server.ts'
import { SETTINGS_BACK } from './settings/settings.server.ts'
import { registrationBack } from './settings/taxes.server.ts'
import { roleBack } from './staff/staff.server.ts'
import { planBack } from './settings/terms.server.ts'
import { pageBack } from './written/page.server.ts'

const OWNER = { id: 'devika', role: 'owner' } as const
type Form = Record<string, string>
type Case = { thing: PutBack; form: Form; since: Form }

const article = {
  kind: 'blog',
  slug: 'tea-and-rain',
  title: 'Tea and rain',
  summary: 'When to go.',
  body: 'It rains.',
  author: 'Devika',
  publishedOn: '2026-11-01',
  places: 'munnar',
  states: 'IN-KL',
  tags: 'tea',
}
const registration = {
  legalName: 'Aravalli Travels',
  gstin: '27AAPFU0939F1ZV',
  tour: 'TOUR_5',
  car: 'CAR_5',
  street: '1 Main Road',
  city: 'Pune',
  region: 'Maharashtra',
  postalCode: '411001',
  body: 'other',
  validFrom: '2026-04-01',
  validTo: '',
}
const credit = { author: 'Devika', licence: 'CC BY 4.0', shareAlike: 'yes' }
const mist = { name: 'Mist festival', kind: 'festival', at: munnar.url, days: '2027-01-10', source: 'The town.' }
const coupon = { name: 'Family', code: 'FAMILY', percent: '10', packages: teaHills.url }

function casesOf(pictureId: string): Case[] {
  const [home, menu] = [MENUS_BACK[0]!, MENUS_BACK[1]!]
  const company = SETTINGS_BACK.find(({ intent }) => intent === 'company')!
  const operator = { operatorName: 'Aravalli', tagline: 'On foot.', firstYear: '2014', email: '', location: '' }
  const sections = typedSections(arrangedSections(undefined))
  return [
    { thing: company, form: operator, since: { operatorName: 'Aravali', firstYear: '' } },
    { thing: home, form: sections, since: { 'states-title': 'Where?', 'states-on': '' } },
    { thing: menu, form: { lines: '' }, since: { lines: 'hill-station-tours: Hills' } },
    {
      thing: planBack('cancellation', 'standard'),
      form: { name: 'Standard', slabs: '30 days: 10 %\n0 days: 100 %', refundDays: '7' },
      since: { slabs: '0 days: 100 %' },
    },
    {
      thing: planBack('payment', 'standard'),
      form: { name: 'Standard', milestones: 'On booking: 25 %\n15 days: rest', quoteHours: '48', graceDays: '3' },
      since: { graceDays: '4' },
    },
    {
      thing: registrationBack('maharashtra'),
      form: registration,
      since: { legalName: 'Aravali', body: 'corporate', validTo: '2030-03-31' },
    },
    {
      thing: articleBack('one'),
      form: { ...article, pictureId, status: 'draft' },
      since: { body: 'It pours.', status: 'published', places: '' },
    },
    {
      thing: pageBack('refund-policy'),
      form: { title: 'Refunds', summary: 'What comes back.', body: 'All.', status: 'published', pictureId },
      since: { body: 'Nothing.', pictureId: '' },
    },
    {
      thing: carBack(SEDAN.id),
      form: typedOf({ ...SEDAN, pictureId }),
      since: { name: 'Saloon', pictureAlt: 'A white saloon' },
    },
    {
      thing: fleetBack('vehicle', 'kl-01'),
      form: { registration: 'KL 01 AB 1234', carId: SEDAN.id, garageCityId: 'Munnar', active: 'yes' },
      since: { registration: 'KL 01 AB 1235', active: '' },
    },
    {
      thing: fleetBack('driver', 'joseph'),
      form: { name: 'Joseph', mobile: '+919812345678', garageCityId: 'Munnar', active: 'yes' },
      since: { name: 'Josef' },
    },
    {
      thing: pictureBack(pictureId),
      form: { alt: 'Tea at dawn', focusX: '30', focusY: '60', ...credit },
      since: { alt: 'Tea', focusX: '50', author: '', licence: '', shareAlike: '' },
    },
    { thing: factBack('mist'), form: mist, since: { name: 'Mists', days: '2027-01-11, expected', yearly: '01-11' } },
    { thing: couponBack('family'), form: { ...coupon, kind: 'coupon' }, since: { percent: '15', packages: '' } },
    {
      thing: couponBack('early', 'early-bird'),
      form: { name: 'Early', percent: '5', daysAhead: '60', kind: 'early-bird' },
      since: { daysAhead: '30' },
    },
  ]
}

async function openOffice(db: Db) {
  await saveSampleCatalogue(db)
  await db.update(pictures).set({ kind: 'upload' })
  const services = { db, clock } as Services
  const shown = async ({ kind, id, typed }: PutBack) => {
    const now = (await kind.read(db, [id])).get(id)
    return now && typed(now, db)
  }
  const save = async ({ thing, form }: Omit<Case, 'since'>, stood: string) => {
    const { id, of } = thing
    const sent: Form = { id, ...form, ...of, stood }
    return thing.save(
      services,
      OWNER,
      (name) => sent[name] ?? '',
      () => undefined,
    )
  }
  const back = async (thing: PutBack, sent: Form, actor: typeof OWNER | { id: string; role: 'traveller' } = OWNER) =>
    putBack(thing)(
      services,
      actor,
      (name) => sent[name] ?? '',
      () => undefined,
    )
  return { shown, save, back, pictureId: munnar.pictureId }
}

type Office = Awaited<ReturnType<typeof openOffice>>

async function stoodNow(thing: PutBack, db: Db): Promise<string> {
  return stoodOf((await thing.kind.read(db, [thing.id])).get(thing.id))
}

/** Saved once, changed, and what its history then tells of the change. */
async function changed(db: Db, { save, shown }: Office, { thing, form, since }: Case) {
  expect(await save({ thing, form }, await stoodNow(thing, db))).toMatchObject({ ok: true })
  const before = await shown(thing)
  expect(await save({ thing, form: { ...before, ...form, ...since } }, await stoodNow(thing, db))).toMatchObject({
    ok: true,
  })
  const [entry] = await readUndone(db, OWNER, [thing])
  return { before, entry: entry! }
}

test('settings, menus, terms, registrations, articles, pages, cars, fleet, pictures, facts and coupons are put back as they were, and say first what that changes (caught: the entry of another thing, a change since)', async ({
  db,
}) => {
  const office = await openOffice(db)
  for (const one of casesOf(office.pictureId)) {
    const { thing, since } = one
    const { before, entry } = await changed(db, office, one)
    const parts = entry.back!.parts.map(({ name }) => name)
    expect(parts).toEqual(expect.arrayContaining(Object.keys(since)))
    const asked = { ...entry.back!.of, entry: entry.id, stood: entry.back!.stood, why: 'As it was agreed.' }
    expect(await office.back(thing, asked, { id: 'ravi', role: 'traveller' })).toMatchObject({ reason: 'forbidden' })
    expect(await office.back(thing, { ...asked, stood: 'of another day' })).toMatchObject({
      reason: 'changed-meanwhile',
    })
    expect(await office.back({ ...thing, id: 'another' }, asked)).toMatchObject({ reason: 'unknown' })
    expect(await office.back(thing, asked)).toMatchObject({ ok: true, done: 'put-back' })
    expect(await office.shown(thing)).toEqual(before)
    expect(await office.back(thing, { ...asked, why: 'o'.repeat(301) })).toMatchObject({ faults: [{ path: 'why' }] })
    expect((await readUndone(db, OWNER, [thing]))[0]).toMatchObject({ why: 'As it was agreed.' })
    // As it stands now: nothing is left to put back there.
    expect((await readUndone(db, OWNER, [thing]))[1]?.back).toBeUndefined()
  }
})

test('a coupon for a package there is no more is not put back as one for every package', async ({ db }) => {
  const office = await openOffice(db)
  const one = casesOf(office.pictureId).find(({ thing }) => thing.id === 'family')!
  const { entry } = await changed(db, office, one)
  await db.delete(packages)
  const refused = await office.back(one.thing, { entry: entry.id, stood: entry.back!.stood })
  expect(refused).toMatchObject({
    ok: false,
    faults: [{ path: 'packages' }],
    typed: { packages: teaHills.id, percent: '10' },
  })
  expect(await db.select().from(promotions)).toMatchObject([{ off: { percent: 15 }, packageIds: [] }])
})

test('a role is put back as it was seen, never to a traveller’s nor from one that has changed since (caught: who was sent away let in again)', async ({
  db,
}) => {
  const proven = { ...OWNER, provenAt: clock.now() }
  const services = { db, clock } as Services
  const id = await accountBench(db).person({ email: 'nina@example.org' })
  const give = (role: 'sales' | 'editor' | 'owner' | 'traveller') => appoint(services, proven, { userId: id, role })
  for (const role of ['sales', 'editor'] as const) await give(role)
  const [latest, first] = await readUndone(db, proven, [roleBack(id)])
  expect([latest!.back?.parts, first!.back]).toEqual([[{ name: 'role', before: 'editor', after: 'sales' }], undefined])
  const back = async (stood: string, actor: Actor = proven) => {
    const sent: Form = { entry: latest!.id, stood }
    return putBack(roleBack(id))(
      services,
      actor,
      (name) => sent[name] ?? '',
      () => undefined,
    )
  }
  await give('traveller')
  expect(await back(latest!.back!.stood)).toMatchObject({ reason: 'role-changed' })
  expect(await back('of another day')).toMatchObject({ reason: 'role-changed' })
  await give('editor')
  expect(await back(latest!.back!.stood, OWNER)).toMatchObject({ reason: 'prove-again' })
  expect(await back(latest!.back!.stood, { ...proven, role: 'sales' })).toMatchObject({ reason: 'forbidden' })
  expect(await back(latest!.back!.stood)).toMatchObject({ ok: true, done: 'put-back' })
  expect(await roleKind.read(db, [id])).toEqual(new Map([[id, { role: 'sales' }]]))
})
