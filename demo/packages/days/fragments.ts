import type { AttractionFact, PlaceFact } from '#demo/facts/facts.ts'
import type { Route } from '#demo/packages/route.ts'
import { dictionary } from '#demo/packages/table.ts'
import { BYPATH_PLACES } from '#demo/packages/words/places/by-paths.ts'
import { EASTERN_PLACES } from '#demo/packages/words/places/east.ts'
import { NORTHERN_PLACES } from '#demo/packages/words/places/north.ts'
import { SOUTHERN_PLACES } from '#demo/packages/words/places/south.ts'
import type { Rotation } from '#demo/packages/words/rotation.ts'
import { sentence } from '#demo/packages/words/rotation.ts'
import { occasionOf } from '#demo/packages/words/occasions.ts'
import { seenOn } from './plan.ts'
import type { DayPlan } from './plan.ts'

/** What the place itself gives a day. */
export type Fragments = {
  /** The words for a day, and what the tour will have used up with them; a later attempt may reach further for other words. */
  of: (day: DayPlan, route: Route, attempt: number) => { lines: string[]; used: Set<string> }
  settle: (route: Route, used: Set<string>) => void
  /** By what names it is told of. */
  namesOf: (sight: AttractionFact) => string[]
  /** Whether a sentence was written by hand for one place. */
  isOwn: (sentence: string) => boolean
}

const SHORT_OCCASION = 60
const LONGEST_NAME = 32
const LATE_HOURS = 6.5

/** Opens the fragments: by hand where a place has some, what is known of the day elsewhere; never the same one twice in a tour while another is left. */
export function openFragments(rotation: Rotation, namesOf: (sight: AttractionFact) => string[]): Fragments {
  const written = new Map(
    [...dictionary([NORTHERN_PLACES, SOUTHERN_PLACES, EASTERN_PLACES, BYPATH_PLACES].join('\n'))].map(
      ([slug, cell]) => [slug, cell.split(' / ')],
    ),
  )
  const sentences = new Set([...written.values()].flat().map(sentence))
  const usedBy = new WeakMap<Route, Set<string>>()
  return {
    namesOf,
    settle: (route, used) => void usedBy.set(route, used),
    isOwn: (said) => sentences.has(said),
    of(day, route, attempt) {
      const place = day.overnight
      const used = new Set(usedBy.get(route))
      if (!place) return { lines: [], used }
      const occasion = occasionOf(route, day)
      if (occasion.join(' ').length > SHORT_OCCASION) return { lines: occasion, used }
      const today = new Set(seenOn(day).flatMap(namesOf))
      const own = promisedFirst(written.get(place.slug) ?? [], place, route, used)
      const fragment = choose(rotation, own, day, place, used, attempt, today)
      const alone = needsMore(day, fragment) ? fact(day, used, attempt) : ''
      return {
        lines: [...occasion, fragment, ...(occasion.length > 0 ? [] : [alone])].filter((words) => words !== ''),
        used,
      }
    },
  }
}

/** Of what a place gives a whole day, that alone which a tour's name promises: Khajjiar's meadow to who goes to Khajjiar. */
function promisedFirst(
  own: readonly string[],
  place: PlaceFact,
  { name }: Route,
  used: ReadonlySet<string>,
): readonly string[] {
  const promised = name.split(/\W+/).filter((word) => /^[A-Z]\w{4,}/.test(word) && !place.name.includes(word))
  const kept = own.slice(1).filter((words) => !used.has(words) && promised.some((word) => words.includes(word)))
  return kept.length > 0 ? [own[0] ?? '', ...kept] : own
}

function choose(
  rotation: Rotation,
  own: readonly string[],
  day: DayPlan,
  place: PlaceFact,
  used: Set<string>,
  attempt: number,
  today: Set<string>,
): string {
  const evening = day.night === 0
  const late = day.leg !== null && (day.leg.hours ?? 0) > LATE_HOURS
  const offered = evening ? own.slice(0, day.firstVisit ? 1 : 0) : own.slice(1)
  const fresh = offered.filter((words) => !used.has(words) && (late || !mentions(words, used, today)))
  // A day that sees nothing lives on what the place itself gives.
  const needsOwn = !evening && day.sights.length === 0
  if (fresh.length > 0 && (needsOwn || attempt % 3 !== 2))
    return remember(used, rotation.next(`${place.slug} ${evening}`, fresh))
  return fact(day, used, attempt)
}

/** Whether a fragment talks of a sight of the tour that belongs to another day. */
function mentions(words: string, used: Set<string>, today: Set<string>): boolean {
  return [...used].some((name) => name.length < LONGEST_NAME && !today.has(name) && words.includes(name))
}

function remember(used: Set<string>, words: string): string {
  used.add(words)
  return words
}

/** What is known of the day and was not said; nothing where all of it was. */
function fact({ facts = [] }: DayPlan, used: Set<string>, attempt: number): string {
  const left = facts.filter((words) => !used.has(words))
  return left.length === 0 ? '' : remember(used, left[Math.floor(attempt / 3) % left.length]!)
}

/** A day without a sight, or an evening told in three words, can bear another sentence. */
function needsMore(day: DayPlan, fragment: string): boolean {
  if (day.sights.length > 0) return false
  return day.kind === 'stay' ? fragment.length < 110 : fragment.length < 40 && !day.halt
}
