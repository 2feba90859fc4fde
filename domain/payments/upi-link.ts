import type { Paise } from '#platform/money.ts'

/** What a UPI app is asked for; `merchantCode` where the operator's bank gave one, `reference` what the bank line will bear. */
export type UpiAsked = {
  vpa: string
  payee: string
  merchantCode: string | null
  amountPaise: Paise
  note: string
  reference: string
}

const LONGEST_NOTE = 50
const LONGEST_REFERENCE = 35

/**
 * The address that opens a UPI app with everything filled in, also what its QR code says (NPCI, UPI Linking Specifications 1.6). Apps want the address
 * of the payee as it is written, so its @ stays.
 */
export function upiLink({ vpa, payee, merchantCode, amountPaise, note, reference }: UpiAsked): string {
  const asked = {
    pa: vpa,
    pn: payee,
    ...(merchantCode ? { mc: merchantCode } : {}),
    tr: reference.slice(0, LONGEST_REFERENCE),
    tn: plain(note).slice(0, LONGEST_NOTE).trim(),
    am: inRupees(amountPaise),
    cu: 'INR',
  }
  const words = Object.entries(asked).map(([name, value]) => `${name}=${encodeURIComponent(value).replace('%40', '@')}`)
  return `upi://pay?${words.join('&')}`
}

/** Always with two decimals. */
function inRupees(paise: Paise): string {
  return `${Math.trunc(paise / 100)}.${String(paise % 100).padStart(2, '0')}`
}

/** Banks refuse notes with other signs. */
function plain(note: string): string {
  return note.replace(/[^A-Za-z0-9.-]+/g, ' ').trim()
}
