import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { hut } from '#art/strokes/architecture.ts'
import { mix } from '#art/strokes/colour.ts'
import { across, downs, fillUnder } from '#art/strokes/hills.ts'
import { walker } from '#art/strokes/people.ts'
import { mist, sky } from '#art/strokes/sky.ts'
import { curve, line, num, path, place, type Point } from '#art/strokes/svg.ts'
import { neem } from '#art/strokes/trees.ts'

/** A bend of the estate's road between two slopes of tea, the bungalow above it and the valley in cloud. */
export function estateRoad(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  let out = sky(sheet, { sunX: dice.between(0.5, 0.62), sunY: 0.24, sunR: 8, horizon: 0.5 })
  for (const [y, rise, deep] of [
    [0.38, 0.1, 0],
    [0.46, 0.06, 0.2],
  ] as const) {
    const hill = downs(sheet, height * y, height * rise, dice.between(0.9, 1.4))
    out += fillUnder(sheet, hill, sheet.fade(tones.at(deep), mix(tones.at(deep), tones.haze, 0.65), 0, 0.5))
  }
  const left = across(sheet, [
    [-0.02, 0.34],
    [0.14, 0.38],
    [0.3, 0.5],
    [0.46, 0.68],
    [0.56, 0.86],
    [0.6, 1.04],
    [-0.02, 1.04],
  ])
  const right = across(sheet, [
    [1.02, 0.5],
    [0.9, 0.56],
    [0.78, 0.66],
    [0.7, 0.8],
    [0.72, 1.04],
    [1.02, 1.04],
  ])
  return (
    out +
    mist(sheet, height * 0.56, 4, 0.8) +
    valley(sheet) +
    slope(sheet, left, 0.42, 1) +
    place(width * 0.1, height * 0.372, unit * 0.24, hut(tones, true)) +
    road(sheet) +
    slope(sheet, right, 0.6, -1) +
    place(
      width * 0.615,
      height * 0.86,
      unit * 0.5,
      walker(tones.see('#C93A2B'), tones.see('#4A2A20'), tones.see('#D9B074'), tones.see('#E2A02F')),
    ) +
    place(
      width * 0.585,
      height * 0.78,
      unit * 0.36,
      walker(tones.see('#1F7F86'), tones.see('#4A2A20'), tones.see('#D9B074'), tones.see('#7A2F5B')),
    ) +
    neem(sheet, width * 0.92, height * 0.6, tones.at(0.6)) +
    birds(sheet, width * 0.7, height * 0.26, 4, tones.at(0.7))
  )
}

function valley(sheet: Sheet): string {
  const { height, tones } = sheet
  const floor = downs(sheet, height * 0.64, height * 0.02, 1.2)
  const green = mix(tones.see('#5E9A4C'), tones.haze, 0.35)
  return fillUnder(sheet, floor, sheet.fade(green, mix(green, tones.ink, 0.3)))
}

/** Clipped bushes in rows that follow the edge of the slope. */
function slope(sheet: Sheet, edge: Point[], deep: number, way: number): string {
  const { unit, tones } = sheet
  const green = mix(mix(tones.see('#5E9A4C'), tones.at(deep), 0.4), tones.haze, 0.12)
  const shape =
    curve(edge.slice(0, -2)) +
    `L${edge
      .slice(-2)
      .map((point) => point.map(num).join())
      .join('L')}Z`
  const crest = edge.slice(0, -2)
  let dark = ''
  let pale = ''
  for (let row = 1; row < 14; row++) {
    const away = row * unit * (2.4 + row * 0.16)
    dark += curve(crest.map(([x, y], i): Point => [x - way * away, y + away * 0.5 + i * unit * 0.3]))
    pale += curve(
      crest.map(([x, y], i): Point => [x - way * (away + unit), y + away * 0.5 - unit * 0.5 + i * unit * 0.3]),
    )
  }
  const bush = ` stroke-linecap="round" stroke-dasharray="${num(unit * 2.6)} ${num(unit * 1.2)} ${num(unit * 1.4)} ${num(unit)}"`
  return (
    path(shape, green) +
    `<g${sheet.clip(shape)}>${line(dark, mix(green, tones.ink, 0.5), unit * 0.6)}${line(pale, mix(mix(green, tones.lit, 0.42), tones.see('#C9D46A'), 0.4), unit * 1.1, bush)}</g>` +
    line(curve(crest), mix(green, tones.lit, 0.45), unit * 0.7)
  )
}

function road(sheet: Sheet): string {
  const { width, height, tones } = sheet
  const at = (x: number, y: number) => `${num(width * x)},${num(height * y)}`
  const earth = mix(tones.see('#C98A55'), tones.lit, 0.2)
  const bend = `M${at(0.46, 0.655)}C${at(0.58, 0.68)} ${at(0.44, 0.71)} ${at(0.53, 0.76)}C${at(0.6, 0.82)} ${at(0.52, 0.92)} ${at(0.44, 1.04)}H${num(width * 0.76)}C${at(0.72, 0.92)} ${at(0.74, 0.84)} ${at(0.63, 0.76)}C${at(0.54, 0.71)} ${at(0.64, 0.67)} ${at(0.49, 0.65)}Z`
  return path(bend, sheet.fade(mix(earth, tones.haze, 0.3), mix(earth, tones.ink, 0.2)))
}
