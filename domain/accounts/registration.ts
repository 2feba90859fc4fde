import { z } from 'zod'
import { EmailAddress } from '#domain/contact/email.ts'
import { readMobile } from '#domain/contact/mobile.ts'
import { PersonName } from './person.ts'
import type { NameRefusal } from './person.ts'

const Mobile = z.unknown().transform((typed, context) => {
  const mobile = readMobile(typed)
  if (mobile !== undefined) return mobile
  context.addIssue({ code: 'custom' })
  return z.NEVER
})

/** What `signup` is sent (SPEC §7: the whole form). Only these fields are read; a role among them changes nothing. */
export const SignUpForm = z.object({
  name: PersonName,
  email: EmailAddress,
  mobile: Mobile,
  password: z.string().min(1),
})
export type SignUpForm = z.infer<typeof SignUpForm>

/** What `forgot-password` is sent (SPEC §7). */
export const ResetForm = z.object({ email: EmailAddress, mobile: Mobile, newPassword: z.string().min(1) })
export type ResetForm = z.infer<typeof ResetForm>

export type FieldRefusal = NameRefusal | 'invalid-email' | 'invalid-mobile' | 'password-empty' | 'password-missing'

// SPEC §5 asks for a new password before anything else of its form.
const REFUSALS: [string, FieldRefusal][] = [
  ['newPassword', 'password-missing'],
  ['name', 'invalid-name'],
  ['email', 'invalid-email'],
  ['mobile', 'invalid-mobile'],
  ['password', 'password-empty'],
]

/** The first field, in the order of SPEC §5 and then of the form, that a parse refused. */
export function refusedField(error: z.ZodError): FieldRefusal {
  const wrong = new Map(error.issues.map(({ path, message }) => [path[0], message]))
  const [field, reason] = REFUSALS.find(([field]) => wrong.has(field)) ?? []
  return field === 'name' ? (wrong.get(field) as NameRefusal) : (reason ?? 'invalid-email')
}
