import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'

/** Shorter ones are guessed. */
export const SHORTEST_PASSPHRASE = 12

/** Thrown where a copy does not open: another passphrase, a file that was cut short or changed, or none of ours. */
class NotOpened extends Error {
  override name = 'NotOpened'
}

/** The bytes encrypted with a passphrase, in the age format (age-encryption.org/v1), as they come. */
export async function seal(bytes: Readable, passphrase: string): Promise<Readable> {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  return Readable.fromWeb((await encrypter.encrypt(webOf(bytes))) as ReadableStream)
}

/** What was sealed with the same passphrase. Throws NotOpened at once, or the stream does, where a part is missing or was changed. */
export async function unseal(bytes: Readable, passphrase: string): Promise<Readable> {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  const opened = await decrypter.decrypt(webOf(bytes)).catch((error: unknown) => {
    bytes.destroy()
    throw new NotOpened('it opens with another passphrase, or is no backup', { cause: error })
  })
  return Readable.fromWeb(opened as ReadableStream)
}

function webOf(bytes: Readable): globalThis.ReadableStream<Uint8Array> {
  return Readable.toWeb(bytes) as globalThis.ReadableStream<Uint8Array>
}
