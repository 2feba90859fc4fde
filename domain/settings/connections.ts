import { z } from 'zod'

/** Whom the site reaches outside: who carries its mail and its SMS, and who collects money. */
export const CONNECTIONS = ['email', 'sms', 'gateway'] as const
export type Connection = (typeof CONNECTIONS)[number]

/** What the last test of one came to: whether it went through, in the words of the other side. */
const ConnectionTest = z.object({ ok: z.boolean(), words: z.string(), at: z.iso.datetime() })
export type ConnectionTest = z.infer<typeof ConnectionTest>

/** The last test of each, where there was one. */
export const ConnectionTests = z.object({
  email: ConnectionTest.optional(),
  sms: ConnectionTest.optional(),
  gateway: ConnectionTest.optional(),
})
export type ConnectionTests = z.infer<typeof ConnectionTests>
