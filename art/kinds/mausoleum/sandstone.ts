import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { arch, chhatri, dome } from '#art/strokes/architecture.ts'
import { mix } from '#art/strokes/colour.ts'
import { walker } from '#art/strokes/people.ts'
import { sky } from '#art/strokes/sky.ts'
import { circle, line, num, path, place, type Point, rect } from '#art/strokes/svg.ts'
import { roundTrees } from '#art/strokes/trees.ts'
import { mirror, water } from '#art/strokes/water.ts'

/** The red tomb over its arcaded terrace. */
export function sandstone(sheet: Sheet): string {
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
