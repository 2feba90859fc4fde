import { z } from 'zod'
import { CONTACT_FAULTS } from './fault-words.ts'

/** An e-mail address as one person has one of: trimmed, in lower case, at most 254 characters (RFC 5321). */
export const EmailAddress: z.ZodType<string> = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email(CONTACT_FAULTS.email))

/** 'n•••@example.org': enough for its owner to know it, not enough to write to it. */
export function maskEmail(email: string): string {
  const [mailbox = '', host = ''] = email.split('@')
  return `${mailbox.slice(0, 1)}•••@${host}`
}
