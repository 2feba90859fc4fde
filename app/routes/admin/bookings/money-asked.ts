const ASKED = ['way', 'amount', 'number', 'cameOn', 'share']

/** What the form of money asks for, in one word: what was seen of it counts for nothing else. */
export function whatIsAsked(typed: (name: string) => string): string {
  return ASKED.map((name) => typed(name).replaceAll('|', '')).join('|')
}
