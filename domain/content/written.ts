import { z } from 'zod'
import { PlacedAlt } from '#domain/media/placed-alt.ts'
import { slugify } from '#platform/slug.ts'
import { ARTICLE_KINDS, WRITING_STATUSES } from './article.ts'
import { mindPictures } from './text-pictures.ts'

/** Signs of Markdown a text may have: four times the longest of the demo's pages. */
export const MOST_SIGNS = 40_000

function words(most: number, missing: string) {
  return z
    .string()
    .trim()
    .min(1, missing)
    .refine((text) => text.length <= most, { error: ({ input }) => tooLong(String(input).length, most) })
}

/** Names in a row, as somebody types them: "Munnar, Kochi". */
function namesOf(most: number, things: string) {
  return z
    .string()
    .transform((text) => [...new Set(text.split(/[,;\n]/).map((name) => name.trim()))].filter(Boolean))
    .refine((names) => names.length <= most, `At most ${most} ${things}.`)
}

function tooLong(length: number, most: number): string {
  const [has, may] = [length, most].map((count) => count.toLocaleString('en-IN'))
  return `${has} signs; ${may} is the most.`
}

/** What every text has. */
const Text = z.object({
  title: words(120, 'A text needs a title.'),
  summary: words(300, 'Say in a sentence or two what one learns: lists and search engines show it.'),
  body: words(MOST_SIGNS, 'There is no text yet.').check(mindPictures),
  status: z.enum(WRITING_STATUSES),
  /** Of what is scheduled: when it appears. */
  day: z.string().optional(),
  hour: z.string().optional(),
})

const Pictured = { pictureId: z.string().max(120), pictureAlt: PlacedAlt }

/** An article as its form says it: places and states by their names, tags as they come. */
export const WrittenArticle = Text.extend({
  kind: z.enum(ARTICLE_KINDS, 'Choose what it is.'),
  slug: z
    .string()
    .trim()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Small letters, figures and single hyphens, as in tea-and-rain.')
    .max(100, 'At most 100 signs.'),
  author: words(80, 'Say who wrote it.'),
  publishedOn: z.iso.date('A day, as in 2026-12-05.'),
  places: namesOf(20, 'places'),
  states: namesOf(10, 'states'),
  tags: namesOf(12, 'tags').transform((names) => [...new Set(names.map(slugify))].filter(Boolean)),
  ...Pictured,
})
export type WrittenArticle = z.infer<typeof WrittenArticle>

/** A company, help or policy page as its form says it; without the id of a picture it has none. */
export const WrittenPage = Text.extend(Pictured)
