import { describe, expect } from 'vitest'
import { listHistory } from '#domain/audit/audit.server.ts'
import { MOST_TESTS_AN_HOUR, sendTestMessage } from '#domain/accounts/message-test.server.ts'
import { users } from '#domain/accounts/tables.ts'
import { HOUR, MINUTE, stoppedClock } from '#platform/clock.ts'
import type { SmsChoice } from '#platform/config.server.ts'
import type { Db } from '#platform/db.server.ts'
import { onBoth as test } from '#tests/database.ts'
import { changeTemplate, putBackTemplate } from './change-templates.server.ts'
import { listDeliveries, retryMessage } from './delivery-log.server.ts'
import type { LogFilters } from './delivery-log.server.ts'
import { KINDS, shippedSms } from './kinds.ts'
import { listMessages } from './messages-desk.server.ts'
import { listOutbox, MOST_ATTEMPTS } from './outbox.server.ts'
import { sendMail, sendSms } from './send.server.ts'
import { findRegistration } from './templates.server.ts'
import { outbox } from './tables.ts'

const OWNER = { id: 'owner', role: 'owner' } as const
const SALES = { id: 'tara', role: 'sales' } as const
const clock = stoppedClock(new Date('2026-11-23T04:30:00Z'))
const GIVEN = { code: { templateId: 'env', dltTemplateId: '1107000000000000009' } }
const MSG91: SmsChoice = { kind: 'msg91', url: '', authKey: '', sender: 'PADAVI', dltEntityId: '', templates: GIVEN }
const needs = (db: Db, sms: SmsChoice = { kind: 'outbox' }) => ({ db, clock, config: { sms } })

const { email } = KINDS.paid
const MAIL = {
  kind: 'paid',
  channel: 'email',
  version: 0,
  isOn: true,
  subject: email.subject,
  action: email.action,
  words: email.words,
} as const
const CODE = {
  kind: 'code',
  channel: 'sms',
  version: 0,
  isOn: true,
  words: '{otp} is your Rao Tours code - Rao',
} as const
const IDS = {
  registered: '{#numeric#} is your Rao Tours code - Rao',
  dltTemplateId: '1107000000000000001',
  carrierTemplateId: '65f0',
}
const VALUES = {
  site: 'Padav',
  journey: 'Munnar',
  booking: '7KQ4M2XZ',
  sum: '₹1',
  facts: [],
  link: 'https://x.example',
}

describe('the words of a message', () => {
  test('are the operator’s from the next message on, leave who changed them, and go back (caught: the shipped words sent on)', async ({
    db,
  }) => {
    const words = 'Dear friend, {sum} of {booking} is here.\n\n{link}'
    expect(await changeTemplate(needs(db), OWNER, { ...MAIL, words: words.replaceAll('\n', '\r\n') })).toMatchObject({
      ok: true,
    })
    await sendMail(db, 'paid', { to: 'm@example.org', values: VALUES })
    expect(await listOutbox(db, 1)).toMatchObject([
      { kind: 'paid', body: expect.stringContaining('Dear friend, ₹1 of 7KQ4M2XZ is here.') },
    ])
    expect(await listHistory(db, 'message:paid/email')).toMatchObject([
      { actor: 'owner', before: null, after: { words, subject: null } },
    ])
    expect(await putBackTemplate(needs(db), OWNER, { kind: 'paid', channel: 'email', version: 1 })).toMatchObject({
      ok: true,
    })
    await sendMail(db, 'paid', { to: 'n@example.org', values: VALUES })
    const bodies = (await listOutbox(db, 2)).map(({ body }) => body.slice(0, 7)).toSorted()
    expect(bodies).toEqual(['Dear fr', 'We have'])
  })

  test('are not overwritten by who saw older ones (caught: written without looking at the version)', async ({ db }) => {
    expect(await changeTemplate(needs(db), OWNER, MAIL)).toMatchObject({ ok: true })
    expect(await changeTemplate(needs(db), OWNER, MAIL)).toEqual({ ok: false, reason: 'template-changed' })
    expect(await changeTemplate(needs(db), OWNER, { ...MAIL, version: 1 })).toMatchObject({ ok: true })
  })

  test('are the owner’s alone, and every fault stands at its field', async ({ db }) => {
    expect(await changeTemplate(needs(db), SALES, MAIL)).toEqual({ ok: false, reason: 'forbidden' })
    const wrong = { ...MAIL, subject: 'Paid {smu} {link}', words: 'Pay.', isOn: false }
    const answer = await changeTemplate(needs(db), OWNER, wrong)
    const faults = ('faults' in answer && answer.faults) || []
    expect(new Set(faults.map(({ path }) => path))).toEqual(new Set(['isOn', 'subject', 'words']))
    const ofWords = faults.flatMap(({ path, message }) => (path === 'words' ? [message.split(':')[0]] : []))
    expect(ofWords).toEqual(['{booking} is missing', '{sum} is missing', '{link} is missing'])
    expect(faults.find(({ message }) => message.includes('{smu}'))?.message).toContain('Is {sum} meant?')
  })
})

test('words that lost what their reader needs are refused, by what each message must tell (caught: a confirmation of “no gaps” sent)', async ({
  db,
}) => {
  const faultsOf = async (draft: Partial<typeof MAIL> | object) => {
    const answer = await changeTemplate(needs(db), OWNER, { ...MAIL, ...draft })
    return answer.ok ? [] : (('faults' in answer && answer.faults) || []).map(({ message }) => message.split(' ')[0])
  }
  const confirmed = { kind: 'booking', subject: 'Booked', action: '' } as const
  expect(await faultsOf({ ...confirmed, words: 'no gaps' })).toEqual(['{leaves}', '{paid}'])
  expect(await faultsOf({ ...confirmed, words: '{leaves}. {paid} has come.' })).toEqual([])
  const text = { kind: 'booking', channel: 'sms' } as const
  expect(await faultsOf({ ...text, words: 'Thank you - Rao' })).toEqual(['{reference}', '{date}'])
  expect(await faultsOf({ ...text, words: '{reference}, {date} - Rao' })).toEqual([])
  // The table carries the reference as well.
  expect(await faultsOf({ words: '{sum} is here.\n\n{link}' })).toEqual(['{booking}'])
  expect(await faultsOf({ words: '{sum} is here.\n\n{facts}\n\n{link}' })).toEqual([])
})

describe('the ids of an SMS', () => {
  test('are those of the environment for the shipped words, and of the row for others (caught: other words under the old ids)', async ({
    db,
  }) => {
    const registered = async (body: string) => findRegistration(db, { kind: 'code', body }, GIVEN)
    const shipped = shippedSms('code', 'Padav').words.replace('{otp}', '004271')
    expect(await registered(shipped)).toMatchObject({ templateId: 'env', variables: { otp: '004271' } })
    const live = needs(db, MSG91)
    expect(await changeTemplate(live, OWNER, CODE)).toEqual({ ok: false, reason: 'code-needs-ids' })
    expect(await changeTemplate(live, OWNER, { ...CODE, ...IDS, registered: 'Other {#var#}' })).toMatchObject({
      faults: [{ path: 'registered' }],
    })
    expect(await changeTemplate(live, OWNER, { ...CODE, dltTemplateId: IDS.dltTemplateId })).toMatchObject({
      faults: [{ path: 'dltTemplateId' }],
    })
    expect(await changeTemplate(live, OWNER, { ...CODE, ...IDS, header: 'RAOTRS' })).toMatchObject({ ok: true })
    await sendSms(db, 'code', { to: '+919812345678', values: { otp: '004271' } })
    const [sent] = await listOutbox(db, 1)
    expect(await registered(sent?.body ?? '')).toMatchObject({
      templateId: '65f0',
      header: 'RAOTRS',
      variables: { otp: '004271' },
    })
    expect(await registered(shipped)).toContain('not word for word')
  })
})

describe('the log', () => {
  test('shows sales and the owner what failed, masked in what the carrier said too, and tries it again (caught: a reason with the address in it)', async ({
    db,
  }) => {
    const to = 'meera.kulkarni@example.org'
    const failed = {
      channel: 'email',
      recipient: to,
      subject: 's',
      body: 'b',
      kind: 'paid',
      attempts: MOST_ATTEMPTS,
      tries: 1,
    } as const
    const [row] = await db
      .insert(outbox)
      .values({ ...failed, lastError: `550 <${to}> and Meera.K@EXAMPLE.org, +91 98123 45678` })
      .returning()
    await db.insert(outbox).values({ ...failed, kind: 'code', body: '' })
    const list = (filters: object) => listDeliveries({ db, clock }, SALES, { filters, page: 1 })
    const found = await list({ state: 'failed', to: to.toUpperCase() })
    expect(found).toMatchObject({ ok: true, value: { total: 1, rows: [{ id: row?.id, state: 'failed', tries: 1 }] } })
    expect(JSON.stringify(found)).not.toMatch(/kulkarni|Meera\.K|98123/i)
    expect(await list({ state: 'late' })).toMatchObject({ value: { rows: [{ kind: 'code' }] } })
    expect(await listDeliveries({ db, clock }, { id: 'e', role: 'editor' }, { filters: {}, page: 1 })).toEqual({
      ok: false,
      reason: 'forbidden',
    })
    expect(await retryMessage({ db, clock }, SALES, { id: row!.id })).toMatchObject({ ok: true })
    expect(await list({ kind: 'paid' })).toMatchObject({ value: { rows: [{ state: 'again' }] } })
    const [late] = await listOutbox(db, 1)
    expect(
      await retryMessage({ db, clock }, SALES, { id: late!.kind === 'code' ? late!.id : 'nothing' }),
    ).toMatchObject({ ok: false })
    expect(await retryMessage({ db, clock }, SALES, { id: 'nothing' })).toEqual({
      ok: false,
      reason: 'unknown-message',
    })
  })
})

test('the log is turned page by page, what was sent too (caught: the last page in the order it was reached by)', async ({
  db,
}) => {
  const messages = Array.from({ length: 120 }, (_, n) => ({
    id: `m${String(n).padStart(3, '0')}`,
    channel: 'email' as const,
    recipient: 'meera@example.org',
    subject: 's',
    body: 'b',
    createdAt: new Date(clock.now().getTime() - (n % 7) * MINUTE),
    sentAt: n % 10 === 0 ? null : clock.now(),
  }))
  await db.insert(outbox).values(messages)
  const read = async (filters: LogFilters) => {
    const pages = [1, 2, 3].map((page) => listDeliveries({ db, clock }, SALES, { filters, page }))
    return (await Promise.all(pages)).flatMap((one) => (one.ok ? one.value.rows.map(({ id }) => id) : []))
  }
  const newest = messages.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1))
  expect(await read({})).toEqual(newest.map(({ id }) => id))
  expect(await read({ state: 'sent' })).toEqual(newest.filter(({ sentAt }) => sentAt).map(({ id }) => id))
})

test('a test goes to one’s own verified address alone, ten times an hour (caught: an address nobody verified)', async ({
  db,
}) => {
  const asked = { kind: 'booking', channel: 'email' } as const
  const person = { id: 'owner', name: 'Meera', email: 'owner@example.org', role: 'owner' } as const
  await db.insert(users).values(person)
  expect(await sendTestMessage({ db, clock }, OWNER, asked)).toEqual({ ok: false, reason: 'no-own-address' })
  await db.update(users).set({ emailVerifiedAt: clock.now() })
  for (let i = 0; i < MOST_TESTS_AN_HOUR; i++)
    expect(await sendTestMessage({ db, clock }, OWNER, asked)).toMatchObject({ ok: true })
  expect(await sendTestMessage({ db, clock }, OWNER, asked)).toEqual({ ok: false, reason: 'too-many-tests' })
  expect(await listOutbox(db, 1)).toMatchObject([
    { to: person.email, kind: 'booking', subject: 'Booked: Munnar tea country, Sat 12 Dec 2026' },
  ])
  const later = stoppedClock(new Date(clock.now().getTime() + HOUR))
  expect(await sendTestMessage({ db, clock: later }, OWNER, asked)).toMatchObject({ ok: true })
})

test('the list says of an SMS nothing that is true of its mail alone (caught: “the mail shows the ticket” beside the SMS)', async ({
  db,
}) => {
  const listed = await listMessages(needs(db), SALES)
  const whenOf = (key: string) => listed.ok && listed.value.find((row) => row.key === key)?.when
  expect(whenOf('booking/email')).toContain('below these words the mail shows the ticket')
  const texts = listed.ok ? listed.value.filter(({ channel }) => channel === 'sms') : []
  expect(texts.length).toBeGreaterThan(5)
  for (const { key, when } of texts) expect([key, when]).toEqual([key, expect.not.stringMatching(/(?<!e-)mail/)])
})
