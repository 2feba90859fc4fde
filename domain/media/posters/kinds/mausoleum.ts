import type { Sheet } from '#domain/media/posters/sheet.ts'
import { birds } from '#domain/media/posters/strokes/animals.ts'
import { arch, chhatri, dome } from '#domain/media/posters/strokes/architecture.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { walker } from '#domain/media/posters/strokes/people.ts'
import { sky } from '#domain/media/posters/strokes/sky.ts'
import {
  circle,
  ellipse,
  line,
  num,
  opacity,
  path,
  type Point,
  place,
  rect,
} from '#domain/media/posters/strokes/svg.ts'
import { roundTrees } from '#domain/media/posters/strokes/trees.ts'
import { mirror, water } from '#domain/media/posters/strokes/water.ts'

/** A Mughal garden tomb: white marble at the end of its water channel, or red sandstone over an arcaded terrace. */
export function drawMausoleum(sheet: Sheet): string {
  return sheet.choice.odds(0.5) ? marble(sheet) : sandstone(sheet)
}

function marble(sheet: Sheet): string {
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

function sandstone(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const gy = height * 0.7
  let out = sky(sheet, { sunX: dice.between(0.18, 0.26), sunY: 0.24, sunR: 10, horizon: 0.66 })
  const leaf = mix(tones.see('#5E8A52'), tones.at(0.5), 0.35)
  const trees: Point[] = [
    [-10, gy - 4 * unit],
    [width * 0.5, gy - 3 * unit],
    [width + 10, gy - 5 * unit],
  ]
  out +=
    roundTrees(sheet, trees, mix(leaf, tones.haze, 0.4), 5, 4) +
    rect(-10, gy - 4 * unit, width + 20, unit * 6, mix(leaf, tones.haze, 0.35))
  const tomb = sheet.keep(redTomb(sheet))
  const [tx, k] = [width * (sheet.wide ? 0.56 : 0.54), Math.min(width / 330, (gy * 0.84) / 252)]
  out += tomb(tx, gy, k)
  const lawn = mix(tones.see(sheet.season === 'summer' ? '#9AA052' : '#6E9A52'), tones.at(0.4), 0.2)
  out += rect(-10, gy, width + 20, height, sheet.fade(mix(lawn, tones.lit, 0.22), mix(lawn, tones.ink, 0.45)))
  out += path(
    `M${num(tx - unit * 5)},${num(gy)}H${num(tx + unit * 5)}L${num(tx + unit * 24)},${height + 5}H${num(tx - unit * 34)}Z`,
    sheet.fade(mix(tones.see('#D9A888'), tones.lit, 0.3), mix(tones.see('#B0765E'), tones.ink, 0.15)),
  )
  const tank = `M${num(tx - unit * 1.6)},${num(gy + unit * 3)}H${num(tx + unit * 1.6)}L${num(tx + unit * 7)},${num(height * 0.96)}H${num(tx - unit * 13)}Z`
  out += `<g${sheet.clip(tank)}>${water(sheet, gy, height, tones.water, { waves: 10, glitter: false })}${mirror(tomb(tx, gy, k), gy, 0.4, 0.8)}</g>`
  for (const [x, y, size, hex] of [
    [-26, 0.8, 0.3, '#C8321F'],
    [-21, 0.805, 0.29, '#F4EBD3'],
    [20, 0.9, 0.46, '#1F7F86'],
  ] as const)
    out += place(
      tx + unit * x,
      height * y,
      unit * size,
      walker(tones.see(hex), tones.see('#6A4028'), null, tones.see(hex)),
      x > 0,
    )
  return out + frangipani(sheet) + birds(sheet, width * 0.3, height * 0.18, 6, tones.at(0.8))
}

function redTomb(sheet: Sheet): string {
  const { tones } = sheet
  const red = mix(tones.see('#B8543A'), tones.lit, 0.2)
  const side = mix(red, tones.ink, 0.35)
  const pale = mix(tones.lit, '#FFFFFF', tones.dark ? 0 : 0.4)
  const paleShade = mix(tones.shade, pale, 0.3)
  const dark = tones.dark ? mix(tones.glow, side, 0.2) : mix(side, tones.ink, 0.5)
  const gold = tones.see('#D9A03F')
  const terrace =
    rect(-150, -34, 300, 34, red) +
    rect(70, -34, 80, 34, side) +
    path(Array.from({ length: 15 }, (_, i) => arch(-136 + i * 19.4, 0, 13, 27)).join(''), dark) +
    rect(-154, -38, 308, 5, pale)
  let body = rect(-92, -104, 184, 68, red) + rect(46, -104, 46, 68, side)
  for (const x of [-66, 66])
    body +=
      rect(x - 20, -110, 40, 74, x < 0 ? red : side) +
      path(arch(x, -38, 26, 58), pale) +
      path(arch(x, -38, 20, 50), dark)
  body +=
    rect(-32, -118, 64, 82, red) +
    rect(14, -118, 18, 82, side) +
    path(arch(0, -38, 44, 70), pale) +
    path(arch(0, -38, 35, 60), dark) +
    rect(-94, -107, 188, 3, pale) +
    rect(-34, -121, 68, 4, pale)
  for (const x of [-80, -48, 48, 80])
    body += `<g transform="translate(${x} ${Math.abs(x) > 60 ? -110 : -107}) scale(.2)">${chhatri(pale, paleShade, gold)}</g>`
  return (
    terrace +
    body +
    rect(-36, -136, 72, 30, red) +
    rect(12, -136, 24, 30, side) +
    path([-24, -12, 0, 12, 24].map((x) => arch(x, -120, 8, 13)).join(''), pale) +
    `<g transform="translate(0 -135) scale(.84)">${dome(pale, paleShade, gold)}</g>`
  )
}

// a frangipani leans in from the shaded side
function frangipani(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const bark = mix(tones.ink, tones.at(0.8), 0.2)
  const [x, y] = [width * 0.95, height * 1.0]
  let out = line(
    `M${num(x)},${num(y)}C${num(x - 2 * unit)},${num(y - 16 * unit)} ${num(x - 3 * unit)},${num(y - 22 * unit)} ${num(x - 9 * unit)},${num(y - 32 * unit)}M${num(x - 1.6 * unit)},${num(y - 16 * unit)}C${num(x + 3 * unit)},${num(y - 26 * unit)} ${num(x + 4 * unit)},${num(y - 32 * unit)} ${num(x + 2 * unit)},${num(y - 40 * unit)}M${num(x - 5 * unit)},${num(y - 25 * unit)}C${num(x - 10 * unit)},${num(y - 27 * unit)} ${num(x - 14 * unit)},${num(y - 28 * unit)} ${num(x - 18 * unit)},${num(y - 33 * unit)}`,
    bark,
    unit * 2,
    ' stroke-linecap="round"',
  )
  for (const [dx, dy] of [
    [-9, -33],
    [2, -41],
    [-18, -33],
    [-4, -36],
    [8, -34],
  ] as const) {
    for (let i = 0; i < 7; i++) {
      const a = -Math.PI * (i / 6) + dice.between(-0.15, 0.15)
      const l = unit * dice.between(6, 9)
      const px = x + dx * unit
      const py = y + dy * unit
      out += path(
        `M${num(px)},${num(py)}Q${num(px + Math.cos(a) * l * 0.5 - Math.sin(a) * unit * 1.7)},${num(py + Math.sin(a) * l * 0.5 + Math.cos(a) * unit * 1.7)} ${num(px + Math.cos(a) * l)},${num(py + Math.sin(a) * l)}Q${num(px + Math.cos(a) * l * 0.5 + Math.sin(a) * unit * 1.7)},${num(py + Math.sin(a) * l * 0.5 - Math.cos(a) * unit * 1.7)} ${num(px)},${num(py)}Z`,
        i % 2 ? tones.ink : mix(tones.ink, tones.see('#4F7A46'), 0.5),
      )
    }
    for (const [fx, fy] of [
      [0, -3],
      [-3, -1],
      [3, -1.6],
    ] as const)
      out +=
        circle(x + (dx + fx) * unit, y + (dy + fy) * unit, unit * 1.1, tones.see('#FBE7C4')) +
        circle(x + (dx + fx) * unit, y + (dy + fy) * unit, unit * 0.4, tones.see('#F2B443'))
  }
  return out
}
