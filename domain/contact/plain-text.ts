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
