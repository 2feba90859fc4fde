// A national number this long has its calling code in front already.
const LONGEST_NATIONAL = 10

/** What was typed → the number with its calling code; one that begins with + or 00 brings its own. Empty when no digit was typed, as typed when no code was chosen. */
export function fullMobile(typed: string, dial: string): string {
  if (dial === '') return typed
  const digits = typed.replace(/\D/g, '')
  if (digits === '') return ''
  if (/^\s*\+/.test(typed)) return `+${digits}`
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  const hasDial = digits.length > LONGEST_NATIONAL && digits.startsWith(dial)
  return hasDial ? `+${digits}` : `+${dial}${digits}`
}
