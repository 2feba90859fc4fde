import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { listHistory } from '#domain/audit/audit.server.ts'
import { pictures } from '#domain/media/tables.ts'
import { stoppedClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { onBoth as test } from '#tests/database.ts'
import { siteFacts } from '#tests/site-facts.ts'
import { write } from '#tests/write.ts'
import { UNKNOWN_SITE } from './settings.ts'
import { findSetting, putSetting, saveSetting } from './settings.server.ts'
import { changeSite, findLastLogo, readSite, stoodOfSite } from './site-groups.server.ts'

const clock = stoppedClock(new Date('2026-11-23T06:30:00Z'))
const OWNER = { id: 'devika', role: 'owner' } as const
const COMPANY = {
  id: 'site/company',
  operatorName: 'Kerala Halts',
  tagline: 'Tea and rain.',
  firstYear: '2019',
  email: 'office@halts.example',
  street: '1 Dock Road',
  city: 'Kochi',
  region: 'Kerala',
  postalCode: '682001',
  location: '9.96, 76.24',
}
const REACH = {
  id: 'site/reach',
  showsBand: 'yes',
  callIsFree: 'yes',
  bandPhone: '1800 202 2014',
  salesPhones: 'Tours: 1800 202 2014\n\nCars: +91 484 400 0000',
  whatsappNumber: '98765 43210',
  opensAt: '09:30',
  closesAt: '19:00',
  openDays: 'Sunday,Monday,Noday',
}

const stoodOf = async (db: Db) => stoodOfSite(await readSite(db))

describe('the forms of the operator’s facts', () => {
  test('do not take away on a live site who sells (caught: an empty address, and nobody could book)', async ({
    db,
  }) => {
    const save = async (more: Partial<typeof COMPANY>) => {
      const saved = await changeSite.company({ db, clock }, OWNER, {
        ...COMPANY,
        ...more,
        stood: (await stoodOf(db)).company,
      })
      return saved.ok || saved.reason
    }
    const nowhere = { street: '', city: '', region: '', postalCode: '' }
    expect(await save({})).toBe(true)
    expect(await save(nowhere)).toBe(true)
    expect(await save({})).toBe(true)
    await putSetting(db, 'holds', { what: 'live', since: clock.now().toISOString() })
    expect([await save(nowhere), await save({ email: '' })]).toEqual(['needed-to-sell', 'needed-to-sell'])
    expect(await save({ street: '2 Dock Road' })).toBe(true)
  })

  test('begin on a site of which nobody has said anything, each writing its own facts alone', async ({ db }) => {
    const stood = await stoodOf(db)
    expect(await changeSite.company({ db, clock }, OWNER, { ...COMPANY, stood: stood.company })).toMatchObject({
      ok: true,
    })
    expect(await changeSite.reach({ db, clock }, OWNER, { ...REACH, stood: stood.reach })).toMatchObject({ ok: true })
    expect(await readSite(db)).toMatchObject({
      operatorName: 'Kerala Halts',
      address: { street: '1 Dock Road', city: 'Kochi', region: 'Kerala', postalCode: '682001' },
      location: { lat: 9.96, lon: 76.24 },
      firstYear: 2019,
      bandPhone: '1800 202 2014',
      salesPhones: [
        { label: 'Tours', number: '1800 202 2014' },
        { label: 'Cars', number: '+91 484 400 0000' },
      ],
      whatsappNumber: '919876543210',
      openDays: ['Monday', 'Sunday'],
      badges: [],
      isSample: false,
    })
    expect(await listHistory(db, 'setting:site/company')).toMatchObject([
      { actor: 'devika', before: { operatorName: 'Padav' }, after: { operatorName: 'Kerala Halts' } },
    ])
  })

  test('take an empty field for a fact that is shown nowhere', async ({ db }) => {
    await write(db, saveSetting, { key: 'site', value: siteFacts })
    const empty = {
      firstYear: '',
      street: '',
      city: '',
      region: '',
      postalCode: '',
      location: '',
      email: '',
      tagline: '',
    }
    const stood = await stoodOf(db)
    await changeSite.company({ db, clock }, OWNER, { ...COMPANY, ...empty, stood: stood.company })
    await changeSite.reach({ db, clock }, OWNER, {
      ...REACH,
      showsBand: '',
      callIsFree: '',
      bandPhone: '',
      salesPhones: '',
      whatsappNumber: '',
      openDays: '',
      stood: stood.reach,
    })
    expect(await readSite(db)).toMatchObject({
      address: null,
      location: null,
      email: null,
      showsBand: false,
      callIsFree: false,
      bandPhone: null,
      whatsappNumber: null,
      salesPhones: [],
      openDays: [],
    })
    expect(await readSite(db)).not.toHaveProperty('firstYear')
    expect((await findSetting(db, 'site'))?.operatorName).toBe('Kerala Halts')
  })

  test('leave the first year as it was saved, and say none where nobody did (caught: 2014 for everybody)', async ({
    db,
  }) => {
    expect(UNKNOWN_SITE.firstYear).toBeUndefined()
    const { firstYear: _year, ...unsaid } = siteFacts
    await write(db, saveSetting, { key: 'site', value: unsaid })
    expect((await findSetting(db, 'site'))?.firstYear).toBeUndefined()
    await write(db, saveSetting, { key: 'site', value: siteFacts })
    const { reach: stood } = await stoodOf(db)
    expect(await changeSite.reach({ db, clock }, OWNER, { ...REACH, stood })).toMatchObject({ ok: true })
    expect((await findSetting(db, 'site'))?.firstYear).toBe(2014)
  })

  test('of two people do not overwrite one another, and do not meet in different forms', async ({ db }) => {
    const stood = await stoodOf(db)
    const company = (operatorName: string) =>
      changeSite.company({ db, clock }, OWNER, { ...COMPANY, operatorName, stood: stood.company })
    expect(await company('First Halts')).toMatchObject({ ok: true })
    expect(await changeSite.reach({ db, clock }, OWNER, { ...REACH, stood: stood.reach })).toMatchObject({ ok: true })
    expect(await company('Second Halts')).toMatchObject({
      ok: false,
      reason: 'changed-meanwhile',
      meanwhile: { now: { operatorName: 'First Halts' } },
    })
  })

  test.for<[string, Record<string, string>]>([
    ['operatorName', { operatorName: ' ' }],
    ['operatorName', { operatorName: 'A {site}' }],
    ['firstYear', { firstYear: '14' }],
    ['firstYear', { firstYear: '2099' }],
    ['email', { email: 'office' }],
    ['city', { city: '' }],
    ['postalCode', { postalCode: '0820' }],
    ['location', { location: '51.5, 0.1' }],
    ['location', { location: '9.96' }],
  ])('find fault with %s in %o, and write nothing', async ([path, wrong], { db }) => {
    const { company: stood } = await stoodOf(db)
    const answer = await changeSite.company({ db, clock }, OWNER, { ...COMPANY, ...wrong, stood })
    expect(answer).toMatchObject({ ok: false, reason: 'invalid', faults: [{ path }] })
    expect((await readSite(db)).operatorName).toBe('Padav')
  })

  test('say all that is amiss at once (caught: the PIN code once the e-mail was right)', async ({ db }) => {
    const { company: stood } = await stoodOf(db)
    const wrong = { firstYear: '19x8', email: 'office', postalCode: '68', region: 'Nowhere' }
    const answer = await changeSite.company({ db, clock }, OWNER, { ...COMPANY, ...wrong, stood })
    const paths = !answer.ok && 'faults' in answer ? (answer.faults ?? []).map(({ path }) => path) : []
    expect(paths.toSorted()).toEqual(Object.keys(wrong).toSorted())
    expect(answer).toMatchObject({
      faults: [{ message: 'The first year of the copyright line, as 2014.' }, {}, {}, {}],
    })
  })

  test.for<[string, Record<string, string>]>([
    ['bandPhone', { bandPhone: 'call us' }],
    ['salesPhones', { salesPhones: 'Tours 1800 202 2014' }],
    ['whatsappNumber', { whatsappNumber: '98765' }],
    ['whatsappNumber', { whatsappNumber: '+91 98470 1234' }],
    ['closesAt', { closesAt: '09:00' }],
    ['opensAt', { opensAt: '09:60' }],
  ])('find fault with %s in %o', async ([path, wrong], { db }) => {
    const { reach: stood } = await stoodOf(db)
    const answer = await changeSite.reach({ db, clock }, OWNER, { ...REACH, ...wrong, stood })
    expect(answer).toMatchObject({ ok: false, reason: 'invalid', faults: [{ path }] })
  })

  test('take profiles by https alone, and badges of two or three parts', async ({ db }) => {
    const stood = await stoodOf(db)
    const none = { facebook: '', instagram: '', youtube: '', x: '', linkedin: '' }
    const socials = (typed: object) =>
      changeSite.socials({ db, clock }, OWNER, { id: 'site/socials', stood: stood.socials, ...none, ...typed })
    for (const instagram of ['javascript:alert(1)', 'http://example.com/x', 'example.com/x'])
      expect(await socials({ instagram })).toMatchObject({ reason: 'invalid', faults: [{ path: 'instagram' }] })
    expect(await socials({ instagram: 'https://example.com/halts' })).toMatchObject({ ok: true })
    const badges = (typed: string) =>
      changeSite.badges({ db, clock }, OWNER, { id: 'site/badges', stood: stood.badges, badges: typed })
    for (const wrong of ['IATO', 'IATO | Member | 1 | 2', Array(9).fill('IATO | Member').join('\n')])
      expect(await badges(wrong)).toMatchObject({ reason: 'invalid', faults: [{ path: 'badges' }] })
    expect(await badges('IATO | Member | 12\nTAAI | Member')).toMatchObject({ ok: true })
    expect(await readSite(db)).toMatchObject({
      socials: [{ network: 'instagram', url: 'https://example.com/halts' }],
      badges: [{ number: '12' }, { name: 'TAAI', role: 'Member', number: null }],
    })
  })

  test('know the logo that was worn before, for as long as its picture is there', async ({ db }) => {
    let second = 0
    const later = () => stoppedClock(new Date(clock.now().getTime() + 1000 * second++))
    const wear = async (logoPath: string) =>
      changeSite.logo({ db, clock: later() }, OWNER, { id: 'site/logo', stood: (await stoodOf(db)).logo, logoPath })
    const worn = ['logo-one', 'logo-two'].map((id) => ({
      id,
      width: 480,
      height: 96,
      alt: '',
      tones: ['#000000', '#111111', '#222222'],
    }))
    await db.insert(pictures).values(worn)
    expect(await findLastLogo(db)).toBeUndefined()
    for (const path of ['/media/logo-one/480.webp', '/media/logo-two/480.webp', '']) await wear(path)
    expect(await findLastLogo(db)).toBe('/media/logo-two/480.webp')
    await wear('/media/logo-two/480.webp')
    expect(await findLastLogo(db)).toBe('/media/logo-one/480.webp')
    await db.delete(pictures).where(eq(pictures.id, 'logo-one'))
    expect(await findLastLogo(db)).toBeUndefined()
  })

  test('are the owner’s alone', async ({ db }) => {
    const stood = await stoodOf(db)
    for (const role of ['sales', 'editor', 'traveller'] as const)
      expect(
        await changeSite.company({ db, clock }, { id: 'x', role }, { ...COMPANY, stood: stood.company }),
      ).toMatchObject({ reason: 'forbidden' })
  })
})
