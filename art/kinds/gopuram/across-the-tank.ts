import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { gopuramTower } from '#art/strokes/towers.ts'
import { mix } from '#art/strokes/colour.ts'
import { fillUnder } from '#art/strokes/hills.ts'
import { walker } from '#art/strokes/people.ts'
import { sky } from '#art/strokes/sky.ts'
import { num, opacity, path, place, type Point, rect } from '#art/strokes/svg.ts'
import { palm } from '#art/strokes/trees.ts'
import { mirror, water } from '#art/strokes/water.ts'

/** The gate tower mirrored in its tank. */
export function acrossTheTank(sheet: Sheet, paint: boolean): string {
  const { width, height, unit, dice, tones } = sheet
  let out = sky(sheet, { sunX: dice.between(0.2, 0.28), sunY: 0.25, sunR: 9.5, horizon: 0.66 })
  const hill: Point[] = [
    [-10, height * 0.7],
    [width * 0.12, height * 0.62],
    [width * 0.22, height * 0.57],
    [width * 0.32, height * 0.62],
    [width * 0.46, height * 0.69],
    [width + 10, height * 0.7],
  ]
  out += fillUnder(sheet, hill, sheet.fade(tones.at(0.02), mix(tones.at(0.02), tones.haze, 0.6), 0, 0.4))
  const gy = height * 0.8
  const lit = tones.lit
  const shade = tones.shade
  const mid = mix(lit, shade, 0.4)
  const dark = mix(tones.ink, shade, 0.15)
  const gold = tones.see('#E3A22F')

  const spots: [string, string] = paint
    ? [tones.see('#2C8C8A'), tones.see('#C8432F')]
    : [mix(shade, tones.ink, 0.3), mix(lit, shade, 0.2)]
  const pal = sheet.keep(palm(30, 0.1, tones.at(0.5), tones.at(0.44), dice))
  const haze = (x: string, k: number) => mix(x, tones.haze, k)
  out += place(
    width * 0.26,
    gy - 4 * unit,
    unit,
    gopuramTower(
      sheet.tall ? 30 : 32,
      haze(lit, 0.25),
      haze(mid, 0.25),
      haze(shade, 0.25),
      haze(dark, 0.3),
      haze(gold, 0.2),
      [haze(spots[0], 0.35), haze(spots[1], 0.35)],
    ),
  )
  for (const [x, k] of [
    [0.38, 0.7],
    [0.42, 0.9],
    [0.13, 0.85],
    [0.09, 0.66],
    [0.93, 1],
    [0.97, 0.8],
  ] as const)
    out += pal(width * x, gy, unit * k, dice.odds(0.5))
  // compound wall, striped white and red, and its gate tower
  const stripe = (x0: number, x1: number, y: number, h: number) => {
    let d = ''
    for (let x = x0; x < x1; x += unit * 3.2)
      d += `M${num(x)},${num(y)}h${num(Math.min(unit * 1.6, x1 - x))}v${num(h)}h${num(-Math.min(unit * 1.6, x1 - x))}Z`
    return (
      rect(x0, y, x1 - x0, h, mix(lit, mid, 0.2)) +
      path(d, tones.see('#C0402C')) +
      rect(x0, y, x1 - x0, unit * 0.9, shade)
    )
  }
  out += stripe(-10, width + 10, gy - 6.4 * unit, 7 * unit)
  const main = gopuramTower(sheet.tall ? 82 : 70, lit, mid, shade, dark, gold, spots)
  const gx = width * (sheet.wide ? 0.66 : 0.63)

  const held = sheet.keep(main)
  out += held(gx, gy + unit, unit)
  out +=
    rect(-10, gy + 0.6 * unit, width + 20, unit * 3, mix(lit, shade, 0.3)) +
    rect(-10, gy + 3.4 * unit, width + 20, unit * 1.2, shade) +
    rect(-10, gy + 4.4 * unit, width + 20, unit * 1.6, mix(lit, shade, 0.45)) +
    rect(-10, gy + 6 * unit, width + 20, unit * 1.4, mix(shade, tones.ink, 0.2))
  const wy = gy + 7.2 * unit
  out +=
    water(sheet, wy, height, [mix(tones.water[0], tones.sky[2], 0.3), tones.water[1]], { waves: 14, glitter: false }) +
    `<g${sheet.clip(`M0,${num(wy)}H${width}V${height}H0Z`)}>${mirror(held(gx, wy - 2 * unit, unit), wy, 0.42, 0.62)}</g>`
  let rip = ''
  for (let i = 0; i < 12; i++) {
    const y = wy + unit * (1.6 + i * 1.25)
    const w = unit * dice.between(8, 24)
    const x = gx + unit * dice.between(-24, 24)
    rip += `M${num(x - w / 2)},${num(y)}q${num(w / 2)},${num(-unit * 0.45)} ${num(w)},0q${num(-w / 2)},${num(unit * 0.45)} ${num(-w)},0Z`
  }
  out += path(rip, mix(tones.water[0], tones.water[1], 0.45), opacity(0.8))
  for (const [x, k, col] of [
    [0.3, 0.2, '#C93A2B'],
    [0.335, 0.19, '#F4EBD3'],
    [0.46, 0.2, '#7A2F5B'],
    [0.87, 0.2, '#E2A02F'],
  ] as const)
    out += place(width * x, gy + 3.4 * unit, unit * k, walker(tones.see(col), tones.ink, null, tones.see(col)), x > 0.4)
  out += place(
    width * 0.06,
    height * 1.0,
    unit,
    palm(sheet.tall ? 84 : 68, 0.16, tones.ink, mix(tones.ink, tones.at(0.72), 0.35), dice, tones.see('#D98A2E')),
  )
  return out + birds(sheet, width * 0.4, height * 0.16, 6, tones.at(0.8))
}
