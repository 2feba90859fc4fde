import type { GstRegistration } from '#domain/tax/registration.ts'

/** A registration as its form holds it. */
export function registrationTyped({ legalName, gstin, schemes, address, validFrom, validTo }: GstRegistration) {
  const days: Record<string, string> = { validFrom, validTo: validTo ?? '' }
  return { legalName, gstin, ...schemes, ...address, ...days }
}
