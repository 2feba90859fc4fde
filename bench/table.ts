/** Rows of words in columns; the first column to the left, the others to the right. */
export function table(headings: string[], rows: (string | number)[][]): string {
  const all = [headings, ...rows.map((row) => row.map(String))]
  const widths = headings.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)))
  const line = (row: string[]) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('  ')
  return [line(headings), widths.map((width) => '-'.repeat(width)).join('  '), ...all.slice(1).map(line)].join('\n')
}

/** The middle of some numbers; NaN of none. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? Number.NaN
}

/** The one of some turns that lies in the middle by a number of it. */
export function middleBy<Turn>(turns: readonly Turn[], numberOf: (turn: Turn) => number): Turn {
  return turns.toSorted((one, other) => numberOf(one) - numberOf(other))[Math.floor(turns.length / 2)]!
}
