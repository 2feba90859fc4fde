import { z } from 'zod'
import { isGstin, stateOfGstin } from './registration.ts'

/** A GSTIN as somebody writes it, in capitals and without spaces; what is amiss is said: its length, its state, its check digit. */
export const TypedGstin = z
  .string('Please write the GSTIN.')
  .transform(plainGstin)
  .superRefine((gstin, context) => {
    const message = faultOfGstin(gstin)
    if (message) context.addIssue({ code: 'custom', message })
  })

/** A GSTIN without what people put between its signs. */
export function plainGstin(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase()
}

function faultOfGstin(gstin: string): string | undefined {
  if (gstin.length !== 15) return `${gstin.length} signs; a GSTIN has 15.`
  if (!stateOfGstin(gstin)) return `No state has the number ${gstin.slice(0, 2)}.`
  return isGstin(gstin)
    ? undefined
    : 'The last sign is a check digit, and it does not fit: one of the others is mistyped.'
}
