import type { SentenceMeaning } from './sentence-rule.ts'

/** Whether what was read of a question tells it already: other days than its own ("good friday easter weekend march 26 to 28"), or the same ("easy trek for beginners"). */
export function isToldAlready(found: SentenceMeaning, pieces: readonly SentenceMeaning[]): boolean {
  return pieces.some(
    (piece) => piece.key === found.key && ((tellsWhen(found) && !tellsMore(found, piece)) || saysTheSame(found, piece)),
  )
}

/** What is told again: of days only their length is read, where the first and the last of them are not said, and nothing is called by these words. */
export function saidAgain(
  { key, says, filters, end }: SentenceMeaning & { end: number },
  pieces: readonly SentenceMeaning[] = [],
) {
  const days = pieces.some(({ isTyped }) => isTyped) ? undefined : filters?.days
  return { key, says, filters: days ? { days } : {}, isAgain: true, end }
}

/** Whether days that are typed come after those of a feast: "independence day weekend 13 to 16 august". */
export function tellsMore(found: SentenceMeaning, told: SentenceMeaning): boolean {
  return found.isTyped === true && tellsWhen(told) && !told.isTyped
}

function tellsWhen({ key }: Pick<SentenceMeaning, 'key'>): boolean {
  return key === 'dates' || key === 'month'
}

function saysTheSame({ key, says, filters }: SentenceMeaning, told: SentenceMeaning): boolean {
  if (key === 'wish' || key === 'except') return says === told.says
  return filters !== undefined && JSON.stringify(filters) === JSON.stringify(told.filters)
}
