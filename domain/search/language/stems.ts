/**
 * The singular of a folded English word, where that is safe: "beaches" gives "beach", "families" gives "family".
 * Endings that names have too ("Banaras", "Kailas", "Tso", "pass") are left alone.
 */
export function stemOf(word: string): string {
  if (word.length < 5 || !word.endsWith('s') || /(ss|us|as|os|ys)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(ch|sh|x)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}
