import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { ProofOfWorkChallenge } from '#domain/contact/proof-of-work.server.ts'

/** Does the work a refusal asks for, as a browser does; throws when none was asked for. */
export async function solve(refusal: { ok: boolean; challenge?: ProofOfWorkChallenge }): Promise<string> {
  const { challenge } = refusal
  if (!challenge) throw new Error('no work was asked for')
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
