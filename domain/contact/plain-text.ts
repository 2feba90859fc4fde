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

// What the fonts of our papers have, cut by `scripts/document-fonts.mjs`: Western Europe with its signs, Devanagari …
const USUAL = String.raw`\u0020-\u007E\u00A0-\u00FF\u0131\u0152\u0153\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u0900-\u097F\u200C\u200D`
// … and the accents of other languages in Latin letters, Sanskrit as scholars write it among them; of Vietnamese not all.
const ACCENTED = String.raw`\u0100-\u0130\u0134-\u0148\u014A-\u0151\u0154-\u017E\u018F\u0192\u01A0\u01A1\u01AF\u01B0\u01C4-\u01CC\u01E6\u01E7\u01EA\u01EB\u01F1-\u01F3\u01FA-\u021B\u022A-\u022D\u0230-\u0233\u0237\u1E08\u1E09\u1E0C-\u1E0F\u1E14-\u1E17\u1E1C\u1E1D\u1E20\u1E21\u1E24\u1E25\u1E2A\u1E2B\u1E2E\u1E2F\u1E36\u1E37\u1E3A\u1E3B\u1E42-\u1E49\u1E4C-\u1E53\u1E5A\u1E5B\u1E5E-\u1E69\u1E6C-\u1E6F\u1E78-\u1E7B\u1E80-\u1E85\u1E8E\u1E8F\u1E92\u1E93\u1E97\u1E9E\u1EF2-\u1EF9`
const PRINTED = new RegExp(`^[${USUAL}${ACCENTED}]*$`)

/** Whether the fonts of our papers have every letter of it. Another would be printed as rubbish where it has to be read. */
export function isPrintable(text: string): boolean {
  return PRINTED.test(text.normalize('NFC'))
}
