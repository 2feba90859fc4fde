import { towers } from '#art/kinds/cityscape/parts.ts'
import type { Sheet } from '#art/sheet.ts'
import type { Backdrop } from '#art/sights/sight.ts'
import { mix } from '#art/strokes/colour.ts'
import { downs, fillUnder, massif } from '#art/strokes/hills.ts'
import { mist } from '#art/strokes/sky.ts'
import { num, path, type Point, rect } from '#art/strokes/svg.ts'
import { palm, roundTrees, treeline } from '#art/strokes/trees.ts'
import { water } from '#art/strokes/water.ts'

type DrawBackdrop = (sheet: Sheet, ground: number) => string

/** What stands behind a sight, from the sky down to the ground at y. */
export const BEHIND: Record<Backdrop, DrawBackdrop> = {
  cliff: () => '',
  plain: (sheet, y) => land(sheet, y, [[0.04, 0.02, 0]]),
  hills: (sheet, y) =>
    land(sheet, y, [
      [0.15, 0.06, 0],
      [0.1, 0.05, 0.12],
      [0.045, 0.03, 0.28],
    ]) + mist(sheet, y - 5 * sheet.unit, 2, 0.4),
  trees: (sheet, y) =>
    land(sheet, y, [[0.05, 0.02, 0]]) + foliage(sheet, y, 0.2, 4.6) + foliage(sheet, y + sheet.unit, 0.36, 3),
  palms: (sheet, y) => foliage(sheet, y, 0.16, 3.4) + palmRow(sheet, y) + foliage(sheet, y + sheet.unit, 0.34, 2.4),
  towers: (sheet, y) =>
    towers(sheet, y, 0.04, 8, 24) +
    towers(sheet, y, 0.16, 4, 12) +
    mist(sheet, y - 4 * sheet.unit, 2, 0.4) +
    foliage(sheet, y, 0.34, 3),
  roofs: (sheet, y) => rooftops(sheet, y, 0.1, 9) + rooftops(sheet, y, 0.26, 5.4),
  sea: (sheet, y) =>
    water(
      sheet,
      y - sheet.height * 0.1,
      y + 2,
      [mix(sheet.tones.water[0], sheet.tones.haze, 0.2), mix(...sheet.tones.water, 0.5)],
      { waves: 16 },
    ),
  snows,
}

function land(sheet: Sheet, y: number, ridges: [rise: number, swing: number, depth: number][]): string {
  const { height, dice, tones } = sheet
  return ridges
    .map(([rise, swing, depth]) => {
      const ridge = downs(sheet, y - height * rise, height * swing, dice.between(1, 1.8))
      const tone = tones.at(depth)
      return fillUnder({ ...sheet, height: y + 2 }, ridge, sheet.fade(tone, mix(tone, tones.haze, 0.5), 0, 0.6))
    })
    .join('')
}

function foliage(sheet: Sheet, y: number, depth: number, size: number): string {
  const { width, unit, tones } = sheet
  const crest: Point[] = [
    [-10, y - unit],
    [width * 0.5, y - unit * 0.6],
    [width + 10, y - unit],
  ]
  const leaf = mix(mix(tones.see('#5E8A52'), tones.at(0.5), 0.3), tones.haze, 0.4 - depth)
  return roundTrees(sheet, crest, leaf, size, size * 0.85) + rect(-10, y - unit * 1.2, width + 20, unit * 2.2, leaf)
}

function palmRow(sheet: Sheet, y: number): string {
  const { width, unit, dice, tones } = sheet
  const stamp = sheet.keep(palm(24, 0.12, tones.at(0.34), tones.at(0.26), dice))
  let out = ''
  for (let i = 0; i < 11; i++)
    out += stamp(width * (i / 10 + dice.between(-0.03, 0.03)), y, unit * dice.between(0.6, 1.05), dice.odds(0.5))
  return out
}

function rooftops(sheet: Sheet, y: number, depth: number, tall: number): string {
  const { width, unit, dice, tones } = sheet
  let faces = ''
  let sides = ''
  for (let x = -unit * 2; x < width;) {
    const w = unit * dice.between(4, 9)
    const h = unit * tall * dice.between(0.5, 1)
    faces += `M${num(x)},${num(y)}v${num(-h)}h${num(w)}v${num(h)}Z`
    sides += `M${num(x + w * 0.62)},${num(y)}v${num(-h)}h${num(w * 0.38)}v${num(h)}Z`
    x += w
  }
  const tone = mix(mix(tones.lit, tones.at(0.3), 0.45), tones.haze, 0.42 - depth)
  return path(faces, tone) + path(sides, mix(tone, tones.shade, 0.35))
}

function snows(sheet: Sheet, y: number): string {
  const { width, height, unit, dice, tones } = sheet
  const top = (x: number, rise: number): Point => [width * x, y - height * (rise + dice.between(-0.03, 0.03))]
  const summits = [top(0.1, 0.3), top(0.32, 0.42), top(0.55, 0.36), top(0.78, 0.45), top(0.96, 0.3)]
  const faces = { snow: tones.lit, shade: tones.shade, rock: tones.at(0.38), haze: tones.haze }
  const wood = downs(sheet, y - height * 0.05, height * 0.03, 1.4)
  return (
    massif(sheet, summits, y, faces) +
    mist(sheet, y - 8 * unit, 2, 0.5) +
    treeline(sheet, wood, tones.at(0.4), 5, 1.3) +
    fillUnder({ ...sheet, height: y + 2 }, wood, tones.at(0.4))
  )
}
