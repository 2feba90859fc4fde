import { expect, test } from 'vitest'
import { NO_FILTERS } from './filters.ts'
import type { Filters } from './filters.ts'
import type { ListQuestion } from './lists/port.ts'
import { nearestOfAny, nearMisses } from './near-misses.ts'

/** What one asks of lists, and packages that each fit a question or not. */
function listsOf(packages: Record<string, (filters: Filters) => boolean>) {
  const asked: Filters[] = []
  const list = async ({ filters, pageSize, among = Object.keys(packages) }: ListQuestion) => {
    asked.push(filters)
    const ids = among.filter((id) => packages[id]!(filters))
    return { ids: ids.slice(0, pageSize), total: ids.length } as never
  }
  return { asked, list }
}

const holds = (days: number) => (filters: Filters) =>
  !filters.days || (days >= (filters.days.from ?? 0) && days <= (filters.days.to ?? 99))
const question = (filters: Partial<Filters>): ListQuestion => ({
  scope: {},
  filters: { ...NO_FILTERS, ...filters },
  party: undefined,
  sort: 'name',
  today: '2026-11-21',
  page: 2,
  pageSize: 24,
})
const threeDays = { days: { from: 3, to: 3 } }

test('what misses by least comes first, once each, and never what was found', async () => {
  const lists = listsOf({ five: holds(5), nine: holds(9), exact: holds(3), four: holds(4) })
  const found = await nearMisses(lists, question(threeDays), { found: ['exact'], most: 6 })
  expect(found.map(({ id }) => id)).toEqual(['four', 'five', 'nine'])
  expect(found[0]!.filters).toEqual({ ...NO_FILTERS, days: { from: 2, to: 4 } })
})

test('no more is asked than is wanted, and nothing twice', async () => {
  const lists = listsOf({ four: holds(4), nine: holds(9) })
  expect(await nearMisses(lists, question(threeDays), { found: [], most: 1 })).toHaveLength(1)
  expect(lists.asked).toHaveLength(1)
  await nearMisses(lists, question(threeDays), { found: [], most: 6 })
  const words = lists.asked.slice(1).map((filters) => JSON.stringify(filters))
  expect(new Set(words).size).toBe(words.length)
})

test('15 % more than was meant to be spent is near it, twice as much the last, and only until there are five (caught: twice beside five that fit)', async () => {
  const least = (rupees: number) => (filters: Filters) => (filters.price?.to ?? 0) >= rupees
  const [twice, near, far] = [least(39_000), least(22_900), least(41_000)]
  const upTo20000 = question({ price: { from: undefined, to: 20_000 } })
  const ask = async (packages: Parameters<typeof listsOf>[0], found: string[]) =>
    (await nearMisses(listsOf(packages), upTo20000, { found, most: 6 })).map(({ id }) => id)
  expect(await ask({ twice, near, far }, [])).toEqual(['near', 'twice'])
  expect(await ask({ twice, far }, [])).toEqual(['twice'])
  const exact = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((id) => [id, least(0)]))
  expect(await ask({ ...exact, twice }, Object.keys(exact))).toEqual([])
})

test('of what costs up to twice as much the cheapest comes first (caught: the order of the list, without the cheapest of all)', async () => {
  const sorts: (string | undefined)[] = []
  const lists = {
    list: async ({ filters, sort }: ListQuestion) => {
      const isTwice = filters.price?.to === 4000
      if (isTwice) sorts.push(sort)
      return { ids: isTwice ? ['one'] : [], total: 0 } as never
    },
  }
  await nearMisses(lists, question({ price: { from: 1, to: 2000 } }), { found: [], most: 6 })
  expect(sorts).toEqual(['price'])
})

test('what fits the words best comes before what fits them less and is nearer, never from afar', async () => {
  const best = async (days: number) => {
    const lists = listsOf({ best: holds(days), four: holds(4) })
    const words = { ...question(threeDays), sort: 'given' as const, among: ['best', 'four'] }
    const found = await nearMisses(lists, words, { found: [], most: 6 })
    return found.map(({ id }) => id)
  }
  expect(await best(5)).toEqual(['best', 'four'])
  expect(await best(9)).toEqual(['four', 'best'])
})

test('of other times of year the nearest comes first, never one that has just gone by', async () => {
  const leavesIn =
    (month: number) =>
    ({ month: asked }: Filters) =>
      asked === undefined || asked === month
  const ask = async (lists: ReturnType<typeof listsOf>) =>
    (await nearMisses(lists, question({ month: 12 }), { found: [], most: 6 })).map(({ id }) => id)
  const [may, october] = [leavesIn(5), leavesIn(10)]
  expect(await ask(listsOf({ may, october, february: leavesIn(2), january: leavesIn(1) }))).toEqual([
    'january',
    'february',
    'may',
    'october',
  ])
  expect(await ask(listsOf({ may, october }))).toEqual(['may', 'october'])
})

test('of a short journey what lies around its start comes before what leaves elsewhere as asked', async () => {
  const elsewhere = ({ from, days }: Filters, least: number) => from.length === 0 && (!days || (days.to ?? 99) >= least)
  const lists = listsOf({
    afar: (filters) => elsewhere(filters, 1),
    longer: ({ days }) => !days || (days.to ?? 99) >= 3,
    around: (filters) => elsewhere(filters, 4),
  })
  const aDayFromChennai = question({ days: { from: 1, to: 1 }, from: ['chennai'] })
  const found = await nearMisses(lists, aDayFromChennai, { found: [], most: 6, around: ['around'] })
  expect(found.map(({ id }) => id)).toEqual(['longer', 'around', 'afar'])
})

test('a walk that is a grade harder or easier is near, after one that is a day longer (caught: never)', async () => {
  const graded = (grade: Filters['difficulty'][number], least: number) => (filters: Filters) =>
    filters.difficulty.includes(grade) && holds(least)(filters)
  const lists = listsOf({
    far: graded('difficult', 3),
    harder: graded('moderate', 3),
    longer: graded('easy', 4),
    both: graded('moderate', 4),
  })
  const easy = question({ ...threeDays, difficulty: ['easy', 'easy-moderate'] })
  const found = await nearMisses(lists, easy, { found: [], most: 6 })
  expect(found.map(({ id }) => id)).toEqual(['longer', 'harder', 'both'])
})

test('of a weekend from somewhere what starts there comes before what fits the words best elsewhere (caught: Goa before the coast at hand)', async () => {
  const from = (city: string, days: number) => (filters: Filters) =>
    holds(days)(filters) && (filters.from.length === 0 || filters.from.includes(city))
  const lists = listsOf({ best: from('panaji', 4), near: from('kolkata', 4) })
  const asked = { ...question({ days: { from: 2, to: 3 }, from: ['kolkata'] }), sort: 'given' as const }
  const found = await nearMisses(lists, { ...asked, among: ['best', 'near'] }, { found: [], most: 6 })
  expect(found.map(({ id }) => id)).toEqual(['near', 'best'])
})

test('what begins around one’s start on the very days comes before what is longer from there (caught: another week)', async () => {
  const lists = listsOf({
    longer: ({ days }) => !days || (days.to ?? 99) >= 4,
    around: ({ from }) => from.length === 0,
  })
  const aDayFromDelhi = question({ days: { from: 1, to: 1 }, from: ['new-delhi'] })
  const found = await nearMisses(lists, aDayFromDelhi, { found: [], most: 6, around: ['around'] })
  expect(found.map(({ id }) => id)).toEqual(['around', 'longer'])
})

test('from where one starts everything comes before what begins elsewhere (caught: another city before three days more)', async () => {
  const from = (city: string, days: number, rupees: number) => (filters: Filters) =>
    holds(days)(filters) &&
    (filters.from.length === 0 || filters.from.includes(city)) &&
    (filters.price?.to ?? rupees) >= rupees
  const lists = listsOf({
    elsewhere: from('kochi', 3, 9000),
    dearer: from('pune', 9, 18_000),
    longest: from('pune', 9, 9000),
    longer: from('pune', 6, 9000),
  })
  const asked = question({ ...threeDays, from: ['pune'], price: { from: undefined, to: 10_000 } })
  const found = await nearMisses(lists, asked, { found: [], most: 6 })
  expect(found.map(({ id }) => id)).toEqual(['longer', 'longest', 'dearer', 'elsewhere'])
})

test('of an empty list at least so many are the nearest, at last whatever they cost, the nearest in price first (caught: one tour; ₹15,488 before ₹7,298)', async () => {
  const costs = (rupees: number, days: number) => (filters: Filters) =>
    holds(days)(filters) && rupees <= (filters.price?.to ?? rupees) && rupees >= (filters.price?.from ?? 0)
  const rupees = { near: 5_000, dear: 30_000, cheap: 15_488, cheapest: 7_298, long: 6_400 }
  const packages = Object.fromEntries(
    Object.entries(rupees).map(([id, cost]) => [id, costs(cost, id === 'long' ? 9 : 2)]),
  )
  const { list } = listsOf(packages)
  const costOf = (id: string) => rupees[id as keyof typeof rupees]
  const sorted: Parameters<typeof nearMisses>[0]['list'] = async (asked) => {
    const { ids } = (await list({ ...asked, pageSize: 99 })) as unknown as { ids: string[] }
    const up = asked.sort === 'price-desc' ? -1 : asked.sort === 'price' ? 1 : 0
    const all = ids.toSorted((one, other) => up * (costOf(one) - costOf(other)))
    return { ids: all.slice(0, asked.pageSize), total: all.length } as never
  }
  const ask = async (filters: Partial<Filters>, least?: number, among?: string[]) => {
    const asked = {
      ...question({ days: { from: 2, to: 2 }, ...filters }),
      ...(among ? { among, sort: 'given' as const } : {}),
    }
    const near = await nearMisses({ list: sorted }, asked, { found: [], most: 6 })
    const found = near.map(({ id }) => id)
    const more = least ? await nearestOfAny({ list: sorted }, asked, { found, most: least - found.length }) : []
    return [...found, ...more.map(({ id }) => id)]
  }
  const upTo = (to: number) => ({ price: { from: undefined, to } })
  expect(await ask(upTo(3_000))).toEqual(['near'])
  expect(await ask(upTo(3_000), 3)).toEqual(['near', 'cheapest', 'cheap'])
  expect(await ask(upTo(3_000), 3, ['dear', 'cheap', 'near', 'cheapest'])).toEqual(['near', 'cheapest', 'cheap'])
  expect(await ask({ price: { from: 1, to: 2 } }, 3)).toEqual(['near', 'cheapest', 'cheap'])
  expect(await ask({ price: { from: 90_000, to: undefined } }, 3)).toEqual(['dear', 'cheap', 'cheapest'])
  expect(await ask({ ...upTo(100), days: { from: 9, to: 9 } }, 3)).toEqual(['long', 'near', 'cheapest'])
  expect(await ask({ ...upTo(100), tags: ['no-such'] }, 3)).toEqual(['near', 'cheapest', 'cheap'])
})
