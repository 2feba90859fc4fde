import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { nth } from '#art/strokes/chance.ts'
import { mix } from '#art/strokes/colour.ts'
import { downs, fillUnder } from '#art/strokes/hills.ts'
import { walker } from '#art/strokes/people.ts'
import { sky } from '#art/strokes/sky.ts'
import { circle, ellipse, line, num, opacity, path, place, rect } from '#art/strokes/svg.ts'
import { roundTrees } from '#art/strokes/trees.ts'

/** The great stupa behind its carved gate. */
export function greatStupa(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const gy = height * 0.78
  let out = sky(sheet, { sunX: dice.between(0.18, 0.26), sunY: 0.25, sunR: 10.5, horizon: 0.68 })
  const far = downs(sheet, height * 0.66, height * 0.03, 1.6)
  out += fillUnder(sheet, far, sheet.fade(tones.at(0.06), mix(tones.at(0.06), tones.haze, 0.6), 0, 0.4))
  const leaf = mix(tones.see(sheet.season === 'summer' ? '#8A8E4A' : '#5E8A52'), tones.at(0.5), 0.35)
  const wood = downs(sheet, height * 0.73, height * 0.012, 2)
  out +=
    roundTrees(sheet, wood, mix(leaf, tones.haze, 0.2), 4, 3.6) +
    fillUnder(sheet, wood, sheet.fade(mix(leaf, tones.haze, 0.15), leaf))
  const sand = mix(tones.see('#E0B98A'), tones.lit, 0.35)
  const mound = sheet.keep(mounded(sheet))
  const [x, k] = [width * (sheet.wide ? 0.6 : 0.58), Math.min(unit * 0.41, (gy * 0.84) / 202)]
  out +=
    mound(x, gy, k) +
    rect(
      -10,
      gy - unit * 0.2,
      width + 20,
      height,
      sheet.fade(mix(sand, tones.haze, 0.15), mix(sand, tones.shade, 0.55)),
    )
  out +=
    ellipse(x + unit * 10, gy + unit * 1.4, unit * 62, unit * 2.2, mix(tones.shade, tones.ink, 0.2), opacity(0.35)) +
    path(
      `M${num(x - unit * 22)},${num(gy)}H${num(x - unit * 8)}L${num(width * 0.5)},${height + 5}H${num(width * 0.04)}Z`,
      mix(sand, tones.lit, 0.4),
    )
  out += place(width * (sheet.wide ? 0.36 : 0.31), height * 0.865, unit * (sheet.tall ? 0.36 : 0.38), torana(sheet))
  const robe = ['#C8572A', '#B8432C', '#D9782E'].map((h) => tones.see(h))
  for (const [i, [px, py, size]] of (
    [
      [0.44, 0.86, 0.34],
      [0.485, 0.863, 0.33],
      [0.525, 0.858, 0.32],
      [0.66, 0.815, 0.2],
    ] as const
  ).entries())
    out += place(width * px, height * py, unit * size, walker(nth(robe, i), tones.see('#6A4028')))
  return out + bodhiBough(sheet) + birds(sheet, width * 0.4, height * 0.2, 5, tones.at(0.8))
}

function mounded(sheet: Sheet): string {
  const { tones } = sheet
  const lit = mix(tones.lit, tones.see('#E9C79A'), 0.3)
  const shade = mix(tones.shade, lit, 0.2)
  const mid = mix(lit, shade, 0.45)
  const dark = mix(shade, tones.ink, 0.4)
  const rail = (x0: number, x1: number, y: number, h: number, fill: string, back: string) => {
    let d = ''
    for (let x = x0; x < x1 - 2; x += 9) d += `M${x},${y}v${-h}h3.600v${h}Z`
    return (
      rect(x0, y - h, x1 - x0, h, back) +
      path(d, fill) +
      rect(x0, y - h - 3, x1 - x0, 4, fill) +
      rect(x0, y - h * 0.45, x1 - x0, 2, fill)
    )
  }
  const drum =
    path('M-132,0V-34H132V0Z', mid) + path('M-132,0V-34H-20V0Z', mix(lit, mid, 0.3)) + path('M64,0V-34H132V0Z', shade)
  const bowl =
    path('M-112,-34C-122,-104 -64,-146 0,-148C64,-146 122,-104 112,-34Z', lit) +
    path('M30,-34C76,-70 60,-132 0,-148C64,-146 122,-104 112,-34Z', mid) +
    path('M74,-34C104,-64 96,-112 56,-134C108,-116 120,-80 112,-34Z', shade)
  let courses = ''
  for (const [y, w] of [
    [-56, 115],
    [-78, 109],
    [-100, 98],
    [-122, 78],
  ] as const)
    courses += `M${-w},${y}Q0,${y + 9} ${w},${y}`
  const crown =
    rail(-22, 22, -146, 14, lit, mid) +
    rect(-3, -196, 6, 40, dark) +
    [
      [-162, 24],
      [-176, 18],
      [-189, 12],
    ]
      .map(
        ([y = 0, w = 0]) =>
          path(`M${-w},${y}Q0,${y - 10} ${w},${y}Q0,${y + 4} ${-w},${y}Z`, lit) +
          path(`M${w * 0.2},${y + 1.4}Q${w * 0.6},${y} ${w},${y}Q0,${y - 10} ${w * 0.1},${y - 5}Z`, shade),
      )
      .join('')
  return (
    drum +
    bowl +
    line(courses, dark, 1, opacity(0.3)) +
    rail(-118, 118, -33, 14, lit, mid) +
    crown +
    rail(-150, 150, 2, 24, mix(lit, mid, 0.2), shade) +
    path('M20,2L64,-33H76L34,2Z', lit) +
    path('M34,2L76,-33V-20L46,2Z', shade)
  )
}

function torana(sheet: Sheet): string {
  const { tones } = sheet
  const lit = mix(tones.lit, tones.see('#C07A45'), 0.62)
  const shade = mix(tones.shade, tones.ink, 0.3)
  const mid = mix(lit, shade, 0.4)
  const post = (x: number) =>
    rect(x - 7, -128, 14, 128, lit) +
    rect(x + 1.4, -128, 5.6, 128, shade) +
    rect(x - 9, -62, 18, 4, mid) +
    rect(x - 9, -34, 18, 3, mid) +
    path(`M${x - 9},-74Q${x - 13},-66 ${x - 9},-62H${x + 9}Q${x + 13},-66 ${x + 9},-74Z`, mid)
  const beam = (y: number, w: number) =>
    path(`M${-w},${y + 1}Q0,${y - 8} ${w},${y + 1}V${y + 11}Q0,${y + 3} ${-w},${y + 11}Z`, lit) +
    path(
      `M${w * 0.36},${y - 2}Q${w * 0.7},${y - 1} ${w},${y + 1}V${y + 11}Q${w * 0.7},${y + 8.6} ${w * 0.36},${y + 7.4}Z`,
      shade,
    ) +
    [-1, 1]
      .map((side) => circle(side * (w + 1), y + 6, 6.4, side < 0 ? lit : mid) + circle(side * (w + 1), y + 6, 3, shade))
      .join('') +
    path(
      Array.from({ length: 7 }, (_, i) => `M${num(-w * 0.7 + i * w * 0.23)},${num(y + 6)}a3,3 0 1 1 6,0Z`).join(''),
      mid,
    )
  let uprights = ''
  for (const y of [-86, -108]) for (const x of [-22, -10, 2, 14]) uprights += rect(x, y - 4, 5, 14, mid)
  const wheel =
    circle(0, -146, 9, 'none', ` stroke="${lit}" stroke-width="3"`) +
    line('M-8,-146H8M0,-154V-138M-6,-152L6,-140M6,-152L-6,-140', lit, 1.2)
  const tridents = [-34, 34]
    .map((x) =>
      path(`M${x - 5},-138Q${x - 7},-148 ${x - 2},-150L${x},-143L${x + 2},-150Q${x + 7},-148 ${x + 5},-138Z`, lit),
    )
    .join('')
  return uprights + post(-38) + post(38) + beam(-82, 68) + beam(-104, 66) + beam(-128, 60) + wheel + tridents
}

function bodhiBough(sheet: Sheet): string {
  const { width, unit, dice, tones } = sheet
  const blade = 'M0,0C-7,-2 -9,-9 -4,-13C-2,-15 0,-14 0,-12C0,-14 2,-15 4,-13C9,-9 7,-2 0,0ZM-.500,0Q0,4 -1,7L1,3Z'
  const dark = sheet.keep(`<g transform="rotate(180)">${path(blade, tones.ink)}</g>`)
  const green = sheet.keep(`<g transform="rotate(180)">${path(blade, mix(tones.ink, tones.see('#5E8A46'), 0.55))}</g>`)
  let out = line(
    `M${width + 10},${num(unit * 4)}C${num(width - unit * 18)},${num(unit * 8)} ${num(width - unit * 34)},${num(unit * 5)} ${num(width - unit * 54)},${num(unit * 9)}M${num(width - unit * 22)},${num(unit * 7)}q${num(-unit * 5)},${num(unit * 6)} ${num(-unit * 12)},${num(unit * 8)}`,
    tones.ink,
    unit * 0.9,
    ' stroke-linecap="round"',
  )
  for (let i = 0; i < 44; i++) {
    const t = dice() ** 0.8
    out += (i % 3 ? dark : green)(
      width - unit * 56 * t + unit * dice.between(-1, 3),
      unit * (5 + 4 * t) + unit * dice.between(-5, 8),
      unit * dice.between(0.22, 0.36),
      dice.odds(0.5),
    )
  }
  return out
}
