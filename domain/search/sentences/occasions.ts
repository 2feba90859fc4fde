import { daysBetweenDates } from '#domain/almanac/almanac.ts'
import type { Almanac } from '#domain/almanac/almanac.ts'
import type { AlmanacFact } from '#domain/almanac/fact.ts'
import { addDays, formatDays } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { DateSpan } from '#platform/query-values.ts'
import { bears } from '#platform/slug.ts'
import { phrases } from './phrases.ts'
import type { Phrases } from './phrases.ts'

/**
 * A festival or holiday by the names people give it, its next days, those one would leave on for it, and how a chip says it. Where a package bears the names they mean
 * these days only beside "holidays": else the word finds the package.
 */
export type Occasion = {
  /** What the almanac calls it. */
  name: string
  said: Phrases
  days: DateSpan
  departing: DateSpan
  says: string
  isBorne: boolean
}

const A_YEAR = 366
/** One leaves for a festival some days before it, so as to be away on it, for holidays from school a little before; for neither once they are over. */
const BEFORE_A_FESTIVAL = 4
const BEFORE_SCHOOL_HOLIDAYS = 2

/** The festivals whose days are known, days off and school holidays of the year that begins on a day. */
export function occasionsOf({ facts }: Almanac, today: CalendarDate, packageNames: readonly string[]): Occasion[] {
  return facts.filter(isOccasion).flatMap((fact) => {
    const next = daysBetweenDates(fact, today, addDays(today, A_YEAR))[0]
    if (!next) return []
    const { from, to } = next
    const eve = addDays(from, -(fact.kind === 'school' ? BEFORE_SCHOOL_HOLIDAYS : BEFORE_A_FESTIVAL))
    const departing = { from: eve < today ? today : eve, to }
    const occasion = { name: fact.name, days: { from, to }, departing, says: `For ${fact.name}, ${formatDays(next)}` }
    const bearsIt = (name: string) => packageNames.some((one) => bears(one, name))
    const isItsOwn = bearsIt(plainly(fact.name))
    return [...Map.groupBy(namesOf(fact), (name) => isItsOwn || bearsIt(name))].map(([isBorne, names]) => ({
      said: phrases(names.join(', ')),
      isBorne,
      ...occasion,
    }))
  })
}

/** All the names of what may be an occasion, in small letters. */
export function occasionNames({ facts }: Almanac): string[] {
  return facts.filter(isOccasion).flatMap(namesOf)
}

function isOccasion({ isDayOff, kind, days }: AlmanacFact): boolean {
  return isDayOff || kind === 'school' || kind === 'holiday' || (kind === 'festival' && days.length > 0)
}

function namesOf({ name, otherNames }: AlmanacFact): string[] {
  return [name, ...otherNames].map(plainly).filter((one) => /^[a-z]/.test(one))
}

function plainly(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('-', ' ')
    .replaceAll(/[^a-z0-9 ]/g, '')
}
