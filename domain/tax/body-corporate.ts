/** Where the letter of what somebody is stands in a GSTIN: the fourth of the PAN within it. */
const LETTER = 5

/**
 * Whether who is registered under a GSTIN is a body corporate: a company (C) is, a person (P) and a Hindu undivided family (H) are none. Undefined of all others, whom the letter does not
 * decide: a firm has that of an LLP (F), a society that of an association (A), and what an Act has set up is of several kinds.
 */
export function bodyCorporateByGstin(gstin: string): boolean | undefined {
  const letter = gstin[LETTER]
  if (letter === 'C') return true
  return letter === 'P' || letter === 'H' ? false : undefined
}

/** Why a GSTIN cannot be of who says of itself that it is, or is no body corporate; undefined where it can. */
export function faultOfBody(gstin: string, isBodyCorporate: boolean): string | undefined {
  const byLetter = bodyCorporateByGstin(gstin)
  if (byLetter === undefined || byLetter === isBodyCorporate) return undefined
  return byLetter
    ? 'The PAN within this GSTIN is a company’s, and a company is a body corporate.'
    : 'The PAN within this GSTIN is a person’s or a family’s, and neither is a body corporate.'
}
