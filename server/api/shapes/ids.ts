import { z } from '@hono/zod-openapi'

/** An opaque id or an address: letters, digits, hyphens and underscores. */
export const Ref = z
  .string('Say which one.')
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,159}$/, 'That is neither an id nor an address.')

export const Id = z.string().openapi({ description: 'Opaque; keep it as it is.', example: '4k1m9x2c7q8v3n5b6z0a' })

/** One page of a long list. */
export const Paging = z.object({
  page: z.coerce
    .number('A page is a whole number.')
    .int('A page is a whole number.')
    .min(1, 'Pages count from 1.')
    .max(10_000, 'There are not that many pages.')
    .default(1)
    .openapi({ example: 1 }),
  pageSize: z.coerce
    .number('A page size is a whole number.')
    .int('A page size is a whole number.')
    .min(1, 'A page holds at least one entry.')
    .max(100, 'A page holds at most 100 entries.')
    .default(20)
    .openapi({ example: 20 }),
})

export const Paged = {
  page: z.number().int().openapi({ example: 1 }),
  pageSize: z.number().int().openapi({ example: 20 }),
  total: z.number().int().openapi({ description: 'How many there are on all pages.', example: 57 }),
}
