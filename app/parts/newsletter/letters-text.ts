const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** What the newsletter promises: "four letters a year", or just "our letters" where the operator promises no number. */
export function lettersText(lettersAYear: number | null): string {
  if (lettersAYear === null) return 'our letters'
  return `${NUMBERS[lettersAYear] ?? lettersAYear} ${lettersAYear === 1 ? 'letter' : 'letters'} a year`
}

/** Words that begin a sentence. */
export function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
