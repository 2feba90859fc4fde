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
  stays: readonly string[]
  tags: readonly string[]
  sights: readonly string[]
  halts: readonly string[]
}

/** Beginnings of words, and the acts they tell of. */
type Telling = { acts: ReadonlyMap<string, readonly ActKey[]>; said: RegExp }

const TOLD = tellingBy(({ told }) => told)
const FIRST = tellingBy(({ first = '' }) => first)
const SLEPT_IN = tellingBy(({ stays = '' }) => stays)

function tellingBy(wordsOf: (act: Act) => string): Telling {
  const acts = new Map<string, ActKey[]>()
  for (const [key, act] of Object.entries(ALL_ACTS))
    for (const beginning of wordsOf(act).split(', '))
      if (beginning) acts.set(beginning, [...(acts.get(beginning) ?? []), key as ActKey])
  const longestFirst = [...acts.keys()].toSorted((one, other) => other.length - one.length)
  return { acts, said: new RegExp(String.raw`\b(?:${longestFirst.join('|')})`, 'gi') }
}

/** The acts a package tells of, and again with `FIRST_OF_ALL` those it is for. */
export function actsOf({ name, highlights, titles, texts, stays, tags, sights, halts }: Told): string[] {
  const first = new Set([...toldIn([name, ...highlights, ...titles], TOLD), ...toldIn(stays, SLEPT_IN)])
  const known: [string, Act][] = Object.entries(ALL_ACTS)
  for (const [key, act] of known)
    if (act.tags?.some((tag) => tags.includes(tag)) || act.sights?.some((kind) => sights.includes(kind)))
      first.add(key as ActKey)
  const around = known.filter(([, act]) => act.halts?.some((kind) => halts.includes(kind)))
  const all = new Set<string>([...first, ...toldIn([...texts, ...stays], TOLD), ...around.map(([key]) => key)])
  const alone = new Set(toldIn([name, ...highlights, ...titles, ...texts], FIRST))
  const isFirst = (key: ActKey) => ALL_ACTS[key].first === undefined || alone.has(key)
  return [
    ...all,
    ...[...new Set([...first, ...alone])].filter(isFirst).map((key) => `${key}${FIRST_OF_ALL}`),
    ...seenIn(name, sights),
  ]
}

function toldIn(texts: readonly string[], { acts, said }: Telling): ActKey[] {
  return [...texts.join('. ').matchAll(said)].flatMap(([word]) => acts.get(word.toLowerCase()) ?? [])
}
