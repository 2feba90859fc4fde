import type { PGlite } from '@electric-sql/pglite'

/**
 * The bytes with which a PGlite answers bytes of PostgreSQL's protocol, in an array of their own. `execProtocolRawSync` would give them too, but it reads every message besides,
 * for nobody, and keeps what it read for as long as it lives. Questions are answered in the order they are asked in. Throws when PostgreSQL has ended itself.
 */
export async function answerOf(pglite: PGlite, question: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  await pglite.execProtocolRawStream(question, {
    syncToFs: false,
    onRawData: (chunk) => void chunks.push(new Uint8Array(chunk)),
  })
  return chunks.length === 1 ? chunks[0]! : joined(chunks)
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
