import { numberInWords } from '#platform/wording.ts'

/** What the newsletter promises: "four letters a year", or just "our letters" where the operator promises no number. */
export function lettersText(lettersAYear: number | null): string {
  if (lettersAYear === null) return 'our letters'
  return `${numberInWords(lettersAYear)} ${lettersAYear === 1 ? 'letter' : 'letters'} a year`
}
