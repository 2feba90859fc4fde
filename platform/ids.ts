const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const ID_LENGTH = 20

/** A new opaque id: 20 characters of 100 random bits. */
export function newId(): string {
  return idOf(crypto.getRandomValues(new Uint8Array(ID_LENGTH)))
}

/** The id that bytes spell, such as those of a digest: the same bytes always give the same id. Needs at least 20 bytes. */
export function idOf(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, ID_LENGTH), (byte) => ALPHABET[byte & 31]).join('')
}
