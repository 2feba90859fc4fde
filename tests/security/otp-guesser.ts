import { createHash, randomInt } from 'node:crypto'
import { stoppedClock } from '#platform/clock.ts'
import { openDatabase } from '#platform/db.server.ts'
import { openKeyRing } from '#platform/key-ring.ts'
import { openLog } from '#platform/log.server.ts'
import { sendOtp } from '#domain/accounts/otp/send-otp.server.ts'
import { verifyOtp } from '#domain/accounts/otp/verify-otp.server.ts'

/** One of several processes that ask for codes and guess at them as fast as they can. Started with the database's address. */
export type Order =
  | { kind: 'send'; at: number; browser: string; times: number }
  | { kind: 'guess'; at: number; browsers: string[]; avoid: string[]; guesses: number }
export type Report = { sent: number; compared: number; right: number; locked: number }

export const MOBILE = '+919876543210'
const EMAIL = 'victim@example.org'
const AT_ONCE = 8

const url = process.argv[2]
if (url && process.send) await work(url)

async function work(url: string): Promise<void> {
  const { db } = await openDatabase(
    { kind: 'postgres', url },
    { migrationsDir: 'db/migrations', log: openLog('silent') },
  )
  const clock = stoppedClock(new Date(0))
  const report: Report = { sent: 0, compared: 0, right: 0, locked: 0 }
  const ring = openKeyRing(['a secret for tests that is long enough'])
  const keys: typeof ring = {
    ...ring,
    verify: (purpose, text, signature) => {
      if (purpose === 'otp') report.compared++
      return ring.verify(purpose, text, signature)
    },
  }
  const needs = { db, clock, keys, config: { otpCountries: ['IN'], codesBy: 'sms' as const } }

  async function send(browser: string): Promise<void> {
    const network = `${randomInt(1, 224)}.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
    const { ok } = await sendOtp(needs, { mobile: MOBILE, email: EMAIL, browserHash: hash(browser), network })
    if (ok) report.sent++
  }

  async function guess(browsers: string[], avoid: string[]): Promise<void> {
    const otp = String(randomInt(1_000_000)).padStart(6, '0')
    if (avoid.includes(otp)) return
    const browser = randomInt(8) === 0 ? `passer-by ${randomInt(1000)}` : (browsers[randomInt(browsers.length)] ?? '')
    const judged = await verifyOtp(needs, { mobile: MOBILE, email: EMAIL, otp, browserHash: hash(browser) })
    if (judged.ok) report.right++
    else if (judged.reason === 'otp-locked') report.locked++
  }

  process.on('message', async (order: Order) => {
    clock.set(new Date(order.at))
    Object.assign(report, { sent: 0, compared: 0, right: 0, locked: 0 })
    let left = order.kind === 'send' ? order.times : order.guesses
    const one = () => (order.kind === 'send' ? send(order.browser) : guess(order.browsers, order.avoid))
    const lanes = Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) await one()
    })
    await Promise.all(lanes)
    process.send?.(report)
  })
  process.send?.(report)
}

function hash(browser: string): string {
  return createHash('sha256').update(browser).digest('hex')
}
