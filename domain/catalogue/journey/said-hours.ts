import { numberInWords } from '#platform/wording.ts'
import { isNamedIn, shortNameOf } from './named.ts'

/** What words say of when a day begins: the hour one sets off, in hours of the clock, and whether the way begins with it; whether it is before sunrise, and whether it is only early. */
export type SaidHours = { setsOff: number | undefined; isUnderWay: boolean; isAtDawn: boolean; isEarly: boolean }
/** When words keep a sight: at one end of the day, or for a second time. */
export type SaidOfSight = { isAtDawn: boolean; isAtDusk: boolean; isTwice: boolean }

const HOURS = new Map(Array.from({ length: 12 }, (_, at) => [numberInWords(at + 1).toLowerCase(), at + 1]))
const QUARTERS: Record<string, number> = { 'half past': 0.5, 'a quarter past': 0.25, 'a quarter to': -0.25 }
const HOUR = String.raw`((?:half past|a quarter past|a quarter to) \w+|\d{1,2}[:.]\d\d|\w+)\b(?! pm)`
const OFF = new RegExp(
  String.raw`\b(?:begun|begins?|leaves?|left|starts?|sets? off|departs?|walking|at the door|in the car|jeep)\b[^.;:]*? (at|by|before) ${HOUR}`,
  'i',
)
/** Of those, what is no sight's: whoever leaves at eight sees nothing where he was at half past. */
const UNDER_WAY = /\b(?:leaves?|left|sets? off|departs?|at the door|in the car)\b/i
/** An hour beside these is one of the morning. */
export const EARLY_IN_WORDS = /\b(?:in the morning|before anybody|sunrise|dawn|the sun comes|if it is clear|jeep)\b/i
const IN_THE_MORNING = new RegExp(String.raw`\b${HOUR} in the morning\b`, 'i')
/** Such an hour is no start of a day: the evening's, or that of a coach by night and of a way home. */
const OF_THE_EVENING = /\b(?:evening|coach|travel|home)\b/i
const LATEST_START = 10
/** Half an hour before an hour one is away by. */
const BEFORE_HOURS = 0.5

const AT_DAWN =
  /\b(?:(?:at|before|by) (?:dawn|sunrise|first light|daybreak)|in the dark|first light (?:at|is for)|for (?:the )?sunrise|by headlamp|before the sun|before light|(?:starts|begins) early, at)\b/i
const EARLY = /\b(?:an early start|is left early|starts? early|goodbye to [\w ]+ early)\b/i
const AT_DUSK =
  /\b(?:(?:at|by) (?:dusk|sunset|last light)|dusk is for|the last light for|towards evening|the day ends at|for (?:the )?sunset)\b/i
const TWICE = /\btwice\b|\bdawn and (?:one )?after lunch\b/i
/** What somebody may do, and nobody has to. */
const LEFT_OPEN = /\b(?:whoever|for those|those up|if it is clear|who leave|if you like)\b/i
/** Said in the evening, of the morning after it. */
const OF_TOMORROW = /\b(?:bed|dinner|supper|tonight|sleep early|tomorrow)\b/i
const KINDS = new Set(
  'Temple Temples Beach Fort Palace Lake Park National Museum Valley River Island Hill Falls Garden Gardens Tiger Reserve Border Caves Golden Walled'.split(
    ' ',
  ),
)

/** What the words of a day say of when it begins or, with `isNext`, of when the one after it does. */
export function saidHours(words: string, { isNext = false } = {}): SaidHours {
  const said = clausesOf(words).filter((one) => OF_TOMORROW.test(one) === isNext)
  const off = said.find((one) => offHour(one) !== undefined)
  return {
    setsOff: off === undefined ? undefined : offHour(off),
    isUnderWay: off !== undefined && UNDER_WAY.test(off),
    isAtDawn: said.some((one) => AT_DAWN.test(one)),
    isEarly: said.some((one) => EARLY.test(one)),
  }
}

/** When the words of a day keep a sight of it; `places` are names that are no sight's, though a sight may bear them. */
export function saidOf(words: string, sight: { name: string }, places: readonly string[] = []): SaidOfSight {
  const about = clausesOf(words).filter((one) => isSpokenOf(one, sight.name, places) && !OF_TOMORROW.test(one))
  const says = (what: RegExp) => about.some((one) => what.test(one))
  const isTwice = says(TWICE)
  return { isAtDawn: says(AT_DAWN) && !isTwice, isAtDusk: says(AT_DUSK) && !isTwice, isTwice }
}

/** "half past six" as 6.5, "11:00" as 11; nothing where it is no hour. */
export function hourIn(words: string): number | undefined {
  const [, part = '', word = ''] = /^(?:(half past|a quarter past|a quarter to) )?(\S+)$/i.exec(words.trim()) ?? []
  const [, figure, minutes = '0'] = /^(\d{1,2})(?:[:.](\d\d))?$/.exec(word) ?? []
  const hour = figure ? Number(figure) + Number(minutes) / 60 : word === 'noon' ? 12 : HOURS.get(word.toLowerCase())
  return hour === undefined ? undefined : hour + (QUARTERS[part.toLowerCase()] ?? 0)
}

function offHour(clause: string): number | undefined {
  if (OF_THE_EVENING.test(clause)) return undefined
  const [, how, said] = OFF.exec(clause) ?? []
  const hour = hourIn(said ?? IN_THE_MORNING.exec(clause)?.[1] ?? '')
  if (hour === undefined || hour > LATEST_START) return undefined
  return how === 'before' ? hour - BEFORE_HOURS : hour
}

/** Whether a clause speaks of a sight by its name, or by a word of it that is neither a kind of sight nor a place. */
export function isSpokenOf(clause: string, name: string, places: readonly string[]): boolean {
  const own = shortNameOf(name)
    .split(/[\s'-]+/)
    .filter((word) => /^[A-Z]\w{4,}$/.test(word) && !KINDS.has(word) && !places.some((place) => place.includes(word)))
  return isNamedIn(clause, name) || own.some((word) => new RegExp(String.raw`\b${word}\b`).test(clause))
}

/** Words clause by clause; without `all` those that are somebody's own plan alone are left out. */
export function clausesOf(words: string, { all = false } = {}): string[] {
  return words.split(/(?<=[.;]) +/).filter((clause) => all || !LEFT_OPEN.test(clause))
}
