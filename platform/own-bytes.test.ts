import { expect, test } from 'vitest'
import { ownBytes } from './own-bytes.ts'

test('what is kept holds no more memory than it has bytes, and is copied once at most', () => {
  const cut = Buffer.from('a small piece')
  expect(cut.buffer.byteLength).toBeGreaterThan(cut.length)
  const own = ownBytes(cut)
  expect([own.toString(), own.buffer.byteLength]).toEqual(['a small piece', cut.length])
  expect(ownBytes(own)).toBe(own)
})
