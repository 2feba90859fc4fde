import { describe, expect, test } from 'vitest'
import { openTagMemory } from './tag-memory.ts'

/** Counts how often it was asked. */
function counting() {
  let times = 0
  return async () => ++times
}

describe('the memory with tags', () => {
  test('loads once for all who ask at the same moment', async () => {
    const memory = openTagMemory()
    const load = counting()
    const asked = await Promise.all(Array.from({ length: 20 }, () => memory.remember('cities', ['catalogue'], load)))
    expect(new Set(asked)).toEqual(new Set([1]))
  })

  test('forgets what a dropped tag names and keeps the rest', async () => {
    const memory = openTagMemory()
    const [cities, facts] = [counting(), counting()]
    const read = async () => [
      await memory.remember('cities', ['catalogue', 'media'], cities),
      await memory.remember('facts', ['settings'], facts),
    ]
    await read()
    memory.drop('media')
    expect(await read()).toEqual([2, 1])
    memory.drop('*')
    expect(await read()).toEqual([3, 2])
  })

  test('remembers no failure', async () => {
    const memory = openTagMemory()
    const broken = memory.remember('cities', [], async () => Promise.reject(new Error('gone')))
    await expect(broken).rejects.toThrow('gone')
    expect(await memory.remember('cities', [], async () => 'there')).toBe('there')
  })

  test('does not keep what was loaded before the tag was dropped', async () => {
    const memory = openTagMemory()
    const slow = memory.remember('cities', ['catalogue'], async () => 'old')
    memory.drop('catalogue')
    expect(await memory.remember('cities', ['catalogue'], async () => 'new')).toBe('new')
    expect(await slow).toBe('old')
    expect(await memory.remember('cities', ['catalogue'], async () => 'newer')).toBe('new')
  })

  test('does not keep that there was nothing', async () => {
    const memory = openTagMemory()
    expect(await memory.remember('city', ['catalogue'], async () => undefined)).toBeUndefined()
    expect(await memory.remember('city', ['catalogue'], async () => 'Munnar')).toBe('Munnar')
  })

  test('keeps at most so many, and those asked for last', async () => {
    const memory = openTagMemory(100)
    const ask = (key: string) => memory.remember(key, [], async () => `${key} ${performance.now()}`)
    const [first, second] = [await ask('a'), await ask('b')]
    expect(await ask('a')).toBe(first)
    await ask('c')
    expect(await ask('a')).toBe(first)
    expect(await ask('b')).not.toBe(second)
  })

  test('loads together only what it does not know, and nothing read before news outlives it', async () => {
    const memory = openTagMemory()
    const asked: string[][] = []
    const load = async (missing: string[]) => {
      asked.push(missing)
      return new Map(missing.filter((id) => id !== 'gone').map((id) => [id, id.toUpperCase()]))
    }
    const ask = (...ids: string[]) => memory.rememberEach('listing', ids, ['catalogue'], load)
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
})
