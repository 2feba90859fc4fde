import { expect, test } from 'vitest'
import { isOpenAt, openDaysText, openHoursText } from './open-hours.ts'

const SITE = { opensAt: '10:00', closesAt: '18:00', openDays: [] }
const WEEK = { ...SITE, openDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const }

test('somebody is there within the hours in India, on the days the operator names', () => {
  const at = (time: string) => new Date(`${time}+05:30`)
  // caught: the hours of the machine's own clock; the last minute counted in
  expect(['09:59', '10:00', '17:59', '18:00'].map((time) => isOpenAt(SITE, at(`2026-11-28T${time}`)))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(isOpenAt({ ...WEEK, openDays: [...WEEK.openDays] }, at('2026-11-27T12:00'))).toBe(true)
  expect(isOpenAt({ ...WEEK, openDays: [...WEEK.openDays] }, at('2026-11-28T12:00'))).toBe(false)
})

test('hours are said once somebody can be reached in them (caught: those nobody has entered)', () => {
  const nobody = { ...SITE, bandPhone: null, salesPhones: [], whatsappNumber: null }
  expect(openHoursText(nobody)).toBe('')
  const reached = [
    { bandPhone: '1800 202 2014' },
    { salesPhones: [{ label: 'Sales', number: '98450 12345' }] },
    { whatsappNumber: '919845012345' },
    { openDays: ['Monday' as const] },
  ]
  expect(reached.map((way) => openHoursText({ ...nobody, ...way }))).toEqual(reached.map(() => '10am - 6pm'))
})

test('days are said as a row, one by one, or not at all', () => {
  const said = (...openDays: Parameters<typeof openDaysText>[0]['openDays']) => openDaysText({ openDays })
  expect(said(...WEEK.openDays)).toBe('Monday to Friday')
  expect(said('Friday', 'Tuesday')).toBe('Tuesday and Friday')
  expect(said()).toBe('')
})
