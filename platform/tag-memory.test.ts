import { describe, expect, test } from 'vitest'
import { openTagMemory, remembered } from './tag-memory.ts'
import { collecting, reads } from './tags.ts'
import type { Tag } from './tags.ts'

/** Counts how often it was asked, and reads what `tags` say. */
function counting(...tags: Tag[]) {
  let times = 0
  return async () => {
    reads(...tags)
    return ++times
  }
}

describe('the memory with tags', () => {
  test('loads once for all who ask at the same moment', async () => {
    const memory = openTagMemory()
    const load = counting()
    const asked = await Promise.all(Array.from({ length: 20 }, () => memory.remember('cities', load)))
    expect(new Set(asked)).toEqual(new Set([1]))
  })

  test('forgets what a dropped tag names and keeps the rest', async () => {
    const memory = openTagMemory()
    const [cities, facts] = [counting('catalogue', 'content'), counting('settings')]
    const read = async () => [await memory.remember('cities', cities), await memory.remember('facts', facts)]
    await read()
    memory.drop('content', 'cars')
    expect(await read()).toEqual([2, 1])
    memory.drop('*')
    expect(await read()).toEqual([3, 2])
  })

  test('remembers no failure', async () => {
    const memory = openTagMemory()
    const broken = memory.remember('cities', async () => Promise.reject(new Error('gone')))
    await expect(broken).rejects.toThrow('gone')
    expect(await memory.remember('cities', async () => 'there')).toBe('there')
  })

  test('does not keep what was loaded before the tag was dropped', async () => {
    const memory = openTagMemory()
    const saying = (value: string) => async () => {
      reads('catalogue')
      return value
    }
    const slow = memory.remember('cities', saying('old'))
    memory.drop('catalogue')
    expect(await memory.remember('cities', saying('new'))).toBe('new')
    expect(await slow).toBe('old')
    expect(await memory.remember('cities', saying('newer'))).toBe('new')
  })

  test('does not keep that there was nothing', async () => {
    const memory = openTagMemory()
    expect(await memory.remember('city', async () => undefined)).toBeUndefined()
    expect(await memory.remember('city', async () => 'Munnar')).toBe('Munnar')
  })

  test('keeps at most so many, and those asked for last', async () => {
    const memory = openTagMemory(100)
    const ask = (key: string) => memory.remember(key, async () => `${key} ${performance.now()}`)
    const [first, second] = [await ask('a'), await ask('b')]
    expect(await ask('a')).toBe(first)
    await ask('c')
    expect(await ask('a')).toBe(first)
    expect(await ask('b')).not.toBe(second)
  })

  test('loads together only what it does not know, and nothing read before a change outlives it', async () => {
    const memory = openTagMemory()
    const asked: string[][] = []
    const load = async (missing: string[]) => {
      asked.push(missing)
      reads('catalogue')
      return new Map(missing.filter((id) => id !== 'gone').map((id) => [id, id.toUpperCase()]))
    }
    const ask = (...ids: string[]) => memory.rememberEach('listing', ids, load)
    await ask('a', 'b')
    expect(await ask('b', 'gone', 'c')).toEqual(
      new Map([
        ['b', 'B'],
        ['c', 'C'],
      ]),
    )
    expect(asked).toEqual([
      ['a', 'b'],
      ['gone', 'c'],
    ])
    memory.drop('catalogue')
    const reading = ask('a')
    memory.drop('catalogue')
    await reading
    await ask('a')
    expect(asked.slice(2)).toEqual([['a'], ['a']])
  })

  // caught: news of one forgot all that had been loaded with it, and pages that showed those.
  test('forgets of small values the one that news is about, where each says what it is made of', async () => {
    const memory = openTagMemory()
    const asked: string[][] = []
    const load = async (missing: string[]) => {
      asked.push(missing)
      return new Map(missing.map((id) => [id, id.toUpperCase()]))
    }
    const tagsOf = (id: string) => [id === 'a' ? 'catalogue' : 'content'] as const
    const ask = (...ids: string[]) => memory.rememberEach('leaving', ids, load, { tagsOf })
    await ask('a', 'b')
    memory.drop('catalogue')
    const tags = new Set<Tag>()
    expect(await collecting(tags, () => ask('b'))).toEqual(new Map([['b', 'B']]))
    expect([...tags]).toEqual(['content'])
    await ask('a', 'b')
    expect(asked).toEqual([['a', 'b'], ['a']])
  })

  test('tells whoever asks what the answer is made of, when it is kept too (caught: only at the first asking; not through another)', async () => {
    const memory = openTagMemory()
    const cities = remembered('cities', counting('catalogue'))
    const page = remembered('page', async (needs: { memory: typeof memory }) => {
      reads('content')
      return cities(needs)
    })
    for (const _time of ['made', 'kept']) {
      const tags = new Set<Tag>()
      await collecting(tags, () => page({ memory }))
      expect([...tags].toSorted()).toEqual(['catalogue', 'content'])
    }
    memory.drop('catalogue')
    expect(await page({ memory })).toBe(2)
  })

  test('drops what waits for something that is dropped meanwhile (caught: saying what it is made of when it is there)', async () => {
    const memory = openTagMemory()
    const gate = Promise.withResolvers<void>()
    let town = 'Bombay'
    const cities = remembered('cities', async () => {
      reads('catalogue')
      const now = town
      await gate.promise
      return now
    })
    const page = remembered('page', (needs: { memory: typeof memory }) => cities(needs))
    const old = page({ memory })
    town = 'Mumbai'
    memory.drop('catalogue')
    gate.resolve()
    expect(await old).toBe('Bombay')
    expect(await page({ memory })).toBe('Mumbai')
  })

  test('keeps answers to different questions apart, and two of one name', async () => {
    const memory = openTagMemory()
    const [first, second] = ['first', 'second'].map((says) =>
      remembered('city', async (_needs: object, url: string, page?: number) => `${says} ${url} ${page}`),
    )
    expect(await first!({ memory }, 'goa')).toBe('first goa undefined')
    expect(await first!({ memory }, 'goa', 2)).toBe('first goa 2')
    expect(await second!({ memory }, 'goa')).toBe('second goa undefined')
  })
})
