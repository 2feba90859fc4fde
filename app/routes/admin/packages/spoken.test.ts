import { expect, test } from 'vitest'
import { changedParts } from '#app/routes/admin/audit/changed.ts'
import type { PackageDraft } from '#domain/catalogue/package.ts'
import { munnar, teaHills } from '#tests/sample-catalogue.ts'
import type { KnownThings } from './edit/known.ts'
import { spoken } from './spoken.ts'

const known: KnownThings = {
  categories: [],
  states: [],
  places: [munnar],
  sights: [],
  plans: { cancellation: [], payment: [] },
  pictures: [],
}
const changes = (change: Partial<PackageDraft>) =>
  changedParts(spoken(teaHills, known), spoken({ ...teaHills, ...change }, known)).map(
    ({ name, before, after }) => `${name}: ${before} → ${after}`,
  )

test('what becomes public is told field by field, in the words of the editor (caught: ids of places and whole lists of days)', () => {
  expect(changes({})).toEqual([])
  const itinerary = teaHills.itinerary.map((day) => (day.day === 2 ? { ...day, km: 64 } : day))
  expect(changes({ itinerary })).toEqual([`Day 2: km: ${teaHills.itinerary[1]!.km ?? ''} → 64`])
  expect(changes({ stops: [{ cityId: munnar.id, nights: 1 }] })).toEqual([
    expect.stringMatching(/^Halts: Munnar, \d nights → Munnar, 1 night$/),
  ])
  expect(changes({ kind: 'trek', grid: { ...teaHills.grid, twin: 2_345_600 } })).toEqual([
    expect.stringMatching(/^Kind: .+ → Trek$/),
    expect.stringMatching(/^Twin: .+ → 23,456$/),
  ])
})

test('no change of a package is left unsaid', () => {
  const silent = Object.keys(teaHills).filter((key) => {
    const value = teaHills[key as keyof PackageDraft]
    if (typeof value !== 'string' || key === 'id') return false
    return changes({ [key]: `${value} more` }).length === 0
  })
  expect(silent).toEqual([])
})
