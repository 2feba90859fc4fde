import { expect } from 'vitest'
import { NO_FILTERS } from '#domain/search/filters.ts'
import type { PackageLists } from '#domain/search/lists/port.ts'
import { openTagMemory } from '#platform/tag-memory.ts'
import { hills, pinkCity, ridgeWalk, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import { names } from '#tests/read-golden.ts'
import { actsRefused } from './acts-asked.ts'
import { withoutHarm } from './matches-as-wished.server.ts'
import { readSentence } from './read-sentence.ts'
import type { Wish } from './sentence-rule.ts'

const NO_LISTS = {} as Pick<PackageLists, 'facts'>

test('what would harm or frighten comes nearest to nothing (caught: mountain roads where there are few others)', async ({
  db,
}) => {
  await saveCatalogueFixture(db)
  const needs = { db, memory: openTagMemory(), lists: NO_LISTS, search: { search: () => expect.fail() } }
  const left = async (wish: Wish, places = '') => {
    const found = { among: [pinkCity.id], fillers: [hills.id, ridgeWalk.id], total: 1, corrected: undefined }
    const asked = { wishes: [wish], filters: NO_FILTERS, places, near: undefined }
    const { among, fillers, total } = await withoutHarm(needs, asked, { ...found, suggestions: [] })
    return [among, fillers, total]
  }
  expect(await left('smooth')).toEqual([[pinkCity.id], [], 1])
  expect(await left('gentle')).toEqual([[pinkCity.id], [hills.id], 1])
  expect(await left('low', 'munnar')).toEqual([[pinkCity.id], [hills.id, ridgeWalk.id], 1])
  // Comfort may be let go, and is told on the card.
  expect(await left('quiet')).toEqual([[pinkCity.id], [hills.id, ridgeWalk.id], 1])
})

const NO_GHATS = [
  'ghat road se dar lagta hai, plain area only | mummy ko pahadi raston se darr lagta hai | afraid of hairpin bends | no curvy roads please | scared of hill roads',
  'pahadi raste nahi | ghumavdar sadak se bachna hai | plains only | flat terrain | maidani ilaka | khai se dar | hilly roads avoid | mountain roads scare me',
  'घाट रोड से डर लगता है | पहाड़ी रास्तों से डर लगता है | सिर्फ मैदानी इलाका',
].flatMap((line) => line.split(' | '))

test.each(NO_GHATS)('“%s” wants no mountain roads, and looks for none (caught: the ghats looked for)', (text) => {
  const read = readSentence(`4 days ${text}`, names)
  expect(read.wishes).toContain('smooth')
  expect([read.rest.match(/ghat|road|hill|pahad|plain|dar|घाट|पहाड़/), read.except]).toEqual([null, []])
})

const GENTLY = [
  'my wife is 5 months pregnant | babymoon | garbhvati patni ke saath | expecting couple | mom to be | second trimester | wife is pregnant 20 weeks | गर्भवती पत्नी के साथ',
  'fear of heights | scared of heights | unchai se darr lagta hai | vertigo | acrophobia | ऊंचाई से डर लगता है',
].flatMap((line) => line.split(' | '))

test.each(GENTLY)('“%s” is to be led gently (caught: height alone looked at)', (text) => {
  for (const asked of [text, `kerala ${text}`, `${text}, 4 days`])
    expect([asked, readSentence(asked, names).wishes]).toEqual([asked, ['gentle']])
})

test.each([
  ['boat se dar lagta hai kerala', 'boat', 'kerala'],
  ['kerala, scared of boats', 'boats', 'kerala'],
  ['नाव से डर लगता है केरल', 'boat', 'केरल'],
  ['paani se darr lagta hai goa', 'paani', 'goa'],
  ['goa, afraid of water', 'water', 'goa'],
  ['ropeway se dar lagta hai mussoorie', 'ropeway', 'mussoorie'],
])('“%s”: who fears it does not want it', (text, except, rest) => {
  const read = readSentence(text, names)
  expect([read.except, read.rest]).toEqual([[except], rest])
})

test('who wants no boat wants no houseboat, and who fears water neither (caught: backwaters by boat)', () => {
  for (const word of ['boat', 'boats', 'naav', 'water', 'paani']) expect(actsRefused(word)).toContain('houseboat')
  expect(actsRefused('temple')).toEqual([])
})
