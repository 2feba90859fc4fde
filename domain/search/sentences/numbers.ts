import type { Token } from './tokens.ts'

/** Numbers people spell out, in English and Hindi. They count as numbers only before what can be counted: "char dham" has none. */
const SPELT: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  ek: 1,
  two: 2,
  do: 2,
  three: 3,
  teen: 3,
  tin: 3,
  four: 4,
  char: 4,
  chaar: 4,
  five: 5,
  paanch: 5,
  panch: 5,
  six: 6,
  chhe: 6,
  chhah: 6,
  chah: 6,
  seven: 7,
  saat: 7,
  sat: 7,
  eight: 8,
  aath: 8,
  ath: 8,
  nine: 9,
  nau: 9,
  ten: 10,
  das: 10,
  eleven: 11,
  gyarah: 11,
  twelve: 12,
  barah: 12,
  baarah: 12,
  thirteen: 13,
  fourteen: 14,
  chaudah: 14,
  fifteen: 15,
  pandrah: 15,
  sixteen: 16,
  solah: 16,
  eighteen: 18,
  twenty: 20,
  bees: 20,
  bis: 20,
  thirty: 30,
  tees: 30,
  tis: 30,
  forty: 40,
  fifty: 50,
  pachas: 50,
  pachees: 25,
  pachis: 25,
  chalis: 40,
  dus: 10,
  sava: 1.25,
  dedh: 1.5,
  dhai: 2.5,
}

/** The number a token is, in digits or spelt out. */
export function countAt(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at]
  if (!token) return undefined
  if (token.number !== undefined) return token.number
  for (const spelling of token.spellings) if (Object.hasOwn(SPELT, spelling)) return SPELT[spelling]
  return undefined
}
