import type { Gazetteer, Journey, KnownSight } from '#domain/catalogue/journey/journey-faults.ts'
import { dayHours } from '#domain/catalogue/journey/journey-faults.ts'
import { clockAt } from '#domain/catalogue/journey/clock.ts'
import { EARLY_BY, hourThere, SUN_IS_UP } from '#domain/catalogue/journey/clock-faults.ts'
import type { DayStretch } from '#domain/catalogue/journey/day-hours.ts'
import { saidHours, saidOf } from '#domain/catalogue/journey/said-hours.ts'
import type { SaidOfSight } from '#domain/catalogue/journey/said-hours.ts'
import { hoursSaidOf } from '#domain/catalogue/journey/sight-hours.ts'
import { usualHours } from '#domain/catalogue/journey/visiting-hours.ts'
import type { DaySight, ItineraryDay } from '#domain/catalogue/package.ts'

const FIRST_LIGHT = 5.5
const IN_THE_NIGHT = 4
const SUNSET = 18.5
const AFTERNOON_DRIVE = 15
/** What has an hour in the evening is left by now. */
const EVENING = 20
/** Where the sun is waited for on a hill, and where the doors open with it. */
const DAWN_AT: Record<string, number> = { 'tiger-hill': 4.5, 'taj-mahal': 6, 'shatrunjaya-temples': 5 }

type Told = Journey & { summary: string }

/** The days of a journey with the hours their words tell: when each begins, and when what is seen at one end of the day is. */
export function clocked(journey: Told, known: Gazetteer): ItineraryDay[] {
  const places = journey.itinerary.flatMap(({ overnight }) => overnight?.name ?? [])
  const kept = journey.itinerary.map((day) => ({
    ...day,
    sights: day.sights.map((sight) => keptSight(day, sight, places, known)),
  }))
  const hours = dayHours({ ...journey, itinerary: kept }, known)
  return kept.map((day, at) => {
    const begins = beginOf(day, kept[at - 1], hours[at] ?? [])
    return begins === undefined ? day : { ...day, begins: clockAt(begins) }
  })
}

function keptSight(day: ItineraryDay, sight: DaySight, places: readonly string[], known: Gazetteer): DaySight {
  const found = known.sight(sight.url)
  const words = `${day.title}. ${day.text}`
  const ofSun = found ? hoursOf(found, saidOf(words, sight, places), saidHours(words).setsOff ?? FIRST_LIGHT) : []
  const at = (ofSun.length > 0 ? ofSun : found ? hoursTold(found, day, places) : []).map(clockAt)
  return at.length > 0 ? { ...sight, at } : sight
}

function hoursOf(sight: KnownSight, { isAtDawn, isAtDusk, isTwice }: SaidOfSight, first: number): number[] {
  const [opens] = hoursOpen(sight)
  const dawn = Math.max(DAWN_AT[sight.url] ?? FIRST_LIGHT, opens)
  const dusk = lastHour(sight, SUNSET)
  if (isTwice) return [Math.max(first, opens), Math.min(AFTERNOON_DRIVE, dusk)]
  return [...(isAtDawn ? [dawn] : []), ...(isAtDusk && !isAtDawn ? [dusk] : [])]
}

/** The hour the words give a sight, as near to it as its doors allow. */
function hoursTold(sight: KnownSight, { title, text, sights }: ItineraryDay, places: readonly string[]): number[] {
  const others = sights.flatMap(({ url, name }) => (url === sight.url ? [] : name))
  const [told] = hoursSaidOf(`${title}. ${text}`, sight, { places, others }).filter(({ isBy }) => !isBy)
  if (!told || told.hours.includes(12)) return []
  const hour = told.hours.at(-1)!
  return [Math.max(DAWN_AT[sight.url] ?? 0, Math.min(hour, lastHour(sight, EVENING)))]
}

function hoursOpen(sight: KnownSight): [number, number] {
  const openings = usualHours(sight)
  return [openings[0]!.opens, openings.at(-1)!.closes]
}

/** When it is begun so that it is seen by then, or before it shuts. */
function lastHour(sight: KnownSight, by: number): number {
  const hours = Math.min(sight.hours, MOST_SEEN_HOURS)
  return Math.floor((Math.min(by, hoursOpen(sight)[1]) - hours) * 4) / 4
}

/** The longest sights hold the walk to them: of those so much is looking. */
const MOST_SEEN_HOURS = 3

/** When a day begins by what it says, or the day before of it; undefined where its strip is right by itself, or there is none. */
function beginOf(
  day: ItineraryDay,
  before: ItineraryDay | undefined,
  strip: readonly DayStretch[],
): number | undefined {
  if (strip.length === 0) return undefined
  const today = saidHours(`${day.title}. ${day.text}`)
  const ahead = saidHours(before?.text ?? '', { isNext: true })
  const setsOff = today.setsOff ?? ahead.setsOff
  const begins = strip[0]!.from
  const late = lateFor(`${day.title}. ${day.text}`, strip)
  if (late > 0) return begins - late
  if (setsOff !== undefined) return setsOff - seenBefore(strip) < FIRST_LIGHT ? setsOff : setsOff - seenBefore(strip)
  if ((today.isAtDawn || ahead.isAtDawn) && begins > SUN_IS_UP)
    return /in the dark|headlamp/.test(day.text) ? IN_THE_NIGHT : FIRST_LIGHT
  return (today.isEarly || ahead.isEarly) && begins > EARLY_BY ? EARLY_BY : undefined
}

/** By how much the way is longer than to the hour the words are there. */
function lateFor(words: string, strip: readonly DayStretch[]): number {
  const hour = hourThere(words)
  const ways = strip.filter(({ on }) => on !== 'sight')
  return hour === undefined ? 0 : Math.ceil((Math.max(0, ...ways.map(({ to }) => to)) - hour) * 4) / 4
}

/** What is seen before one sets off. */
function seenBefore(strip: readonly DayStretch[]): number {
  const off = strip.findIndex(({ on }) => on !== 'sight')
  const [first] = strip
  const isKept = first?.on === 'sight' && first.isAwaited
  return off <= 0 || isKept ? 0 : strip[off]!.from - first!.from
}
