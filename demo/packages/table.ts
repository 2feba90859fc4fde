/** The lines of a text table, each cut at " | " into trimmed cells; empty lines are left out. */
export function rows(text: string): string[][] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.split(' | ').map((cell) => cell.trim()))
}

/** A text table of two columns as a map; a key that stands twice is a mistake and throws. */
export function dictionary(text: string): Map<string, string> {
  const entries = new Map<string, string>()
  for (const [key = '', value = ''] of rows(text)) {
    if (entries.has(key)) throw new Error(`${key} stands twice in a table`)
    entries.set(key, value)
  }
  return entries
}
