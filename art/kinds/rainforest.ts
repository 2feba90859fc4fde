import type { Sheet } from '#art/sheet.ts'
import { mix } from '#art/strokes/colour.ts'
import { downs, fillUnder, heightAt } from '#art/strokes/hills.ts'
import { rowboat, walker } from '#art/strokes/people.ts'
import { sky } from '#art/strokes/sky.ts'
import { type Point, ellipse, line, num, opacity, path, place } from '#art/strokes/svg.ts'
import { leafSpray, roundTrees } from '#art/strokes/trees.ts'
import { water } from '#art/strokes/water.ts'

/** A fall in deep forest between buttressed trees, crossed by a root bridge or by boat. */
export function drawRainforest(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  let out = sky(sheet, { sunX: dice.between(0.18, 0.3), sunY: 0.15, sunR: 7, horizon: 0.45 })
  for (const [y, a, t] of [
    [0.3, 0.06, 0],
    [0.37, 0.05, 0.14],
  ] as const) {
    const l = downs(sheet, height * y, height * a, dice.between(1.2, 1.8))
    out +=
      roundTrees(sheet, l, tones.at(t), 2.4, 3) +
      fillUnder(sheet, l, sheet.fade(tones.at(t), mix(tones.at(t), tones.haze, 0.6), 0, 0.5))
  }
  const fx = width * dice.between(0.46, 0.6)
  const top = height * 0.36
  const pool = height * 0.82
  const w = unit * (sheet.wide ? 13 : 11)
  const rock = tones.at(0.58)
  const rl = mix(rock, tones.lit, 0.24)
  const rd = mix(rock, tones.ink, 0.4)

  // the cliff in ledges
  const cliff: Point[] = [
    [-10, height * 0.5],
    [width * 0.14, height * 0.45],
    [width * 0.3, height * 0.4],
    [width * 0.44, height * 0.375],
    [width * 0.68, height * 0.37],
    [width * 0.84, height * 0.4],
    [width + 10, height * 0.36],
  ]
  out += fillUnder(sheet, cliff, sheet.fade(rock, rd))
  let lt = ''
  let dk = ''

  for (let i = 0; i < 28; i++) {
    const x = width * dice()
    const y = heightAt(cliff, x) + height * dice.between(0.03, 0.4)
    const ww = unit * dice.between(2.4, 6)
    const h = unit * dice.between(4, 12)
    const d = `M${num(x)},${num(y)}l${num(ww)},${num(-unit)} ${num(ww * 0.2)},${num(h)} ${num(-ww * 0.7)},${num(unit * 1.4)}Z`
    if (i % 2) lt += d
    else dk += d
  }
  out += path(lt, rl, opacity(0.8)) + path(dk, rd, opacity(0.7))
  const crown = mix(tones.at(0.4), tones.lit, 0.14)
  out +=
    roundTrees(sheet, cliff, tones.at(0.46), 5, 3.2) +
    roundTrees(
      sheet,
      cliff.map(([x, y]) => [x + 2 * unit, y - unit * 0.2]),
      crown,
      3,
      4.2,
    )
  // the fall: a parted white curtain
  const white = mix(tones.lit, '#FFFFFF', tones.night ? 0.15 : 0.6)
  const blue = mix(white, tones.water[1], 0.36)

  out += path(
    `M${num(fx - w * 0.7)},${num(top)}Q${num(fx)},${num(top - unit)} ${num(fx + w * 0.7)},${num(top + unit * 0.6)}C${num(fx + w * 0.8)},${num(height * 0.5)} ${num(fx + w * 0.74)},${num(height * 0.55)} ${num(fx + w * 1.05)},${num(height * 0.6)}L${num(fx + w * 1.25)},${num(pool)}H${num(fx - w * 1.15)}L${num(fx - w * 0.98)},${num(height * 0.58)}C${num(fx - w * 0.66)},${num(height * 0.54)} ${num(fx - w * 0.76)},${num(height * 0.46)} ${num(fx - w * 0.7)},${num(top)}Z`,
    blue,
  )
  let str = ''
  for (let i = 0; i < 13; i++) {
    const t = (i / 12) * 2 - 1
    const x = fx + t * w * 0.62
    const x2 = fx + t * w * 1.05
    const q = unit * dice.between(0.4, 1)
    str += `M${num(x - q * 0.6)},${num(top + unit * dice.between(0, 3))}C${num(x - q)},${num(height * 0.5)} ${num(x2 - q)},${num(height * 0.56)} ${num(x2 - q)},${num(pool - unit * dice.between(0, 12))}L${num(x2 + q)},${num(pool - unit)}C${num(x2 + q)},${num(height * 0.56)} ${num(x + q)},${num(height * 0.5)} ${num(x + q * 0.6)},${num(top)}Z`
  }
  out += path(str, white)
  out += water(sheet, pool, height, [mix(tones.water[0], white, 0.3), tones.water[1]], { glitter: false, waves: 16 })
  for (let i = 0; i < 9; i++)
    out += ellipse(
      fx + unit * dice.between(-17, 17),
      pool + unit * dice.between(-1.5, 1.5),
      unit * dice.between(4, 8),
      unit * dice.between(1.6, 3),
      white,
      opacity(0.5),
    )
  // two great buttressed trees and the canopy they hold, cut from one dark sheet
  for (const [f, x, t] of [
    [0, 0.19, 0.66],
    [1, 0.2, 0.62],
  ] as const)
    out += place(
      f ? width * (1 - x * (sheet.wide ? 0.8 : 1)) : width * x * (sheet.wide ? 0.8 : 1),
      height * 0.86,
      unit,
      path('M-7,4C-3,-4 -2.500,-30 -2.200,-90H2.200C2.500,-30 3,-4 7,4Z', tones.at(t)) +
        line('M-9,-90C-3,-60 2,-40 1,-10M6,-90C5,-64 -2,-46 0,-24', mix(tones.at(t), tones.ink, 0.3), 0.6),
    )
  const hang = (x: number, y: number, len: number, k: number, f: number, col: string) =>
    `<g transform="translate(${num(x)} ${num(y)}) scale(${f ? -1 : 1} -1)">${leafSpray(len, k, col, tones.at(0.72), dice)}</g>`
  const rear = mix(tones.at(0.8), tones.at(0.55), 0.4)
  out +=
    hang(width * 0.2, -unit * 4, unit * 24, 6, 0, rear) +
    hang(width * 0.8, -unit * 4, unit * 24, 6, 1, rear) +
    hang(width * 0.02, -unit * 5, unit * 38, 7, 0, tones.ink) +
    hang(width * 0.98, -unit * 5, unit * 36, 7, 1, tones.ink)
  for (const f of [0, 1] as const)
    out += place(
      f ? width * 1.005 : -width * 0.005,
      height,
      unit,
      path('M-9,6C2,-10 4,-34 4.500,-110H15C14,-40 17,-12 30,6Z', tones.ink) +
        path('M15,-58C22,-64 27,-72 30,-84C24,-76 19,-71 14.500,-69Z', tones.ink),
      !!f,
    )
  let vines = ''
  for (let i = 0; i < 8; i++) {
    const q = i % 2 ? dice.between(0.03, 0.3) : dice.between(0.7, 0.97)
    const l = unit * dice.between(14, 34)
    vines += `M${num(width * q)},${num(height * 0.04)}q${num(unit * dice.between(-3, 3))},${num(l * 0.6)} ${num(unit * dice.between(-1, 1))},${num(l)}`
  }
  out += line(vines, tones.ink, unit * 0.3)
  // living-root bridge across the pool
  if (sheet.choice.odds(0.6)) {
    const by = height * 0.765
    const bx0 = width * 0.1
    const bx1 = width * 0.9
    const sag = unit * 6

    let roots = ''
    for (let i = 0; i < 7; i++)
      roots += `M${num(bx0 - 2 * unit)},${num(by - unit * dice.between(-2, 5))}Q${num(width * 0.5)},${num(by + sag * 2 + unit * dice.between(-2, 1))} ${num(bx1 + 2 * unit)},${num(by - unit * dice.between(-2, 5))}`
    let ties = ''
    for (let i = 1; i < 22; i++) {
      const t = i / 22
      const y = by + 4 * sag * t * (1 - t) * 0.98
      ties += `M${num(bx0 + (bx1 - bx0) * t)},${num(y)}l${num(unit * dice.between(-0.7, 0.7))},${num(-unit * 5)}`
    }
    out +=
      line(roots, tones.ink, unit * 0.55) +
      line(ties, tones.ink, unit * 0.3) +
      line(
        `M${num(bx0)},${num(by - 5 * unit)}Q${num(width * 0.5)},${num(by + sag * 2 - 5 * unit)} ${num(bx1)},${num(by - 5 * unit)}`,
        tones.ink,
        unit * 0.6,
      )
    out += place(
      width * 0.41,
      by + sag * 0.86 * 1.08,
      unit * 0.27,
      walker(tones.accent, tones.ink, tones.see('#D9A860'), tones.accent),
    )
  } else
    out += place(
      width * 0.38,
      height * 0.9,
      unit * 0.3,
      rowboat(tones.at(0.9), tones.ink, null, tones.ink, tones.accent),
    )
  out +=
    place(width * 0.04, height * 1.03, unit, leafSpray(sheet.tall ? 44 : 40, 8, tones.ink, tones.at(0.7), dice)) +
    place(width * 0.97, height * 1.03, unit, leafSpray(sheet.tall ? 46 : 42, 8, tones.ink, tones.at(0.7), dice))
  // a great hornbill
  out += place(
    width * 0.33,
    height * 0.29,
    unit * 0.17,
    path(
      'M-34,-2C-26,-16 -14,-30 -2,-34C-2,-24 2,-14 10,-9C22,-12 30,-14 38,-12C46,-14 56,-11 62,-6C54,-8 48,-7 42,-6C34,-3 24,0 12,0C2,10 -6,18 -18,22C-14,14 -12,8 -12,2C-24,6 -40,10 -56,8C-50,4 -42,0 -34,-2Z',
      tones.ink,
    ) +
      path(
        'M38,-12C40,-18 50,-17 55,-11C50,-12 44,-12 38,-12ZM38,-11C46,-14 56,-11 62,-6C54,-8 48,-7 42,-6Z',
        tones.see('#F2A93B'),
      ) +
      path(
        'M-14,-21C-6,-20 0,-14 3,-10C-3,-12 -10,-15 -14,-21ZM-56,8C-50,4 -44,2 -40,1L-38,6C-44,8 -50,9 -56,8Z',
        tones.lit,
      ),
  )
  return out
}
