// No control characters, no marks that turn the direction of writing, nothing that could begin a tag.
const PLAIN = String.raw`[^\p{Cc}<>\u200E\u200F\u202A-\u202E\u2066-\u2069]*`
// It would lead somewhere from a mail, or a message.
const LINK = /:\/\/|\bwww\./iu

export const PLAIN_LINE = new RegExp(`^${PLAIN}$`, 'u')
export const PLAIN_PARAGRAPHS = new RegExp(String.raw`^${PLAIN}(?:\r?\n${PLAIN})*$`, 'u')

/** Whether somebody may be called so: one line of plain text with a letter in it, that leads nowhere. */
export function isNameLike(text: string): boolean {
  return /\p{L}/u.test(text) && PLAIN_LINE.test(text) && !LINK.test(text)
}

/** Whether the fonts of our papers have every letter of it: those of Western Europe, and Devanagari. Another would be printed as rubbish where it has to be read. */
export function isPrintable(text: string): boolean {
  return /^[\u0020-\u007E\u00A0-\u00FF\u0131\u0152\u0153\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u0900-\u097F\u200C\u200D]*$/.test(
    text.normalize('NFC'),
  )
}
