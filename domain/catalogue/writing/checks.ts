import { z } from 'zod'

/** A segment of an address: lower case words joined by single hyphens. */
export const UrlSegment = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** Words a visitor reads. */
export const Words = z.string().trim().min(1)

/** Month numbers 1 to 12 in any order, none twice. */
export const Months = z
  .array(z.number().int().min(1).max(12))
  .min(1)
  .refine((months) => new Set(months).size === months.length, 'a month stands twice')

export const Paragraphs = z.array(Words)
export const Latitude = z.number().min(-90).max(90)
export const Longitude = z.number().min(-180).max(180)
export const StateCode = z.string().regex(/^IN-[A-Z]{2}$/)

/** Parses every draft. Throws one Error that names the first wrong draft by its url and lists what is wrong with it. */
export function checkAll<Draft extends { url: string }>(
  what: string,
  schema: z.ZodType<Draft>,
  drafts: readonly Draft[],
): Draft[] {
  return drafts.map((draft) => {
    const parsed = schema.safeParse(draft)
    if (!parsed.success) throw new Error(`${what} "${draft.url}" cannot be saved:\n${z.prettifyError(parsed.error)}`)
    return parsed.data
  })
}
