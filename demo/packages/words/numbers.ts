const WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
]

/** "seven", then figures from sixteen on. */
export function inWords(count: number): string {
  return WORDS[count] ?? String(count)
}

/** "one night", "six nights". */
export function counted(count: number, thing: string): string {
  return `${inWords(count)} ${thing}${count === 1 ? '' : 's'}`
}

/** Hours to the nearest half in words: "half an hour", "an hour and a half", "four and a half hours". */
export function hoursInWords(hours: number): string {
  const halves = Math.max(1, Math.round(hours * 2))
  if (halves === 1) return 'half an hour'
  if (halves === 2) return 'an hour'
  if (halves === 3) return 'an hour and a half'
  const whole = Math.floor(halves / 2)
  return halves % 2 === 0 ? `${inWords(whole)} hours` : `${inWords(whole)} and a half hours`
}

/** "140 km", or "about 140 km" where the map was all we had. */
export function kmInWords(km: number, about: boolean): string {
  return about ? `about ${km} km` : `${km} km`
}

/** "a, b and c". */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
