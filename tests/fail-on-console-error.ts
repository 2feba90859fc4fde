import { afterEach, beforeEach, vi } from 'vitest'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    throw new Error(`console.error was called: ${words.map(String).join(' ')}`)
  })
})

afterEach(() => {
  vi.restoreAllMocks()
})
