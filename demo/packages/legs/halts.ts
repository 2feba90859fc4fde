import { rows } from '#demo/packages/table.ts'
import { BY_THE_WAY } from './by-the-way.ts'

/** What those who fly between shrines stop for; columns as in by-the-way. */
const BY_AIR = `
dehradun > barkot | 3 | The helipad is at Kharsali, and from it you walk or are carried the six kilometres up to Yamunotri and down again | yamunotri-temple | 45 2
barkot > harsil | 1.5 | A car takes you from the helipad up the gorge to Gangotri and back | gangotri-temple | 50 2
harsil > kedarnath | 2 | The valley turns once more and you stand before Kedarnath, without a step of the path | kedarnath-temple
dehradun > kedarnath | 2 | You are put down a short walk from Kedarnath, and the temple has the snow behind it | kedarnath-temple
`

/** What one tour alone stops for, by its address; columns as in by-the-way. */
const OF_ONE_TOUR = `
holi-in-braj | mathura > vrindavan | 3 | The road goes round by Barsana, whose lanes are full by noon | - | 80 2.25
`

export type Halt = {
  hours: number
  sentence: string
  sights: string[]
  detour: { km: number; hours: number } | null
  isAsked: boolean
}

/** The halts by "from to"; both directions where the row was written with a dash. */
export const HALTS: ReadonlyMap<string, Halt> = haltsOf(BY_THE_WAY)

/** The same of those who fly between shrines. */
export const HALTS_BY_AIR: ReadonlyMap<string, Halt> = haltsOf(BY_AIR)

/** What a tour stops for that no other does, by its address and "from to". */
export const OWN_HALTS: ReadonlyMap<string, Halt> = new Map(
  rows(OF_ONE_TOUR).flatMap(([url, ...row]) =>
    [...haltsIn([row])].map(([way, halt]): [string, Halt] => [`${url} ${way}`, halt]),
  ),
)

function haltsOf(table: string): Map<string, Halt> {
  return haltsIn(rows(table))
}

function haltsIn(table: string[][]): Map<string, Halt> {
  return new Map(
    table.flatMap(([way = '', hours = '0', sentence = '', sights = '-', detour = '']) => {
      const [from, sign, to] = way.split(' ')
      const [km = 0, more = 0] = detour.split(' ').map(Number)
      const halt = {
        hours: Number(hours),
        sentence,
        sights: sights === '-' ? [] : sights.split(';'),
        detour: km > 0 ? { km, hours: more } : null,
        isAsked: detour === '*',
      }
      const there: [string, Halt] = [`${from} ${to}`, halt]
      return sign === '-' ? [there, [`${to} ${from}`, halt] as [string, Halt]] : [there]
    }),
  )
}
