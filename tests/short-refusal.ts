import { expect } from 'vitest'
import type { RawAnswer } from '#tests/raw-request.ts'

const STACK = /\n\s+at .+:\d+:\d+|node_modules|file:\/\/\/|ECONN|ENOENT|PGlite|SyntaxError|TypeError/

export function expectNoAccident(answer: RawAnswer): void {
  expect(answer.status).toBeGreaterThanOrEqual(200)
  expect(answer.status).toBeLessThan(500)
  expect(answer.body.toString()).not.toMatch(STACK)
}

export function expectShortRefusal(answer: RawAnswer, statuses: number[]): void {
  expectNoAccident(answer)
  expect(statuses).toContain(answer.status)
  expect(answer.body.length).toBeLessThan(400)
}
