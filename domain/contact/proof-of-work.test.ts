import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { describe, expect } from 'vitest'
import { HOUR, MINUTE } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { openKeyRing } from '#platform/key-ring.ts'
import { test } from '#tests/database.ts'
import { browser, MOBILE, otpBench } from '#tests/benches/otp-bench.ts'
import { acceptProofOfWork, askForProofOfWork, proofOfWorkSubject } from './proof-of-work.server.ts'
import type { ProofOfWorkChallenge } from './proof-of-work.server.ts'
import { otpChallenges } from '#domain/accounts/tables.ts'

const SUBJECT = proofOfWorkSubject(MOBILE, browser('home'))

async function solve(challenge: ProofOfWorkChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return encode({ challenge, solution })
}

const encode = (proof: unknown) => Buffer.from(JSON.stringify(proof)).toString('base64')
const decode = (proof: string) => JSON.parse(Buffer.from(proof, 'base64').toString()) as SolvedChallenge
type SolvedChallenge = { challenge: ProofOfWorkChallenge; solution: { counter: number; derivedKey: string } }

/** Wrong guesses of others, five at each of their codes. */
async function guessWrongly(db: Db, createdAt: Date, guesses: number): Promise<void> {
  const code = { purpose: 'signup', email: '', browserHash: '', codeHash: '', createdAt, expiresAt: createdAt } as const
  for (let left = guesses; left > 0; left -= 5)
    await db.insert(otpChallenges).values({ ...code, target: `+9198${left}`, tries: Math.min(left, 5) })
}

describe('a proof of work', () => {
  test('is good once (caught: work that is only verified)', async ({ db }) => {
    const { needs } = otpBench(db)
    const proofOfWork = await solve(await askForProofOfWork(needs, SUBJECT))
    expect(await acceptProofOfWork(needs, SUBJECT, proofOfWork)).toBe(true)
    expect(await acceptProofOfWork(needs, SUBJECT, proofOfWork)).toBe(false)
  })

  test('is good for ten minutes, and for whom it was asked of (caught: leaving out each)', async ({ db }) => {
    const { needs, pass } = otpBench(db)
    const proofOfWork = await solve(await askForProofOfWork(needs, SUBJECT))
    expect(await acceptProofOfWork(needs, proofOfWorkSubject(MOBILE, browser('thief')), proofOfWork)).toBe(false)
    expect(await acceptProofOfWork(needs, proofOfWorkSubject('+919812345678', browser('home')), proofOfWork)).toBe(
      false,
    )
    pass(10 * MINUTE)
    expect(await acceptProofOfWork(needs, SUBJECT, proofOfWork)).toBe(false)
    pass(-MINUTE)
    expect(await acceptProofOfWork(needs, SUBJECT, proofOfWork)).toBe(true)
  })

  test('must be work on what this site asked for', async ({ db }) => {
    const { needs, pass } = otpBench(db)
    const challenge = await askForProofOfWork(needs, SUBJECT)
    const { solution } = decode(await solve(challenge))
    const { parameters } = challenge
    const abroad = await askForProofOfWork(
      { ...needs, keys: openKeyRing(['the secret of another house, long enough']) },
      SUBJECT,
    )
    const forged = [
      await solve(abroad),
      encode({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } }),
      encode({ challenge: { ...challenge, parameters: { ...parameters, nonce: '00'.repeat(16) } }, solution }),
      encode({
        challenge: { ...challenge, parameters: { ...parameters, data: { subject: SUBJECT, until: 9e9 } } },
        solution,
      }),
      encode({ challenge: { parameters }, solution }),
      encode({ challenge }),
      encode('x'),
      'not base64 {',
      '',
      undefined,
      'A'.repeat(100_000),
    ]
    for (const proofOfWork of forged) expect(await acceptProofOfWork(needs, SUBJECT, proofOfWork)).toBe(false)
    pass(20 * MINUTE)
    const late = { subject: SUBJECT, until: 9e9 }
    const prolonged = { challenge: { ...challenge, parameters: { ...parameters, data: late } }, solution }
    expect(await acceptProofOfWork(needs, SUBJECT, encode(prolonged))).toBe(false)
  })
})

describe('many wrong guesses', () => {
  test('make a code cost a proof of work, of everybody, for an hour; nobody is locked out (caught: no breaker; a block)', async ({
    db,
  }) => {
    const { send, clock, pass, needs, prove } = otpBench(db)
    await guessWrongly(db, clock.now(), 200)
    expect((await prove()).ok).toBe(true)
    await guessWrongly(db, clock.now(), 1)
    pass(MINUTE)
    const asked = await send()
    expect(asked).toMatchObject({ ok: false, reason: 'otp-proof' })
    if (!asked.challenge) throw new Error('no challenge came')
    const proofOfWork = await solve(asked.challenge)
    expect(await send({ proofOfWork: 'nonsense' })).toMatchObject({ reason: 'otp-proof' })
    expect(await send({ proofOfWork, browserHash: browser('thief') })).toMatchObject({ reason: 'otp-proof' })
    expect(await send({ proofOfWork })).toMatchObject({ ok: true })
    pass(MINUTE)
    expect(await send({ proofOfWork })).toMatchObject({ reason: 'otp-proof' })
    pass(HOUR)
    expect(await send()).toMatchObject({ ok: true })
    expect(await acceptProofOfWork(needs, SUBJECT, proofOfWork)).toBe(false)
  })
})
