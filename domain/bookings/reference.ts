// Without what is mistaken for something else on the telephone: 0 O, 1 I L, U V.
const LETTERS = '23456789ABCDEFGHJKMNPQRSTWXYZ'
const LENGTH = 8

/** What a traveller and the office call a booking by: `7KQ4M2TX`. Opens nothing by itself. */
export function newBookingReference(): string {
  const bytes = crypto.getRandomValues(new Uint32Array(LENGTH))
  return Array.from(bytes, (number) => LETTERS[number % LETTERS.length]).join('')
}

/** Whether a word may be a reference at all. */
export function isBookingReference(word: string): boolean {
  return /^[2-9A-HJ-NP-TW-Z]{8}$/.test(word)
}

/** Whether a word may be some of a reference: four signs or more, as fewer stand in too many. */
export function isPartOfReference(word: string): boolean {
  return /^[2-9A-HJ-NP-TW-Z]{4,7}$/.test(word)
}
