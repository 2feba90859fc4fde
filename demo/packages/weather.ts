import type { Question } from '#domain/catalogue/package.ts'
import { monthName } from '#platform/dates.ts'
import type { DayPlan } from './days/plan.ts'
import { PLACE_ALTITUDES } from './place-altitudes.ts'
import type { Route } from './route.ts'
import type { Rotation } from './words/rotation.ts'
import { fill } from './words/rotation.ts'

const ICY_FROM_M = 4000
const FULL_KIT = 'thermals, a down or thick woollen jacket, cap, gloves, and sun cream by day'
const HILL_KIT = 'a warm jacket, a cap, something against rain, and sun cream by day'
const HILLS_FROM_M = 1200
const SNOWED_UP_FROM_M = 2400
const EARLY_RAIN = new Set(['IN-AR', 'IN-AS', 'IN-ML', 'IN-MN', 'IN-MZ', 'IN-NL', 'IN-SK', 'IN-TR', 'IN-WB'])

/** What to wear in the highest bed of a tour, where one needs to be told. */
export function cold(route: Route, days: readonly DayPlan[], rotation: Rotation): Question[] {
  const heights = days.flatMap((day) => {
    const metres = PLACE_ALTITUDES.get(day.overnight?.slug ?? '')
    return day.overnight && metres !== undefined && metres >= 1400
      ? [{ name: day.overnight.name, metres, north: day.overnight.lat > 24 }]
      : []
  })
  const top = heights.toSorted((a, b) => b.metres - a.metres)[0]
  if (!top) return []
  const month = route.months[Math.floor(route.months.length / 2)] ?? 10
  const words = { n: top.name, month: monthName(month), m: top.metres.toLocaleString('en-IN') }
  const question = fill(
    rotation.next('cold asked', [
      'How cold is it in {n}?',
      'What should we wear in {n}?',
      'Do we need woollens for {n}?',
    ]),
    words,
  )
  return [
    {
      question,
      answer: `${fill('{n} lies at {m} m: ', words)}${uncapital(clothing(top.metres, top.north, route.months))}`,
    },
  ]
}

/** As it stands after a colon; the names of months keep their capital. */
export function uncapital(text: string): string {
  return /^(April|July)\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

function clothing(metres: number, north: boolean, months: readonly number[]): string {
  const winter = months.some((month) => month <= 2 || month === 12)
  if (!north)
    return metres >= 1900
      ? 'Evenings want a jacket in every month, and from November to February a cap as well.'
      : 'A light pullover for the evening is enough, with a shawl in December and January.'
  if (metres >= 3000) return `${nightsAt(metres, months)}: ${winter || metres >= ICY_FROM_M ? FULL_KIT : HILL_KIT}.`
  if (metres >= SNOWED_UP_FROM_M && months.every((month) => month >= 11 || month <= 4))
    return 'Snow lies deep and it freezes every night: thermals, a thick jacket, waterproof boots, cap and gloves.'
  if (metres >= 1900)
    return winter
      ? 'From December to February it freezes at night and may snow; at other times a woollen jacket will do. Bring layers, for noon can be warm.'
      : 'Days are mild and evenings cool, so a warm jacket and closed shoes are enough.'
  return winter
    ? 'Winter evenings are cold enough for a thick jacket; by day the sun does most of the work.'
    : 'A jacket for evenings, cotton for the day.'
}

/** How cold nights are at three thousand metres and more, in the months of a tour. */
function nightsAt(metres: number, months: readonly number[]): string {
  if (months.some((month) => month <= 3 || month === 12)) return 'Winter nights are far below freezing'
  if (metres >= ICY_FROM_M) return 'Nights come near freezing even in July'
  return months.some((month) => month === 4 || month >= 10)
    ? 'Summer nights are cool, and those of spring and October near freezing'
    : 'Nights are cool in summer, and cold once the rain or September comes'
}

/** Where a road through hills is not one under slides. */
const FIRM_HILLS = new Set(['IN-RJ', 'IN-MP', 'IN-GJ', 'IN-CG', 'IN-JH'])

/** Why a tour runs in its months and in no others. */
export function whyThen({ name, months, themes, stops }: Route, stateCodes: readonly string[]): string {
  const has = (month: number) => months.includes(month)
  const highest = Math.max(...stops.map(({ placeSlug }) => PLACE_ALTITUDES.get(placeSlug) ?? 0))
  const heat = has(4) ? 'from May' : has(3) ? 'from April' : 'from March'
  if (/Rhododendron|Tulips|Flowers|Flower$/.test(name)) return 'The flowers keep to it, and so do we.'
  if (themes.some((theme) => theme.startsWith('winter')) && !has(5) && !has(11))
    return 'That is when the snow lies, and in April it turns to slush.'
  if (themes.includes('island') && !has(7)) return 'With the rains the sea turns rough and boats stay in harbour.'
  if (themes.includes('wildlife') && !has(7))
    return has(5)
      ? 'The forests close for the rains, and the animals are owed the rest.'
      : `It is hot ${heat}, and after that the forests close for the rains.`
  if (!has(1) && !has(2) && (has(6) || highest >= SNOWED_UP_FROM_M) && has(9) && highest >= HILLS_FROM_M)
    return 'Outside them snow or ice closes roads, or rain does.'
  if (!has(7) && !has(8) && (highest >= HILLS_FROM_M || (has(3) && stateCodes.some((code) => EARLY_RAIN.has(code)))))
    return highest >= HILLS_FROM_M && !stateCodes.some((code) => FIRM_HILLS.has(code))
      ? 'The rains bring slides to those roads, and then we do not send a car up them.'
      : 'After that the rains come in earnest, and the rivers with them.'
  if (!has(5) && !has(7)) return `It is too hot to enjoy ${heat}, and the rain follows.`
  if (!has(7)) return 'July and August bring heavy rain, and in it this is no holiday.'
  return 'It wants the green that the rain leaves, and by spring that is gone.'
}
