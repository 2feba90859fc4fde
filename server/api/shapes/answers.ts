import { z } from '@hono/zod-openapi'
import { FAULTY_FIELDS } from '#web/faulty-fields.ts'
import { REFUSALS } from '#web/refusals.ts'
import type { Refusal } from '#web/refusals.ts'

export const Message = z
  .object({
    message: z.string().openapi({
      description: 'What went wrong or what was done, in words a visitor may read.',
      example: 'Done.',
    }),
    reason: z
      .string()
      .optional()
      .openapi({ description: 'The same as a word for programs: calls of our own, and 405.' }),
  })
  .openapi('Message')

/** What a form is refused with. */
export const FormRefused = Message.extend({
  fields: z.array(z.enum(FAULTY_FIELDS)).optional().openapi({ description: 'The fields it is about, if any.' }),
  challenge: z
    .looseObject({})
    .optional()
    .openapi({ description: 'After many tries: work to do first, whose answer is sent as `proof`.' }),
}).openapi('FormRefused')

const freshness = {
  ETag: {
    schema: { type: 'string' as const },
    description: 'Send it back as If-None-Match to be told whether it changed.',
  },
  'Cache-Control': { schema: { type: 'string' as const }, description: 'May be kept for a minute.' },
}

/** A good answer with a JSON body. */
export function good<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, headers: freshness, content: { 'application/json': { schema } } }
}

/** A refusal for a reason of the table. */
export function refused(reason: Refusal, description: string, schema: z.ZodObject = Message) {
  const named = schema.shape['reason']
  // Calls of our own always name the reason; those of the specification need not.
  const isNamed = named instanceof z.ZodType && !named.safeParse(undefined).success
  const example = { message: REFUSALS[reason].message, ...(isNamed ? { reason } : {}) }
  return { description, content: { 'application/json': { schema, example } } }
}

/** What any call may answer besides what it is for. */
export const always = {
  304: { description: 'Nothing changed since the answer with the given ETag.' },
  405: refused('method-not-allowed', 'The header Allow says what can be done there.'),
  500: refused('unexpected-error', 'Something unexpected failed on our side.'),
  503: refused('database-gone', 'The database cannot be reached; Retry-After says when to ask again.'),
}
