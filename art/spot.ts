import { heritage, monastery, pilgrimage } from '#art/spots/buildings.ts'
import { desert, hillStation, tea, trekking, wildlife } from '#art/spots/land.ts'
import { backwater, beach, honeymoon, island } from '#art/spots/water.ts'
import { chance, hash, type Chance } from '#art/strokes/chance.ts'

/** The themes that have a small picture in an arched window. */
export const SPOT_NAMES = [
  'hill-station',
  'backwater',
  'desert',
  'pilgrimage',
  'wildlife',
  'trekking',
  'beach',
  'heritage',
  'honeymoon',
  'island',
  'monastery',
  'tea',
] as const
export type SpotName = (typeof SPOT_NAMES)[number]

const FRAME = 'M8,112V46Q8,28 24,20Q38,14 48,2Q58,14 72,20Q88,28 88,46V112Z'

const VIEWS: Record<SpotName, (dice: Chance) => string> = {
  'hill-station': hillStation,
  backwater,
  desert,
  pilgrimage,
  wildlife,
  trekking,
  beach,
  heritage,
  honeymoon,
  island,
  monastery,
  tea,
}

/** Draws the window of a theme as an SVG text, 96 by 114. Pure. */
export function drawSpot(name: SpotName): string {
  const view = VIEWS[name](chance(hash('spot/' + name)))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 114" width="96" height="114"><clipPath id="spot-${name}"><path d="${FRAME}"/></clipPath><g clip-path="url(#spot-${name})">${view}</g><path d="${FRAME}" fill="none" stroke="#1B1F2A" stroke-width="2.500"/></svg>`
}
