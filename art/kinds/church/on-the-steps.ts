import { facade, bougainvillea } from '#art/kinds/church/parts.ts'
import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { mix } from '#art/strokes/colour.ts'
import { downs, fillUnder } from '#art/strokes/hills.ts'
import { walker } from '#art/strokes/people.ts'
import { sky } from '#art/strokes/sky.ts'
import { num, path, place, rect } from '#art/strokes/svg.ts'
import { palm, roundTrees } from '#art/strokes/trees.ts'

/** A white church above its steps, among palms. */
export function onTheSteps(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const gy = height * 0.7
  let out = sky(sheet, { sunX: dice.between(0.17, 0.25), sunY: 0.24, sunR: 9.5, horizon: 0.66 })
  for (const [y, a, t] of [
    [0.6, 0.03, 0.02],
    [0.65, 0.02, 0.2],
  ] as const) {
    const l = downs(sheet, height * y, height * a, dice.between(1.2, 2))
    const green = mix(tones.at(t), tones.see('#5E8A5A'), 0.3)
    out +=
      roundTrees(sheet, l, green, 3, 3.4) + fillUnder(sheet, l, sheet.fade(green, mix(green, tones.haze, 0.5), 0, 0.4))
  }
  const grove = sheet.keep(
    palm(34, 0.1, mix(tones.at(0.6), tones.see('#2F5A46'), 0.4), mix(tones.at(0.5), tones.see('#3F7A56'), 0.4), dice),
  )
  const x = width * (sheet.wide ? 0.58 : 0.56)
  for (const [px, k, flip] of [
    [-0.3, 1, false],
    [-0.23, 0.76, true],
    [0.28, 1.05, true],
    [0.34, 0.8, false],
    [0.22, 0.7, false],
  ] as const)
    out += grove(x + width * px, gy, unit * k, flip)
  out += cottages(sheet, gy, x) + place(x, gy + unit, Math.min(unit * 0.43, (gy * 0.84) / 172), facade(sheet))
  const lit = mix(tones.lit, '#FFFFFF', tones.dark ? 0 : 0.3)
  const laterite = mix(tones.see('#B8623E'), tones.lit, 0.15)
  out += rect(
    -10,
    gy + unit,
    width + 20,
    height,
    sheet.fade(mix(laterite, tones.lit, 0.2), mix(laterite, tones.ink, 0.35)),
  )
  for (let i = 0; i < 9; i++) {
    const y = gy + unit * (0.8 + i * 2.1 + i * i * 0.06)
    const half = unit * (19 + i * 3.4)
    out +=
      rect(x - half, y, half * 2, unit * 1.2 + i * 0.12 * unit, mix(lit, tones.shade, 0.08 + i * 0.02)) +
      rect(x - half, y + unit * 1.1 + i * 0.1 * unit, half * 2, unit * 1.1, mix(tones.shade, lit, 0.3))
  }
  for (const side of [-1, 1])
    out += path(
      `M${num(x + side * unit * 17)},${num(gy - unit * 2)}L${num(x + side * unit * 22)},${num(gy - unit * 2)}L${num(x + side * unit * 56)},${num(gy + unit * 24)}L${num(x + side * unit * 46)},${num(gy + unit * 24)}Z`,
      side < 0 ? lit : mix(lit, tones.shade, 0.55),
    )
  out += place(x, gy + unit * 13, unit * 0.36, crossPillar(sheet))
  for (const [px, py, k, hex, shawl] of [
    [-0.16, 15, 0.42, '#C8321F', null],
    [-0.1, 9, 0.33, '#F4EBD3', '#F4EBD3'],
    [0.13, 17, 0.44, '#1F7F86', null],
  ] as const)
    out += place(
      x + width * px,
      gy + unit * py,
      unit * k,
      walker(tones.see(hex), tones.see('#6A4028'), null, shawl && tones.see(shawl)),
      px > 0,
    )
  out +=
    place(
      width * 0.05,
      height * 1.0,
      unit,
      palm(sheet.tall ? 92 : 78, 0.14, tones.ink, mix(tones.ink, tones.at(0.72), 0.4), dice, tones.see('#D98A2E')),
    ) + bougainvillea(sheet, width * 0.99, height * 0.94, 1)
  return out + birds(sheet, width * 0.36, height * 0.2, 5, tones.at(0.75))
}

function cottages(sheet: Sheet, gy: number, x: number): string {
  const { width, unit, tones } = sheet
  const wall = tones.see('#F0D9A8', 0.1)
  const roof = tones.see('#B8543A', 0.08)
  const house = (px: number, k: number, tint: string) =>
    place(
      px,
      gy + unit,
      unit * k,
      rect(-40, -30, 80, 30, tint) +
        rect(14, -30, 26, 30, mix(tint, tones.shade, 0.5)) +
        path('M-48,-29L-30,-52H30L48,-29Z', roof) +
        path('M6,-52H30L48,-29H12Z', mix(roof, tones.ink, 0.35)) +
        path('M-30,-6v-13h9v13ZM-12,0v-20h11v20ZM20,-6v-13h9v13Z', tones.dark ? tones.glow : tones.see('#2F6F80')),
    )
  return (
    house(x - width * 0.32, 0.19, wall) +
    house(x + width * 0.33, 0.21, tones.see('#9FC4C0', 0.1)) +
    house(x - width * 0.42, 0.16, tones.see('#E0A48A', 0.14))
  )
}

function crossPillar({ tones }: Sheet): string {
  const lit = mix(tones.lit, '#FFFFFF', tones.dark ? 0.06 : 0.5)
  const shade = mix(tones.shade, lit, 0.3)
  return (
    path('M-16,0V-8H16V0ZM-11,-8V-16H11V-8Z', lit) +
    path('M4,0V-16H11V-8H16V0Z', shade) +
    rect(-3.5, -56, 7, 42, lit) +
    rect(0.8, -56, 2.7, 42, shade) +
    rect(-13, -48, 26, 6.5, lit)
  )
}
