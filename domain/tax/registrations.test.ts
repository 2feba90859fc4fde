import { describe, expect } from 'vitest'
import { openFacts } from '#demo/facts/facts.ts'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import { auditEntries } from '#domain/audit/tables.ts'
import { systemClock as clock } from '#platform/clock.ts'
import { openTagMemory } from '#platform/tag-memory.ts'
import { test } from '#tests/database.ts'
import { write } from '#tests/write.ts'
import { GST_STATE_NUMBERS, gstinCheckDigit, isGstin } from './registration.ts'
import type { GstRegistration } from './registration.ts'
import {
  changeRegistration,
  RegistrationInFile,
  registrationKind,
  saveRegistrations,
} from './registrations-writing.server.ts'
import { findRegistrationOn, rememberedTaxRules } from './registrations.server.ts'

const PRINTED = '27AAPFU0939F1ZV'
const owner = { id: 'devika', role: 'owner' } as const
const mumbai: GstRegistration = {
  id: 'mumbai',
  legalName: 'Halt Travels LLP',
  gstin: PRINTED,
  stateCode: 'IN-MH',
  schemes: { tour: 'TOUR_5', car: 'CAR_5' },
  address: { street: '1 Dock Road', city: 'Mumbai', region: 'Maharashtra', postalCode: '400001' },
  isBodyCorporate: true,
  validFrom: '2026-04-01',
  validTo: '2027-03-31',
}
const kochi = {
  ...mumbai,
  id: 'kochi',
  stateCode: 'IN-KL',
  gstin: '32AAPFU0939F1Z',
  validFrom: '2027-04-01',
  validTo: null,
}
kochi.gstin += gstinCheckDigit(kochi.gstin)

describe('a GSTIN', () => {
  test('has its check digit', () => {
    expect(isGstin(PRINTED)).toBe(true)
    expect(isGstin(PRINTED.toLowerCase())).toBe(false)
    expect(isGstin('27AAPFU0939F1AV')).toBe(false)
  })

  // caught: a check by shape alone, products not summed in base 36.
  test('is told from every other with one character changed', () => {
    const wrong = Array.from(PRINTED).flatMap((right, at) =>
      Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')
        .filter((digit) => digit !== right)
        .map((digit) => PRINTED.slice(0, at) + digit + PRINTED.slice(at + 1)),
    )
    expect(wrong.filter(isGstin)).toEqual([])
  })

  test('begins with the number of a state, each of ours its own', () => {
    const codes = openFacts(process.cwd()).states.map(({ code }) => code)
    expect(Object.keys(GST_STATE_NUMBERS).toSorted()).toEqual(codes.toSorted())
    expect(new Set(Object.values(GST_STATE_NUMBERS)).size).toBe(codes.length)
  })
})

describe('the operator’s registrations', () => {
  test('say from which state it sells on each day, Delhi where there is none', async ({ db }) => {
    await write(db, saveRegistrations, [mumbai, kochi])
    const needs = { db, memory: openTagMemory() }
    const days = ['2026-03-31', '2026-04-01', '2027-03-31', '2027-04-01']
    const states = await Promise.all(days.map(async (day) => (await rememberedTaxRules(needs, day)).sellerState))
    expect(states).toEqual(['IN-DL', 'IN-MH', 'IN-MH', 'IN-KL'])
    expect(await findRegistrationOn(db, '2027-04-01')).toEqual(kochi)
  })

  test.for<[string, Partial<GstRegistration>, string]>([
    ['a wrong check digit', { gstin: '27AAPFU0939F1ZW' }, '0.gstin'],
    ['a GSTIN of another state', { stateCode: 'IN-KL' }, '0.gstin'],
    ['an end before its beginning', { validTo: '2026-03-31' }, '0.validTo'],
  ])('are not written with %s', async ([_what, change, path], { db }) => {
    const answer = await saveRegistrations({ db, clock }, owner, [{ ...mumbai, ...change }])
    expect(answer).toMatchObject({ reason: 'invalid', faults: [{ path }] })
  })

  // caught: an open end, or the last day itself, not minded.
  test('are one on each day, or none of them is written', async ({ db }) => {
    await write(db, saveRegistrations, [kochi])
    const longer = { ...mumbai, validTo: '2027-04-01' }
    const refused = { ok: false, reason: 'registrations-overlap' }
    expect(await saveRegistrations({ db, clock }, owner, [longer])).toEqual(refused)
    expect(await findRegistrationOn(db, mumbai.validFrom)).toBeUndefined()
    expect((await saveRegistrations({ db, clock }, owner, [mumbai])).ok).toBe(true)
  })

  test('are the owner’s alone to write', async ({ db }) => {
    const sales = { id: 'arjun', role: 'sales' } as const
    expect(await saveRegistrations({ db, clock }, sales, [mumbai])).toEqual({ ok: false, reason: 'forbidden' })
  })
})

describe('a registration by form', () => {
  const { id, legalName, gstin, schemes, address, validFrom } = mumbai
  const typed = {
    id,
    legalName,
    gstin,
    ...schemes,
    ...address,
    body: 'corporate' as const,
    validFrom,
    validTo: '2027-03-31',
    stood: '',
  }

  test('is added with the state of its GSTIN, and changed with what it was made from', async ({ db }) => {
    const spaced = gstin.toLowerCase().replace('27', '27 ')
    expect(
      await changeRegistration({ db, clock }, owner, { ...typed, gstin: spaced, region: ' mahaarashtra' }),
    ).toMatchObject({ ok: true })
    expect(await findRegistrationOn(db, validFrom)).toEqual(mumbai)
    const stood = stoodOf((await registrationKind.read(db, [id])).get(id))
    const changed = { ...typed, stood, validTo: '' }
    expect(await changeRegistration({ db, clock }, owner, changed)).toMatchObject({ ok: true })
    expect(await findRegistrationOn(db, '2030-01-01')).toMatchObject({ id, validTo: null })
    expect(await changeRegistration({ db, clock }, owner, changed)).toMatchObject({ reason: 'changed-meanwhile' })
  })

  // caught: whatever the seller is taken for a company; the day not asked.
  test('says of each day whether the seller is a body corporate, and is taken for one where nobody says otherwise', async ({
    db,
  }) => {
    const needs = { db, memory: openTagMemory() }
    const isOne = async (day: string) => (await rememberedTaxRules(needs, day)).sellerIsBodyCorporate
    expect(await changeRegistration({ db, clock }, owner, { ...typed, body: 'other' })).toMatchObject({ ok: true })
    expect(await Promise.all(['2026-03-31', '2026-04-01', '2027-03-31', '2027-04-01'].map(isOne))).toEqual([
      true,
      false,
      false,
      true,
    ])
    const [entry] = await db.select().from(auditEntries)
    expect(entry).toMatchObject({ subject: 'gst-registration:mumbai', after: { isBodyCorporate: false } })
  })

  test.for<[string, 'corporate' | 'other', RegExp | undefined]>([
    ['27AAPCU0939F1Z', 'other', /company’s, and a company is a body corporate/],
    ['27AAPCU0939F1Z', 'corporate', undefined],
    ['27AAPPU0939F1Z', 'corporate', /a person’s or a family’s/],
    ['27AAPHU0939F1Z', 'corporate', /a person’s or a family’s/],
    ['27AAPPU0939F1Z', 'other', undefined],
    ['27AAPFU0939F1Z', 'other', undefined],
    ['27AAPFU0939F1Z', 'corporate', undefined],
  ])('whose GSTIN is %s is not %s against its letter', async ([fourteen, body, words], { db }) => {
    const written = { ...typed, body, gstin: fourteen + gstinCheckDigit(fourteen) }
    const answer = await changeRegistration({ db, clock }, owner, written)
    if (words) expect(answer).toMatchObject({ faults: [{ path: 'body', message: expect.stringMatching(words) }] })
    else expect(answer).toMatchObject({ ok: true })
  })

  test.for<[string, boolean | undefined, boolean | RegExp]>([
    ['27AAPPU0939F1Z', true, /a person’s or a family’s/],
    ['27AAPCU0939F1Z', false, /company’s, and a company is a body corporate/],
    ['27AAPPU0939F1Z', undefined, false],
    ['27AAPCU0939F1Z', undefined, true],
    ['27AAPFU0939F1Z', true, true],
    ['27AAPFU0939F1Z', false, false],
    ['27AAPFU0939F1Z', undefined, /yes or no: the letter of its PAN does not say it/],
  ])('in a file whose GSTIN is %s and whose body corporate is %s goes by the form’s rule', ([fourteen, said, told]) => {
    const { stateCode: _state, isBodyCorporate: _body, ...row } = mumbai
    const own = { ...row, gstin: fourteen + gstinCheckDigit(fourteen) }
    const read = RegistrationInFile.safeParse(said === undefined ? own : { ...own, isBodyCorporate: said })
    if (typeof told === 'boolean') expect(read.data).toMatchObject({ isBodyCorporate: told })
    else expect(read.error?.issues).toMatchObject([{ path: ['isBodyCorporate'], message: expect.stringMatching(told) }])
  })

  test('is none against its letter, whoever writes it', async ({ db }) => {
    const fourteen = '27AAPPU0939F1Z'
    const answer = await saveRegistrations({ db, clock }, owner, [
      { ...mumbai, gstin: fourteen + gstinCheckDigit(fourteen) },
    ])
    expect(answer).toMatchObject({ reason: 'invalid', faults: [{ path: '0.isBodyCorporate' }] })
  })

  test.for<[string, Record<string, string>, RegExp]>([
    ['gstin', { gstin: '27AAPFU0939F1Z' }, /14 signs; a GSTIN has 15/],
    ['gstin', { gstin: '27AAPFU0939F1ZW' }, /check digit/],
    ['region', { region: 'tamil nadu' }, /GSTIN is of Maharashtra: its first digits are 27/],
    ['region', { region: 'Maharastra' }, /“Maharastra”; Maharashtra is\. The GSTIN is of Maharashtra/],
    ['region', { region: 'Asam' }, /^The GSTIN is of Maharashtra/],
    ['gstin', { gstin: '99AAPFU0939F1ZV' }, /No state has the number 99/],
    ['postalCode', { postalCode: '4000' }, /six digits/],
    ['validTo', { validTo: '2020-01-01' }, /end before it begins/],
  ])('finds fault with %s in %o', async ([path, wrong, words], { db }) => {
    const answer = await changeRegistration({ db, clock }, owner, { ...typed, ...wrong })
    expect(answer).toMatchObject({ reason: 'invalid', faults: [{ path, message: expect.stringMatching(words) }] })
  })

  test('never holds on a day of another (caught: a form that does not look)', async ({ db }) => {
    await write(db, saveRegistrations, [kochi])
    const answer = await changeRegistration({ db, clock }, owner, { ...typed, validTo: '' })
    expect(answer).toMatchObject({ reason: 'registrations-overlap', faults: [{ path: 'validFrom' }] })
    expect(await findRegistrationOn(db, validFrom)).toBeUndefined()
  })
})
