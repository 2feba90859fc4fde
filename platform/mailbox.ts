import { z } from 'zod'

/** What a name beside an address may not hold: it would be read as a second address, or as a header. */
const NAMED = /^([^\r\n<>"@,;:]{1,100}?)\s*<([^<>\s]+)>$/

/** Who mails come from: an address, or a name with it as Malabar Trails <hello@your-tours.in>. */
export const Mailbox = z
  .string()
  .trim()
  .refine(
    (text) => z.email().safeParse(NAMED.exec(text)?.[2] ?? text).success,
    'An address, or a name with it, as Malabar Trails <hello@your-tours.in>.',
  )
