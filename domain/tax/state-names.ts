import { z } from 'zod'
import { noStateText, stateNamed } from '#platform/state-names.ts'

/** The state a bill goes to, by its code; what people call it is read as that. */
export const BillingState = z
  .string()
  .overwrite((typed) => stateNamed(typed) ?? typed)
  .refine((code) => stateNamed(code) !== undefined, {
    error: ({ input }) => `${noStateText(String(input))} A state has a code: Kerala’s is IN-KL.`,
  })
