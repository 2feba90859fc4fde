import { describe, expect, test } from 'vitest'
import { drawMail } from './draw-mail.ts'
import type { GapValues } from './draw-mail.ts'
import type { MailTemplate } from './kind.ts'
import { dltTextOf, disagreement, unregistrable } from './dlt.ts'
import { hasSms, isKind, KINDS, kindOf, shippedSms } from './kinds.ts'
import { fillSms, readSms, segmentsOf } from './sms.ts'
import { samplesOf } from './words.ts'
import { crowdedTables, missingGaps, unknownGaps, wrongInALine } from './words-faults.ts'

const NAMES = Object.keys(KINDS).filter(isKind)
const MAILS = NAMES.flatMap((name) => (kindOf(name).email ? [[name, kindOf(name).email!] as const] : []))
const TEXTS = NAMES.flatMap((name) => (hasSms(name) ? [[name, shippedSms(name, 'Kerala Halts')] as const] : []))
const PAYLOAD = `"><script>alert(1)</script><img src=x onerror=alert(1)>'</p>`

describe('the mails as shipped', () => {
  test.each(MAILS)('%s fills every gap it has, and needs none it has not', (_, mail) => {
    const { variables, subject, action = '', words } = mail
    expect([
      ...unknownGaps(words, variables),
      ...missingGaps(words, variables),
      ...crowdedTables(words, variables),
    ]).toEqual([])
    for (const line of [subject, action])
      expect([...unknownGaps(line, variables), ...wrongInALine(line, variables)]).toEqual([])
    const drawn = drawMail(mail, samplesOf(variables))
    for (const part of Object.values(drawn)) expect(part).not.toMatch(/\{[a-z]+\}|undefined|null/)
    expect(drawn.html).not.toMatch(/<img|<link|<script|url\(/)
  })

  // Caught: words that are not escaped.
  test.each(MAILS)('%s lets neither words nor values break out of them', (_, mail) => {
    const values: GapValues = Object.fromEntries(
      Object.entries(mail.variables).map(([name, { is }]) => [name, is === 'facts' ? [[PAYLOAD, PAYLOAD]] : PAYLOAD]),
    )
    const hostile: MailTemplate = { ...mail, subject: PAYLOAD, action: PAYLOAD, words: `${PAYLOAD}\n\n${mail.words}` }
    const { html } = drawMail(hostile, values)
    expect(html).not.toMatch(/<script|<img|<\/p>'|="">/)
    expect(html.match(/onerror=/g)?.length).toBe(html.match(/&lt;img src=x onerror=/g)?.length)
  })
})

test('a value is not read for gaps again, and an empty block is left out', () => {
  const variables = { site: { says: '', sample: '' }, name: { says: '', sample: '' }, otp: { says: '', sample: '' } }
  const mail = { variables, subject: 'Dear\n {name}', words: '{name}\n\n{otp}\n\nEnd' }
  const { subject, body } = drawMail(mail, { name: '{otp}\nBcc: x', otp: '', site: 'Padav' })
  expect([subject, body]).toEqual(['Dear {otp} Bcc: x', '{otp}\nBcc: x\n\nEnd\n'])
})

describe('the texts as shipped', () => {
  test.each(TEXTS)('%s is one that can be registered, and is read back from what was filled in', (_, sms) => {
    const values = samplesOf(sms.variables) as Record<string, string>
    const body = fillSms(sms, values) ?? ''
    expect([unregistrable(sms), disagreement(sms, dltTextOf(sms)), readSms(sms, body)]).toEqual([[], undefined, values])
    expect(segmentsOf(body)).toMatchObject({ alphabet: 'GSM-7', dear: [] })
    const others = [`${body} `, ` ${body}`, body.replace('.', '!'), `${body}\n${body}`, '']
    for (const other of others) expect(readSms(sms, other)).toBeUndefined()
  })

  test('the code takes six figures and nothing else', () => {
    for (const otp of ['12345', '1234567', '12 456', 'abcdef', '', '123456\n', 'visit evil.example'])
      expect(fillSms(KINDS.code.sms, { otp })).toBeUndefined()
  })

  test('the enquiry takes no words of a visitor, and no name the register finds too long', () => {
    const right = { reference: 'ENQ-7K3M-9QXT', host: 'padav.example', token: 'Ab_-5678901234567890zZ' }
    for (const wrong of [{ reference: 'call 1900' }, { token: 'visit evil.example now' }, { host: 'x'.repeat(30) }])
      expect(fillSms(KINDS.enquiry.sms, { ...right, ...wrong })).toBeUndefined()
  })
})

test('an SMS is counted as networks count it', () => {
  const count = (text: string) => {
    const { alphabet, places, count } = segmentsOf(text)
    return [alphabet, places, count]
  }
  expect(count('a'.repeat(160))).toEqual(['GSM-7', 160, 1])
  expect(count('a'.repeat(161))).toEqual(['GSM-7', 161, 2])
  expect(count('a'.repeat(307))).toEqual(['GSM-7', 307, 3])
  expect(count(`€${'a'.repeat(159)}`)).toEqual(['GSM-7', 161, 2])
  expect(count('₹'.repeat(70))).toEqual(['UCS-2', 70, 1])
  expect(count(`${'a'.repeat(70)}₹`)).toEqual(['UCS-2', 71, 2])
  expect(segmentsOf('Rs’ ₹5’').dear).toEqual(['’', '₹'])
})

test('the registered text is held against the words', () => {
  const sms = {
    variables: KINDS.booking.sms.variables,
    words: 'Booking {reference} of {date}: Rs {rupees} - Rao Tours',
  }
  const says = (registered: string) => disagreement(sms, registered)
  expect(says('Booking {#alphanumeric#} of {#var#}: Rs {#var#} - Rao Tours')).toBeUndefined()
  expect(says('Booking {#var#} of {#var#}: Rs {#numeric#} - Rao Tours')).toContain('{#numeric#} does not take')
  expect(says('Booking {#var#} of {#var#}: Rs 5 - Rao Tours')).toContain('It has 2 gaps; the words above have 3 gaps.')
  expect(says('Booking {#var#} of {#var#}: Rs {#var#} - Rao tours')).toContain('differs from the words above at sign')
  expect(says('Booking {#var#} of {#var#}: Rs {#var#} - Rao Tours.')).toContain('differs')
  expect(unregistrable({ words: '{a}{b}' })).toHaveLength(1)
})

test('a brace without its other one is told, and no reader sees it', () => {
  const { variables } = KINDS.booking.sms
  // caught: taken, and sent as it was typed
  expect(unknownGaps('Booked: {reference', variables)).toEqual([
    '“{reference” has a brace without its other one: a gap is written {name}.',
  ])
  expect(unknownGaps('See you {date. We got {rupees}.', variables)[0]).toContain('“{date.”')
  expect(unknownGaps('{date} date}', variables)[0]).toContain('“date}”')
})

test('a mistyped gap is told the nearest', () => {
  const { variables } = KINDS.booking.sms
  expect(unknownGaps('{refrence} {#date#}', variables)).toEqual([
    'Nothing fills {refrence}. Is {reference} meant?',
    'Nothing fills {#date#}. Is {date} meant?',
  ])
  expect(unknownGaps('{colour}', variables)[0]).toContain('There are {reference}, {date}, {rupees}.')
})
