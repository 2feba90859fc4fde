import type { PricedCard } from '#app/parts/package-card/priced-cards.server.ts'
import type { RoadNetwork } from '#domain/cars/roads/roads.ts'

/** What a day's drive is; from farther one flies. */
const A_DAY_BY_ROAD_KM = 400

/** Cards of tours that start elsewhere than one does, each with where that is. */
export function withStarts<Card extends PricedCard>(cards: readonly Card[], network: RoadNetwork, from: string) {
  return cards.map((priced) => {
    const start = priced.next?.cheapest.departureCity ?? priced.card.startCity
    return { ...priced, differs: startText(network, from, start) }
  })
}

/** "Starts in Srinagar: fly to SXR, then 13 km by road." `from` is a city as an address has it. */
export function startText(network: Pick<RoadNetwork, 'find' | 'between'>, from: string, start: string): string {
  const [home, there] = [from.replaceAll('-', ' '), start].map((name) => network.find(name)?.place)
  const text = `Starts in ${start}`
  if (!there) return text
  const road = home && network.between(home.id, there.id)
  if (road?.ok && road.value.km <= A_DAY_BY_ROAD_KM) return `${text}, ${road.value.km} km by road`
  const { airport } = there
  return airport && airport.km > 0 ? `${text}: fly to ${airport.iata}, then ${airport.km} km by road` : text
}
