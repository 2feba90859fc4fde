import { expect } from 'vitest'
import { shippedMail, shippedSms } from '#domain/messaging/kinds.ts'
import { messageTemplates } from '#domain/messaging/tables.ts'
import { putSetting } from '#domain/settings/settings.server.ts'
import { findRegistrationOf } from '#domain/tax/registrations.server.ts'
import { gstinCheckDigit } from '#domain/tax/registration.ts'
import { gstRegistrations } from '#domain/tax/tables.ts'
import { speakPlainly } from '#platform/plain-faults.ts'
import { csvLine } from '#platform/csv.ts'
import { onBoth as test } from '#tests/database.ts'
import { layPapers } from '#tests/live-papers.ts'
import { addStaff, begin, checked, EDITOR, exported, faultsIn, OWNER, takenIn } from '#tests/take-in.ts'

speakPlainly()

const gstin = (of: string, letter = 'P') => {
  const fourteen = `${of}AAA${letter}A0000A1Z`
  return fourteen + gstinCheckDigit(fourteen)
}
const HEADS = 'Id,Legal name,GSTIN,Tours,Cars,Street,City,State,PIN code,Body corporate,Holds from,Holds until'.split(
  ',',
)
const row = (id: string, more: Record<string, string> = {}) => {
  const cells: Record<string, string> = {
    Id: id,
    'Legal name': 'Hills and Halts',
    GSTIN: gstin('32'),
    Tours: 'TOUR_5',
    Cars: 'CAR_5',
    Street: '1 Halt Road',
    City: 'Munnar',
    State: 'kerala',
    'PIN code': '685612',
    ...more,
  }
  return HEADS.map((head) => cells[head] ?? '')
}
const fileOf = (...rows: string[][]) => [HEADS, ...rows].map(csvLine).join('')

test('registrations for GST are the owner’s, one a day, each of the state its GSTIN says (caught: two that hold on one day)', async ({
  db,
}) => {
  await addStaff(db)
  const first = row('first', { 'Holds from': '2020-01-01', 'Holds until': '2025-03-31' })
  const second = row('second', { 'Holds from': '01/04/2025', GSTIN: gstin('07').toLowerCase(), State: 'Delhi' })
  expect(await begin(db, 'gst-registrations', fileOf(first), EDITOR)).toMatchObject({ reason: 'unknown-kind' })
  expect(await takenIn(db, 'gst-registrations', fileOf(first, second))).toMatchObject({ state: 'done', fresh: 2 })
  const stood = await db.select().from(gstRegistrations).orderBy(gstRegistrations.validFrom)
  expect(stood).toMatchObject([
    { id: 'first', stateCode: 'IN-KL', address: { region: 'Kerala' }, isBodyCorporate: false, validTo: '2025-03-31' },
    { id: 'second', stateCode: 'IN-DL', gstin: gstin('07'), validFrom: '2025-04-01', validTo: null },
  ])
  expect(await findRegistrationOf(db, { sellerState: 'IN-DL', gstin: undefined }, '2026-12-05')).toMatchObject({
    id: 'second',
  })
  const third = row('third', { 'Holds from': '2026-01-01' })
  const ending = row('second', {
    'Holds from': '2025-04-01',
    'Holds until': '2025-12-31',
    GSTIN: gstin('07'),
    State: 'Delhi',
  })
  expect(faultsIn(await checked(db, 'gst-registrations', fileOf(third), OWNER))).toEqual([
    '2 Holds from: Another registration holds on a day of this one. End that one the day before.',
  ])
  // What ends in the same file is over.
  expect((await checked(db, 'gst-registrations', fileOf(third, ending), OWNER)).state).toBe('ready')
  const wrong = [
    row('a', { GSTIN: '32AAAAA0000A1Z9', 'Holds from': '2019-01-01', 'Holds until': '2019-02-01' }),
    row('b', { State: 'Goa', 'Holds from': '2018-01-01', 'Holds until': '2018-02-01' }),
    row('c', { 'Holds from': '2017-08-01', 'Holds until': '2017-07-01', 'PIN code': '68561' }),
    row('d', { GSTIN: gstin('32', 'F'), 'Holds from': '2016-01-01', 'Holds until': '2016-02-01' }),
    row('e', { 'Body corporate': 'yes', 'Holds from': '2015-01-01', 'Holds until': '2015-02-01' }),
  ]
  expect(
    faultsIn(await checked(db, 'gst-registrations', fileOf(...wrong), OWNER)).map((one) => one.split(':')[0]!),
  ).toEqual(['2 GSTIN', '3 State', '4 PIN code', '4 Holds until', '5 Body corporate', '6 Body corporate'])
  expect(await db.select().from(gstRegistrations).orderBy(gstRegistrations.validFrom)).toEqual(stood)
})

const MESSAGE_HEADS = 'Message,Channel,Goes out,Subject,Words,Button,Registered text,DLT id,Carrier id,Header'.split(
  ',',
)
const messages = (...rows: string[][]) => [MESSAGE_HEADS, ...rows].map(csvLine).join('')

test('words of messages go by their gaps and ids as their form does, and what is as shipped is not kept (caught: the code without its ids)', async ({
  db,
}) => {
  await addStaff(db)
  const { subject, words, action = '' } = shippedMail('called-off')
  const mail = (words: string, on = 'yes') => [
    'called-off',
    'email',
    on,
    'Sorry: {journey}',
    words,
    action,
    '',
    '',
    '',
    '',
  ]
  expect(await begin(db, 'messages', messages(mail(words)), EDITOR)).toMatchObject({ reason: 'unknown-kind' })
  await takenIn(db, 'messages', messages(mail(words)))
  expect(await db.select().from(messageTemplates)).toMatchObject([
    { kind: 'called-off', channel: 'email', subject: 'Sorry: {journey}', words: null, version: 1 },
  ])
  const file = await exported(db, 'messages', OWNER)
  expect(file).toContain('Sorry: {journey}')
  expect(await checked(db, 'messages', file, OWNER)).toMatchObject({
    state: 'done',
    fresh: 0,
    changed: 0,
    faults: { shown: [] },
  })

  const code = shippedSms('code', 'Padav').words
  const wrong = messages(
    mail('{strange} words'),
    ['code', 'sms', 'yes', '', `${code} `, '', '', '', '', 'HILLSH'],
    ['code', 'email', 'no', 'x', 'y', '', '', '', '', ''],
    ['nothing', 'email', 'yes', 'x', 'y', '', '', '', '', ''],
  )
  const faults = faultsIn(await checked(db, 'messages', wrong, OWNER))
  expect(new Set(faults.map((one) => one.split(':')[0]!))).toEqual(
    new Set(['2 Words', '3 DLT id', '4 Goes out', '4 Words', '5 Message']),
  )
  expect(await db.$count(messageTemplates)).toBe(1)
  // Back to the house's words.
  await takenIn(db, 'messages', messages(['called-off', 'email', 'yes', subject, words, action, '', '', '', '']))
  expect(await db.select().from(messageTemplates)).toMatchObject([{ subject: null, words: null, version: 2 }])
})

test('a file takes no page off a live site that is open without which nobody could book (caught: all selling ended by a file of pages)', async ({
  db,
}) => {
  await addStaff(db)
  await layPapers(db)
  const file = 'Address,State\nterms-and-conditions,withdrawn\nprivacy-policy,published'
  expect(await checked(db, 'pages', file)).toMatchObject({ state: 'ready', changed: 1 })
  await putSetting(db, 'holds', { what: 'live', since: new Date().toISOString() })
  expect(faultsIn(await checked(db, 'pages', file))).toEqual([
    '2 State: Nobody could book any more without it: it stays published.',
  ])
})
