import { expect, test } from 'vitest'
import { names, read } from '#tests/read-golden.ts'
import { readSentence } from './read-sentence.ts'

test.each([
  ['12 days minimum', '12-'],
  ['kam se kam 4 din', '4-'],
  ['4 din kam se kam', '4-'],
  ['12 din se kam nahi', '12-'],
  ['10 दिन से कम नहीं', '10-'],
  ['4 din se kam', '-4'],
  ['sat-sun', '2-3'],
  ['friday to sunday', '2-3'],
])('how long is said before the days or behind them, or by the days of a weekend: %s', (text, days) => {
  expect(read(text)).toMatchObject({ days, rest: '' })
})

test.each([
  ['2 week long trek', '13-15'],
  ['week long trip', '6-8'],
  ['kolkata theke weekend e', '2-3'],
])('“%s” (caught: one week of two)', (text, days) => {
  expect(read(text)).toMatchObject({ days })
})

test('the least that is spent is no fewest days (caught: read as days)', () => {
  expect(read('goa 5 days minimum budget')).toMatchObject({ days: '5-5' })
})

const NO_LEAVE = [
  'only sat sun | sat sun only | no leave | no leave weekend | weekend without taking leave | cannot take leave | no days off | only saturday and sunday | only weekends off',
  'bina chhutti | bina chutti liye | office se chhutti nahi milegi | chhutti nahi milti | chhutti liye bina | sirf shanivar ravivar | sirf sat sun | shani ravi hi',
  'बिना छुट्टी | छुट्टी नहीं मिलेगी | सिर्फ शनिवार रविवार | शनिवार और रविवार ही',
].flatMap((line) => line.split(' | '))

test.each(NO_LEAVE)('“%s” is a weekend of two days, and leaves nothing out (caught: tours without “leave”)', (said) => {
  for (const text of [said, `kerala ${said}`, `${said}, kerala`]) {
    const { filters, except, unsold, rest } = readSentence(text, names)
    expect([text, filters.days, filters.dates, except, unsold]).toEqual([text, { from: 2, to: 2 }, undefined, [], []])
    expect([text, rest.replace('kerala', '')]).toEqual([text, ''])
  }
})

test('who takes no leave and counts the days has those days', () => {
  const { filters, except } = readSentence('3 days no leave kerala', names)
  expect([filters.days, except]).toEqual([{ from: 3, to: 3 }, []])
})

test.each([
  ['more than 5 days', '6-'],
  ['5 din se zyada', '6-'],
  ['more than a week', '8-'],
  ['at least 5 days', '5-'],
  ['5+ days', '5-'],
])('“%s” is longer than the figure only where it says so', (text, days) => {
  expect(read(text)).toMatchObject({ days, rest: '' })
})

test('a week is wished for as seven days (caught: six days first)', () => {
  expect(readSentence('one week kerala', names).wants).toEqual([{ fact: 'days', goal: 'about', limit: 7 }])
  expect(readSentence('6 to 8 days kerala', names).wants).toEqual([])
})
