import { describe, expect, test as plain } from 'vitest'
import { write } from '#tests/write.ts'
import { onBoth as test } from '#tests/database.ts'
import { siteFacts } from '#tests/site-facts.ts'
import { stoppedClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { cautionOf, cautionPieces, SHIPPED_CAUTION } from './caution.ts'
import { SETTINGS, UNKNOWN_SITE } from './settings.ts'
import { saveSetting } from './settings.server.ts'
import { changeSite, readSite, stoodOfSite } from './site-groups.server.ts'

const clock = stoppedClock(new Date('2026-11-29T06:00:00Z'))
const OWNER = { id: 'devika', role: 'owner' } as const
const PROMISES = { id: 'site/promises', lettersAYear: '', holdsSeats: '', officialDomains: '' }

async function say(db: Db, typed: { showsCaution: string; cautionHeading: string; cautionText: string }) {
  const { promises: stood } = stoodOfSite(await readSite(db))
  return changeSite.promises({ db, clock }, OWNER, { ...PROMISES, ...typed, stood })
}

describe('the caution', () => {
  plain('is said for no operator who has never said it, and by a sample one in the shipped words', () => {
    // caught: the shipped words on a live site
    expect(cautionOf(UNKNOWN_SITE)).toBeUndefined()
    const before: Record<string, unknown> = { ...siteFacts }
    delete before['caution']
    expect(cautionOf(SETTINGS.site.parse(before))).toEqual(SHIPPED_CAUTION)
    expect(cautionOf(SETTINGS.site.parse({ ...before, isSample: false }))).toBeUndefined()
    expect(cautionOf({ isSample: true, caution: { ...SHIPPED_CAUTION, isShown: false } })).toBeUndefined()
  })

  plain('leaves out a sentence whose gap is empty', () => {
    const text = 'We write from {domains}. Nobody asks for an OTP. Call {phone} first!'
    expect(cautionPieces(text, { domains: false, phone: true })).toEqual([
      'Nobody asks for an OTP. Call ',
      { gap: 'phone' },
      ' first!',
    ])
    expect(cautionPieces(text, { domains: true, phone: false })).toEqual([
      'We write from ',
      { gap: 'domains' },
      '. Nobody asks for an OTP.',
    ])
    expect(cautionPieces('{phone}', { domains: true, phone: false })).toEqual([])
  })

  test('is the owner’s own words, shown by a tick, and none without any', async ({ db }) => {
    const mine = { showsCaution: 'yes', cautionHeading: 'Not from us', cautionText: 'Call {phone}.' }
    for (const [path, wrong] of [
      ['cautionHeading', { cautionHeading: '' }],
      ['cautionText', { cautionText: ' ' }],
      ['cautionText', { cautionText: 'Call {number}.' }],
      ['cautionText', { cautionText: 'a <b>' }],
    ] as const)
      expect(await say(db, { ...mine, ...wrong })).toMatchObject({ reason: 'invalid', faults: [{ path }] })
    expect(await say(db, mine)).toMatchObject({ ok: true })
    expect(cautionOf(await readSite(db))).toMatchObject({ heading: 'Not from us', text: 'Call {phone}.' })
    expect(await say(db, { ...mine, showsCaution: '' })).toMatchObject({ ok: true })
    expect(cautionOf(await readSite(db))).toBeUndefined()
    await write(db, saveSetting, { key: 'site', value: siteFacts })
    expect(cautionOf(await readSite(db))).toEqual(SHIPPED_CAUTION)
  })
})
