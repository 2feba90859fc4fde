import { expect, test } from 'vitest'
import { planSeason, SeasonRule } from './season.ts'
import type { TypedSeason } from './season.ts'

const TYPED: TypedSeason = {
  packageId: 'a-package',
  from: '2027-01-01',
  to: '2027-01-31',
  weekdays: ['3', '6'],
  out: [
    { from: '2027-01-13', to: '2027-01-16' },
    { from: '', to: '' },
  ],
  cities: 'Kochi, Munnar, Kochi',
  capacity: '14',
  minToRun: '2',
  cutoffDays: '2',
  twinRupees: '19,050',
  steps: [{ from: '2027-01-20', to: '2027-01-31', twinRupees: '₹21,000' }],
}

const faults = (typed: Partial<TypedSeason>) =>
  SeasonRule.safeParse({ ...TYPED, ...typed }).error?.issues.map(({ path }) => path.join('.'))

test('a rule names its days, says what becomes of each, and steps in price', () => {
  const there = new Set(['2027-01-09 Kochi'])
  const days = planSeason(SeasonRule.parse(TYPED), { today: '2027-01-01', there })
  const of = (fate: string) => days.filter((day) => day.fate === fate).map((day) => day.startsOn)
  expect([days.length, of('there'), of('too-late').length]).toEqual([18, ['2027-01-09'], 2])
  expect([...new Set(of('left-out'))]).toEqual(['2027-01-13', '2027-01-16'])
  expect(
    days.filter(({ fate }) => fate === 'new').map((day) => [day.startsOn, day.departureCity, day.twinPaise]),
  ).toEqual([
    ['2027-01-06', 'Kochi', 19_050_00],
    ['2027-01-06', 'Munnar', 19_050_00],
    ['2027-01-09', 'Munnar', 19_050_00],
    ...['2027-01-20', '2027-01-23', '2027-01-27', '2027-01-30'].flatMap((day) => [
      [day, 'Kochi', 21_000_00],
      [day, 'Munnar', 21_000_00],
    ]),
  ])
})

test('a fault names the field, of a list the row as it was typed', () => {
  expect(faults({ weekdays: [], capacity: '1', minToRun: '2' })).toEqual(['weekdays', 'minToRun'])
  expect(faults({ capacity: '1', minToRun: '2', to: '2026-12-31' })).toEqual(['to', 'minToRun'])
  expect(
    faults({
      out: [
        { from: '', to: '' },
        { from: '2027-01-20', to: '2027-01-19' },
      ],
    }),
  ).toEqual(['out.1.to'])
  expect(faults({ steps: [{ from: '2027-01-01', to: '2027-01-09', twinRupees: 'dear' }] })).toEqual([
    'steps.0.twinRupees',
  ])
  expect(faults({ steps: [TYPED.steps[0]!, { ...TYPED.steps[0]!, from: '2027-01-31' }] })).toEqual(['steps'])
  expect(faults({ cities: '<script>alert(1)</script>', twinRupees: '0' })).toEqual(['cities.0', 'twinRupees'])
})

test('all that is amiss of a rule is said in one round (caught: the last day before the first once the numbers were mended)', () => {
  const amiss = { weekdays: [], twinRupees: 'abc', cutoffDays: '-1', capacity: '1', minToRun: '2', to: '2026-12-31' }
  expect(faults({ ...amiss, steps: [TYPED.steps[0]!, TYPED.steps[0]!] })).toEqual(
    expect.arrayContaining(['weekdays', 'twinRupees', 'cutoffDays', 'minToRun', 'to', 'steps']),
  )
  expect(faults({ capacity: '-3', to: 'soon' })).toEqual(['to', 'capacity'])
})
