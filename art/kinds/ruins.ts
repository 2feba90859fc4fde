import type { Sheet } from '#art/sheet.ts'
import { birds, elephant } from '#art/strokes/animals.ts'
import { FINIAL, ROUND, ROUNDSHADE, arch } from '#art/strokes/architecture.ts'
import { gopuramTower } from '#art/strokes/towers.ts'
import { mix } from '#art/strokes/colour.ts'
import { downs, fillUnder } from '#art/strokes/hills.ts'
import { walker } from '#art/strokes/people.ts'
import { mist, sky } from '#art/strokes/sky.ts'
import { type Point, circle, ellipse, line, num, opacity, path, place, rect } from '#art/strokes/svg.ts'
import { leafSpray, palm, roundTrees } from '#art/strokes/trees.ts'

/** Hills of stacked boulders, a stone chariot, and a broken colonnade. */
export function drawRuins(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  let out = sky(sheet, { sunX: dice.between(0.2, 0.3), sunY: 0.3, sunR: 11, horizon: 0.64 })
  const lit = tones.lit
  const shade = tones.shade
  const mid = mix(lit, shade, 0.42)
  const dark = mix(tones.ink, shade, 0.15)
  const green = mix(tones.see('#6E9A4A'), tones.at(0.5), 0.2)

  const stones = (t: number) =>
    (
      [
        [1, 0.8, 0.1],
        [1.12, 0.66, -0.08],
        [0.86, 0.92, 0.04],
      ] as const
    ).map(([a, b, k]) => {
      const base = mix(mix(mid, tones.at(0.5), 0.36), tones.haze, t)
      return sheet.keep(
        path(
          `M${num(-10 * a)},2C${num(-12 * a)},${num(-9 * b)} ${num(-4 * a + 10 * k)},${num(-17 * b)} 1,${num(-17 * b)}C${num(8 * a)},${num(-17 * b)} ${num(12 * a)},${num(-7 * b)} ${num(10 * a)},2Z`,
          base,
        ) +
          path(
            `M${num(-9.4 * a)},-1C${num(-11 * a)},${num(-9 * b)} ${num(-4 * a + 10 * k)},${num(-17 * b)} 1,${num(-17 * b)}C${num(-3 * a)},${num(-13 * b)} ${num(-5 * a)},${num(-6 * b)} ${num(-4.6 * a)},0Z`,
            mix(base, tones.lit, 0.6),
          ) +
          path(
            `M1,${num(-17 * b)}C${num(8 * a)},${num(-17 * b)} ${num(12 * a)},${num(-7 * b)} ${num(10 * a)},2H${num(3 * a)}C${num(7 * a)},${num(-5 * b)} ${num(6 * a)},${num(-12 * b)} 1,${num(-17 * b)}Z`,
            mix(base, shade, 0.85),
          ),
      )
    })
  const boulders = (x0: number, x1: number, y: number, hgt: number, size: number, t: number) => {
    // Hampi: hills of stacked round stone
    const set = stones(t)
    const courses = 4
    let o = ''
    for (let j = courses; j >= 0; j--) {
      const q = j / courses
      const half = ((x1 - x0) / 2) * (1 - q ** 1.5 * 0.9)
      const k = Math.max(1, Math.round((half * 2) / (size * unit * 1.55)))
      const yy = y - hgt * q

      for (let i = 0; i < k; i++) {
        const x = (x0 + x1) / 2 + (k === 1 ? 0 : ((i / (k - 1)) * 2 - 1) * half) + unit * dice.between(-1, 1)
        o += dice.pick(set)(
          x,
          yy + unit * dice.between(-0.6, 1.6),
          size * unit * 0.1 * dice.between(0.8, 1.25),
          dice.odds(0.2),
        )
      }
    }
    return o
  }
  const l0 = downs(sheet, height * 0.6, height * 0.03, 1.4)
  out += fillUnder(sheet, l0, sheet.fade(tones.at(0.04), mix(tones.at(0.04), tones.haze, 0.6), 0, 0.3))
  out +=
    boulders(-width * 0.12, width * 0.34, height * 0.7, height * 0.17, 7, 0.36) +
    boulders(width * 0.58, width * 1.1, height * 0.7, height * 0.25, 8.8, 0.24) +
    mist(sheet, height * 0.68, 2, 0.35)
  const l1 = downs(sheet, height * 0.7, height * 0.008, 2)
  out +=
    roundTrees(sheet, l1, mix(green, tones.haze, 0.15), 2.6, 3) +
    fillUnder(sheet, l1, sheet.fade(mix(green, tones.lit, 0.2), mix(green, tones.at(0.6), 0.4)))
  const pal = sheet.keep(palm(22, 0.1, tones.at(0.66), tones.at(0.56), dice))
  for (let i = 0; i < 4; i++)
    out += pal(width * (0.05 + i * 0.09), height * 0.725, unit * dice.between(0.6, 1), dice.odds(0.5))
  // the long pillared street and the temple gate beyond
  out += place(
    width * 0.42,
    height * 0.735,
    unit,
    gopuramTower(
      30,
      mix(lit, tones.haze, 0.12),
      mix(mid, tones.haze, 0.12),
      mix(shade, tones.haze, 0.12),
      dark,
      tones.see('#E3A22F'),
      [mix(shade, tones.haze, 0.2), mix(lit, shade, 0.3)],
    ),
  )
  // stone chariot
  const wheel = (x: number, r: number) =>
    circle(x, -r, r, mid) +
    circle(x, -r, r * 0.72, shade) +
    line(
      Array.from(
        { length: 8 },
        (_, i) => `M${num(x)},${num(-r)}l${num(Math.cos(i * 0.785) * r * 0.9)},${num(Math.sin(i * 0.785) * r * 0.9)}`,
      ).join(''),
      lit,
      r * 0.13,
    ) +
    circle(x, -r, r * 0.26, lit) +
    line(
      `M${num(x - r)},${num(-r)}a${num(r)},${num(r)} 0 1 1 ${num(2 * r)},0a${num(r)},${num(r)} 0 1 1 ${num(-2 * r)},0`,
      lit,
      r * 0.09,
    )
  let ch = ''
  for (const [y, w, h] of [
    [0, 150, 8],
    [-8, 138, 10],
    [-18, 146, 5],
    [-23, 124, 14],
    [-37, 132, 5],
  ] as const)
    ch +=
      rect(-w / 2, y - h, w, h, lit) +
      rect(w * 0.14, y - h, w * 0.36, h, shade) +
      (h > 9
        ? path(
            Array.from(
              { length: 9 },
              (_, i) => `M${num(-w / 2 + ((i + 0.3) * w) / 9)},${num(y - 2)}v${-(h - 4)}h${num(w / 22)}v${h - 4}Z`,
            ).join(''),
            mix(shade, tones.ink, 0.25),
            opacity(0.6),
          )
        : '')
  for (const x of [-46, -30, -8, 14, 36, 50] as const)
    ch += rect(x - 3.5, -78, 8, 37, x < 10 ? lit : mid) + rect(x - 5.5, -82, 12, 5, x < 10 ? lit : shade)
  ch +=
    rect(-22, -76, 30, 35, dark) +
    path('M-72,-80Q0,-92 72,-80L60,-92H-60Z', lit) +
    path('M10,-86Q44,-85 72,-80L60,-92H10Z', shade)
  for (const [y, w, h] of [
    [-92, 92, 14],
    [-106, 74, 12],
    [-118, 56, 10],
  ] as const)
    ch +=
      rect(-w / 2, y - h, w, h, mid) +
      rect(w * 0.16, y - h, w * 0.34, h, shade) +
      rect(-w / 2 - 3, y - h - 2, w + 6, 3.5, lit) +
      path(
        Array.from({ length: 5 }, (_, i) => arch(-w * 0.38 + i * w * 0.19, y - 1, w * 0.09, h * 0.8)).join(''),
        mix(dark, shade, 0.3),
      )
  ch +=
    `<g transform="translate(0 -129) scale(.42)">${path(ROUND, lit) + path(ROUNDSHADE, shade)}</g><path d="${FINIAL}" transform="translate(0 -155) scale(.5)" fill="${mid}"/>` +
    `<g transform="translate(0 2)">${wheel(-46, 19)}${wheel(42, 19)}</g>` +
    `<g transform="translate(-132 2) scale(.62)">${elephant(mid, shade, lit)}</g>`
  const gx = width * (sheet.wide ? 0.64 : 0.63)
  const court: Point[] = [
    [-10, height * 0.8],
    [width * 0.4, height * 0.79],
    [width + 10, height * 0.785],
  ]
  out += fillUnder(sheet, court, sheet.fade(mix(mid, lit, 0.4), mix(shade, tones.at(0.6), 0.35)))
  out +=
    ellipse(gx + 3 * unit, height * 0.868, unit * 27, unit * 2.2, mix(shade, tones.ink, 0.35), opacity(0.55)) +
    place(gx, height * 0.865, unit * 0.31 * (sheet.tall ? 0.95 : 1), ch)
  let flag = ''
  for (let i = 0; i < 8; i++)
    flag += `M${num(width * (i / 7) * 1.2 - width * 0.1)},${num(height * 0.885)}L${num(width * (i / 7) * 1.8 - width * 0.4)},${height}`
  out += line(flag + `M-5,${num(height * 0.91)}H${width + 5}`, mix(shade, tones.ink, 0.2), unit * 0.2, opacity(0.4))
  // frame: a broken colonnade in shadow
  const px = (x: number, h: number, w: number) =>
    rect(width * x - (w * unit) / 2, height - h * unit, w * unit, h * unit + 5, tones.ink) +
    rect(width * x - w * unit * 0.8, height - h * unit - unit * 1.6, w * unit * 1.6, unit * 2, tones.ink) +
    rect(width * x - w * unit * 0.7, height - h * unit * 0.62, w * unit * 1.4, unit * 2.4, tones.ink) +
    rect(width * x - w * unit * 0.7, height - unit * 5, w * unit * 1.4, unit * 6, tones.ink)
  out +=
    px(0.05, 62, 5) +
    px(0.19, 62, 4.4) +
    path(
      `M-10,${num(height - 62 * unit)}V${num(height - 71 * unit)}H${num(width * 0.2)}L${num(width * 0.235)},${num(height - 69 * unit)}L${num(width * 0.245)},${num(height - 64.5 * unit)}L${num(width * 0.225)},${num(height - 62 * unit)}Z`,
      tones.ink,
    )
  out +=
    place(width * 0.27, height * 0.93, unit * 0.3, walker(tones.accent, tones.ink, null, tones.accent)) +
    place(width * 0.96, height * 1.02, unit, leafSpray(20, 7, tones.ink, tones.at(0.8), dice))
  return out + birds(sheet, width * 0.44, height * 0.22, 5, tones.at(0.8))
}
