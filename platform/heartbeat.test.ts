import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startHeartbeat } from './heartbeat.server.ts'
import type { Heartbeat } from './heartbeat.server.ts'
import { openLog } from './log.server.ts'

/** How a database answers the next questions, the last for ever: at once, with a refusal, not at all. */
type Mood = 'answers' | 'refuses' | 'is silent'
let moods: Mood[]
let isFull: boolean
let told: string[]
let heartbeat: Heartbeat

const pulse = {
  ask: () => {
    const mood = moods.length > 1 ? moods.shift() : moods[0]
    if (mood === 'answers') return Promise.resolve()
    return mood === 'refuses' ? Promise.reject(new Error('connection refused')) : new Promise<void>(() => undefined)
  },
  lose: () => void told.push('lost'),
  find: () => void told.push('found'),
  tryRoom: async () => {
    if (isFull) throw new Error('no space left on device')
  },
  isPatient: false,
}

beforeEach(() => {
  moods = ['answers']
  isFull = false
  told = []
  heartbeat = startHeartbeat(pulse, openLog('silent'))
})
afterEach(() => heartbeat.close())

describe('the heartbeat', () => {
  test('is up while the database answers', async () => {
    expect([await heartbeat.check(), heartbeat.isUp(), told]).toEqual([true, true, []])
  })

  // Caught: one miss and the database is gone.
  test('does not lose heart over one question without an answer', async () => {
    moods = ['refuses', 'answers']
    expect([await heartbeat.check(), told]).toEqual([true, []])
  })

  test.each(['refuses', 'is silent'] as const)('says so once the database %s', async (mood) => {
    moods = [mood]
    expect([await heartbeat.check(), heartbeat.isUp(), told]).toEqual([false, false, ['lost']])
  })

  test('notices by itself that the database went and came back', async () => {
    moods = ['is silent']
    await expect.poll(() => heartbeat.isUp(), { timeout: 5000 }).toBe(false)
    moods = ['answers']
    await expect.poll(() => heartbeat.isUp(), { timeout: 5000 }).toBe(true)
    expect(told).toEqual(['lost', 'found'])
  })

  test('waits for a database that is busy in this very process', async () => {
    heartbeat.close()
    let answer = () => {}
    const ask = () => new Promise<void>((given) => (answer = given))
    heartbeat = startHeartbeat({ ...pulse, ask, isPatient: true }, openLog('silent'))
    const checked = heartbeat.check()
    answer()
    expect([await checked, told]).toEqual([true, []])
  })

  test('is not ready after a full disk until there is room again, and says nothing is gone', async () => {
    isFull = true
    heartbeat.note(new Error('a mistake of ours'))
    expect(await heartbeat.check()).toBe(true)
    heartbeat.note(new Error('Failed query', { cause: Object.assign(new Error('no space'), { code: '53100' }) }))
    expect([await heartbeat.check(), heartbeat.isUp(), told]).toEqual([false, true, []])
    isFull = false
    expect(await heartbeat.check()).toBe(true)
  })
})
