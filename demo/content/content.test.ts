import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { openFacts } from '#demo/facts/facts.ts'
import { HeadPoster } from './read-content.ts'

const HERE = import.meta.dirname
const read = (path: string) => readFileSync(join(HERE, path), 'utf8')
const slugsOf = (facts: readonly { slug: string }[]) => facts.map(({ slug }) => slug)

const FACTS = openFacts(join(HERE, '../..'))
const PLACES = new Set(slugsOf(FACTS.places))
const STATE_CODES = FACTS.states.map(({ code }) => code)
const THEMES = FACTS.themes.speciality
const PAGE_FILES = globSync('pages/*.md', { cwd: HERE })
const ADDRESSES = new Set([
  '/india',
  '/speciality-tours',
  '/car-rental',
  ...[...PLACES].map((slug) => `/india/${slug}-tour-packages`),
  ...slugsOf(FACTS.attractions).map((slug) => `/india/${slug}`),
  ...slugsOf(THEMES).map((slug) => `/speciality-tours/${slug}`),
  ...PAGE_FILES.map((path) => `/${basename(path, '.md')}`),
])

const Summary = z.string().min(1).max(160)
const Poster = HeadPoster.strict()
const Article = z.strictObject({
  title: z.string(),
  slug: z.string(),
  kind: z.enum(['blog', 'travel-guide', 'news']),
  summary: Summary,
  publishedOn: z.iso.date(),
  author: z.string().startsWith('The Padav '),
  places: z.array(z.string().refine((slug) => PLACES.has(slug))).nonempty(),
  states: z.array(z.enum(STATE_CODES)).nonempty(),
  poster: Poster,
  tags: z.array(z.string()).nonempty(),
})
const Page = z.strictObject({
  title: z.string(),
  slug: z.string(),
  summary: Summary,
  updatedOn: z.iso.date(),
  poster: Poster.optional(),
})

function splitFrontMatter(path: string): { frontMatter: unknown; body: string } {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(read(path)) ?? []
  return { frontMatter: parse(head), body }
}

function deadLinks(body: string): string[] {
  return [...body.matchAll(/\]\(([^)]*)\)/g)]
    .map(([, address = '']) => address)
    .filter((address) => !ADDRESSES.has(address))
}

describe.each(globSync('articles/*/*.md', { cwd: HERE }))('%s', (path) => {
  const { frontMatter, body } = splitFrontMatter(path)
  test('says what it is, where it stands and links only to pages there are', () => {
    const { kind, slug } = Article.parse(frontMatter)
    expect(path).toBe(join('articles', kind, `${slug}.md`))
    expect(deadLinks(body)).toEqual([])
  })
})

describe.each(PAGE_FILES)('%s', (path) => {
  const { frontMatter, body } = splitFrontMatter(path)
  test('says what it is and links only to pages there are', () => {
    expect(path).toBe(join('pages', `${Page.parse(frontMatter).slug}.md`))
    expect(deadLinks(body)).toEqual([])
  })
})

test.each([
  ['states.json', STATE_CODES],
  ['themes.json', THEMES.map(({ key }) => key)],
])('%s tells of each, and of nothing else', (file, keys) => {
  const told = z
    .record(z.string(), z.looseObject({ summary: Summary, about: z.array(z.string()).min(2) }))
    .parse(JSON.parse(read(file)))
  expect(Object.keys(told).toSorted()).toEqual(keys.toSorted())
})
