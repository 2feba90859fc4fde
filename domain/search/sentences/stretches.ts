/** A text with stretches taken out. */
export function withoutStretches(text: string, stretches: readonly { from: number; to: number }[]): string {
  let rest = ''
  let at = 0
  for (const { from, to } of stretches) {
    rest += `${text.slice(at, from)} `
    at = to
  }
  return tidy(rest + text.slice(at))
}

/** What is left of a sentence, without the commas and gaps that its stretches leave behind. */
export function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;.–—-]+|[\s,;–—-]+$/g, '')
    .replace(/\s+(?=[,;.])/g, '')
    .replace(/([,;])[,;\s]*(?=[,;])/g, '')
}
