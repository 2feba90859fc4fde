import { z } from '@hono/zod-openapi'

/** What a filter call holds a page. */
export const FILTERED_PAGE_SIZE = 24
/** What a filter call says when nothing fits (SPEC §4, §7). */
const NOT_FOUND = 'not found'

/** A filter as the address gives it: once, again for each choice, or parted by commas. What makes no sense is left out, so that nothing is refused. */
export function filterParameter(description: string, example: string) {
  return z.unknown().optional().openapi({ type: 'string', description, example })
}

/** Which page of what fits. */
export const FilteredPage = z.coerce
  .number('A page is a whole number.')
  .int('A page is a whole number.')
  .min(1, 'Pages count from 1.')
  .max(10_000, 'There are not that many pages.')
  .default(1)
  .openapi({ description: `Pages of ${FILTERED_PAGE_SIZE}.`, example: 1 })

/** What a filter call answers: things under `packages`, or a message where there are none. */
export function filteredOf<Thing extends z.ZodType>(thing: Thing) {
  return z.object({
    packages: z.array(thing),
    total: z.number().int().openapi({ description: 'How many fit on all pages.', example: 57 }),
    page: z.number().int().openapi({ example: 1 }),
    pageCount: z.number().int().openapi({ example: 3 }),
    message: z.literal(NOT_FOUND).optional().openapi({ description: 'There only when `packages` is empty.' }),
  })
}

/** A page of what fits, as a filter call answers it. */
export function filteredAnswer<Thing>(packages: Thing[], { total, page }: { total: number; page: number }) {
  const answer = { packages, total, page, pageCount: Math.ceil(total / FILTERED_PAGE_SIZE) }
  return packages.length > 0 ? answer : { message: NOT_FOUND as typeof NOT_FOUND, ...answer }
}
