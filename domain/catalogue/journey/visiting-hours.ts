/** When a sight lets one in and closes, in hours of the day. */
export type VisitingHours = { opens: number; closes: number }

const WRITTEN = /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-4]):([0-5]\d)$/

const ALWAYS = [{ opens: 4, closes: 22 }]
const DAYLIGHT = [{ opens: 5.5, closes: 18.5 }]
const OFFICE = [{ opens: 9, closes: 17.5 }]
/** In the south a temple's doors are shut while the god sleeps after noon. */
const WITH_A_MIDDAY_BREAK = [
  { opens: 5.5, closes: 12.5 },
  { opens: 16, closes: 21 },
]
const SOUTH = new Set(['IN-TN', 'IN-KL', 'IN-KA', 'IN-AP', 'IN-TS', 'IN-PY'])

const BY_TYPE: Partial<Record<string, readonly VisitingHours[]>> = {
  museum: [{ opens: 10, closes: 17 }],
  palace: OFFICE,
  zoo: OFFICE,
  'theme-park': [{ opens: 9, closes: 20 }],
  'tea-estate': OFFICE,
  winery: [{ opens: 10, closes: 21 }],
  synagogue: [{ opens: 10, closes: 17 }],
  'national-park': DAYLIGHT,
  wildlife: DAYLIGHT,
  'bird-sanctuary': [{ opens: 5.5, closes: 18 }],
  fort: DAYLIGHT,
  monument: DAYLIGHT,
  cave: [{ opens: 7, closes: 18 }],
  stepwell: DAYLIGHT,
  'heritage-site': DAYLIGHT,
  'buddhist-site': DAYLIGHT,
  waterfall: DAYLIGHT,
  canyon: DAYLIGHT,
  glacier: DAYLIGHT,
  'mountain-pass': DAYLIGHT,
  valley: DAYLIGHT,
  adventure: DAYLIGHT,
  river: DAYLIGHT,
  island: DAYLIGHT,
  backwater: DAYLIGHT,
  mangrove: DAYLIGHT,
  'heritage-railway': DAYLIGHT,
  garden: [{ opens: 6, closes: 20 }],
  monastery: [{ opens: 6, closes: 19 }],
}

/** The hours a sight keeps itself, else those of its kind; ghats, markets, beaches and what stands open keep no others than the day's. */
export function usualHours({ openings = [], type, stateCode = '' }: Sight): readonly VisitingHours[] {
  if (openings.length > 0) return openings.map(readOpening)
  if (type === 'temple') return SOUTH.has(stateCode) ? WITH_A_MIDDAY_BREAK : ALWAYS
  return BY_TYPE[type] ?? ALWAYS
}

/** Hours as they are entered, 05:30-10:30; they hold no number where they are written otherwise. */
export function readOpening(text: string): VisitingHours {
  const [, ...parts] = WRITTEN.exec(text) ?? []
  const [openHour = NaN, openMinute = NaN, closeHour = NaN, closeMinute = NaN] = parts.map(Number)
  return { opens: openHour + openMinute / 60, closes: closeHour + closeMinute / 60 }
}

type Sight = { openings?: readonly string[] | undefined; type: string; stateCode?: string | undefined }

/** When somebody who stands before a sight at an hour can begin to see it, and when that door and the last of the day close; undefined where it is too late. Who stays longer than any opening lasts, comes back after the break. */
export function entersAt(
  sight: Sight & { hours: number },
  clock: number,
): { from: number; closes: number; lastCloses: number } | undefined {
  const openings = usualHours(sight)
  const lastCloses = openings.at(-1)!.closes
  const isLong = openings.every(({ opens, closes }) => sight.hours > closes - opens)
  const whole = isLong ? [{ opens: openings[0]!.opens, closes: lastCloses }] : openings
  for (const { opens, closes } of whole) {
    const from = Math.max(clock, opens)
    if (from + sight.hours <= closes + GRACE_HOURS) return { from, closes, lastCloses }
  }
  return undefined
}

/** Nobody is turned out to the minute. */
const GRACE_HOURS = 0.25
