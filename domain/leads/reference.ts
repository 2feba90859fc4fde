// Without what is mistaken for something else on the telephone: 0 O, 1 I L, U V.
const LETTERS = '23456789ABCDEFGHJKMNPQRSTWXYZ'
const LENGTH = 8

/** What a visitor and the office call an enquiry by: `ENQ-7K3M-9QXT`; what was asked before keeps the one it was told. Opens nothing. */
export function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint32Array(LENGTH))
  const letters = Array.from(bytes, (number) => LETTERS[number % LETTERS.length]).join('')
  return `ENQ-${letters.slice(0, 4)}-${letters.slice(4)}`
}
