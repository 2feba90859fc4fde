import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Db } from './db.server.ts'
import { DatabaseGone, startHeartbeat } from './heartbeat.server.ts'
import type { Heartbeat } from './heartbeat.server.ts'
import { openLog } from './log.server.ts'

/** A database that answers, refuses or says nothing, as told. */
type Mood = 'answers' | 'refuses' | 'is silent'
let mood: Mood
let heartbeat: Heartbeat

const db = {
  execute: () =>
    mood === 'answers'
      ? Promise.resolve([])
      : mood === 'refuses'
        ? Promise.reject(new Error('connection refused'))
        : new Promise(() => undefined),
} as unknown as Db

beforeEach(() => {
  mood = 'answers'
  heartbeat = startHeartbeat(db, openLog('silent'))
})
afterEach(() => heartbeat.close())

describe('the heartbeat', () => {
  test('lets work through while the database answers', async () => {
    expect(await heartbeat.check()).toBe(true)
    expect(await heartbeat.whileUp(async () => 7)).toBe(7)
    await expect(heartbeat.whileUp(async () => Promise.reject(new Error('my own')))).rejects.toThrow('my own')
  })

  test.each(['refuses', 'is silent'] as const)('refuses work when the database %s', async (next) => {
    mood = next
    expect(await heartbeat.check()).toBe(false)
    expect(heartbeat.isUp()).toBe(false)
    await expect(heartbeat.whileUp(async () => 7)).rejects.toThrow(DatabaseGone)
  })

  test('ends work that waits for a database that went silent, without being asked', async () => {
    mood = 'is silent'
    const started = performance.now()
    await expect(heartbeat.whileUp(() => new Promise(() => undefined))).rejects.toThrow(DatabaseGone)
    // One beat a second and 0.8 s for an answer; twice that on a busy machine.
    expect(performance.now() - started).toBeLessThan(4000)
  })

  test('notices by itself that the database is back', async () => {
    mood = 'refuses'
    await heartbeat.check()
    mood = 'answers'
    await expect.poll(() => heartbeat.isUp(), { timeout: 5000 }).toBe(true)
    await pause(0)
    expect(await heartbeat.whileUp(async () => 7)).toBe(7)
  })
})
