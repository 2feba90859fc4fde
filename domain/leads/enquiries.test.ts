import { write } from '#tests/write.ts'
import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { MINUTE } from '#platform/clock.ts'
import { hashToken } from '#platform/token.ts'
import { openConnections } from '#tests/benches/account-bench.ts'
import { throttles } from '#domain/contact/tables.ts'
import { outbox } from '#domain/messaging/tables.ts'
import { saveSetting } from '#domain/settings/settings.server.ts'
import { onBoth as test } from '#tests/database.ts'
import { siteFacts } from '#tests/site-facts.ts'
import { findOwnEnquiry } from './own-enquiry.server.ts'
import { giveStamp } from './stamp.server.ts'
import { ASKED, leadBench } from '#tests/benches/lead-bench.ts'
import { leads } from './tables.ts'

const OFFICE = 'office@padav.example'
const site = { ...siteFacts, email: OFFICE }

describe('an enquiry that is sent', () => {
  test('becomes a lead, and mail, SMS and the office’s notice go out with it', async ({ db }) => {
    const bench = leadBench(db)
    await write(db, saveSetting, { key: 'site', value: site })
    const { reference, token } = await bench.receive()
    expect(await bench.leads()).toMatchObject([
      {
        reference,
        state: 'new',
        spamSignals: [],
        name: 'Meera Nair',
        mobile: '+919812345678',
        email: 'meera@example.org',
        month: '2026-12',
        adults: 2,
        ages: [9, 6],
        budgetPaise: 60_000_00,
        sourceKind: 'contact',
        pagePath: '/contact-us',
      },
    ])
    expect(await bench.events()).toEqual(['new'])
    const messages = await bench.messages()
    expect(messages.map(({ channel, to }) => [channel, to])).toEqual([
      ['email', 'meera@example.org'],
      ['sms', '+919812345678'],
      ['email', OFFICE],
    ])
    for (const { body } of messages) expect(body).toContain(reference)
    for (const { body } of messages.slice(0, 2)) expect(body).toContain(`padav.example/enquiry/${token}`)
    expect(messages[2]?.body).toContain('Tea gardens, please')
    // An answer goes to whoever asked; what they are sent is answered to the office.
    expect(messages.map(({ replyTo }) => replyTo)).toEqual([null, null, 'meera@example.org'])
    // The office works in the back office, not on the visitor's page.
    expect(messages[2]?.body).not.toContain(token)
  })

  // Caught: "Dear {name}" in the acknowledgement, the message quoted in it, a name of the source as the form claims it.
  test('repeats nothing that was typed to an address nobody has verified', async ({ db }) => {
    const bench = leadBench(db)
    await write(db, saveSetting, { key: 'site', value: site })
    const evil = 'Win-now evil.example'
    await bench.receive({ name: 'Zzyx', message: evil, about: `package:${evil}`, page: `/contact-us?${evil}` })
    await bench.receive({ email: 'b@example.org', name: 'Zzyx', message: evil, about: `search:${evil}` })
    const said = (await bench.messages()).filter(({ to }) => to !== OFFICE)
    expect(said.length).toBe(4)
    for (const message of said) expect(JSON.stringify(message)).not.toMatch(/Zzyx|Win-now|evil/)
  })

  test('is a lead with its messages or neither (caught: the lead committed before its messages are left)', async ({
    db,
  }) => {
    const bench = leadBench(db)
    await db.execute(sql`alter table outbox add constraint post_is_closed check (channel <> 'sms')`)
    await expect(bench.receive()).rejects.toThrow('outbox')
    expect([await bench.leads(), await bench.events(), await bench.messages()]).toEqual([[], [], []])
  })

  test('leaves no secret in the database (caught: the token itself kept, a token that is the lead’s id)', async ({
    db,
  }) => {
    const bench = leadBench(db)
    const { token, reference } = await bench.receive()
    const [lead] = await bench.leads()
    expect(token).toMatch(/^[\w-]{22}$/)
    expect(lead?.tokenHash).toBe(hashToken(token))
    expect(JSON.stringify(lead)).not.toContain(token.slice(0, 8))
    for (const guess of [
      lead?.id,
      reference,
      lead?.tokenHash,
      `${token.slice(0, 21)}${token.endsWith('A') ? 'B' : 'A'}`,
    ])
      expect(await findOwnEnquiry(db, guess ?? '')).toBeUndefined()
    expect(await findOwnEnquiry(db, token)).toMatchObject({ reference })
  })

  test('has another link for each lead, that only this site’s key can make', async ({ db }) => {
    const bench = leadBench(db)
    const one = await bench.receive()
    const other = await bench.receive({ email: 'other@example.org' })
    expect(one.token).not.toBe(other.token)
    expect((await findOwnEnquiry(db, one.token))?.reference).toBe(one.reference)
    expect((await findOwnEnquiry(db, other.token))?.reference).toBe(other.reference)
  })
})

describe('an enquiry sent again', () => {
  test('is the same lead with the same link (caught: two leads for two clicks)', async ({ db }) => {
    const bench = leadBench(db)
    const form = bench.stamped()
    const [one, other] = [await bench.send(form), await bench.send(form)]
    expect(other).toEqual(one)
    bench.pass(MINUTE)
    // Another form of the same words may be anybody's who knows what was asked (caught: the link given to whoever says the same).
    for (const same of [{ ...ASKED }, bench.stamped()])
      expect(await bench.send(same, '198.51.100.9')).toEqual({
        ok: true,
        value: { ...(one as { value: object }).value, token: undefined },
      })
    expect((await bench.leads()).length).toBe(1)
    expect((await bench.messages()).length).toBe(2)
    expect(await bench.events()).toEqual(['new'])
  })

  // Caught on PostgreSQL: no turn taken for the person, and both found nobody.
  test('at the very same moment is one lead too', async ({ database: { db } }) => {
    const bench = leadBench(db)
    await openConnections(db)
    const form = bench.stamped()
    const sent = await Promise.all(Array.from({ length: 4 }, () => bench.send(form)))
    const kept = await bench.leads()
    for (const table of [leads, outbox, throttles]) await db.delete(table)
    expect(kept.length).toBe(1)
    expect(new Set(sent.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })

  test('with other words from the same form is added to it', async ({ db }) => {
    const bench = leadBench(db)
    const form = bench.stamped()
    const one = await bench.send(form)
    expect(await bench.send({ ...form, message: 'With a houseboat too.' })).toEqual(one)
    expect(await bench.events()).toEqual(['new', 'again'])
  })

  test('by somebody who knows mobile and e-mail gets no link (caught: the link of the earlier lead given out)', async ({
    db,
  }) => {
    const bench = leadBench(db)
    const { reference } = await bench.receive()
    const sent = await bench.send(bench.stamped({ name: 'Somebody Else', message: 'Show me' }), '198.51.100.9')
    expect(sent).toEqual({ ok: true, value: { reference, token: undefined } })
    expect((await bench.leads()).length).toBe(1)
  })

  test('by hand after a form that was too fast is a lead of its own; a machine’s next adds to its first (caught: an honest enquiry lost in spam)', async ({
    db,
  }) => {
    const bench = leadBench(db)
    const quick = () => bench.send({ ...ASKED, stamp: giveStamp(bench.needs, ASKED.about) })
    await quick()
    await quick()
    const { reference, token } = await bench.receive({ message: 'Tea gardens, typed by hand.' })
    const [mine, spam, ...others] = await bench.leads()
    expect(mine).toMatchObject({ reference, state: 'new', message: 'Tea gardens, typed by hand.' })
    expect(spam).toMatchObject({ state: 'spam', spamSignals: ['quick'] })
    expect(others).toEqual([])
    expect(token).not.toBe('')
    expect((await bench.messages()).length).toBeGreaterThan(0)
  })

  test('later, by another person or about something else is a lead of its own', async ({ db }) => {
    const bench = leadBench(db)
    await bench.receive()
    await bench.receive({ about: 'search:goa' })
    await bench.receive({ mobile: '9812345679' })
    bench.pass(11 * MINUTE)
    await bench.receive()
    expect((await bench.leads()).length).toBe(4)
  })
})
