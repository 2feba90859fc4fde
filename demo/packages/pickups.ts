import type { PackagePickup } from '#domain/catalogue/package.ts'
import { rupees } from '#platform/money.ts'
import { numberInWords } from '#platform/wording.ts'

/** On the coach's way out of New Delhi, which it leaves at eight; a cab from across the river comes before. */
const NORTH_BY_COACH = [
  pickup('akshardham', 'Akshardham metro, gate 1', '19:00', 200),
  pickup('kashmere-gate', 'Kashmere Gate, by the metro', '20:30'),
  pickup('mukarba-chowk', 'Mukarba Chowk, GT Karnal Road', '21:00'),
]

/** Where shared transport takes people in on its way, by the package's address. A car for one party alone comes to its door. */
const PICKUPS: Readonly<Record<string, readonly PackagePickup[]>> = {
  'manali-and-kasol': NORTH_BY_COACH,
  'kasol-tosh-and-manikaran': NORTH_BY_COACH,
  'lohagad-fort-trek': [
    pickup('andheri', 'Andheri, by the metro', '13:00', 150),
    pickup('dadar', 'Dadar East, by the station', '14:00'),
    pickup('vashi', 'Vashi, under the flyover', '14:45'),
  ],
  'mullayanagiri-trek': [
    pickup('silk-board', 'Silk Board, by the bus stand', '10:15', 150),
    pickup('majestic', 'Majestic, by the metro', '11:00'),
    pickup('yeshwanthpur', 'Yeshwanthpur, by the station', '11:30'),
  ],
}

/** The pick-ups of a package, as its rates have them. */
export function pickupsOf(url: string): { pickups?: PackagePickup[] } {
  const pickups = PICKUPS[url]
  return pickups ? { pickups: [...pickups] } : {}
}

/** What is said of them to who asks where it begins; a sentence of its own, or nothing. */
export function pickupWords(url: string): string {
  const pickups = PICKUPS[url]
  if (!pickups) return ''
  // Places and hours stand under “Where you get in”, and once: another time they would contradict a change.
  return ` Or get in on the way, at ${pickups.length === 1 ? 'a place' : `one of ${numberInWords(pickups.length)} places`} you choose as you book.`
}

function pickup(id: string, place: string, at: string, price = 0): PackagePickup {
  return { id, place, at, pricePaise: rupees(price), per: 'person' }
}
