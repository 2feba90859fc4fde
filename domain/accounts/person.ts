import { z } from 'zod'
import { isNameLike } from '#domain/contact/plain-text.ts'
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

/** What a person is called: one line, at most 80 characters, with a letter in it. Trimmed, inner spaces made one. */
export const PersonName = z
  .string()
  .transform((typed) => typed.replace(/ +/g, ' ').trim())
  .refine((name) => name.length <= MOST_LETTERS && isNameLike(name))
