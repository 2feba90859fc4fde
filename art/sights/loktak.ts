import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { mix } from '#art/strokes/colour.ts'
import { downs, fillUnder } from '#art/strokes/hills.ts'
import { rowboat } from '#art/strokes/people.ts'
import { mist, sky } from '#art/strokes/sky.ts'
import { ellipse, line, num, path, rect } from '#art/strokes/svg.ts'
import { water } from '#art/strokes/water.ts'

/** Loktak: rings of floating grass on the wide lake, a fisher's hut on stilts, a slim boat between them. */
export function loktakLake(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const y = height * 0.5
  let out = sky(sheet, { sunX: dice.between(0.62, 0.78), sunY: 0.24, sunR: 9, horizon: 0.5 })
  for (const [rise, swing, depth] of [
    [0.13, 0.05, 0],
    [0.07, 0.035, 0.16],
  ] as const) {
    const ridge = downs(sheet, y - height * rise, height * swing, dice.between(1, 1.8))
    out += fillUnder({ ...sheet, height: y + 2 }, ridge, mix(tones.at(depth), tones.haze, 0.3))
  }
  out += mist(sheet, y - 3 * unit, 2, 0.5) + water(sheet, y, height, tones.water)
  const grass = mix(tones.see('#7FA65A'), tones.at(0.4), 0.35)
  const ring = (x: number, at: number, size: number) => phumdi(width * x, height * at, unit * size, grass, tones.shade)
  out += ring(0.14, 0.57, 8) + ring(0.47, 0.56, 6) + ring(0.86, 0.59, 9) + ring(0.62, 0.66, 13) + ring(0.2, 0.72, 17)
  const cabin = sheet.keep(hut(tones.see('#C9A063'), tones.see('#8A6238'), tones.ink))
  out += cabin(width * 0.22, height * 0.715, unit * 0.26) + cabin(width * 0.84, height * 0.585, unit * 0.13, true)
  const boat = sheet.keep(rowboat(tones.see('#6B4A34'), tones.ink, null, tones.see('#B5482F'), tones.see('#F4E6C4')))
  return (
    out +
    boat(width * 0.6, height * 0.83, unit * 0.36) +
    ring(0.95, 0.9, 26) +
    birds(sheet, width * 0.3, height * 0.2, 6, tones.at(0.7))
  )
}

/** A ring of floating grass, open water within. */
const phumdi = (x: number, y: number, r: number, grass: string, shade: string) =>
  line(
    `M${num(x - r)},${num(y)}a${num(r)},${num(r * 0.3)} 0 1 0 ${num(2 * r)},0a${num(r)},${num(r * 0.3)} 0 1 0 ${num(-2 * r)},0`,
    shade,
    r * 0.2,
  ) +
  line(
    `M${num(x - r)},${num(y - r * 0.05)}a${num(r)},${num(r * 0.3)} 0 1 0 ${num(2 * r)},0a${num(r)},${num(r * 0.3)} 0 1 0 ${num(-2 * r)},0`,
    grass,
    r * 0.16,
  )

/** A thatched hut on stilts over its own patch of grass, 80 wide. */
const hut = (thatch: string, wall: string, ink: string) =>
  ellipse(0, 2, 58, 10, wall, ' opacity="0.35"') +
  line('M-24,0V-16M-8,0V-16M10,0V-16M26,0V-16', ink, 2.4) +
  rect(-30, -40, 62, 25, wall) +
  rect(-12, -34, 12, 19, ink) +
  path('M-42,-36L-24,-62H24L44,-36Z', thatch) +
  path('M6,-62H24L44,-36H18Z', wall, ' opacity="0.45"')
