import { expect, test } from 'vitest'
import { describe, isWell } from '#tests/upgrade/report.ts'
import type { Outcome, Spell } from '#tests/upgrade/upgrade.ts'

const SPELL: Spell = {
  booked: 3,
  refused: { 'sold-out': 1 },
  pages: { asked: 9, failed: {}, slowest: 40 },
  office: { asked: 9, failed: {}, slowest: 60 },
  surprises: [],
}
const WELL: Outcome = {
  migrations: 1,
  openIn: 3,
  spells: { 'before, beside': SPELL, 'this, beside': SPELL, 'before, again': SPELL },
  unlike: [],
  broken: [],
}
const againAs = (part: Partial<Spell>): Outcome => ({
  ...WELL,
  spells: { ...WELL.spells, 'before, again': { ...SPELL, ...part } },
})

test('two versions live together where a crowd alone refused', () => {
  expect([isWell(WELL), describe('1abc, Sell', WELL)]).toEqual([true, expect.stringContaining('brought 1 migration ')])
})

test.each([
  ['nobody booked', againAs({ booked: 0 })],
  ['3 times Error', againAs({ refused: { Error: 3 } })],
  ['1 times 500 /', againAs({ pages: { ...SPELL.pages, failed: { '500 /': 1 } } })],
  ['1 times 503 /admin/cars', againAs({ office: { ...SPELL.office, failed: { '503 /admin/cars': 1 } } })],
  ['column "party" does not exist', againAs({ surprises: ['column "party" does not exist'] })],
  ['PDV-1 nowhere', { ...WELL, unlike: ['PDV-1 nowhere'] }],
])('they do not where %s', (fault, outcome) => {
  expect([isWell(outcome), describe('1abc, Sell', outcome)]).toEqual([false, expect.stringContaining(fault)])
})
