import type { Act } from './act.ts'
import { ALL_ACTS } from './acts.ts'
import type { ActKey } from './acts.ts'
import { FIRST_OF_ALL, seenIn } from './seen.ts'

/** Where a package tells of acts: what it is called and praised for, and what else it says. */
export type Told = {
  name: string
  highlights: readonly string[]
  titles: readonly string[]
  texts: readonly string[]
  tags: readonly string[]
  sights: readonly string[]
  halts: readonly string[]
}

const TELLING = new Map<string, ActKey[]>()
for (const [key, { told }] of Object.entries(ALL_ACTS))
  for (const beginning of told.split(', ')) TELLING.set(beginning, [...(TELLING.get(beginning) ?? []), key as ActKey])
const BEGINNINGS = new RegExp(
  String.raw`\b(?:${[...TELLING.keys()].toSorted((one, other) => other.length - one.length).join('|')})`,
  'gi',
)

/** The acts a package tells of, and again with `FIRST_OF_ALL` those it is for. */
export function actsOf({ name, highlights, titles, texts, tags, sights, halts }: Told): string[] {
  const first = new Set(toldIn([name, ...highlights, ...titles]))
  const known: [string, Act][] = Object.entries(ALL_ACTS)
  for (const [key, act] of known)
    if (act.tags?.some((tag) => tags.includes(tag)) || act.sights?.some((kind) => sights.includes(kind)))
      first.add(key as ActKey)
  const around = known.filter(([, act]) => act.halts?.some((kind) => halts.includes(kind)))
  const all = new Set<string>([...first, ...toldIn(texts), ...around.map(([key]) => key)])
  return [...all, ...[...first].map((key) => `${key}${FIRST_OF_ALL}`), ...seenIn(name, sights)]
}

function toldIn(texts: readonly string[]): ActKey[] {
  return [...texts.join('. ').matchAll(BEGINNINGS)].flatMap(([said]) => TELLING.get(said.toLowerCase()) ?? [])
}
