import { expect, test } from 'vitest'
import { drawCategories } from '#demo/catalogue/categories.ts'
import { facts, named, packages } from '#tests/demo-packages.ts'
import { brokenPromises } from './promises-kept.ts'
import { readContent } from './read-content.ts'

const LISTS = drawCategories(facts, readContent(process.cwd())).map(({ draft }) => draft)
const membersOf = ({ kind, key }: { kind: string; key: string }) =>
  packages.filter((pack) => (kind === 'speciality' ? pack.categoryKeys : pack.experienceKeys).includes(key))

test('a page of kinds of tours promises only what every tour of its list has', () => {
  const broken = LISTS.flatMap((list) =>
    brokenPromises({ head: [list.line, list.summary], about: list.about }, membersOf(list)).map(
      (words) => `${list.kind} ${list.key}: ${words}`,
    ),
  )
  expect(broken).toEqual([])
})

test('luxury is of the better rooms alone (caught: four tours of the plainer)', () => {
  const members = membersOf({ kind: 'speciality', key: 'luxury' })
  expect(named(members.filter(({ comfort }) => comfort !== 'premium'))).toEqual([])
})
