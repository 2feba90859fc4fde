/** When a kind of sight lets one in and closes, in hours of the day. */
export type VisitingHours = { opens: number; closes: number }

const ALWAYS: VisitingHours = { opens: 4, closes: 22 }
const DAYLIGHT: VisitingHours = { opens: 5.5, closes: 18.5 }
const OFFICE: VisitingHours = { opens: 9, closes: 17.5 }
const FOREST: VisitingHours = { opens: 5.5, closes: 18 }

const BY_TYPE: Partial<Record<string, VisitingHours>> = {
  museum: OFFICE,
  palace: OFFICE,
  zoo: OFFICE,
  'theme-park': { opens: 9, closes: 20 },
  'tea-estate': OFFICE,
  winery: { opens: 10, closes: 21 },
  synagogue: { opens: 10, closes: 17 },
  'national-park': FOREST,
  'bird-sanctuary': FOREST,
  wildlife: FOREST,
  fort: DAYLIGHT,
  monument: { opens: 5.5, closes: 21 },
  cave: { opens: 7, closes: 18 },
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
  garden: { opens: 6, closes: 20 },
  monastery: { opens: 6, closes: 19 },
}

/** The usual hours of a kind of sight; temples, ghats, markets, beaches and what stands open keep no others than the day's. */
export function usualHours(type: string): VisitingHours {
  return BY_TYPE[type] ?? ALWAYS
}
