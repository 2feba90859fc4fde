import { describe, expect } from 'vitest'
import { DAY, HOUR, SECOND } from '#platform/clock.ts'
import { test } from '#tests/database.ts'
import { countSetApart } from './desk/enquiries-desk.server.ts'
import { CALM_ENQUIRIES_AN_HOUR } from './flood-control.server.ts'
import { findOwnEnquiry } from './own-enquiry.server.ts'
import { ASKED, leadBench } from '#tests/benches/lead-bench.ts'
import { giveStamp } from './stamp.server.ts'
import { leads } from './tables.ts'

describe('a machine', () => {
  const signalsOf = async (bench: ReturnType<typeof leadBench>) => (await bench.leads())[0]?.spamSignals

  test.for([
    ['the bait', { homepage: 'https://x' }, ['honeypot']],
    ['many links', { message: 'a.com b.com c.com' }, ['links']],
    ['markup', { message: '[url=x]y[/url]' }, ['markup']],
    ['a stamp it made up', { stamp: 'mbxyz.nonce.signature' }, ['stamp']],
  ] as const)(
    'that leaves %s is answered like anybody, kept apart and written to by nobody',
    async ([, form, spamSignals], { db }) => {
      const bench = leadBench(db)
      const honest = await bench.send(bench.stamped({ email: 'honest@example.org' }))
      const before = (await bench.messages()).length
      const sent = await bench.send({ ...bench.stamped(), ...form })
      expect(Object.keys(sent)).toEqual(Object.keys(honest))
      expect(sent).toMatchObject({ ok: true, value: { reference: expect.any(String), token: expect.any(String) } })
      expect(await bench.leads()).toMatchObject([{ state: 'spam', spamSignals }, { state: 'new' }])
      expect((await bench.messages()).length).toBe(before)
      // Nobody is written to, so the office's day says it.
      expect(await countSetApart(bench.needs, { id: 's', role: 'sales' })).toBe(1)
      expect(await countSetApart(bench.needs, { id: 'e', role: 'editor' })).toBe(0)
      const own = sent.ok ? await findOwnEnquiry(db, sent.value.token ?? '') : undefined
      expect(own?.status).toBe('received')
    },
  )

  test('that is faster than a hand is known (caught: the stamp’s age not looked at)', async ({ db }) => {
    const bench = leadBench(db)
    const stamp = giveStamp(bench.needs, ASKED.about)
    bench.pass(SECOND / 2)
    await bench.send({ ...ASKED, stamp })
    // (caught: what a browser fills in at a tap, and is sent by the next)
    bench.pass(SECOND)
    await bench.send({ ...ASKED, stamp, mobile: '98765 43299', email: 'filled@example.org' })
    expect((await bench.leads()).map(({ spamSignals }) => spamSignals)).toEqual([[], ['quick']])
  })

  test('that brings the stamp of another form is known (caught: a stamp good for every form)', async ({ db }) => {
    const bench = leadBench(db)
    const { stamp } = bench.stamped({ about: 'search:goa' })
    await bench.send({ ...ASKED, stamp })
    expect(await signalsOf(bench)).toEqual(['stamp'])
  })

  test('that sends from one network is believed ten times an hour, without a script three times (caught: no limit)', async ({
    db,
  }) => {
    const bench = leadBench(db)
    const state = async (form: Record<string, unknown>, network: string) => {
      await bench.send(form, network)
      return (await bench.leads())[0]?.state
    }
    for (let n = 0; n < 10; n++)
      expect(await state(bench.stamped({ email: `a${n}@example.org`, mobile: `981234000${n}` }), '203.0.113.7')).toBe(
        'new',
      )
    expect(await state(bench.stamped({ email: 'late@example.org' }), '203.0.113.7')).toBe('spam')
    for (let n = 0; n < 3; n++) {
      bench.pass(SECOND)
      expect(await state({ ...ASKED, email: `b${n}@example.org`, mobile: `981234001${n}` }, '198.51.100.7')).toBe('new')
    }
    bench.pass(SECOND)
    expect(await state({ ...ASKED, email: 'c@example.org' }, '198.51.100.7')).toBe('spam')
    bench.pass(HOUR)
    expect(await state({ ...ASKED, email: 'd@example.org' }, '198.51.100.7')).toBe('new')
  })

  test('that uses one mobile or one e-mail over and over is believed six times a day (caught: limits by network alone)', async ({
    db,
  }) => {
    const bench = leadBench(db)
    for (let n = 0; n < 7; n++) await bench.receive({ email: `a${n}@example.org` }, `203.0.113.${n}`)
    expect(await signalsOf(bench)).toEqual(['mobile'])
    for (let n = 0; n < 7; n++)
      await bench.receive({ email: 'z@example.org', mobile: `981234000${n}` }, `198.51.100.${n}`)
    expect(await signalsOf(bench)).toEqual(['email'])
  })

  test('cannot fill a stranger’s post (caught: an acknowledgement for every enquiry)', async ({ db }) => {
    const bench = leadBench(db)
    for (let n = 0; n < 6; n++) await bench.receive({ about: `search:${n}` }, `203.0.113.${n}`)
    const sent = await bench.messages()
    const count = (channel: string) => sent.filter((message) => message.channel === channel).length
    expect([count('email'), count('sms')]).toEqual([3, 2])
    expect((await bench.leads()).map(({ state }) => state)).toEqual(Array(6).fill('new'))
    bench.pass(DAY)
    await bench.receive({ about: 'search:again' })
    expect((await bench.messages()).length).toBe(7)
  })

  // Caught: budgets that baited forms take from too, by which anybody's mobile, e-mail and network were used up.
  test('that takes the bait takes from no budget of the people it names', async ({ db }) => {
    const bench = leadBench(db)
    for (let n = 0; n < 12; n++) await bench.receive({ homepage: 'https://x', about: `search:${n}` })
    await bench.receive()
    expect(await signalsOf(bench)).toEqual([])
  })

  test('sends no SMS abroad', async ({ db }) => {
    const bench = leadBench(db)
    await bench.receive({ mobile: '+44 7400 123456' })
    expect((await bench.messages()).map(({ channel }) => channel)).toEqual(['email'])
  })
})

describe('while very many enquiries come', () => {
  async function flood(bench: ReturnType<typeof leadBench>) {
    await bench.receive({ email: 'first@example.org' })
    const [lead] = await bench.leads()
    const rows = Array.from({ length: CALM_ENQUIRIES_AN_HOUR - 1 }, (_, n) => ({
      ...lead!,
      id: `flood ${n}`,
      reference: `flood ${n}`,
      tokenHash: null,
    }))
    await bench.needs.db.insert(leads).values(rows)
  }

  test('spam is not counted: baited forms shut it for nobody (caught: counting every lead)', async ({ db }) => {
    const bench = leadBench(db)
    await flood(bench)
    await db.update(leads).set({ state: 'spam', spamSignals: ['honeypot'] })
    expect(await bench.send({ ...ASKED, email: 'no-script@example.org' })).toMatchObject({ ok: true })
  })

  // Caught: no way in without a script; a confirmation good for anybody's form, for many, or at once.
  test('a form without a script is sent once more, and is in', async ({ db }) => {
    const bench = leadBench(db)
    await flood(bench)
    const confirmationOf = async (form: object) => {
      const asked = await bench.send({ ...ASKED, ...form })
      return asked.ok || asked.reason !== 'enquiry-confirmation' ? '' : asked.confirmation
    }
    const confirmation = await confirmationOf({})
    expect(await confirmationOf({ confirmation })).toBe(confirmation)
    bench.pass(4 * SECOND)
    expect(await confirmationOf({ confirmation, mobile: '9812345679' })).not.toBe('')
    expect(await confirmationOf({ confirmation: 'made.up.alone' })).not.toBe('')
    expect(await bench.send({ ...ASKED, confirmation })).toMatchObject({ ok: true })
    expect((await bench.leads())[0]).toMatchObject({ state: 'new', email: 'meera@example.org' })
    expect(await confirmationOf({ confirmation })).not.toBe('')
  })

  test('a form with a script works for it once', async ({ db }) => {
    const { solveChallenge } = await import('altcha-lib')
    const { deriveKey } = await import('altcha-lib/algorithms/pbkdf2')
    const bench = leadBench(db)
    await flood(bench)
    const form = bench.stamped()
    const asked = await bench.send(form)
    if (asked.ok || asked.reason !== 'enquiry-proof') throw new Error('no work was asked for')
    const { challenge } = asked
    const solution = await solveChallenge({ challenge, deriveKey })
    const proof = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
    // Caught: work done for one mobile used for another.
    expect(await bench.send({ ...form, mobile: '9812345679', proof })).toMatchObject({ reason: 'enquiry-proof' })
    expect(await bench.send({ ...form, proof })).toMatchObject({ ok: true })
    expect(await bench.send({ ...form, proof })).toMatchObject({ reason: 'enquiry-proof' })
    bench.pass(HOUR)
    expect(await bench.send({ ...ASKED, email: 'later@example.org' })).toMatchObject({ ok: true })
  })
})
