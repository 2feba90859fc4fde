import { hourAt } from '#domain/catalogue/journey/clock.ts'
import { dayHours } from '#domain/catalogue/journey/journey-faults.ts'
import type { Gazetteer, Journey } from '#domain/catalogue/journey/journey-faults.ts'
import type { DayStretch } from '#domain/catalogue/journey/day-hours.ts'
import type { AttractionFact } from '#demo/facts/facts.ts'
import { arriving } from '#demo/packages/coming-and-going.ts'
import { clocked } from '#demo/packages/clocked.ts'
import { DAWN_SIGHTS, DUSK_SIGHTS } from '#demo/packages/words/sights.ts'
import type { DayPlan } from './plan.ts'
import { seenOn } from './plan.ts'
import { spokenName } from './sight-names.ts'

/** As little of a day as its strip needs to be drawn before a word of it is written: what has its end of the day. */
export function draftText(day: DayPlan): string {
  const ends = seenOn(day).flatMap((sight) => {
    if (DAWN_SIGHTS.has(sight.slug)) return [`First light is for ${spokenName(sight)}.`]
    return DUSK_SIGHTS.has(sight.slug) ? [`Dusk is for ${spokenName(sight)}.`] : []
  })
  return ends.join(' ')
}

/** The days with their sights in the order their strips draw, which is the order they are told in; on the first, the hour one is asked to come by. */
export function inDrawnOrder<Day extends DayPlan>(
  days: readonly Day[],
  draft: Journey & { summary: string },
  known: Gazetteer,
): Day[] {
  const itinerary = arriving({ ...draft, itinerary: clocked(draft, known) }, known)
  const strips = dayHours({ ...draft, itinerary }, known)
  const begins = itinerary[0]?.begins
  return days.map((day, at) => ({
    ...day,
    sights: asDrawn(day.sights, strips[at] ?? []),
    ...(at === 0 && begins !== undefined ? { comesBy: hourAt(begins) } : {}),
  }))
}

function asDrawn(sights: AttractionFact[], strip: readonly DayStretch[]): AttractionFact[] {
  const names = strip.flatMap((stretch) => (stretch.on === 'sight' ? stretch.name : []))
  const place = ({ name }: AttractionFact) => (names.includes(name) ? names.indexOf(name) : names.length)
  return sights.toSorted((a, b) => place(a) - place(b))
}
