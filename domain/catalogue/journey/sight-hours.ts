import { EARLY_IN_WORDS, clausesOf, hourIn, isSpokenOf } from './said-hours.ts'
import { shortNameOf } from './named.ts'

/** An hour words give a sight, as the clock may be read: at four is one of two. `isBy` is one before which it is seen. */
export type SaidHour = { hours: readonly number[]; isBy: boolean }

const SAID =
  /\b([Aa]t|[Bb]efore) ((?:half past |a quarter past |a quarter to )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|noon))\b(?! (?:\w+ )?(?:end|days|km|hundred))/g
/** The hour of a light, or of setting off for it, is no hour one sees it at. */
const OTHERWISE = /\blit\b|\bat the door\b|\bin the car\b|\byou leave\b/i
/** Words of a kind that may stand for the one sight of the day that bears them. */
const KINDS = /\b(Beach|Dam|Fort|Gorge|Palace|Bridge|Museum)\b/
/** From here on an hour in words is one of the morning, before it one of the afternoon unless the words say otherwise. */
const FIRST_OF_MORNING = 8
/** Up to this hour words are of the day: seven in the evening, not ten. */
const LAST_OF_EVENING = 8

/** The hours the words of a day give one of its sights, named in full, by a word of its own or, where no `other` has it, by its kind. */
export function hoursSaidOf(
  words: string,
  sight: { name: string },
  { places = [], others = [] }: { places?: readonly string[]; others?: readonly string[] } = {},
): SaidHour[] {
  const kind = KINDS.exec(shortNameOf(sight.name))?.[1]
  const stands = kind !== undefined && !others.some((name) => name.includes(kind)) ? kind : undefined
  return clausesOf(words, { all: true }).flatMap((clause) => {
    if (OTHERWISE.test(clause)) return []
    const hours = [...clause.matchAll(SAID)]
    const parts = hours.length > 1 ? clause.split(',') : [clause]
    return parts.filter((part) => speaks(part, sight.name, stands, places)).flatMap((part) => hoursOf(part))
  })
}

/** Which of the readings is meant, where nothing else tells: the morning from eight on, else the afternoon. */
export function likelyHour({ hours }: SaidHour): number {
  return hours.find((hour) => hour >= FIRST_OF_MORNING) ?? hours[0]!
}

function hoursOf(part: string): SaidHour[] {
  return [...part.matchAll(SAID)].flatMap(([, how, said = '']) => {
    const hour = hourIn(said)
    if (hour === undefined) return []
    const isMorning = hour >= FIRST_OF_MORNING || EARLY_IN_WORDS.test(part)
    const hours = isMorning ? [hour] : hour + 12 > LAST_OF_EVENING + 12 ? [hour] : [hour, hour + 12]
    return [{ hours, isBy: how?.toLowerCase() === 'before' }]
  })
}

function speaks(part: string, name: string, kind: string | undefined, places: readonly string[]): boolean {
  return isSpokenOf(part, name, places) || (kind !== undefined && new RegExp(String.raw`\b${kind}\b`, 'i').test(part))
}
