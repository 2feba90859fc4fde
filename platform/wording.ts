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
  'thirteen',
  'fourteen',
  'fifteen',
]

/** "no", "seven", "fifteen"; "16", "1,25,000" above. */
export function numberInWords(count: number): string {
  return NUMBERS[count] ?? count.toLocaleString('en-IN')
}

const LISTS = { and: new Intl.ListFormat('en-IN'), or: new Intl.ListFormat('en-IN', { type: 'disjunction' }) }

/** "a, b and c", or "a, b or c". */
export function listed(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  return LISTS[last].format(words)
}

/** Words that begin a sentence. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
