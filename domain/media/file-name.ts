const LONGEST = 120
const NAMELESS = 'A picture without a name'

/** What the name of somebody's file says, without its folders and its ending: "C:\trips\tea-gardens_munnar.JPG" → "tea gardens munnar". */
export function nameInWords(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const words = last
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}',&()]+/gu, ' ')
    .trim()
  return words.slice(0, LONGEST).trim() || NAMELESS
}
