import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { arch, flags, stupa } from '#art/strokes/architecture.ts'
import { mix } from '#art/strokes/colour.ts'
import { downs, fillUnder } from '#art/strokes/hills.ts'
import { sky } from '#art/strokes/sky.ts'
import { circle, ellipse, line, num, opacity, path, place, rect } from '#art/strokes/svg.ts'
import { leafSpray, roundTrees } from '#art/strokes/trees.ts'

/** The straight tower by the bodhi tree, monks seated before it. */
export function bodhiTower(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const gy = height * 0.8
  let out = sky(sheet, { sunX: dice.between(0.2, 0.28), sunY: 0.24, sunR: 10, horizon: 0.68 })
  const leaf = mix(tones.see('#5E8A52'), tones.at(0.5), 0.35)
  const wood = downs(sheet, height * 0.71, height * 0.014, 2)
  out +=
    roundTrees(sheet, wood, mix(leaf, tones.haze, 0.3), 5, 4) +
    fillUnder(sheet, wood, sheet.fade(mix(leaf, tones.haze, 0.2), leaf))
  const lit = tones.lit
  const shade = tones.shade
  const k = Math.min(unit * 0.5, (gy * 0.85) / 262)
  const small = sheet.keep(stupa(lit, shade, mix(lit, shade, 0.5), shade))
  out += place(width * (sheet.wide ? 0.56 : 0.57), gy, k, tower(sheet))
  out += bodhiTree(sheet, width * (sheet.wide ? 0.8 : 0.86), gy)
  for (const [x, size] of [
    [0.08, 0.17],
    [0.16, 0.13],
    [0.24, 0.16],
    [0.32, 0.12],
  ] as const)
    out += small(width * x, gy + unit, unit * size)
  const paving = mix(tones.lit, tones.shade, 0.36)
  out += rect(-10, gy, width + 20, height, sheet.fade(paving, mix(tones.shade, tones.ink, 0.3)))
  let seams = ''
  for (let i = 0; i < 11; i++)
    seams += `M${num(width * (i / 10) * 1.1 - width * 0.05)},${num(gy)}L${num(width * (i / 10) * 2 - width * 0.5)},${height}`
  for (const y of [0.83, 0.875, 0.94]) seams += `M0,${num(height * y)}H${width}`
  out += line(seams, mix(tones.shade, tones.ink, 0.3), unit * 0.22, opacity(0.4))
  for (const [i, [x, y, k]] of (
    [
      [0.3, 0.87, 0.4],
      [0.39, 0.885, 0.42],
      [0.48, 0.9, 0.44],
      [0.2, 0.86, 0.38],
    ] as const
  ).entries())
    out +=
      place(
        width * x,
        height * y,
        unit * k,
        seated(tones.see(['#C8572A', '#8E2F2B', '#D9782E', '#B8432C'][i] ?? '#C8572A'), tones.see('#6A4028')),
      ) +
      ellipse(width * x + unit * 8, height * y, unit * 1.4, unit * 0.4, tones.ink, opacity(0.4)) +
      circle(width * x + unit * 8, height * y - unit * 1.2, unit * 2.4, '#FFC35A', opacity(0.2)) +
      path(
        `M${num(width * x + unit * 8)},${num(height * y - unit * 2)}q${num(unit * 0.9)},${num(unit * 1.3)} 0,${num(unit * 1.9)}q${num(-unit * 0.9)},${num(-unit * 0.6)} 0,${num(-unit * 1.9)}Z`,
        '#FFC35A',
      )
  out += flags(width * 0.57 + 17 * k, gy - 112 * k, -unit * 3, height * 0.56, unit * 5, unit, tones, dice)
  return (
    out +
    place(width * 0.96, height * 1.03, unit, leafSpray(24, 6, tones.ink, tones.at(0.8), dice)) +
    birds(sheet, width * 0.3, height * 0.2, 5, tones.at(0.8))
  )
}

function tower({ tones }: Sheet): string {
  const lit = tones.lit
  const shade = tones.shade
  const mid = mix(lit, shade, 0.42)
  const dark = tones.dark ? tones.glow : mix(tones.ink, shade, 0.2)
  const gold = tones.see('#E3A22F')
  const spire = (x: number, y: number, h: number, w: number) => {
    let out =
      path(`M${x - w / 2},${y}L${x - w * 0.12},${y - h}H${x + w * 0.12}L${x + w / 2},${y}Z`, mid) +
      path(`M${x - w / 2},${y}L${x - w * 0.12},${y - h}H${x - w * 0.02}L${num(x - w * 0.06)},${y}Z`, lit) +
      path(`M${num(x + w * 0.24)},${y}L${x + w * 0.06},${y - h}H${x + w * 0.12}L${x + w / 2},${y}Z`, shade)
    let bands = ''
    let niches = ''
    for (let i = 0; i < 9; i++) {
      const t = (i + 0.6) / 9.4
      const half = w * (0.5 - 0.38 * t)
      bands += `M${num(x - half)},${num(y - h * t)}H${num(x + half)}`
      if (w > 30)
        for (const q of [-0.5, 0, 0.5]) niches += arch(x + half * q, y - h * t + h * 0.075, half * 0.22, h * 0.055)
    }
    out += line(bands, shade, h * 0.012, opacity(0.6)) + path(niches, dark, opacity(0.8))
    return (
      out +
      ellipse(x, y - h - w * 0.03, w * 0.17, w * 0.07, lit) +
      path(`M${x - w * 0.1},${y - h - w * 0.08}L${x},${y - h - w * 0.5}L${x + w * 0.1},${y - h - w * 0.08}Z`, gold)
    )
  }
  const block =
    rect(-84, -52, 168, 52, mid) +
    rect(-84, -52, 70, 52, mix(lit, mid, 0.3)) +
    rect(40, -52, 44, 52, shade) +
    path(
      Array.from({ length: 11 }, (_, i) => (Math.abs(i - 5) < 1 ? '' : arch(-75 + i * 15, -6, 9, 34))).join(''),
      dark,
    ) +
    rect(-88, -56, 176, 5, lit) +
    path(arch(0, 0, 26, 44), dark)
  return (
    spire(-66, -54, 62, 22) +
    spire(66, -54, 62, 22) +
    block +
    spire(0, -54, 168, 76) +
    spire(-50, -56, 46, 17) +
    spire(50, -56, 46, 17) +
    rect(-18, -70, 36, 18, lit) +
    path(arch(0, -54, 14, 13), dark)
  )
}

function bodhiTree(sheet: Sheet, x: number, y: number): string {
  const { unit, dice, tones } = sheet
  const bark = mix(tones.at(0.8), tones.ink, 0.5)
  const leaf = mix(tones.see('#4F7A46'), tones.ink, 0.3)
  let crown = ''
  let pale = ''
  for (let i = 0; i < 22; i++) {
    const a = dice() * 6.28
    const d = dice() ** 0.6
    const r = unit * dice.between(4, 7.6)
    const px = x + Math.cos(a) * d * unit * 23
    const py = y - unit * 34 + Math.sin(a) * d * unit * 13
    crown += `M${num(px - r)},${num(py)}a${num(r)},${num(r * 0.84)} 0 1 0 ${num(2 * r)},0a${num(r)},${num(r * 0.84)} 0 1 0 ${num(-2 * r)},0Z`
    if (i % 2)
      pale += `M${num(px - r)},${num(py)}a${num(r)},${num(r * 0.84)} 0 0 1 ${num(r)},${num(-r * 0.84)}q${num(-r * 0.5)},${num(r * 0.6)} ${num(-r)},${num(r * 0.84)}Z`
  }
  return (
    path(
      `M${num(x - unit * 4)},${num(y)}C${num(x - unit * 2)},${num(y - unit * 12)} ${num(x - unit * 2)},${num(y - unit * 18)} ${num(x - unit * 10)},${num(y - unit * 28)}L${num(x - unit * 7)},${num(y - unit * 29)}Q${num(x)},${num(y - unit * 22)} ${num(x + unit * 8)},${num(y - unit * 31)}L${num(x + unit * 10)},${num(y - unit * 29)}C${num(x + unit * 2)},${num(y - unit * 18)} ${num(x + unit * 3)},${num(y - unit * 8)} ${num(x + unit * 6)},${num(y)}Z`,
      bark,
    ) +
    path(crown, leaf) +
    path(pale, mix(leaf, tones.lit, 0.3)) +
    rect(x - unit * 12, y - unit * 3, unit * 26, unit * 3.4, mix(tones.lit, tones.shade, 0.4)) +
    rect(x - unit * 12, y - unit * 3.4, unit * 26, unit * 0.8, tones.lit)
  )
}

function seated(robe: string, skin: string): string {
  return (
    path('M-10,0C-11,-5 -6,-8 -5,-12C-5,-18 -2,-20 1,-20C4,-20 6,-17 6,-12C8,-8 12,-5 11,0Z', robe) +
    circle(0.6, -23, 3, skin) +
    path('M-4,-16C-2,-19 3,-19 5,-16L-2,-8Z', mix(robe, '#FFFFFF', 0.16))
  )
}
