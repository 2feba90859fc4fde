import { nth } from '#art/strokes/chance.ts'
import type { Sheet } from '#art/sheet.ts'
import { birds, camel } from '#art/strokes/animals.ts'
import { arch, chhatri, merlons } from '#art/strokes/architecture.ts'
import { mix } from '#art/strokes/colour.ts'
import { downs, fillUnder, heightAt } from '#art/strokes/hills.ts'
import { mist, sky } from '#art/strokes/sky.ts'
import { type Point, curve, line, num, path, place, rect } from '#art/strokes/svg.ts'

/** Dunes with a caravan, and a fort far off on its rock. */
export function drawDesert(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  let out = sky(sheet, { sunX: dice.between(0.22, 0.34), sunY: 0.3, sunR: 10.5, horizon: 0.62 })
  const mesa = downs(sheet, height * 0.585, height * 0.016, 2)
  out += fillUnder(sheet, mesa, sheet.fade(tones.at(0.06), mix(tones.at(0.06), tones.haze, 0.6), 0, 0.3))
  // the fort on its rock, far off
  const fx = width * dice.between(0.58, 0.82)
  const fy = height * 0.575
  const fc = tones.at(0.3)
  const fl = mix(fc, tones.lit, 0.5)

  const wall = (x: number, w: number, h: number, k: number) =>
    path(`M${num(x)},0L${num(x + w * 0.06)},${num(-h)}H${num(x + w * 0.94)}L${num(x + w)},0Z`, fl) +
    path(`M${num(x + w * 0.55)},0L${num(x + w * 0.58)},${num(-h)}H${num(x + w * 0.94)}L${num(x + w)},0Z`, fc) +
    merlons(x + w * 0.05, x + w * 0.95, -h + 0.5, k, fl)
  let fort =
    path('M-150,14C-120,-6 -100,-18 -78,-20H92C112,-16 132,0 160,14Z', mix(fc, tones.at(0.1), 0.3)) +
    `<g transform="translate(0 -18)">${rect(-80, -26, 176, 28, fc)}${[-84, -52, -20, 14, 46, 76].map((x) => wall(x, 26, 34, 6)).join('')}<g transform="translate(0 -26)">${rect(-46, -26, 46, 28, fl)}${rect(-14, -26, 14, 28, fc)}${rect(4, -18, 54, 20, fc)}${merlons(4, 58, -18, 6, fc)}${merlons(-46, 0, -26, 6, fl)}${path(arch(-34, -4, 8, 16) + arch(-22, -4, 8, 16) + arch(16, -2, 7, 12) + arch(28, -2, 7, 12) + arch(40, -2, 7, 12), mix(tones.ink, fc, 0.4))}<g transform="translate(-24 -25) scale(.2)">${chhatri(fl, fc, fc)}</g><g transform="translate(34 -17) scale(.16)">${chhatri(fl, fc, fc)}</g></g></g>`
  out += place(fx, fy, unit * 0.145, fort)
  out += mist(sheet, height * 0.6, 2, 0.45)
  const dune = (crest: Point[], t: number, soft: number) => {
    // each dune: a lit western flank, a hard crest, a shaded slip face
    const lit = mix(tones.at(t), tones.lit, 0.62 - t * 0.18)
    const dark = mix(tones.at(t + 0.12), tones.shade, 0.4)

    const top = crest.map(([x, y]): Point => [x * width, y * height])
    const peak = top.reduce((a, b) => (b[1] < a[1] ? b : a))
    const i = top.indexOf(peak)
    const startY = top[0]?.[1] ?? height
    const endY = top.at(-1)?.[1] ?? height

    let o = fillUnder(sheet, [[-10, startY], ...top, [width + 10, endY]], sheet.fade(lit, mix(lit, tones.at(t), soft)))
    const tail: Point[] = [
      [peak[0], peak[1]],
      [peak[0] - width * 0.035, peak[1] + height * 0.05],
      [peak[0] + width * 0.05, peak[1] + height * 0.115],
      [peak[0] - width * 0.02, peak[1] + height * 0.21],
      [peak[0] + width * 0.1, height + 10],
    ]
    o += path(
      curve(tail) +
        `L${width + 10},${height}L${width + 10},${num(endY)}` +
        curve(top.slice(i).toReversed()).replace('M', 'L') +
        'Z',
      sheet.fade(dark, mix(dark, tones.at(t), 0.65)),
    )
    return o
  }
  out += dune(
    [
      [0, 0.65],
      [0.18, 0.63],
      [0.4, 0.6],
      [0.62, 0.64],
      [1, 0.66],
    ],
    0.12,
    0.3,
  )
  out += dune(
    [
      [0, 0.73],
      [0.3, 0.72],
      [0.52, 0.665],
      [0.66, 0.635],
      [0.82, 0.69],
      [1, 0.71],
    ],
    0.28,
    0.4,
  )
  // caravan
  const cols = ['#C8321F', '#157070', '#E7A52E', '#7B2E57'].map((h) => tones.see(h))
  const k = sheet.wide ? dice.int(4, 6) : dice.int(2, 4)

  const trail: Point[] = [
    [-10, height * 0.79],
    [width * 0.2, height * 0.765],
    [width * 0.42, height * 0.758],
    [width * 0.64, height * 0.785],
    [width * 0.84, height * 0.83],
    [width + 10, height * 0.84],
  ]
  out += fillUnder(sheet, trail, sheet.fade(mix(tones.at(0.42), tones.lit, 0.42), tones.at(0.5)))
  for (let i = 0; i < k; i++) {
    const x = width * (sheet.wide ? 0.2 : k === 4 ? 0.1 : 0.15) + i * unit * 16
    const y = heightAt(trail, x + 8 * unit) + unit * 0.7
    out +=
      `<ellipse cx="${num(x + 15 * unit)}" cy="${num(y + unit * 1.2)}" rx="${num(9 * unit)}" ry="${num(unit * 0.9)}" fill="${tones.at(0.66)}" fill-opacity=".45"/>` +
      place(x, y, unit * 0.165, camel(tones.at(0.92), nth(cols, i), tones.at(1), tones.see('#F7EAC6'))) +
      (i < k - 1
        ? line(
            `M${num(x + 16.8 * unit)},${num(y - 12.6 * unit)}Q${num(x + 19 * unit)},${num(y - 8 * unit)} ${num(x + 20 * unit)},${num(y - 9 * unit)}`,
            tones.at(0.9),
            unit * 0.2,
          )
        : '')
  }
  const near: Point[] = [
    [0, 0.99],
    [0.16, 0.93],
    [0.34, 0.9],
    [0.5, 0.905],
    [0.74, 0.96],
    [1, 0.985],
  ]
  out += dune(near, 0.56, 0.7)
  let rip = ''
  for (let i = 0; i < 7; i++) {
    const y = height * (0.935 + i * 0.011)
    const x = width * (0.04 + i * 0.012)
    rip += `M${num(x)},${num(y)}q${num(width * 0.07)},${num(-unit * 1.6)} ${num(width * 0.15)},${num(-unit * 1.2)}t${num(width * 0.12)},${num(unit * 0.4)}`
  }
  return (
    out +
    line(rip, tones.at(0.72), unit * 0.28, ' opacity=".5" stroke-linecap="round"') +
    birds(sheet, width * 0.46, height * 0.2, 3, tones.at(0.8))
  )
}
