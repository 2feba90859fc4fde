import { addDays, monthOf } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { ReviewDraft } from '#domain/reviews/reviews-writing.server.ts'
import { demoId } from '#demo/ids.ts'
import { chanceOf, pick } from '#demo/packages/chance.ts'
import type { Chance } from '#demo/packages/chance.ts'
import type { DemoPackage } from '#demo/packages/demo-package.ts'
import { FIRST_NAMES, HOME_TOWNS } from './people.ts'
import { keep, nothingSaid, recall, remember } from './memory.ts'
import type { DemoStopStory, Memory, Said, Told } from './memory.ts'
import { companyOf } from './company.ts'
import { agrees, CLOSINGS, COMPLAINTS, GENERAL, praise } from './sayings.ts'
import { TITLES } from './titles.ts'

const RATED_SHARE = 0.6
const FEWEST = 3
const MOST = 9
/** How many of a hundred give five, four, three and two stars; the rest give one. */
const STARS = [52, 33, 10, 4] as const
const RECENT_DAYS = 20
const REMEMBERED_DAYS = 540

/** What a review is made of: the day it is written on, the texts of other packages' reviews and what this package's have said. */
type Desk = { today: CalendarDate; written: Set<string>; said: Said }

/**
 * Sample reviews of a package, none for two in five: marked as demo, first names only, about its own stops and days, and no
 * sentence twice on one package. `written` holds the texts of other packages' reviews, which are not said again, and takes these.
 */
export function makeReviews(
  pkg: DemoPackage,
  stops: DemoStopStory[],
  { today, written }: Pick<Desk, 'today' | 'written'>,
): ReviewDraft[] {
  const chance = chanceOf(`${pkg.slug}/reviews`)
  if (chance() >= RATED_SHARE) return []
  const count = FEWEST + Math.floor(chance() * (MOST - FEWEST + 1))
  const authors = new Set<string>()
  while (authors.size < count) authors.add(pick(chance, FIRST_NAMES))
  const desk = { today, written, said: nothingSaid() }
  return [...authors].map((author, i) => ({ ...makeReview(pkg, stops, `${pkg.slug}/${i}`, desk), author }))
}

function makeReview(pkg: DemoPackage, stops: DemoStopStory[], name: string, desk: Desk): Omit<ReviewDraft, 'author'> {
  const chance = chanceOf(`${name}/review`)
  const rating = starsOf(chance)
  const said = tellNew(rating, () => remember(pkg, stops, chance), desk)
  return {
    id: demoId('review', name),
    packageId: demoId('package', pkg.slug),
    from: pick(chance, HOME_TOWNS),
    rating,
    ...said,
    travelledOn: travelDate(pkg, desk.today, chance),
    isDemo: true,
  }
}

/** Memories a traveller goes through before nothing new is left to say of a journey. */
const MOST_MEMORIES = 200
const LEAST_SENTENCES = 2

/** Tells a journey until it is told in words nobody has used. */
function tellNew(
  rating: number,
  rememberAgain: () => Memory,
  { written, said }: Desk,
): { title: string; text: string } {
  for (let i = 0; i < MOST_MEMORIES; i++) {
    const memory = rememberAgain()
    const [title] = recall(TITLES[rating] ?? [], memory, said, 1)
    const told = tell(rating, memory, said)
    const text = told.map((one) => one.text).join(' ')
    if (title === undefined || told.length < LEAST_SENTENCES || written.has(text)) continue
    written.add(text)
    keep(said, [title, ...told])
    return { title: title.text, text }
  }
  throw new Error(`nothing new is left to say with ${rating} stars: write more sayings`)
}

function tell(rating: number, memory: Memory, said: Said): Told[] {
  const { chance } = memory
  const isGood = rating >= 4
  const good = [
    ...praise(memory, said, isGood ? 2 : 1),
    ...(isGood && chance() < 0.55 ? recall(GENERAL, memory, said, 1) : []),
  ]
  const wanted = rating === 5 ? 0 : rating === 4 ? Math.floor(chance() * 1.7) : 2
  const praised = good.map(({ text }) => text)
  const bad = recall(COMPLAINTS, memory, said, COMPLAINTS.length)
    .filter(({ text }) => agrees(text, praised))
    .slice(0, wanted)
  const company = chance() < 0.4 ? recall(companyOf(memory), memory, said, 1) : []
  const closing = isGood && chance() < 0.5 ? recall(CLOSINGS, memory, said, 1) : []
  return [...company, ...(rating >= 3 ? [...good, ...bad] : [...bad, ...good]), ...closing]
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
