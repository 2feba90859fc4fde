import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { vi } from 'vitest'

export type DoneHash = { algorithm: string; bytes: number; memory: number; passes: number; parallelism: number }

/** The passwords that are hashed while `work` runs: of how many bytes, and at what cost. */
export async function hashesDuring(work: () => Promise<unknown>): Promise<DoneHash[]> {
  const argon2 = vi.spyOn(crypto, 'argon2')
  syncBuiltinESMExports()
  try {
    await work()
    return argon2.mock.calls.map(([algorithm, { message, memory, passes, parallelism }]) => {
      const bytes = Buffer.byteLength(message as string)
      return { algorithm, bytes, memory, passes, parallelism }
    })
  } finally {
    argon2.mockRestore()
    syncBuiltinESMExports()
  }
}
