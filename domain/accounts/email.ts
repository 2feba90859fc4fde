import { z } from 'zod'

/** An e-mail address as one person has one of: trimmed, in lower case, at most 254 characters (RFC 5321). */
export const EmailAddress: z.ZodType<string> = z.string().trim().toLowerCase().max(254).pipe(z.email())
