import type { NamedTraveller } from '#domain/bookings/trip/travellers.server.ts'
import type { PricedJourney } from '#domain/bookings/quote/priced-journey.ts'
import { roomsByTraveller } from '#domain/bookings/group/room-places.ts'
import { ADULT_AGE } from '#domain/party/party.ts'

/** From `ADULT_AGE` to 120. */
const ADULT_AGES = String.raw`1[89]|[2-9]\d|1[01]\d|120`

/** A traveller's row of the form: who was priced there, and who was named; `ages` is the pattern of those that fit. */
export type PartyRow = {
  title: string
  hint: string
  name: string
  age: string
  room: number
  isAdult: boolean
  ages: string
}

/** A row for everybody who was priced, adults first and the oldest child before the others, as the named ones are kept; what was just typed goes before. */
export function partyRows(
  { party, rooms }: Pick<PricedJourney, 'party' | 'rooms'>,
  named: readonly NamedTraveller[],
  typed: Record<string, string> = {},
): PartyRow[] {
  const ages = [...Array.from({ length: party.adults }, () => undefined), ...party.ages]
  const proposed = roomsByTraveller(
    rooms,
    ages.map((age) => ({ age: age ?? ADULT_AGE })),
  )
  const titles = ages.map(titleOf)
  return ages.map((age, at) => {
    const known = named.find(({ position }) => position === at)
    return {
      title: numbered(titles, at),
      hint: age === undefined ? `${ADULT_AGE} years and over` : `priced at ${age === 1 ? '1 year' : `${age} years`}`,
      name: typed[`travellers.${at}.name`] ?? known?.name ?? '',
      age: typed[`travellers.${at}.age`] ?? String(known?.age ?? age ?? ''),
      room: Number(typed[`travellers.${at}.room`] ?? known?.room ?? proposed[at]),
      isAdult: age === undefined,
      ages: age === undefined ? ADULT_AGES : `0?${age}`,
    }
  })
}

function titleOf(age: number | undefined): string {
  if (age === undefined) return 'Adult'
  return age < 2 ? 'Infant' : age < 12 ? 'Child' : 'Young person'
}

/** Who of several: a fault names its person. */
function numbered(titles: readonly string[], at: number): string {
  const title = titles[at]!
  const isOne = title !== 'Adult' && titles.indexOf(title) === titles.lastIndexOf(title)
  return isOne ? title : `${title} ${titles.slice(0, at + 1).filter((other) => other === title).length}`
}
