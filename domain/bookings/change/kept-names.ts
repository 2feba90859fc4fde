import { ADULT_AGE } from '#domain/party/party.ts'
import type { Party } from '#domain/party/party.ts'
import type { Traveller } from '#domain/bookings/booking.ts'

type KeptTraveller = Traveller & { position: number }

/**
 * Whoever still has a place in a party that has become another one, adults first and the oldest child before the others. Where fewer of one age travel than were named,
 * nobody can know who stays at home: of that age everybody is asked for again.
 */
export function keptNames(
  was: readonly Traveller[],
  { adults, ages }: Pick<Party, 'adults' | 'ages'>,
): KeptTraveller[] {
  const grown = was.filter(({ age }) => age >= ADULT_AGE)
  const children = [...new Set(ages)].flatMap((age) => {
    const named = was.filter((one) => one.age === age)
    const places = ages.flatMap((one, at) => (one === age ? [adults + at] : []))
    return named.length > places.length ? [] : placed(named, places)
  })
  const first = Array.from({ length: adults }, (_, place) => place)
  return [...(grown.length > adults ? [] : placed(grown, first)), ...children]
}

function placed(named: readonly Traveller[], places: readonly number[]): KeptTraveller[] {
  return named.map(({ name, age }, at) => ({ name, age, position: places[at]! }))
}
