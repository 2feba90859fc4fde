/** A pattern for what holds some words, whatever signs are among them. */
export function holding(words: string): string {
  return `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`
}
