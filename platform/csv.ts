/**
 * A line of a CSV file (RFC 4180, ended by CRLF). What a spreadsheet would take for a formula gets an apostrophe before it, since anybody may have typed it;
 * a plain number is none. What begins with one before such a sign gets another, so that the first can be taken off when the file comes back.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/** Before the first line of a file, so that a spreadsheet reads it as UTF-8. */
export const CSV_BEGIN = '\uFEFF'

function csvCell(cell: string | number | null): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const harmless = /^'*\s*[=+\-@]|^[\t\r\n]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
