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

/** Whether the words of a picture are only what a camera, a telephone or somebody in haste called its file: "IMG 2041", "pic1". */
export function isBareFileName(alt: string): boolean {
  return (
    alt === NAMELESS ||
    /^\S*\d\S*$/.test(alt) ||
    /^(?:img|dsc|dcim|pxl|pic|image|photo|screenshot|whatsapp)\b/i.test(alt)
  )
}
