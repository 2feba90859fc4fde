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

/** The known name that a mistyped one is nearest to, within two slips; undefined of one that is like none. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const near = names.map((name) => ({ name, slips: slipsBetween(typed.toLowerCase().replaceAll(/[#\s]/g, ''), name) }))
  const [best] = near.toSorted((a, b) => a.slips - b.slips)
  return best && best.slips <= 2 ? best.name : undefined
}

/** How many letters must be added, taken away or replaced (Levenshtein). */
function slipsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1]
    for (const [j, wanted] of [...other].entries())
      next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, row[j]! + (letter === wanted ? 0 : 1)))
    row = next
  }
  return row.at(-1)!
}
