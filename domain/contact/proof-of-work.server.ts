import { createHash } from 'node:crypto'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import { z } from 'zod'
import { MINUTE, SECOND } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { takeFromLimit } from '#domain/contact/throttle.server.ts'

/** Work for the visitor's machine, in ALTCHA's form; its answer is base64 of the JSON `{challenge, solution}`. */
export type ProofOfWorkChallenge = Challenge

const SOLVE_WITHIN = 10 * MINUTE
/** One to three seconds on a phone. */
const COST = 2000
const COUNTERS = { from: 500, to: 1500 } as const
const LONGEST_PROOF_OF_WORK = 4096

type ProofOfWorkNeeds = { db: Db; clock: Clock; keys: KeyRing }

/** A new piece of work that is good once, within ten minutes, for `subject` only (see `proofSubject`). Nothing is stored. */
export async function askForProofOfWork(
  { clock, keys }: Omit<ProofOfWorkNeeds, 'db'>,
  subject: string,
): Promise<ProofOfWorkChallenge> {
  const until = Math.floor((clock.now().getTime() + SOLVE_WITHIN) / SECOND)
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(COUNTERS.to, COUNTERS.from),
    // ALTCHA's own expiry is read by the machine's clock.
    data: { subject, until },
    deriveKey,
    ...secretsOf(keys),
  })
}

/** For whom the work is done: nobody can have it done by one and use it for another. */
export function proofOfWorkSubject(target: string, browserHash: string): string {
  return createHash('sha256').update(`${target}|${browserHash}`).digest('base64url')
}

const ProofOfWork = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      nonce: z.string().max(200),
      data: z.object({ subject: z.string(), until: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

/** Whether `proofOfWork` is work done for `subject`, in time and never shown before. True once, in all processes together. */
export async function acceptProofOfWork(
  { db, clock, keys }: ProofOfWorkNeeds,
  subject: string,
  proofOfWork: unknown,
): Promise<boolean> {
  const read = readProofOfWork(proofOfWork)
  if (!read) return false
  const { nonce, data } = read.challenge.parameters
  if (data.subject !== subject || data.until * SECOND <= clock.now().getTime()) return false
  const challenge = read.challenge as unknown as Challenge
  const { verified } = await verifySolution({ challenge, solution: read.solution, deriveKey, ...secretsOf(keys) })
  if (!verified) return false
  // The nonce is signed, so no other spelling of it passes.
  return (await takeFromLimit(db, clock, { key: `otp proof ${nonce}`, most: 1, per: SOLVE_WITHIN })).ok
}

function readProofOfWork(proofOfWork: unknown): z.infer<typeof ProofOfWork> | undefined {
  if (typeof proofOfWork !== 'string' || proofOfWork.length > LONGEST_PROOF_OF_WORK) return undefined
  try {
    return ProofOfWork.safeParse(JSON.parse(Buffer.from(proofOfWork, 'base64').toString())).data
  } catch {
    return undefined
  }
}

function secretsOf(keys: KeyRing) {
  return {
    hmacSignatureSecret: keys.sign('otp-proof', 'challenge'),
    hmacKeySignatureSecret: keys.sign('otp-proof', 'answer'),
  }
}
