import { z } from 'zod'
import type { Role } from '#domain/policy/role.ts'

/** Someone with an account as pages show them. `image` is the path of a small picture on this site. */
export type Person = {
  id: string
  role: Role
  name: string
  email: string | null
  mobile: string | null
  image: string | null
}

const MOST_LETTERS = 80
// Control characters, marks that turn the direction of writing, and what could begin a tag or a link in a mail.
const NEVER_IN_A_NAME = /[\p{Cc}<>]|[‎‏‪-‮⁦-⁩]|:\/\/|\bwww\./iu

/** What a person is called: one line, at most 80 characters, with a letter in it. Trimmed, inner spaces made one. */
export const PersonName = z
  .string()
  .transform((typed) => typed.replace(/ +/g, ' ').trim())
  .refine((name) => /\p{L}/u.test(name) && name.length <= MOST_LETTERS && !NEVER_IN_A_NAME.test(name))
