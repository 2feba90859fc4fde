import type { PosterHour, PosterKind } from '#art/kind.ts'
import { printed } from '#art/poster.ts'
import { layOut, type Sheet } from '#art/sheet.ts'
import { BEHIND } from '#art/sights/behind.ts'
import type { Backdrop } from '#art/sights/sight.ts'
import { birds } from '#art/strokes/animals.ts'
import { mix } from '#art/strokes/colour.ts'
import { sky } from '#art/strokes/sky.ts'
import { circle, ellipse, line, num, opacity, path, rect } from '#art/strokes/svg.ts'

/** A vehicle from its right side, drawn on 140 by 60, its wheels standing on 46 plus their radius. */
export type Vehicle = { body: string; glass: string; wheels: readonly number[]; radius: number }

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

function vehicleOn(sheet: Sheet, { body, glass, wheels, radius }: Vehicle, colour: string): string {
  const { width, height, tones } = sheet
  const paint = tones.see(colour)
  const low = 46
  const scale = (width * 0.66) / 140
  const cut = sheet.clip(body)
  const pane = tones.dark ? mix(tones.glow, tones.sky[1], 0.25) : mix(tones.sky[1], '#FFFFFF', 0.35)
  const people = [52, 84]
    .map(
      (x) =>
        circle(x, 19.5, 3.4, tones.ink, opacity(0.6)) + path(`M${x - 5},28q0,-6 5,-6t5,6Z`, tones.ink, opacity(0.6)),
    )
    .join('')
  const wheel = (x: number) =>
    circle(x, low, radius + 1.6, mix(paint, tones.ink, 0.55)) +
    circle(x, low, radius, tones.ink) +
    circle(x, low, radius * 0.56, mix(tones.lit, tones.shade, 0.4)) +
    circle(x, low, radius * 0.2, tones.ink)
  const inside = `<g${sheet.clip(glass)}>${people}<path d="M20,34L44,4h8L28,34ZM70,34L94,4h4L74,34Z" fill="#FFFFFF" fill-opacity=".28"/></g>`
  const shading = `<g${cut}>${rect(0, 39, 140, 12, tones.ink, opacity(0.3))}${rect(0, 30.5, 140, 1.2, tones.lit, opacity(0.55))}${rect(0, 0, 140, 9, tones.lit, opacity(0.16))}${line('M66,8V40M100,12V40', tones.ink, 0.7, opacity(0.35))}${rect(60, 29, 5, 1.3, tones.ink, opacity(0.5))}${rect(94, 29, 5, 1.3, tones.ink, opacity(0.5))}${rect(0, 29, 9, 5, tones.see('#B3261E'))}${rect(126, 30, 14, 4.5, tones.dark ? tones.glow : '#FFF3CF')}</g>`
  const beam = tones.dark ? path('M134,31L230,22V52Z', tones.glow, opacity(0.22)) : ''
  const at = `translate(${num(width * 0.5 - 70 * scale)} ${num(height * 0.9 - (low + radius) * scale)}) scale(${Math.round(scale * 1000) / 1000})`
  return `<g transform="${at}">${ellipse(70, low + radius, 68, 3.4, tones.ink, opacity(0.45))}${beam}${path(body, paint)}${path(glass, pane)}${inside}${shading}${wheels.map(wheel).join('')}</g>`
}
