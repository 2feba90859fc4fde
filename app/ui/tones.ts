/** The ground a picture stands on until it arrives: its tones from top to bottom, in the 4096 colours that three digits can say. */
export function tonesGround(tones: readonly string[]): string {
  const known = grounds.get(tones)
  if (known) return known
  const ground = `linear-gradient(${tones.map(inThreeDigits).join(',')})`
  grounds.set(tones, ground)
  return ground
}

// Pictures stay in memory from page to page, and a list has two dozen of them.
const grounds = new WeakMap<readonly string[], string>()

function inThreeDigits(tone: string): string {
  const nearest = (pair: string) => Math.round(parseInt(pair, 16) / 17).toString(16)
  return tone.replace(/^#(..)(..)(..)$/, (_tone, ...pairs) => `#${pairs.slice(0, 3).map(nearest).join('')}`)
}
