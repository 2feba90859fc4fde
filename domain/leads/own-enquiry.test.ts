import { describe, expect } from 'vitest'
import { DAY } from '#platform/clock.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { test } from '#tests/database.ts'
import { leadBench } from '#tests/benches/lead-bench.ts'
import {
  findOwnEnquiry,
  listEnquiriesOf,
  sendEnquiryCode,
  verifyEnquiryMobile,
  withdrawEnquiry,
} from './own-enquiry.server.ts'
import type { EnquiryNeeds } from './enquiries.server.ts'

const HOME = { browserHash: 'home', network: '203.0.113.7' }

async function newestCode({ db }: EnquiryNeeds): Promise<string> {
  const [message] = await listOutbox(db, 1)
  return /\b\d{6}\b/.exec(message?.body ?? '')?.[0] ?? 'none came'
}

describe('the visitor’s own enquiry', () => {
  test('is seen by its link, and nobody else’s by it (caught: found by reference, found without looking at the token)', async ({
    db,
  }) => {
    const bench = leadBench(db)
    const mine = await bench.receive()
    const other = await bench.receive({ email: 'other@example.org', message: 'Another matter' })
    expect(await findOwnEnquiry(db, mine.token)).toMatchObject({
      reference: mine.reference,
      status: 'received',
      message: 'Tea gardens, please, and not too many stairs.',
    })
    expect((await findOwnEnquiry(db, other.token))?.message).toBe('Another matter')
    for (const wrong of ['', 'x'.repeat(22), mine.reference, `${mine.token} `, `${mine.token}A`, '%'])
      expect(await findOwnEnquiry(db, wrong)).toBeUndefined()
  })

  test('is withdrawn with all that is personal, at once and for good', async ({ db }) => {
    const bench = leadBench(db)
    const { token } = await bench.receive()
    expect(await withdrawEnquiry(bench.needs, token)).toEqual({ ok: true, value: undefined })
    const [lead] = await bench.leads()
    expect(lead).toMatchObject({ state: 'withdrawn', name: '', mobile: null, email: null, message: '', ages: null })
    expect(JSON.stringify(lead)).not.toMatch(/meera|98123|Tea gardens/i)
    expect(await bench.messages()).toEqual([])
    expect(await findOwnEnquiry(db, token)).toMatchObject({ status: 'withdrawn', mobile: null, message: '' })
    expect(await withdrawEnquiry(bench.needs, token)).toEqual({ ok: true, value: undefined })
    expect(await bench.events()).toEqual(['new', 'withdrawn', 'forgotten'])
    expect(await withdrawEnquiry(bench.needs, 'x'.repeat(22))).toEqual({ ok: false, reason: 'unknown-token' })
  })

  test('has its mobile verified by a code, in the browser that asked for it', async ({ db }) => {
    const bench = leadBench(db)
    const needs = { ...bench.needs }
    const { token } = await bench.receive()
    expect(await sendEnquiryCode(needs, { token, ...HOME })).toMatchObject({ ok: true })
    const otp = await newestCode(needs)
    // Caught: a code that any browser may answer.
    expect(await verifyEnquiryMobile(needs, { token, browserHash: 'away', otp })).toMatchObject({ reason: 'otp-wrong' })
    expect(await verifyEnquiryMobile(needs, { token, ...HOME, otp: '' })).toMatchObject({ reason: 'otp-missing' })
    expect((await findOwnEnquiry(db, token))?.isMobileVerified).toBe(false)
    expect(await verifyEnquiryMobile(needs, { token, ...HOME, otp })).toMatchObject({ ok: true })
    expect((await findOwnEnquiry(db, token))?.isMobileVerified).toBe(true)
    expect(await sendEnquiryCode(needs, { token, ...HOME })).toMatchObject({ ok: false, reason: 'unknown-token' })
    expect(await bench.events()).toEqual(['new', 'verified'])
  })

  test('is not verified by guessing (caught: guesses rolled back with the refusal)', async ({ db }) => {
    const bench = leadBench(db)
    const { token } = await bench.receive()
    await sendEnquiryCode(bench.needs, { token, ...HOME })
    const right = await newestCode(bench.needs)
    const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0')
    const guess = (otp: string) => verifyEnquiryMobile(bench.needs, { token, ...HOME, otp })
    for (let n = 0; n < 5; n++) expect(await guess(wrong)).toMatchObject({ reason: 'otp-wrong' })
    expect(await guess(right)).toMatchObject({ ok: false, reason: 'otp-locked' })
  })

  test('that was taken for a machine’s counts as new once a person has read a code', async ({ db }) => {
    const bench = leadBench(db)
    const { token } = await bench.receive({ message: 'a.com b.com c.com' })
    await sendEnquiryCode(bench.needs, { token, ...HOME })
    await verifyEnquiryMobile(bench.needs, { token, ...HOME, otp: await newestCode(bench.needs) })
    expect(await bench.leads()).toMatchObject([{ state: 'new', spamSignals: [] }])
    const [lead] = await bench.leads()
    expect(lead!.forgetAfter.getTime() - lead!.createdAt.getTime()).toBe(730 * DAY)
  })

  test('is told to the verified owner of its mobile or e-mail, without an address that is not theirs', async ({
    db,
  }) => {
    const bench = leadBench(db)
    const { reference } = await bench.receive()
    await bench.receive({ email: 'other@example.org', mobile: '9812340000' })
    const mine = await listEnquiriesOf(db, { email: 'meera@example.org', mobile: null })
    expect(mine).toMatchObject([{ reference, email: 'meera@example.org', mobile: null, status: 'received' }])
    expect(await listEnquiriesOf(db, { email: null, mobile: null })).toEqual([])
    expect(JSON.stringify(mine)).not.toMatch(/token|hash|nonce|walls|signals/i)
  })
})
