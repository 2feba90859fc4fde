import { expect, test } from 'vitest'
import { addRecent, forgetRecents, readRecents, removeRecent } from './recents.ts'

function device(kept: Record<string, string> = {}) {
  const store = new Map(Object.entries(kept))
  return () => ({
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  })
}

test('the last search comes first, each once, eight at most', () => {
  const store = device()
  for (const text of ['goa', 'leh', ' Goa  beach ', 'LEH']) addRecent(text, store)
  expect(readRecents(store)).toEqual(['LEH', 'Goa beach', 'goa'])
  for (let at = 0; at < 12; at++) addRecent(`trek ${at}`, store)
  expect(readRecents(store)).toHaveLength(8)
  expect(readRecents(store)[0]).toBe('trek 11')
})

test('one is removed, or all', () => {
  const store = device()
  for (const text of ['goa', 'leh', 'ooty']) addRecent(text, store)
  expect(removeRecent('leh', store)).toEqual(['ooty', 'goa'])
  expect(forgetRecents(store)).toEqual([])
  expect(readRecents(store)).toEqual([])
})

test('what is no list of searches counts as none', () => {
  for (const kept of ['{"a":1}', 'nonsense', '[1,null,"x",{}]', `["${'a'.repeat(500)}"]`])
    expect(readRecents(device({ 'padav.searches': kept }))).toEqual([])
  expect(addRecent('a', device())).toEqual([])
})

test('a device that keeps nothing still searches', () => {
  const broken = () => {
    throw new Error('denied')
  }
  expect(readRecents(broken)).toEqual([])
  expect(addRecent('goa', broken)).toEqual(['goa'])
})
