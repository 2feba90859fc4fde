import type { PosterHour } from '#art/kind.ts'
import { drawOnTheRoad } from '#art/on-the-road.ts'
import type { Backdrop } from '#art/sights/sight.ts'
import { VEHICLES } from './vehicles.ts'

/** The road each class is at home on, and when by day; no two beside each other in the list drive the same. */
const ROADS: Record<string, readonly [country: Backdrop, hour: PosterHour]> = {
  hatchback: ['roofs', 'day'],
  sedan: ['towers', 'day'],
  'premium-sedan': ['palms', 'dawn'],
  'compact-suv': ['trees', 'day'],
  suv: ['hills', 'day'],
  'innova-crysta': ['palms', 'day'],
  'innova-hycross': ['hills', 'dawn'],
  fortuner: ['snows', 'dawn'],
  'luxury-sedan': ['towers', 'dusk'],
  'electric-sedan': ['roofs', 'dawn'],
  'thar-4x4': ['plain', 'dusk'],
  'sumo-hill': ['snows', 'day'],
  'tempo-traveller-9': ['sea', 'day'],
  'tempo-traveller-12': ['plain', 'day'],
  'tempo-traveller-17': ['hills', 'day'],
  urbania: ['sea', 'dusk'],
  'tempo-traveller-26': ['trees', 'dawn'],
  'mini-coach-35': ['palms', 'dusk'],
  'coach-45': ['towers', 'dawn'],
}

/** A class of car on a road it is driven on, as an SVG text, 1600 by 800, by day or by night. Pure. Throws on a class nobody has drawn. */
export function drawCar(slug: string, colour: string, { isNight }: { isNight: boolean }): string {
  const [vehicle, road] = [VEHICLES[slug], ROADS[slug]]
  if (!vehicle || !road) throw new Error(`nobody has drawn ${slug}`)
  const [country, hour] = road
  return drawOnTheRoad({ slug, vehicle, colour, country, hour: isNight ? 'night' : hour, width: 1600, height: 800 })
}
