import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY, MINUTE, SECOND } from '#platform/clock.ts'
import { openOwnDatabase } from '#tests/own-database.ts'
import type { OwnDatabase } from '#tests/own-database.ts'
import type { Order, Report } from './otp-guesser.ts'

const PROCESSES = 4
const DAYS = 12
const GUESSES = 6_000
/** FINDINGS §4.3. */
const A_DAY = 10
const SINCE_SUCCESS = 100
const FIRST_DAY = new Date('2026-11-20T06:00:00Z').getTime()

let database: OwnDatabase
let guessers: ChildProcess[] = []

beforeAll(async () => {
  database = await openOwnDatabase()
  guessers = Array.from({ length: PROCESSES }, () =>
    fork(fileURLToPath(new URL('./otp-guesser.ts', import.meta.url)), [database.url]),
  )
  await Promise.all(guessers.map((guesser) => once(guesser, 'message')))
})

afterAll(async () => {
  await Promise.all(guessers.map((guesser) => (guesser.kill(), once(guesser, 'exit'))))
  await database.drop()
})

/** All processes obey at the same time; what they did together. */
async function obey(order: Order): Promise<Report> {
  const reports = guessers.map(async (guesser) => {
    const answer = once(guesser, 'message')
    guesser.send(order)
    const [report] = (await answer) as [Report]
    return report
  })
  const sum = { sent: 0, compared: 0, right: 0, locked: 0 }
  for (const report of await Promise.all(reports))
    for (const key of ['sent', 'compared', 'right', 'locked'] as const) sum[key] += report[key]
  return sum
}

async function sentCodes(): Promise<string[]> {
  const rows = (await database.run('select left(body, 6) as code from outbox')) as { code: string }[]
  return rows.map(({ code }) => code)
}

/** One browser after another asks for a code, in all processes at the same moment, and half a day's guesses follow. */
async function attack(at: number, browsers: string[], codes = 1): Promise<Report> {
  for (const [i, browser] of browsers.entries()) {
    const { sent } = await obey({ kind: 'send', at: at + i * 31 * SECOND, browser, times: 5 })
    expect(sent).toBe(codes)
  }
  const guesses = Math.ceil(GUESSES / DAYS / 2 / PROCESSES)
  const lastSend = at + (browsers.length - 1) * 31 * SECOND
  return obey({ kind: 'guess', at: lastSend + SECOND, browsers, avoid: await sentCodes(), guesses })
}

describe('a code of six digits', () => {
  test('is compared with ten of hundreds of guesses a day, a hundred in all, through four processes, with ever new networks, browsers and codes (caught: looking at the counters before raising them; a budget that a resend renews; a day’s budget only; sending without taking turns)', async () => {
    const compared: number[] = []
    let locked = 0
    for (let day = 0; day < DAYS; day++) {
      const morning = FIRST_DAY + day * DAY
      // A hundred are used up: another code costs work, which is another matter.
      const codes = day < SINCE_SUCCESS / A_DAY ? 1 : 0
      const first = await attack(morning, [`first ${day}`], codes)
      const second = await attack(morning + MINUTE, [`second ${day}`, `third ${day}`], codes)
      compared.push(first.compared + second.compared)
      locked += first.locked + second.locked
      expect([first.right, second.right]).toEqual([0, 0])
    }
    const full = SINCE_SUCCESS / A_DAY
    expect(compared).toEqual(Array.from({ length: DAYS }, (_, day) => (day < full ? A_DAY : 0)))
    expect(locked).toBeGreaterThan(GUESSES / 2)
    const [row] = (await database.run('select * from otp_guesses')) as Record<string, unknown>[]
    expect(row).toMatchObject({ guesses_since_success: SINCE_SUCCESS })
  })
})
