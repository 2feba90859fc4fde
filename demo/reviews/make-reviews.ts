import { addDays, monthOf } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { ReviewDraft } from '#domain/reviews/reviews-writing.server.ts'
import { demoId } from '#demo/ids.ts'
import { chanceOf, pick } from '#demo/packages/chance.ts'
import type { Chance } from '#demo/packages/chance.ts'
import type { DemoPackage } from '#demo/packages/demo-package.ts'
import { FIRST_NAMES, HOME_TOWNS } from './people.ts'
import { agrees, CLOSINGS, COMPANY, COMPLAINTS, GENERAL, praise, recall, remember, TITLES } from './sayings.ts'
import type { DemoStopStory, Memory } from './sayings.ts'

const RATED_SHARE = 0.6
const FEWEST = 3
const MOST = 9
/** How many of a hundred give five, four, three and two stars; the rest give one. */
const STARS = [52, 33, 10, 4] as const
const RECENT_DAYS = 20
const REMEMBERED_DAYS = 540

type WritingState = { today: CalendarDate; written: Set<string> }

/**
 * Sample reviews of a package, none for two in five: marked as demo, first names only, about its own stops and days.
 * `written` holds the texts of other packages' reviews, which are not said again, and takes these.
 */
export function makeReviews(pkg: DemoPackage, stops: DemoStopStory[], desk: WritingState): ReviewDraft[] {
  const chance = chanceOf(`${pkg.slug}/reviews`)
  if (chance() >= RATED_SHARE) return []
  const count = FEWEST + Math.floor(chance() * (MOST - FEWEST + 1))
  const authors = new Set<string>()
  while (authors.size < count) authors.add(pick(chance, FIRST_NAMES))
  return [...authors].map((author, i) => ({ ...makeReview(pkg, stops, `${pkg.slug}/${i}`, desk), author }))
}

function makeReview(
  pkg: DemoPackage,
  stops: DemoStopStory[],
  name: string,
  { today, written }: WritingState,
): Omit<ReviewDraft, 'author'> {
  const chance = chanceOf(`${name}/review`)
  const rating = starsOf(chance)
  const said = tellNew(rating, () => remember(pkg, stops, chance), written)
  return {
    id: demoId('review', name),
    packageId: demoId('package', pkg.slug),
    from: pick(chance, HOME_TOWNS),
    rating,
    ...said,
    travelledOn: travelDate(pkg, today, chance),
    isDemo: true,
  }
}

/** Tells a journey until it is told in words nobody has used. */
function tellNew(rating: number, rememberAgain: () => Memory, written: Set<string>): { title: string; text: string } {
  for (;;) {
    const memory = rememberAgain()
    const [title = 'As planned'] = recall(TITLES[rating] ?? [], memory, 1)
    const text = tell(rating, memory)
    if (written.has(text)) continue
    written.add(text)
    return { title, text }
  }
}

function tell(rating: number, memory: Memory): string {
  const { chance } = memory
  const isGood = rating >= 4
  const good = [...praise(memory, isGood ? 2 : 1), ...(isGood && chance() < 0.55 ? recall(GENERAL, memory, 1) : [])]
  const wanted = rating === 5 ? 0 : rating === 4 ? Math.floor(chance() * 1.7) : 2
  const fitting = recall(COMPLAINTS, memory, COMPLAINTS.length).filter((complaint) => agrees(complaint, good))
  const bad = fitting.slice(0, wanted)
  const company = chance() < 0.4 ? recall(COMPANY, memory, 1) : []
  const closing = isGood && chance() < 0.5 ? recall(CLOSINGS, memory, 1) : []
  return [...company, ...(rating >= 3 ? [...good, ...bad] : [...bad, ...good]), ...closing].join(' ')
}

function starsOf(chance: Chance): number {
  const drawn = chance() * 100
  let reached = 0
  for (const [i, share] of STARS.entries()) if (drawn < (reached += share)) return 5 - i
  return 1
}

/** A day of the last year and a half in a month the package is for. */
function travelDate(pkg: DemoPackage, today: CalendarDate, chance: Chance): CalendarDate {
  const days = rememberedDays(today)
  const fitting = days.filter((day) => pkg.months.includes(monthOf(day)))
  return pick(chance, fitting.length > 0 ? fitting : days)
}

let remembered: { today: CalendarDate; days: CalendarDate[] } | undefined

/** Reckoned once for the two thousand reviews of a day: it took a tenth of the time that loading the demo takes. */
function rememberedDays(today: CalendarDate): CalendarDate[] {
  if (remembered?.today !== today) {
    const length = REMEMBERED_DAYS - RECENT_DAYS
    remembered = { today, days: Array.from({ length }, (_, i) => addDays(today, -(RECENT_DAYS + i))) }
  }
  return remembered.days
}
