import { describe, expect, it } from 'vitest'
import type { MediaStorage } from './storage.ts'

const bytes = (...values: number[]) => Uint8Array.from(values)

/** What every storage promises; each member runs it in its own test file with a fresh, empty storage per test. */
export function keepsItsPromises(open: () => Promise<MediaStorage>): void {
  describe('a media storage', () => {
    it('gives back what it was given', async () => {
      const storage = await open()
      await storage.put('renditions/ab/abc/768.avif', bytes(1, 2, 3))
      expect([...((await storage.find('renditions/ab/abc/768.avif')) ?? [])]).toEqual([1, 2, 3])
      expect(await storage.has('renditions/ab/abc/768.avif')).toBe(true)
    })

    it('knows nothing of a key it was not given', async () => {
      const storage = await open()
      await storage.put('a/b', bytes(1))
      expect(await storage.find('a/c')).toBeUndefined()
      expect(await storage.find('a')).toBeUndefined()
      expect(await storage.find('a/b/c')).toBeUndefined()
      expect(await storage.has('a/c')).toBe(false)
    })

    it('replaces what a key held', async () => {
      const storage = await open()
      await storage.put('a', bytes(1, 2, 3))
      await storage.put('a', bytes(9))
      expect([...((await storage.find('a')) ?? [])]).toEqual([9])
    })

    it('never shows half of a write', async () => {
      const storage = await open()
      const sizes = [1_000_000, 2_000_000, 3_000_000]
      await storage.put('a', new Uint8Array(1_000_000))
      let writing = true
      const writes = Promise.all(sizes.map((size) => storage.put('a', new Uint8Array(size)))).finally(
        () => (writing = false),
      )
      while (writing) expect(sizes).toContain((await storage.find('a'))?.length)
      await writes
    })

    it('forgets, and does not mind forgetting twice', async () => {
      const storage = await open()
      await storage.put('a/b', bytes(1))
      await storage.remove('a/b')
      await storage.remove('a/b')
      expect(await storage.find('a/b')).toBeUndefined()
    })

    it.each([
      '',
      '/etc/passwd',
      '../a',
      'a/../b',
      'a//b',
      './a',
      '.parts/a',
      'a\\b',
      'A',
      'a\0b',
      'a/.',
      `${'a'.repeat(201)}`,
    ])('refuses the key %j', async (key) => {
      const storage = await open()
      await expect(storage.put(key, bytes(1))).rejects.toThrow(RangeError)
      await expect(storage.find(key)).rejects.toThrow(RangeError)
    })
  })
}
