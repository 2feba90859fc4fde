import type { DemoFacts } from '#demo/facts/facts.ts'
import { AS_WRITTEN, COMMON, NAMES } from './blurb-grammar.ts'

const HEAD_ENDS =
  /^(of|in|on|over|with|where|by|at|to|for|above|below|near|under|that|from|beside|built|reached|known|between|facing|amid|laid|marking|ringed|through|set|cut|along|during|inside|around|behind|within|revered|across|against|who|a|an|the|needing|founded|designed|modelled|called|divided|sacred|seen|lit|walkable|used|west|east|south|north|famous|like|open|west,|part|among)$/i
const DEFINITE =
  /^(main|queen|holiest|highest|largest|oldest|only|first|second|deepest|tallest|longest|busiest|birthplace|seat|source|confluence|capital|place|home|principal|national|snout|site|remains|ruins|venue|southern|northern|green heart|headquarters|world|coronation|birth|colonial prison|peshwa|last|best)\b/i
const NOT_S_PLURAL = /(ss|us|is|'s|ous)$/i

/** Gives a blurb ("White-marble mausoleum built by …") the article it needs to stand inside a sentence. */
export type Phrase = (blurb: string) => string

/** Learns from the facts which first words are names, and so keep their capital. */
export function openPhrase(facts: DemoFacts): Phrase {
  const names = new Set<string>()
  const blurbs = [...facts.attractions, ...facts.places].map((fact) => fact.blurb)
  for (const blurb of blurbs)
    for (const word of blurb.split(/[\s-]+/).slice(1)) if (/^[A-Z]/.test(word)) names.add(bare(word))
  for (const fact of [...facts.places, ...facts.states]) for (const word of fact.name.split(' ')) names.add(word)
  for (const word of COMMON) names.delete(word)
  for (const word of NAMES) names.add(word)
  return (blurb) =>
    AS_WRITTEN[blurb] ??
    `${article(blurb)}${isName(names, blurb) ? blurb : blurb.charAt(0).toLowerCase() + blurb.slice(1)}`
}

function bare(word: string): string {
  return word.replace(/('s|,)$/, '')
}

function isName(names: Set<string>, blurb: string): boolean {
  if (/^(North|South|East|West|World) [A-Z]/.test(blurb)) return true
  const first = (blurb.split(' ')[0] ?? '').split('-')[0] ?? ''
  return names.has(bare(first))
}

function article(blurb: string): string {
  const words = blurb.split(' ')
  const first = words[0] ?? ''
  if (
    first.endsWith("'s") ||
    (/^[A-Z]/.test(words[1] ?? '') && (words[1] ?? '').endsWith("'s")) ||
    /^(the|a|an|one|around|about|two|three|four|five|seven|nine)$/i.test(first)
  )
    return ''
  if (DEFINITE.test(blurb)) return 'the '
  const end = words.findIndex((word, i) => i > 0 && HEAD_ENDS.test(word))
  const head = (words[(end === -1 ? words.length : end) - 1] ?? '').replace(/,$/, '')
  if (head.endsWith('s') && !NOT_S_PLURAL.test(head)) return ''
  if (first.endsWith("s'")) return ''
  return /^(a(?!uro)|e(?!u)|i|o(?!ne)|u(?!ni|se|ju|tt|k))/i.test(first) ? 'an ' : 'a '
}
