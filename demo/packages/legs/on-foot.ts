import { rows } from '#demo/packages/table.ts'
import type { Leg as Part } from '#domain/catalogue/journey/leg.ts'
import type { Leg } from './leg.ts'
import { onFoot } from './leg.ts'

/**
 * Ways that no car goes to the end of: from, to, kilometres and hours by road, the place the car goes to, kilometres on foot, metres up
 * and down. A way that begins on foot has its road after it.
 */
const PARTLY_ON_FOOT = `
jyotirmath ghangaria | 24 1.25 | Pulna | 10 950 0
sitapur-kedarnath kedarnath | 7 0.5 | Gaurikund | 16 1600 0
cherrapunji nongriat | 14 0.75 | Tyrna | 3 50 450
`
const FROM_A_PATH = `
ghangaria pipalkoti | 60 2.5 | Pulna | 10 0 950
ghangaria badrinath | 29 1.5 | Pulna | 10 0 950
kedarnath sitapur-kedarnath | 7 0.5 | Gaurikund | 16 0 1600
kedarnath guptkashi | 35 1.75 | Gaurikund | 16 0 1600
kedarnath rudraprayag | 75 3.25 | Gaurikund | 16 0 1600
nongriat cherrapunji | 14 0.75 | Tyrna | 3 450 50
nongriat mawlynnong | 95 3.5 | Tyrna | 3 450 50
`

/** Sights the car does not reach: kilometres on foot there and back, metres climbed on the way. */
const WALKED_TO = `
yamunotri-temple | 12 640
vaishno-devi-temple | 24 720
hemkund-sahib | 12 1250
valley-of-flowers-national-park | 10 550
triund | 14 730
tungnath-temple | 8 1000
phugtal-monastery | 12 200
girnar-hill | 10 900
shikharji | 18 1000
shatrunjaya-temples | 7 550
`

/** The legs of a day that are partly walked, by "from to". */
export const ON_FOOT: ReadonlyMap<string, Leg> = new Map([
  ...rows(PARTLY_ON_FOOT).map((row) => mixed(row, (road, walk) => [road, walk])),
  ...rows(FROM_A_PATH).map((row) => mixed(row, (road, walk) => [walk, road])),
])

function mixed(
  [way = '', driven = '', via = '', walked = '']: string[],
  inOrder: (road: Part, walk: Part) => Part[],
): [string, Leg] {
  const [km = 0, hours = 0] = driven.split(' ').map(Number)
  const [walkKm = 0, upM = 0, downM = 0] = walked.split(' ').map(Number)
  const legs = inOrder({ by: 'road', km, hours }, onFoot(walkKm, upM, downM))
  const sum = legs.reduce((all, leg) => all + (leg.hours ?? 0), 0)
  return [way, { km: km + walkKm, hours: sum, travel: 'walk', about: false, coach: false, parts: { legs, via } }]
}

const WALKS = new Map(
  rows(WALKED_TO).map(([slug = '', walked = '']) => {
    const [km = 0, upM = 0] = walked.split(' ').map(Number)
    return [slug, onFoot(km, upM, upM)]
  }),
)

/** The walk to a sight and back, where there is one. */
export function walkTo(slug: string): Part | undefined {
  return WALKS.get(slug)
}
