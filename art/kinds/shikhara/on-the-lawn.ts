import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { arch, FINIAL } from '#art/strokes/architecture.ts'
import { shikharaTower } from '#art/strokes/towers.ts'
import { mix } from '#art/strokes/colour.ts'
import { downs, fillUnder } from '#art/strokes/hills.ts'
import { walker } from '#art/strokes/people.ts'
import { sky } from '#art/strokes/sky.ts'
import { num, opacity, path, place, type Point, rect } from '#art/strokes/svg.ts'
import { neem, roundTrees } from '#art/strokes/trees.ts'

/** The clustered tower on its plinth, across the lawn. */
export function onTheLawn(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  let out = sky(sheet, { sunX: dice.between(0.2, 0.3), sunY: 0.28, sunR: 10, horizon: 0.68 })
  for (const [y, a, t] of [
    [0.68, 0.035, 0],
    [0.72, 0.025, 0.16],
  ] as const) {
    const l = downs(sheet, height * y, height * a, dice.between(1.4, 2))
    out +=
      (t ? roundTrees(sheet, l, tones.at(t), 3, 4) : '') +
      fillUnder(sheet, l, sheet.fade(tones.at(t), mix(tones.at(t), tones.haze, 0.5), 0, 0.5))
  }
  const lit = tones.lit
  const shade = tones.shade
  const mid = mix(lit, shade, 0.42)
  const dark = mix(tones.ink, shade, 0.16)
  const gold = tones.see('#E3A22F')

  const gy = height * 0.855
  const x0 = width * (sheet.wide ? 0.62 : 0.6)
  const h = (unit * (sheet.tall ? 62 : 58)) / unit

  const small = (x: number, hh: number) =>
    place(
      width * x,
      gy - 6 * unit,
      unit,
      shikharaTower(hh, mix(lit, tones.haze, 0.2), mix(mid, tones.haze, 0.2), mix(shade, tones.haze, 0.2), gold, null),
    )
  out += small(sheet.wide ? 0.84 : 0.81, 30) + small(sheet.wide ? 0.16 : 0.085, 24)
  // plinth, halls rising toward the tower, then the tower with its clinging spires
  let g = ''
  const hall = (x: number, w: number, y: number, hh: number) => {
    let b =
      path(`M${x - w / 2},${y}V${y - hh * 0.46}H${x + w / 2}V${y}Z`, mid) +
      rect(x + w * 0.2, y - hh * 0.46, w * 0.3, hh * 0.46, shade)
    for (let i = 0; i < 6; i++) {
      const t = i / 6
      const hw = w * (0.56 - t * 0.42)
      const yy = y - hh * (0.46 + t * 0.46)
      b +=
        path(
          `M${num(x - hw)},${num(yy)}L${num(x - hw * 0.93)},${num(yy - hh * 0.085)}H${num(x + hw * 0.93)}L${num(x + hw)},${num(yy)}Z`,
          i % 2 ? lit : mix(lit, shade, 0.35),
        ) +
        path(
          `M${num(x + hw * 0.3)},${num(yy)}V${num(yy - hh * 0.085)}H${num(x + hw * 0.93)}L${num(x + hw)},${num(yy)}Z`,
          shade,
          opacity(0.8),
        )
    }
    return (
      b +
      `<path d="${FINIAL}" transform="translate(${num(x)} ${num(y - hh * 0.96)}) scale(.16)" fill="${gold}"/>` +
      path(arch(x - w * 0.24, y, w * 0.18, hh * 0.38) + arch(x + w * 0.02, y, w * 0.18, hh * 0.38), dark)
    )
  }
  g += hall(-44, 18, 0, 17) + hall(-29, 20, 0, 23)
  g += `<g transform="translate(0 0)">${shikharaTower(h, lit, mid, shade, gold, tones.accent)}</g>`
  const spire = sheet.keep(shikharaTower(h, lit, mid, shade, gold, null))
  for (const [x, q] of [
    [-9.5, 0.54],
    [9.5, 0.54],
    [-5, 0.66],
    [5.2, 0.62],
    [0, 0.46],
  ] as const)
    g += spire(x, 0, q)
  g += hall(-13, 20, 0, 30) + path(arch(0, 0, 5.4, 11), dark)
  let plinth = ''
  for (let i = 0; i < 4; i++)
    plinth +=
      path(`M${-60 + i * 1.4},${9 - i * 2.3}V${6.7 - i * 2.3}H${24 - i * 1.1}V${9 - i * 2.3}Z`, i % 2 ? mid : lit) +
      rect(8, 6.7 - i * 2.3, 16 - i * 1.1, 2.3, shade)
  let stair = ''
  for (let i = 0; i < 6; i++)
    stair += rect(-58 - (6 - i) * 1.1 + 4, 8 - i * 1.5, 9, 1.5, i % 2 ? lit : mix(mid, shade, 0.4))
  out += place(x0, gy - 6 * unit, unit * (sheet.wide ? 1.12 : 1) * (sheet.tall ? 0.88 : 1), plinth + stair + g)
  const lawn: Point[] = [
    [-10, height * 0.868],
    [width * 0.4, height * 0.872],
    [width + 10, height * 0.862],
  ]
  const green = mix(tones.see(sheet.season === 'summer' ? '#8E8B4E' : '#5F8A52'), tones.at(0.6), 0.25)

  out += fillUnder(sheet, lawn, sheet.fade(mix(green, tones.lit, 0.22), mix(green, tones.ink, 0.34), 0, 0.9))
  out +=
    roundTrees(
      sheet,
      [
        [-10, height * 0.868],
        [width * 0.15, height * 0.87],
      ],
      mix(green, tones.ink, 0.4),
      2,
      2.4,
    ) +
    path(
      `M${num(width * 0.16)},${num(height * 0.868)}C${num(width * 0.26)},${num(height * 0.9)} ${num(width * 0.2)},${num(height * 0.95)} ${num(width * 0.08)},${height + 4}H${num(width * 0.36)}C${num(width * 0.36)},${num(height * 0.94)} ${num(width * 0.3)},${num(height * 0.9)} ${num(width * 0.2)},${num(height * 0.868)}Z`,
      mix(tones.lit, green, 0.3),
    )
  for (const [x, y, k, col, f] of [
    [0.235, 0.915, 0.19, '#C93A2B', 0],
    [0.265, 0.918, 0.18, '#E2A02F', 1],
    [0.2, 0.96, 0.27, '#F4EBD3', 0],
  ] as const)
    out += place(width * x, height * y, unit * k, walker(tones.see(col), tones.ink, null, tones.see(col)), !!f)
  return (
    out +
    neem(sheet, width * 0.97, height * 0.99, mix(tones.ink, green, 0.45)) +
    birds(sheet, width * 0.38, height * 0.2, 5, tones.at(0.8))
  )
}
