import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { ARTICLE_KINDS } from '#domain/content/article.ts'
import { SIGHT_NAMES } from '#art/sights/names.ts'
import { POSTER_HOURS, POSTER_KINDS, POSTER_SEASONS } from '#art/kind.ts'

const Telling = z.object({ summary: z.string(), about: z.array(z.string()) })
const StateTexts = z.record(z.string(), Telling)
const ThemeTexts = z.record(z.string(), Telling.extend({ when: z.string() }))
const Experience = Telling.extend({
  key: z.string(),
  name: z.string(),
  line: z.string(),
  speciality: z.array(z.string()),
  placeTypes: z.array(z.string()),
})

/** The poster at the head of what is written: a landscape, or a sight drawn as itself. */
export const HeadPoster = z.object({
  kind: z.enum(POSTER_KINDS),
  hour: z.enum(POSTER_HOURS),
  season: z.enum(POSTER_SEASONS),
  feature: z.boolean().exactOptional(),
  sight: z.enum(SIGHT_NAMES).exactOptional(),
})

const WrittenArticle = z.object({
  title: z.string(),
  slug: z.string(),
  kind: z.enum(ARTICLE_KINDS),
  summary: z.string(),
  publishedOn: z.iso.date(),
  author: z.string(),
  places: z.array(z.string()),
  states: z.array(z.string()),
  poster: HeadPoster,
  tags: z.array(z.string()),
})
const WrittenPage = z.object({
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  updatedOn: z.iso.date(),
  poster: HeadPoster.optional(),
})

export type Experience = z.infer<typeof Experience>
export type WrittenArticle = z.infer<typeof WrittenArticle> & { body: string }
export type WrittenPage = z.infer<typeof WrittenPage> & { body: string }

/** What was written for the demo by hand. */
export type Content = {
  states: z.infer<typeof StateTexts>
  themes: z.infer<typeof ThemeTexts>
  experiences: Experience[]
  articles: WrittenArticle[]
  pages: WrittenPage[]
}

/** Reads everything under `demo/content` of the project. Throws when a file is not of its shape. */
export function readContent(projectDir: string): Content {
  const dir = join(projectDir, 'demo/content')
  const json = <T>(name: string, schema: z.ZodType<T>): T =>
    schema.parse(JSON.parse(readFileSync(join(dir, name), 'utf8')))
  const texts = <T extends object>(pattern: string, schema: z.ZodType<T>) =>
    globSync(pattern, { cwd: dir })
      .toSorted()
      .map((path) => readText(join(dir, path), schema))
  return {
    states: json('states.json', StateTexts),
    themes: json('themes.json', ThemeTexts),
    experiences: json('experiences.json', z.array(Experience)),
    articles: texts('articles/*/*.md', WrittenArticle),
    pages: texts('pages/*.md', WrittenPage),
  }
}

function readText<T extends object>(path: string, schema: z.ZodType<T>): T & { body: string } {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(path, 'utf8')) ?? []
  if (head === undefined || body === undefined) throw new Error(`${path} has no front matter`)
  return { ...schema.parse(parse(head)), body: body.trim() }
}
