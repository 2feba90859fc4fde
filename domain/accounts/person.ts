import { z } from 'zod'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
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

export type NameRefusal = 'invalid-name' | 'name-unfit'

/** What a person is called: one line, at most 80 characters, with a letter in it. Trimmed, inner spaces made one. Its faults are NameRefusals. */
export const PersonName = z
  .string('invalid-name' satisfies NameRefusal)
  .transform((typed) => typed.replace(/ +/g, ' ').trim())
  .refine((name) => name.length <= MOST_LETTERS && isNameLike(name), {
    error: ({ input }): NameRefusal => (input === '' ? 'invalid-name' : 'name-unfit'),
  })

/** Reads what somebody is called; refuses 'invalid-name' where nothing was typed, and 'name-unfit'. */
export function readName(typed: unknown): Result<string, NameRefusal> {
  const { data, error } = PersonName.safeParse(typed)
  return error ? refused(error.issues[0]!.message as NameRefusal) : done(data)
}
