import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounce } from './debounce.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a burst is worked on once, an endless one now and then, nothing is left out (caught: at each call; only when it is quiet)', () => {
  const done: number[][] = []
  const { add } = debounce<number>((items) => void done.push([...items]), { quietMs: 200, mostMs: 1000 })
  for (let at = 0; at < 200; at++) add(at)
  expect(done).toEqual([])
  vi.advanceTimersByTime(200)
  expect(done).toEqual([Array.from({ length: 200 }, (_, at) => at)])
  for (let at = 0; at < 40; at++) {
    add(at)
    vi.advanceTimersByTime(100)
  }
  vi.advanceTimersByTime(1000)
  expect(done.slice(1).flat()).toEqual(Array.from({ length: 40 }, (_, at) => at))
  expect(done).toHaveLength(5)
})
