import type { PosterHour } from '#art/kind.ts'
import { drawOnTheRoad, type Vehicle } from '#art/on-the-road.ts'
import type { Backdrop } from '#art/sights/sight.ts'

// Side views, flat as in the art direction.

const SHAPES = {
  hatchback: {
    body: 'M14 44V33c0-5 3-8 8-9l8-3c8-9 17-13 31-13 11 0 18 2 24 7l12 9 20 4c6 1 9 4 9 9v7Z',
    glass: 'M37 23c6-7 12-9 22-9v9H36ZM64 14c9 0 14 2 20 7l3 2H64Z',
    wheels: [38, 101],
    radius: 11,
  },
  sedan: {
    body: 'M6 44v-9c0-5 3-8 9-9l22-3c9-9 18-13 34-13s25 4 34 13l21 4c6 1 8 5 8 10v7Z',
    glass: 'M45 23c7-6 13-8 24-8v9H43ZM74 15c10 0 16 2 23 8l1 1H74Z',
    wheels: [34, 106],
    radius: 11,
  },
  suv: {
    body: 'M6 45V30c0-4 3-6 8-7l14-3 12-13c2-2 4-3 8-3h52c5 0 8 2 10 5l9 13 9 3c5 1 7 4 7 9v11Z',
    glass: 'M36 20l9-10h22v12H34ZM72 10h26c3 0 4 1 5 2l7 10H72Z',
    wheels: [34, 106],
    radius: 11,
  },
  mpv: {
    body: 'M6 45V22c0-7 4-12 11-12l45-2c12 0 20 3 29 10l10 7 22 4c7 1 11 5 11 10v6Z',
    glass: 'M14 24c0-5 2-8 7-8h16v10H14ZM42 16h20v10H42ZM67 15c9 0 16 3 22 9l2 2H67Z',
    wheels: [34, 106],
    radius: 11,
  },
  jeep: {
    body: 'M12 45V25c0-3 2-5 5-5h4l6-13c1-2 3-3 5-3h44c3 0 5 1 6 4l6 13 34 3c6 1 9 4 9 9v12Z',
    glass: 'M29 20l5-10h14v12H28ZM53 10h20c2 0 3 1 4 3l4 9H53Z',
    wheels: [36, 104],
    radius: 13,
  },
  van: {
    body: 'M5 47V14c0-5 3-8 8-8h92c7 0 11 2 14 8l9 15c4 2 6 4 6 9v9Z',
    glass: 'M12 14h22v14H12ZM39 14h22v14H39ZM66 14h22v14H66ZM93 14h11c4 0 6 1 8 4l6 11H93Z',
    wheels: [34, 106],
    radius: 11,
  },
  coach: {
    body: 'M3 48V10c0-4 3-6 7-6h116c6 0 9 3 10 8l2 20v16Z',
    glass:
      'M9 12h14v14H9ZM27 12h14v14H27ZM45 12h14v14H45ZM63 12h14v14H63ZM81 12h14v14H81ZM99 12h12v14H99ZM116 12h11c3 0 4 1 5 4l2 14h-18Z',
    wheels: [24, 92, 116],
    radius: 9,
  },
} as const satisfies Record<string, Vehicle>

export type CarShape = keyof typeof SHAPES

/** Where each shape is at home, and when. */
const ROADS: Record<CarShape, readonly [country: Backdrop, hour: PosterHour][]> = {
  hatchback: [['roofs', 'day']],
  sedan: [
    ['towers', 'day'],
    ['palms', 'dawn'],
    ['towers', 'dusk'],
    ['trees', 'day'],
  ],
  suv: [
    ['hills', 'day'],
    ['snows', 'dawn'],
  ],
  mpv: [
    ['trees', 'day'],
    ['hills', 'dawn'],
    ['palms', 'day'],
    ['sea', 'day'],
  ],
  jeep: [
    ['plain', 'dusk'],
    ['snows', 'day'],
  ],
  van: [
    ['hills', 'day'],
    ['plain', 'day'],
    ['palms', 'dusk'],
    ['trees', 'dawn'],
  ],
  coach: [
    ['trees', 'day'],
    ['snows', 'day'],
    ['plain', 'dawn'],
  ],
}

/** A class of car on a road it is driven on, as an SVG text, 1200 by 600. `nth` says which of the roads of its shape. Pure. */
export function drawCar(slug: string, shape: CarShape, colour: string, nth: number): string {
  const [country, hour] = ROADS[shape][nth % ROADS[shape].length]!
  return drawOnTheRoad({ slug, vehicle: SHAPES[shape], colour, country, hour, width: 1200, height: 600 })
}
