import type { Paise } from '#platform/money.ts'

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = '_ _ twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const LARGE = [
  [1_00_00_000, 'crore'],
  [1_00_000, 'lakh'],
  [1_000, 'thousand'],
] as const

/** An amount in paise in Indian English, in lakh and crore: "ninety-one thousand two hundred and seventy-one rupees and fifty paise". */
export function amountInWords(paise: Paise): string {
  if (paise < 0) return `minus ${amountInWords(-paise)}`
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100]
  const small = `${numberInWords(rest)} ${rest === 1 ? 'paisa' : 'paise'}`
  if (rupees === 0 && rest > 0) return small
  const large = `${numberInWords(rupees)} ${rupees === 1 ? 'rupee' : 'rupees'}`
  return rest === 0 ? large : `${large} and ${small}`
}

function numberInWords(number: number): string {
  if (number < 20) return UNITS[number]!
  if (number < 100) return TENS[Math.floor(number / 10)]! + (number % 10 === 0 ? '' : `-${UNITS[number % 10]}`)
  if (number < 1000) return joined(Math.floor(number / 100), 'hundred', number % 100, 'and ')
  const [size, name] = LARGE.find(([size]) => number >= size)!
  return joined(Math.floor(number / size), name, number % size)
}

function joined(count: number, name: string, rest: number, link = ''): string {
  return `${numberInWords(count)} ${name}${rest === 0 ? '' : ` ${link}${numberInWords(rest)}`}`
}
