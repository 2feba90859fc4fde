import type { SentenceMeaning } from './sentence-rule.ts'

/** Whether what was read of a question tells it already: other days than its own ("good friday easter weekend march 26 to 28"), or the same ("easy trek for beginners"). */
export function isToldAlready(found: SentenceMeaning, pieces: readonly SentenceMeaning[]): boolean {
  return pieces.some((piece) => piece.key === found.key && (tellsWhen(found) || saysTheSame(found, piece)))
}

/** What is told again: of days only their length is read, and nothing is called by these words. */
export function saidAgain({ key, says, filters, end }: SentenceMeaning & { end: number }) {
  const days = filters?.days
  return { key, says, filters: days ? { days } : {}, isAgain: true, end }
}

function tellsWhen({ key }: Pick<SentenceMeaning, 'key'>): boolean {
  return key === 'dates' || key === 'month'
}

function saysTheSame({ key, says, filters }: SentenceMeaning, told: SentenceMeaning): boolean {
  if (key === 'wish') return says === told.says
  return filters !== undefined && JSON.stringify(filters) === JSON.stringify(told.filters)
}
