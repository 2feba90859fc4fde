import type { PosterHour, PosterKind } from '#art/kind.ts'
import { printed } from '#art/poster.ts'
import { layOut, type Sheet } from '#art/sheet.ts'
import { BEHIND } from '#art/sights/behind.ts'
import type { Backdrop } from '#art/sights/sight.ts'
import { birds } from '#art/strokes/animals.ts'
import { mix } from '#art/strokes/colour.ts'
import { sky } from '#art/strokes/sky.ts'
import { circle, ellipse, line, num, opacity, path, rect } from '#art/strokes/svg.ts'

/**
 * A vehicle from its right side, drawn on 140 (or as `long` as it is) by 60, its wheels standing on 46 plus their radius. Lines where its doors shut, who sits
 * in it, a pale `band` of its paint; in the dark of the drawing what stands on its roof (`rail`) and what is under it (`low`).
 */
export type Vehicle = {
  body: string
  glass: string
  wheels: readonly number[]
  radius: number
  long?: number
  doors?: string
  people?: readonly number[]
  /** How much higher than in a car one sits in it. */
  sit?: number
  band?: string
  rail?: string
  low?: string
}

/** What decides a vehicle's picture: the country it drives through is told by what stands behind the road. */
export type RoadRecipe = {
  slug: string
  vehicle: Vehicle
  colour: string
  country: Backdrop
  hour: PosterHour
  width: number
  height: number
}

const COLOURS: Partial<Record<Backdrop, PosterKind>> = {
  towers: 'cityscape',
  roofs: 'cityscape',
  snows: 'snow',
  plain: 'desert',
  sea: 'beach',
}

/** Draws a vehicle on its road, in the posters' hand. Pure. */
export function drawOnTheRoad({ vehicle, colour, country, ...recipe }: RoadRecipe): string {
  const sheet = layOut({ ...recipe, kind: COLOURS[country] ?? 'tea', season: 'winter' })
  const { width, height, unit, dice, tones } = sheet
  const verge = height * 0.66
  const kerb = height * 0.74
  const grass = mix(tones.at(0.5), tones.lit, 0.2)
  const tar = mix(tones.ink, tones.shade, 0.35)
  const dashes = Array.from(
    { length: 9 },
    (_, i) => `M${num(width * (i / 8.4))},${num(height * 0.955)}h${num(unit * 7)}`,
  ).join('')
  const scene =
    sky(sheet, { sunX: dice.between(0.12, 0.2), sunY: 0.22, sunR: 9, horizon: 0.62 }) +
    BEHIND[country](sheet, verge) +
    rect(-10, verge, width + 20, height, sheet.fade(grass, mix(grass, tones.ink, 0.3), 0, 0.3)) +
    milestones(sheet, kerb) +
    rect(-10, kerb, width + 20, height, sheet.fade(tar, tones.ink)) +
    rect(-10, kerb, width + 20, unit * 0.9, mix(grass, tones.lit, 0.5)) +
    line(dashes, mix(tones.accent, tones.sun, 0.5), unit * 0.7) +
    vehicleOn(sheet, vehicle, colour) +
    birds(sheet, width * 0.62, height * 0.18, 5, tones.at(0.75))
  return printed(sheet, scene)
}

/** The milestones of an Indian highway: white, with a yellow head. */
function milestones({ width, unit, tones }: Sheet, kerb: number): string {
  return [0.09, 0.93]
    .map((x) => {
      const left = width * x
      return (
        path(
          `M${num(left)},${num(kerb)}v${num(-unit * 6)}q${num(unit * 2)},${num(-unit * 3)} ${num(unit * 4)},0v${num(unit * 6)}Z`,
          tones.see('#F4EBD3'),
        ) +
        path(
          `M${num(left)},${num(kerb - unit * 6)}q${num(unit * 2)},${num(-unit * 3)} ${num(unit * 4)},0Z`,
          tones.see('#E2A02F'),
        )
      )
    })
    .join('')
}

const CAR_LONG = 140
const AXLE = 46

function vehicleOn(sheet: Sheet, vehicle: Vehicle, colour: string): string {
  const { width, height, tones } = sheet
  const { body, glass, wheels, radius, long = CAR_LONG, band, rail, low } = vehicle
  const paint = tones.see(colour)
  const scale = Math.min((width * 0.66) / CAR_LONG, (width * 0.88) / long)
  const pane = tones.dark ? mix(tones.glow, tones.sky[1], 0.25) : mix(tones.sky[1], '#FFFFFF', 0.35)
  const drawn = [
    ellipse(long / 2, AXLE + radius, long / 2 - 2, 3.4, tones.ink, opacity(0.45)),
    tones.dark ? path(`M${long - 6},31L${long + 90},22V52Z`, tones.glow, opacity(0.22)) : '',
    rail ? path(rail, mix(tones.ink, paint, 0.15)) : '',
    path(body, paint),
    band ? `<g${sheet.clip(body)}>${path(band, mix(paint, '#FFFFFF', 0.72))}</g>` : '',
    path(glass, pane),
    inside(sheet, vehicle),
    shading(sheet, vehicle),
    low ? path(low, tones.ink) : '',
    ...wheels.map((x) => wheel(sheet, x, radius, paint)),
  ]
  const at = `translate(${num(width * 0.5 - (long / 2) * scale)} ${num(height * 0.9 - (AXLE + radius) * scale)}) scale(${Math.round(scale * 1000) / 1000})`
  return `<g transform="${at}">${drawn.join('')}</g>`
}

/** Who looks out of the windows, and the light that lies on them. */
function inside(sheet: Sheet, { glass, people = [52, 84], sit = 0, long = CAR_LONG }: Vehicle): string {
  const { ink } = sheet.tones
  const heads = people.map(
    (x) =>
      circle(x, 19.5 + sit, 3.4, ink, opacity(0.6)) + path(`M${x - 5},${28 + sit}q0,-6 5,-6t5,6Z`, ink, opacity(0.6)),
  )
  const gleams = Array.from({ length: Math.round(long / 50) }, (_, i) => `M${20 + i * 50},${34 + sit}l24,-30h8l-24,30Z`)
  return `<g${sheet.clip(glass)}>${heads.join('')}${path(gleams.join(''), '#FFFFFF', opacity(0.28))}</g>`
}

/** What the light does to its body: its foot and its edge, its doors and their handles, its lamps. */
function shading(sheet: Sheet, { body, doors = 'M66,8V40M100,12V40', long = CAR_LONG }: Vehicle): string {
  const { tones } = sheet
  const parts = [
    rect(0, 40, long, 14, tones.ink, opacity(0.3)),
    rect(0, 30.5, long, 1.2, tones.lit, opacity(0.55)),
    rect(0, -20, long, 29, tones.lit, opacity(0.12)),
    line(doors, tones.ink, 0.7, opacity(0.4)),
    rect(0, 29, 9, 5, tones.see('#B3261E')),
    rect(long - 14, 30, 14, 4.5, tones.dark ? tones.glow : '#FFF3CF'),
  ]
  return `<g${sheet.clip(body)}>${parts.join('')}</g>`
}

function wheel({ tones }: Sheet, x: number, radius: number, paint: string): string {
  return (
    circle(x, AXLE, radius + 1.6, mix(paint, tones.ink, 0.55)) +
    circle(x, AXLE, radius, tones.ink) +
    circle(x, AXLE, radius * 0.56, mix(tones.lit, tones.shade, 0.4)) +
    circle(x, AXLE, radius * 0.2, tones.ink)
  )
}
