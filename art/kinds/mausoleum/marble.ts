import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { arch, chhatri, dome } from '#art/strokes/architecture.ts'
import { mix } from '#art/strokes/colour.ts'
import { walker } from '#art/strokes/people.ts'
import { sky } from '#art/strokes/sky.ts'
import { ellipse, line, num, opacity, path, place, type Point, rect } from '#art/strokes/svg.ts'
import { roundTrees } from '#art/strokes/trees.ts'
import { water } from '#art/strokes/water.ts'

/** The white tomb at the end of its water channel. */
export function marble(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const gy = height * (sheet.tall ? 0.66 : 0.64)
  const cx = width * 0.5
  let out = sky(sheet, { sunX: dice.between(0.2, 0.28), sunY: 0.24, sunR: 9, horizon: 0.62 })
  const lit = mix(tones.lit, '#FFFFFF', tones.dark ? 0.08 : 0.55)
  const shade = mix(tones.shade, tones.sky[1], 0.24)
  const trees: Point[] = [
    [-10, gy - 3 * unit],
    [width * 0.5, gy - 2 * unit],
    [width + 10, gy - 3 * unit],
  ]
  const leaf = mix(tones.see('#5E8A52'), tones.at(0.5), 0.35)
  out +=
    roundTrees(sheet, trees, mix(leaf, tones.haze, 0.35), 4.4, 4) +
    rect(-10, gy - 4 * unit, width + 20, height, mix(leaf, tones.haze, 0.3))
  const tomb = sheet.keep(whiteTomb(sheet, lit, shade))
  const k = Math.min(width / 330, (gy * 0.84) / 240)
  out += tomb(cx, gy, k)
  const lawn = mix(tones.see(sheet.season === 'summer' ? '#93A055' : '#6E9A52'), tones.at(0.4), 0.2)
  out += rect(-10, gy, width + 20, height, sheet.fade(mix(lawn, tones.lit, 0.25), mix(lawn, tones.ink, 0.4)))
  const stonework = mix(tones.see('#D9A08A'), tones.lit, 0.35)
  const strip = (near: number, far: number, fill: string) =>
    path(
      `M${num(cx - width * far)},${num(gy)}H${num(cx + width * far)}L${num(cx + width * near)},${height + 5}H${num(cx - width * near)}Z`,
      fill,
    )
  out += strip(0.42, 0.09, stonework) + strip(0.39, 0.08, mix(lawn, tones.ink, 0.12)) + strip(0.27, 0.055, stonework)
  const pool = `M${num(cx - width * 0.04)},${num(gy + unit)}H${num(cx + width * 0.04)}L${num(cx + width * 0.2)},${height + 5}H${num(cx - width * 0.2)}Z`
  out += `<g${sheet.clip(pool)}>${water(sheet, gy, height, [mix(tones.water[0], tones.haze, 0.3), mix(tones.water[0], tones.water[1], 0.8)], { waves: 16, glitter: false })}<g transform="translate(${num(cx)} ${num(gy)}) scale(${Math.round(k * 62) / 100} ${Math.round(-k * 130) / 100})" opacity=".6">${tomb(0, 0, 1)}</g></g>`
  let ripples = ''
  for (let i = 0; i < 7; i++) {
    const y = gy + (height - gy) * (0.2 + i * 0.12)
    const w = unit * (3 + i * 2.4)
    ripples += `M${num(cx + unit * dice.between(-3, 3) - w / 2)},${num(y)}h${num(w)}`
  }
  out += line(ripples, mix(tones.water[0], tones.lit, 0.5), unit * 0.3, opacity(0.5))
  return (
    out +
    cypressRows(sheet, gy, leaf) +
    strollers(sheet, gy) +
    birds(sheet, width * 0.24, height * 0.22, 5, tones.at(0.75))
  )
}

function whiteTomb(sheet: Sheet, lit: string, shade: string): string {
  const { tones } = sheet
  const mid = mix(lit, shade, 0.45)
  const dark = tones.dark ? mix(tones.glow, shade, 0.35) : mix(shade, tones.ink, 0.35)
  const gold = tones.see('#D9A03F')
  const minaret = (x: number, h: number) =>
    path(`M${x - 6},0L${x - 4.4},${-h}H${x + 4.4}L${x + 6},0Z`, lit) +
    path(`M${x + 1},0V${-h}H${x + 4.4}L${x + 6},0Z`, shade) +
    [0.36, 0.68, 1]
      .map((t) => rect(x - 7.4, -h * t - 2, 14.8, 3.4, mid) + rect(x + 1.6, -h * t - 2, 5.8, 3.4, shade))
      .join('') +
    rect(x - 4, -h - 9, 8, 8, dark) +
    `<g transform="translate(${x} ${-h - 8}) scale(.13)">${dome(lit, shade, gold)}</g>`
  const niche = (x: number, w: number) =>
    path(arch(x, -14, w, 36) + arch(x, -54, w, 32), mid) +
    path(arch(x + 0.6, -14, w * 0.72, 30) + arch(x + 0.6, -54, w * 0.72, 26), dark)
  let out = minaret(-100, 126) + minaret(100, 126) + rect(-150, -12, 300, 13, mid) + rect(-150, -14, 300, 4, lit)
  out +=
    path('M-78,-14V-96H78V-14Z', lit) +
    path('M50,-14V-96H78V-14Z', mid) +
    niche(-56, 18) +
    niche(-38, 13) +
    niche(42, 13) +
    niche(62, 18) +
    rect(-80, -99, 160, 4, mid)
  out +=
    rect(-28, -108, 56, 94, lit) +
    rect(14, -108, 14, 94, mid) +
    path(arch(0, -14, 42, 84), mid) +
    path(arch(0.6, -14, 34, 74), dark) +
    rect(-30, -111, 60, 4, mid)
  for (const x of [-52, 52]) out += `<g transform="translate(${x} -99) scale(.26)">${chhatri(lit, shade, gold)}</g>`
  return (
    out +
    rect(-36, -124, 72, 26, lit) +
    rect(12, -124, 24, 26, mid) +
    `<g transform="translate(0 -122) scale(.82)">${dome(lit, mix(shade, lit, 0.25), gold)}</g>` +
    minaret(-142, 146) +
    minaret(142, 146)
  )
}

function cypressRows(sheet: Sheet, gy: number, leaf: string): string {
  const { width, height, unit, tones } = sheet
  let out = ''
  for (let i = 6; i >= 0; i--)
    for (const side of [-1, 1]) {
      const t = (7 - i) / 7
      const x = width * 0.5 + side * width * (0.1 + 0.36 * t ** 1.5)
      const y = gy + (height - gy) * 0.9 * t ** 1.6 + unit
      const h = unit * (5 + 22 * t ** 1.4)
      const tone = mix(leaf, tones.ink, 0.2 + t * 0.25)
      out +=
        ellipse(x + h * 0.1, y, h * 0.18, h * 0.035, tones.ink, opacity(0.3)) +
        path(
          `M${num(x)},${num(y - h)}q${num(h * 0.2)},${num(h * 0.5)} ${num(h * 0.06)},${num(h)}h${num(-h * 0.12)}q${num(-h * 0.14)},${num(-h * 0.5)} ${num(h * 0.06)},${num(-h)}Z`,
          tone,
        ) +
        path(
          `M${num(x)},${num(y - h)}q${num(-h * 0.2)},${num(h * 0.5)} ${num(-h * 0.06)},${num(h)}q${num(-h * 0.01)},${num(-h * 0.5)} ${num(h * 0.06)},${num(-h)}Z`,
          mix(tone, tones.lit, 0.3),
        )
    }
  return out
}

function strollers(sheet: Sheet, gy: number): string {
  const { width, height, unit, tones } = sheet
  let out = ''
  for (const [x, t, hex, shawl] of [
    [-0.05, 0.02, '#C8321F', null],
    [0.055, 0.03, '#E2A02F', null],
    [-0.17, 0.5, '#C8321F', '#F4EBD3'],
    [-0.2, 0.53, '#1F7F86', null],
    [0.255, 0.72, '#E2A02F', '#7A2F5B'],
  ] as const)
    out += place(
      width * (0.5 + x),
      gy + (height - gy) * t + unit,
      unit * (0.13 + t * 0.42),
      walker(tones.see(hex), tones.see('#6A4028'), null, shawl && tones.see(shawl)),
      x > 0,
    )
  return out
}
