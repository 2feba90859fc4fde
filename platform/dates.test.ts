import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween, formatDate, formatMonths, isCalendarDate, istDate, monthName, monthOf } from './dates.ts'

const anyDate = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((instant) => instant.toISOString().slice(0, 10))

describe('dates of travel', () => {
  test('a day in India begins at 18:30 UTC of the day before', () => {
    expect(istDate(new Date('2026-11-19T18:29:59Z'))).toBe('2026-11-19')
    expect(istDate(new Date('2026-11-19T18:30:00Z'))).toBe('2026-11-20')
  })

  test('moves over months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
    expect(daysBetween('2026-11-20', '2026-11-18')).toBe(-2)
  })

  test('counts back what it moved', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days)
      }),
    )
  })

  test.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', ' 2026-01-01', '0', '', '2026-01-01T00:00'])(
    '"%s" is no day',
    (text) => {
      expect(isCalendarDate(text)).toBe(false)
    },
  )

  test('a leap day is a day of a leap year', () => {
    expect(isCalendarDate('2028-02-29')).toBe(true)
  })

  test('is written as people say it', () => {
    expect(formatDate('2026-12-05')).toBe('Sat 5 Dec 2026')
    expect(formatDate('2026-12-05', { year: false })).toBe('Sat 5 Dec')
    expect(monthOf('2026-12-05')).toBe(12)
    expect(() => monthName(13)).toThrow(RangeError)
  })

  test.each([
    [[10, 11, 12, 1, 2], 'October to February'],
    [[3], 'March'],
    [[12, 1], 'December to January'],
    [[4, 5, 9, 10], 'April to May, September to October'],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'All year'],
    [[], ''],
  ])('months %j are "%s"', (months, words) => {
    expect(formatMonths(months)).toBe(words)
  })
})
