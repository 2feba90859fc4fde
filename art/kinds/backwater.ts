import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { hut } from '#art/strokes/architecture.ts'
import { mix } from '#art/strokes/colour.ts'
import { downs, fillUnder } from '#art/strokes/hills.ts'
import { houseboat, rowboat } from '#art/strokes/people.ts'
import { sky } from '#art/strokes/sky.ts'
import { type Point, circle, curve, ellipse, line, num, opacity, path, place } from '#art/strokes/svg.ts'
import { leafSpray, palm, roundTrees } from '#art/strokes/trees.ts'
import { mirror, water } from '#art/strokes/water.ts'

/** A Kerala backwater: a houseboat under palms, with Chinese nets or a small boat at the bank. */
export function drawBackwater(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const hy = height * 0.56

  let out = sky(sheet, {
    sunX: dice.between(0.26, 0.36),
    sunY: tones.hour === 'day' ? 0.22 : 0.4,
    sunR: 9,
    horizon: 0.58,
  })
  const bank = downs(sheet, hy - 2 * unit, 2 * unit, 3)
  let trees =
    fillUnder({ ...sheet, height: hy }, bank, tones.at(0.12)) + roundTrees(sheet, bank, tones.at(0.12), 3.4, 3)
  const p1 = sheet.keep(palm(20, 0.16, tones.at(0.3), tones.at(0.24), dice))
  const p2 = sheet.keep(palm(26, -0.12, tones.at(0.42), tones.at(0.36), dice))

  for (let i = 0; i < (sheet.wide ? 16 : 10); i++)
    trees += p1(width * dice.between(-0.02, 1.02), hy, unit * dice.between(0.6, 1), dice.odds(0.5))
  const left: Point[] = [
    [-10, hy - 5 * unit],
    [width * 0.1, hy - 4 * unit],
    [width * 0.24, hy - unit],
    [width * 0.32, hy + unit * 0.6],
  ]
  trees +=
    path(curve(left) + `L-10,${num(hy + unit * 0.6)}Z`, tones.at(0.4)) +
    roundTrees({ ...sheet, width: width * 0.24 }, left, tones.at(0.4), 3, 3)
  for (const [x, k] of [
    [0.02, 1.1],
    [0.08, 0.9],
    [0.14, 1],
    [0.19, 0.72],
  ] as const)
    trees += p2(width * x, hy, unit * k, dice.odds(0.5))
  trees += place(width * 0.245, hy + unit * 0.2, unit * 0.1, hut(tones, true))
  const held = sheet.keep(trees)
  out +=
    held(0, 0) + water(sheet, hy + unit * 0.4, height, tones.water) + mirror(held(0, 0), hy + unit * 0.4, 0.22, 0.7)
  const lens = (x: number, y: number, w: number) =>
    path(
      `M${num(x - w / 2)},${num(y)}q${num(w / 2)},${num(-unit * 0.7)} ${num(w)},0q${num(-w / 2)},${num(unit * 0.7)} ${num(-w)},0Z`,
      mix(tones.water[0], tones.sky[3], 0.5),
      opacity(0.6),
    )
  const bx = width * (sheet.tall ? 0.53 : 0.57)
  const by = height * (sheet.tall ? 0.74 : 0.755)
  const k = unit * (sheet.tall ? 0.5 : 0.46)

  const boat = sheet.keep(
    houseboat(tones.see('#D9A860'), tones.see('#8A5A34'), tones.ink, tones.see('#3A2420'), tones.glow),
  )
  out +=
    mirror(boat(bx, by, k), by, 0.34, 0.75) +
    boat(bx, by, k) +
    [0, 1, 2].map((i) => lens(bx + dice.between(-20, 20) * unit, by + unit * (3 + i * 4), unit * 34)).join('')
  if (sheet.choice.odds(0.4)) {
    const w = tones.at(0.95)
    out += place(
      width * (sheet.wide ? 0.16 : 0.1),
      height * 0.7,
      unit * 0.27,
      path('M-34,0V-4H14V0ZM-28,0V16M-8,0V16', w) +
        line(
          'M-28,-2V14M-8,-2V14M8,-2V14M-20,-4L2,-34L10,-4M-34,-10L2,-34L56,-70M2,-34L-30,-58M56,-70L-30,-58',
          w,
          1.7,
        ) +
        line('M56,-70Q30,-58 22,-26M56,-70Q50,-50 44,-20M56,-70Q74,-52 78,-20M56,-70Q86,-60 98,-28', w, 1.3) +
        path(
          'M22,-26Q32,-22 44,-20Q60,-16 78,-20Q88,-23 98,-28Q84,-2 60,-2Q36,-4 22,-26Z',
          mix(w, tones.haze, 0.5),
          opacity(0.42),
        ) +
        line('M30,-24Q48,0 64,-3M44,-20Q58,-6 76,-6M78,-20Q66,-4 50,-5M90,-24Q74,-2 60,-2', w, 0.6) +
        circle(-30, -54, 2.6, w) +
        circle(-26, -52, 2.2, w),
    )
  } else
    out += place(
      width * 0.24,
      height * 0.645,
      unit * 0.2,
      rowboat(tones.at(0.85), tones.ink, null, tones.ink, tones.accent),
    )
  // foreground: hyacinth, a bank and two leaning palms
  const fg: Point[] = [
    [width * 0.6, height + 4],
    [width * 0.74, height * 0.955],
    [width * 0.88, height * 0.915],
    [width + 10, height * 0.885],
  ]
  out += path(curve(fg) + `L${width + 10},${height}Z`, tones.ink)
  out +=
    place(
      width * 0.95,
      height * 0.96,
      unit,
      palm(sheet.tall ? 92 : 76, -0.2, tones.ink, mix(tones.ink, tones.at(0.8), 0.4), dice, tones.see('#D98A2E')),
    ) +
    place(
      width * 1.02,
      height * 0.97,
      unit,
      palm(sheet.tall ? 66 : 54, -0.2, tones.ink, mix(tones.ink, tones.at(0.8), 0.25), dice),
    )
  out += place(width * 0.87, height * 1.01, unit * 0.22, leafSpray(78, 7, tones.ink, tones.at(0.8), dice))
  for (let i = 0; i < 9; i++) {
    const x = width * dice.between(0.02, 0.4)
    const y = height * dice.between(0.9, 0.985)
    out +=
      ellipse(x, y, unit * 2.4, unit * 0.7, tones.at(0.8)) +
      (i % 3 ? '' : circle(x, y - unit, unit * 0.7, tones.see('#C79BD0')))
  }
  return out + birds(sheet, width * 0.58, height * 0.2, 5, tones.at(0.72))
}
