import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'

/** Does the work a server asks for before it sends another code, one to three seconds on a phone, and gives its answer in ALTCHA's form. */
export async function solveProofOfWork(asked: unknown): Promise<string> {
  const challenge = asked as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('the work could not be done in time')
  return btoa(JSON.stringify({ challenge, solution }))
}
