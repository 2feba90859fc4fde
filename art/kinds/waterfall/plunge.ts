import { strand, foam } from '#art/kinds/waterfall/parts.ts'
import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { mix } from '#art/strokes/colour.ts'
import { fillUnder, heightAt } from '#art/strokes/hills.ts'
import { walker } from '#art/strokes/people.ts'
import { mist } from '#art/strokes/sky.ts'
import { curve, ellipse, line, num, opacity, path, place, type Point, rect } from '#art/strokes/svg.ts'
import { leafSpray, roundTrees } from '#art/strokes/trees.ts'
import { water } from '#art/strokes/water.ts'

function cliffFace(sheet: Sheet, rim: Point[], foot: number, rock: string): string {
  const { width, unit, tones, dice } = sheet
  let out = fillUnder(sheet, rim, sheet.fade(mix(rock, tones.lit, 0.1), mix(rock, tones.ink, 0.35)))
  let lit = ''
  let dark = ''
  for (let i = 0; i < 30; i++) {
    const x = width * dice()
    const y = heightAt(rim, x) + (foot - heightAt(rim, x)) * dice.between(0.04, 0.8)
    const w = unit * dice.between(2, 5)
    const h = unit * dice.between(5, 15)
    const d = `M${num(x)},${num(y)}l${num(w)},${num(-unit * 0.8)} ${num(w * 0.1)},${num(h)} ${num(-w * 0.8)},${num(unit * 1.6)}Z`
    if (i % 2) lit += d
    else dark += d
  }
  let ledges = ''
  for (const q of [0.24, 0.5, 0.74])
    ledges += curve(
      [0, 0.14, 0.3, 0.46, 0.62, 0.8, 1].map((t): Point => {
        const y = heightAt(rim, width * t)
        return [width * t, y + (foot - y) * q + unit * dice.between(-1.6, 1.6)]
      }),
    )
  out +=
    path(lit, mix(rock, tones.lit, 0.3), opacity(0.75)) +
    path(dark, mix(rock, tones.ink, 0.4), opacity(0.65)) +
    line(
      ledges,
      mix(tones.see('#6E9A4A'), rock, 0.35),
      unit * 1.1,
      ` stroke-dasharray="${num(unit * 9)} ${num(unit * 4)} ${num(unit * 3)} ${num(unit * 6)}" stroke-linecap="round"` +
        opacity(0.8),
    )
  return out
}

/** Strands off the plateau, or one broad drop. */
export function plunge(sheet: Sheet, strands: boolean): string {
  const { width, height, unit, dice, tones } = sheet
  const rock = mix(tones.at(0.52), tones.see('#6A5A50'), 0.4)
  const foot = height * 0.68
  const rim: Point[] = [
    [-10, height * 0.36],
    [width * 0.16, height * 0.375],
    [width * 0.36, height * 0.36],
    [width * 0.6, height * 0.37],
    [width * 0.8, height * 0.352],
    [width + 10, height * 0.365],
  ]
  const green = mix(tones.see('#6E9A4A'), tones.at(0.44), 0.35)
  let out =
    roundTrees(sheet, rim, mix(green, tones.haze, 0.1), 3.4, 3) +
    cliffFace(sheet, rim, foot, rock) +
    line(curve(rim), mix(green, tones.lit, 0.25), unit * 1.4)
  const full = sheet.season === 'monsoon' ? 1.5 : sheet.season === 'winter' ? 1 : 0.75
  const falls = !strands
    ? ([
        [0.5, 11, 0],
        [0.62, 3, 4],
        [0.37, 2.4, -2],
      ] as const)
    : sheet.wide
      ? ([
          [0.3, 3.4, 3],
          [0.41, 6.4, 0],
          [0.53, 4.4, -2],
          [0.64, 2.4, 4],
          [0.74, 2, 0],
        ] as const)
      : ([
          [0.26, 3, 3],
          [0.42, 6, 0],
          [0.57, 4, -2],
          [0.7, 2.2, 4],
        ] as const)
  for (const [x, w, lean] of falls)
    out += strand(
      sheet,
      width * x,
      heightAt(rim, width * x) - unit * 0.4,
      foot + unit * dice.between(-2, 2),
      unit * w * full,
      unit * lean,
    )
  const white = foam(sheet)
  for (let i = 0; i < 12; i++)
    out += ellipse(
      width * dice.between(0.2, 0.8),
      foot + unit * dice.between(-2, 3),
      unit * dice.between(5, 12),
      unit * dice.between(1.8, 4),
      mix(white, tones.haze, 0.2),
      opacity(0.42),
    )
  out += valley(sheet, foot, green)
  return out + viewpoint(sheet) + birds(sheet, width * 0.46, height * 0.24, 5, tones.at(0.7), 0.9)
}

// two wooded spurs and the river between
function valley(sheet: Sheet, foot: number, green: string): string {
  const { width, height, unit, tones } = sheet
  const river = `M${num(width * 0.44)},${num(foot + unit)}C${num(width * 0.4)},${num(height * 0.76)} ${num(width * 0.56)},${num(height * 0.8)} ${num(width * 0.44)},${num(height * 0.88)}S${num(width * 0.3)},${num(height * 0.96)} ${num(width * 0.3)},${height + 5}H${num(width * 0.76)}C${num(width * 0.72)},${num(height * 0.94)} ${num(width * 0.66)},${num(height * 0.88)} ${num(width * 0.62)},${num(height * 0.82)}S${num(width * 0.58)},${num(height * 0.74)} ${num(width * 0.56)},${num(foot + unit)}Z`
  const near = mix(green, tones.ink, 0.25)
  const left: Point[] = [
    [-10, height * 0.52],
    [width * 0.1, height * 0.55],
    [width * 0.22, height * 0.63],
    [width * 0.34, height * 0.7],
    [width * 0.46, height * 0.77],
  ]
  const right: Point[] = [
    [width * 0.55, height * 0.76],
    [width * 0.66, height * 0.69],
    [width * 0.78, height * 0.6],
    [width * 0.9, height * 0.53],
    [width + 10, height * 0.5],
  ]
  let out =
    rect(
      -10,
      foot + unit * 2,
      width + 20,
      height,
      sheet.fade(mix(green, tones.haze, 0.35), mix(green, tones.ink, 0.3)),
    ) +
    `<g${sheet.clip(river)}>${water(sheet, foot, height, [mix(tones.water[0], foam(sheet), 0.4), tones.water[1]], { waves: 18, glitter: false })}</g>`
  out +=
    path(
      curve(left) +
        `C${num(width * 0.4)},${num(height * 0.84)} ${num(width * 0.3)},${num(height * 0.92)} ${num(width * 0.22)},${height + 5}H-10Z`,
      sheet.fade(mix(green, tones.ink, 0.1), mix(near, tones.ink, 0.3)),
    ) +
    roundTrees({ ...sheet, width: width * 0.44 }, left, mix(green, tones.ink, 0.1), 3.6, 3) +
    roundTrees(
      { ...sheet, width: width * 0.36 },
      left.map(([x, y]): Point => [x - 2 * unit, y + 6 * unit]),
      mix(green, tones.lit, 0.16),
      3.2,
      4.6,
    )
  out +=
    path(
      curve(right) +
        `V${height + 5}H${num(width * 0.74)}C${num(width * 0.7)},${num(height * 0.9)} ${num(width * 0.6)},${num(height * 0.82)} ${num(width * 0.55)},${num(height * 0.76)}Z`,
      sheet.fade(near, mix(near, tones.ink, 0.4)),
    ) +
    roundTrees(sheet, right, near, 3.6, 3) +
    roundTrees(
      sheet,
      right.map(([x, y]): Point => [x + 3 * unit, y + 7 * unit]),
      mix(near, tones.lit, 0.14),
      3.2,
      4.6,
    )
  return out + mist(sheet, height * 0.72, 2, 0.4)
}

function viewpoint(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const ground: Point[] = [
    [-10, height * 0.885],
    [width * 0.2, height * 0.88],
    [width * 0.42, height * 0.91],
    [width * 0.54, height * 1.0],
    [width * 0.56, height * 1.04],
  ]
  const soil = tones.ink
  let rail = ''
  for (let i = 0; i < 7; i++) {
    const x = width * (0.02 + i * 0.066)
    const y = heightAt(ground, x) + unit
    rail += `M${num(x)},${num(y)}v${num(-unit * 7)}`
  }
  const top = Array.from({ length: 7 }, (_, i): Point => {
    const x = width * (0.02 + i * 0.066)
    return [x, heightAt(ground, x) - unit * 5.6]
  })
  const people =
    place(width * 0.19, height * 0.905, unit * 0.5, walker(tones.see('#C8321F'), tones.see('#6A4028'), null, null)) +
    place(
      width * 0.27,
      height * 0.912,
      unit * 0.48,
      walker(tones.see('#E2A02F'), tones.see('#6A4028'), null, tones.see('#F4EBD3')),
      true,
    )
  const dry = sheet.season !== 'monsoon'
  const shelter = dry
    ? ''
    : place(
        width * 0.23,
        height * 0.905,
        unit * 0.5,
        line('M0,-16V-42q0,-4 3,-4', tones.ink, 1.2) +
          path(
            'M-24,-40Q-20,-58 0,-60Q20,-58 24,-40Q18,-45 12,-41Q6,-46 0,-41Q-6,-46 -12,-41Q-18,-45 -24,-40Z',
            tones.see('#1F7F86'),
          ) +
          path('M0,-60Q20,-58 24,-40Q18,-45 12,-41Q8,-54 0,-60Z', mix(tones.see('#1F7F86'), tones.ink, 0.35)),
      )
  return (
    path(curve(ground) + `L-10,${height + 10}Z`, soil) +
    people +
    shelter +
    line(
      rail + curve(top) + curve(top.map(([x, y]): Point => [x, y + unit * 3])),
      mix(tones.ink, tones.at(0.7), 0.15),
      unit * 0.5,
    ) +
    place(width * 0.03, height * 1.02, unit, leafSpray(26, 6, soil, tones.at(0.7), dice)) +
    place(width * 0.97, height * 1.03, unit, leafSpray(42, 7, tones.ink, tones.at(0.7), dice))
  )
}
