const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** A new opaque id: 20 characters of 100 random bits. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(20))].map((byte) => ALPHABET[byte & 31]).join('')
}
