import { describe, expect } from 'vitest'
import { eq } from 'drizzle-orm'
import { users } from '#domain/accounts/tables.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { MINUTE } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { authBench, MEERA } from '#tests/benches/auth-bench.ts'
import { countQueries } from '#tests/count-queries.ts'
import { test } from '#tests/database.ts'
import { hashesDuring } from '#tests/hashes.ts'

type Bench = ReturnType<typeof authBench>

const at = (call: string) => `/api/authentication/${call}`
const KNOWN = { email: MEERA.email, mobile: MEERA.mobile }
const STRANGER = { email: 'nobody@example.org', mobile: '+919811111111' }
const HALF = [
  { email: KNOWN.email, mobile: '+919822222222' },
  { email: 'other@example.org', mobile: KNOWN.mobile },
]

/** All that can be seen of an answer, without what is new in every one. */
async function seen(answer: Response): Promise<string> {
  const headers = [...answer.headers].map(([name, value]) => [
    name,
    name === 'set-cookie' ? value.replace(/=[^;]*/, '=…') : value,
  ])
  return JSON.stringify([answer.status, headers, await answer.text()])
}

async function seenOf(bench: Bench, call: string, people: object[]): Promise<string[]> {
  const answers: string[] = []
  for (const [n, person] of people.entries())
    answers.push(await seen(await bench.browser(`198.51.100.${n}`).json(at(call), person)))
  return answers
}

async function openWith(db: Db): Promise<Bench> {
  const bench = authBench(db)
  await bench.enrol()
  return bench
}

describe('whether somebody has an account', () => {
  // Caught: 'You already have an account' said by send-otp; a code that is only sent to new people.
  test('is not told by asking for a code: answer, message and work are alike', async ({ db }) => {
    const bench = await openWith(db)
    const strangers = [STRANGER, { email: 'a@example.org', mobile: '+919833333333' }]
    for (const call of ['send-otp', 'resend-otp']) {
      expect(new Set(await seenOf(bench, call, [KNOWN, ...strangers])).size).toBe(1)
      bench.later(31 * MINUTE)
      expect(new Set(await seenOf(bench, call, HALF)).size).toBe(1)
      bench.later(31 * MINUTE)
    }
    const messages = (await listOutbox(db, 20)).map(({ subject, body }) => subject + body.replace(/\d{6}/, '000000'))
    expect([messages.length, new Set(messages).size]).toEqual([10, 1])
  })

  test('is not told by the work of a first code', async ({ db }) => {
    const bench = await openWith(db)
    const counts: number[] = []
    for (const [n, person] of [STRANGER, KNOWN, ...HALF.slice(0, 1)].entries()) {
      bench.later(MINUTE)
      const ask = () => bench.browser(`198.51.100.${n}`).json(at('send-otp'), person)
      counts.push(await countQueries(db, ask))
    }
    expect([new Set(counts).size, counts[0]! > 3]).toEqual([1, true])
  })

  test('is not told by a wrong code', async ({ db }) => {
    const bench = await openWith(db)
    const otp = '123456'
    expect(
      new Set(
        await seenOf(bench, 'verify-otp', [
          { ...KNOWN, otp },
          { ...STRANGER, otp },
        ]),
      ).size,
    ).toBe(1)
  })

  test('is not told by a right code: the answer is one for either purpose', async ({ db }) => {
    const bench = await openWith(db)
    const answers: string[] = []
    for (const person of [KNOWN, STRANGER]) {
      const browser = bench.browser()
      await browser.json(at('send-otp'), person)
      answers.push(await seen(await browser.json(at('verify-otp'), { ...person, otp: await bench.code() })))
    }
    expect(new Set(answers).size).toBe(1)
  })

  test('is not told by sign-up or a new password without a verification', async ({ db }) => {
    const bench = await openWith(db)
    const rest = { name: 'A', password: 'long-enough-a-word', newPassword: 'long-enough-a-word' }
    const people = [KNOWN, STRANGER, ...HALF].map((person) => ({ ...rest, ...person }))
    for (const call of ['signup', 'forgot-password']) {
      expect(new Set(await seenOf(bench, call, people)).size).toBe(1)
      const [known, stranger] = [
        await hashesDuring(() => seenOf(bench, call, [people[0]!])),
        await hashesDuring(() => seenOf(bench, call, [people[1]!])),
      ]
      expect([call, known]).toEqual([call, stranger])
    }
  })

  // Caught: no hash for an unknown person, none for one without a password.
  test('is not told by a wrong password: answer and work are alike', async ({ db }) => {
    const bench = await openWith(db)
    await bench.enrol({ ...MEERA, email: 'through-google@example.org', mobile: '+919844444444' })
    await db.update(users).set({ passwordHash: null }).where(eq(users.email, 'through-google@example.org'))
    const emails = [KNOWN.email, STRANGER.email, 'through-google@example.org', 'no address']
    const people = emails.map((email) => ({ email, password: 'wrong' }))
    expect(new Set(await seenOf(bench, 'login', people)).size).toBe(1)
    const [oneHash] = await hashesDuring(() => seenOf(bench, 'login', [people[0]!]))
    for (const person of people)
      expect([person, await hashesDuring(() => seenOf(bench, 'login', [person]))]).toEqual([
        person,
        [{ ...oneHash, bytes: expect.any(Number) }],
      ])
    const queries = (person: object) => countQueries(db, () => bench.browser('203.0.113.77').json(at('login'), person))
    expect(await queries(people[0]!)).toBe(await queries(people[1]!))
  })
})
