import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { totallerFor } from '#domain/pricing/party-total.ts'
import { plainList } from '#tests/plain-lists.ts'
import type { PlainCatalogue } from '#tests/plain-lists.ts'
import { PLACES, randomCatalogue, randomQuestion } from '#tests/random-lists.ts'
import { runs } from '#tests/runs.ts'
import { NO_FILTERS } from '#domain/search/filters.ts'
import { openMemoryLists } from './member.ts'
import type { ListSource } from './member.ts'
import { GST_RATES } from '#domain/tax/gst-rates.ts'

function sourceOf({ packages, categories }: PlainCatalogue): ListSource {
  return {
    catalogue: async () => ({ rows: packages, categories, places: PLACES.map((id) => ({ id, url: id })) }),
    departures: async function* () {
      // In two pieces, as a large catalogue is read in many.
      const half = Math.ceil(packages.length / 2)
      for (const some of [packages.slice(half), packages.slice(0, half)])
        yield new Map(some.map(({ id, departures }) => [id, [...departures]]))
    },
  }
}

const NOWHERE: ListSource = {
  catalogue: () => Promise.reject(new Error('nobody is to read it')),
  departures: () => {
    throw new Error('nobody is to read them')
  },
}

describe('lists kept in memory', () => {
  test('answer every question as one would by hand', { timeout: 240_000 }, async () => {
    const questions = fc.array(randomQuestion, { minLength: 1, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(randomCatalogue({ most: 40, isDecided: true }), questions, async (catalogue, asked) => {
        const lists = await openMemoryLists(sourceOf(catalogue), GST_RATES)
        for (const question of asked)
          expect(await lists.list(question)).toEqual(
            plainList(catalogue, question, totallerFor(question.party, { on: question.today, rates: GST_RATES })),
          )
      }),
      { numRuns: runs(25) },
    )
  })

  // (caught: the price of another cell; cities numbered anew)
  test('taken up from another process answer every question as that one does', { timeout: 240_000 }, async () => {
    const questions = fc.array(randomQuestion, { minLength: 1, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(randomCatalogue({ most: 40, isDecided: true }), questions, async (catalogue, asked) => {
        const lists = await openMemoryLists(sourceOf(catalogue), GST_RATES)
        const { plain, numbers } = lists.columns()
        const kept = { plain: JSON.parse(JSON.stringify(plain)) as unknown, numbers }
        const again = await openMemoryLists(NOWHERE, GST_RATES, undefined, { kept })
        for (const question of asked) expect(await again.list(question)).toEqual(await lists.list(question))
      }),
      { numRuns: runs(25) },
    )
  })

  test('end with what was read last, however changes arrive', async () => {
    const [catalogue] = fc.sample(randomCatalogue({ most: 40, isDecided: true }), { seed: 3, numRuns: 1 })
    const source = sourceOf(catalogue!)
    let [rows, readings] = [0, 0]
    const slow = new Map<number, Promise<void>>()
    const lists = await openMemoryLists(
      {
        ...source,
        catalogue: async () => {
          rows++
          return source.catalogue()
        },
        departures: async function* (ids) {
          const reading = ++readings
          yield* source.departures(ids)
          await slow.get(reading)
        },
      },
      GST_RATES,
    )
    const gate = Promise.withResolvers<void>()
    slow.set(2, gate.promise)
    const first = lists.refresh('catalogue')
    const second = lists.refresh('departures')
    const third = lists.refresh('departures')
    const question = { scope: {}, filters: NO_FILTERS, party: undefined, sort: 'name', today: '2026-11-21' } as const
    // Meanwhile the old columns answer.
    expect((await lists.list({ ...question, page: 1, pageSize: 1 })).total).toBe(catalogue!.packages.length)
    gate.resolve()
    await Promise.all([first, second, third])
    // caught: departures read beside a rebuild that ends later with older ones
    expect([rows, readings]).toEqual([2, 3])
  })

  test('try a catalogue again that could not be read', async () => {
    const [catalogue] = fc.sample(randomCatalogue({ most: 40, isDecided: true }), { seed: 3, numRuns: 1 })
    const source = sourceOf(catalogue!)
    const reads: string[] = []
    const lists = await openMemoryLists(
      {
        ...source,
        catalogue: async () => {
          reads.push('catalogue')
          if (reads.length === 2) throw new Error('gone')
          return source.catalogue()
        },
      },
      GST_RATES,
    )
    await expect(lists.refresh('catalogue')).rejects.toThrow('gone')
    await lists.refresh('departures')
    expect(reads).toHaveLength(3)
  })
})
