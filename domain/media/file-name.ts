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

/** What the names are like that a camera, a telephone or somebody in haste gives a file: "IMG 2041", "pic1"; read alike by the program and by PostgreSQL, whatever the case. */
export const BARE_FILE_NAMES = [
  `^${NAMELESS}$`,
  String.raw`^\S*\d\S*$`,
  '^(?:img|dsc|dcim|pxl|pic|image|photo|screenshot|whatsapp)(?![a-z0-9_])',
] as const

/** Whether the words of a picture are only what its file was called. */
export function isBareFileName(alt: string): boolean {
  return BARE_FILE_NAMES.some((bare) => new RegExp(bare, 'i').test(alt))
}
