/** India's scripts lie one after another, each laid out alike: a digit has the same place in all (ISCII, IS 13194:1991). */
const OF_INDIA = /(?=[\u0900-\u0d7f])\p{Nd}/gu
const BLOCK = 0x80
const DIGIT_ZERO = 0x66
/** Both rows of them end in their own value. */
const OF_URDU = /[\u0660-\u0669\u06f0-\u06f9]/g

/** Thousands, or thousands and then hundreds of them. */
const GROUPED = /^-?(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?=\.\d|$)/

/** A figure without the commas that part its thousands or its lakhs; where one stands elsewhere it stays, a slip that no reader of figures takes: "9,5" is no 95. */
export function ungrouped(text: string): string {
  return text.replace(GROUPED, (figure) => figure.replaceAll(',', ''))
}

/** Digits of India's scripts as 0 to 9, everything else as it stands; the length stays. */
export function latinDigits(text: string): string {
  return text
    .replace(OF_INDIA, (digit) => String((digit.charCodeAt(0) % BLOCK) - DIGIT_ZERO))
    .replace(OF_URDU, (digit) => String(digit.charCodeAt(0) % 16))
}
