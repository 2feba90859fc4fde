import type { GstRegistration } from '#domain/tax/registration.ts'

/** A registration as its form holds it. */
export function registrationTyped({
  legalName,
  gstin,
  schemes,
  address,
  isBodyCorporate,
  validFrom,
  validTo,
}: GstRegistration) {
  // Of one from before it was asked nothing is kept.
  const body = isBodyCorporate === false ? 'other' : 'corporate'
  const days: Record<string, string> = { validFrom, validTo: validTo ?? '' }
  return { legalName, gstin, ...schemes, ...address, body, ...days }
}
