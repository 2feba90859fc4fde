import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startHeartbeat } from './heartbeat.server.ts'
import type { Heartbeat } from './heartbeat.server.ts'
import { openLog } from './log.server.ts'

/** How a database answers the next questions, the last for ever: at once, with a refusal, not at all, until the driver gives up. */
type Mood = 'answers' | 'refuses' | 'is silent'
let moods: Mood[]
let isFull: boolean
let told: string[]
let heartbeat: Heartbeat

const pulse = {
  ask: () => {
    const mood = moods.length > 1 ? moods.shift() : moods[0]
    if (mood === 'answers') return Promise.resolve()
    const refusal = new Error('connection refused')
    return mood === 'refuses' ? Promise.reject(refusal) : wait(2000).then(() => Promise.reject(refusal))
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

/** How long a database was silent, and when it was given up, by a clock of its own: it answered after `latency` before. */
async function silenceUntilLost({ latency, after, until }: { latency: number; after: number; until: number }) {
  let lostAt: number | undefined
  const ask = () => {
    const answersAt = Date.now() + latency
    return answersAt > after ? new Promise<void>(() => undefined) : wait(latency)
  }
  const beating = startHeartbeat({ ...pulse, ask, lose: () => (lostAt ??= Date.now()) }, openLog('silent'))
  await vi.advanceTimersByTimeAsync(until)
  beating.close()
  return lostAt === undefined ? undefined : lostAt - after
}

function wait(time: number): Promise<void> {
  return new Promise((over) => setTimeout(over, time))
}

describe('a database that falls silent', () => {
  beforeEach(() => {
    heartbeat.close()
    vi.useFakeTimers({ now: 0, toFake: ['Date', 'setTimeout', 'setInterval', 'setImmediate', 'clearInterval'] })
  })
  afterEach(() => void vi.useRealTimers())

  // Caught: two questions a second, by which one that falls silent right after an answer was given up after 1.3 s.
  test('is given up within a second, whenever that is and however slowly it answered before', async () => {
    for (const latency of [0, 100, 399, 450])
      for (let after = 1000; after < 2000; after += 10) {
        vi.setSystemTime(0)
        const silent = await silenceUntilLost({ latency, after, until: 3500 })
        expect(silent, `${latency} ms, silent at ${after}`).toBeLessThan(1000)
      }
  })

  // Caught: a shorter wait for each answer, which makes a busy machine an outage.
  test('is not given up while it answers within 0.8 s', async () => {
    expect(await silenceUntilLost({ latency: 790, after: Infinity, until: 20_000 })).toBeUndefined()
    expect(await silenceUntilLost({ latency: 850, after: Infinity, until: 20_000 })).toBeDefined()
  })
})

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
    await expect.poll(() => heartbeat.isUp()).toBe(false)
    moods = ['answers']
    await expect.poll(() => heartbeat.isUp()).toBe(true)
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
