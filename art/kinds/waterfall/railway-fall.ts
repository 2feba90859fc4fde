import { strand, foam } from '#art/kinds/waterfall/parts.ts'
import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { mix } from '#art/strokes/colour.ts'
import { fillUnder, heightAt } from '#art/strokes/hills.ts'
import { walker } from '#art/strokes/people.ts'
import { mist } from '#art/strokes/sky.ts'
import { boulder } from '#art/strokes/stones.ts'
import { circle, ellipse, num, opacity, path, place, type Point, rect } from '#art/strokes/svg.ts'
import { leafSpray, roundTrees } from '#art/strokes/trees.ts'
import { water } from '#art/strokes/water.ts'

/** The long fall with the railway across its foot. */
export function railwayFall(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const rock = mix(tones.at(0.5), tones.see('#6A5A50'), 0.35)
  const green = mix(tones.see('#5E9A4A'), tones.at(0.44), 0.35)
  const fx = width * (sheet.wide ? 0.46 : 0.5)
  const rim: Point[] = [
    [-10, height * 0.44],
    [width * 0.14, height * 0.38],
    [width * 0.3, height * 0.28],
    [width * 0.44, height * 0.19],
    [width * 0.58, height * 0.185],
    [width * 0.72, height * 0.27],
    [width * 0.88, height * 0.37],
    [width + 10, height * 0.41],
  ]
  let out =
    roundTrees(sheet, rim, green, 3.4, 3) +
    fillUnder(sheet, rim, sheet.fade(mix(green, tones.lit, 0.12), mix(green, tones.ink, 0.35)))
  let crowns = ''
  let pale = ''
  for (let i = 0; i < 60; i++) {
    const x = width * dice()
    const y = heightAt(rim, x) + height * dice.between(0.05, 0.36)
    if (Math.abs(x - fx) < unit * 17) continue
    const r = unit * dice.between(2, 3.8)
    const d = `M${num(x - r)},${num(y)}a${num(r)},${num(r * 0.9)} 0 0 1 ${num(2 * r)},0Z`
    if (i % 2) crowns += d
    else pale += d
  }
  out += path(crowns, mix(green, tones.ink, 0.2), opacity(0.8)) + path(pale, mix(green, tones.lit, 0.2), opacity(0.8))
  // the fall comes down in three leaps over bare rock
  const bare = `M${num(fx - unit * 7)},${num(height * 0.195)}C${num(fx - unit * 16)},${num(height * 0.34)} ${num(fx - unit * 16)},${num(height * 0.5)} ${num(fx - unit * 24)},${num(height * 0.7)}H${num(fx + unit * 27)}C${num(fx + unit * 20)},${num(height * 0.5)} ${num(fx + unit * 13)},${num(height * 0.34)} ${num(fx + unit * 8)},${num(height * 0.195)}Z`
  out += path(bare, sheet.fade(rock, mix(rock, tones.ink, 0.3)))
  const full = sheet.season === 'monsoon' ? 1.25 : sheet.season === 'winter' ? 0.95 : 0.75
  for (const [x, top, foot, w, lean] of [
    [0, 0.19, 0.37, 6, -2],
    [-4, 0.36, 0.545, 6.6, -3],
    [4, 0.355, 0.55, 6.4, 2],
    [-9, 0.53, 0.72, 7.4, -3],
    [0.5, 0.535, 0.72, 7, 0],
    [9, 0.54, 0.72, 7.4, 3],
  ] as const)
    out += strand(sheet, fx + unit * x, height * top, height * foot, unit * w * full, unit * lean)
  const white = foam(sheet)
  for (const [y, w] of [
    [0.37, 9],
    [0.545, 15],
    [0.71, 24],
  ] as const)
    for (let i = 0; i < 4; i++)
      out += ellipse(
        fx + unit * dice.between(-w, w),
        height * y + unit * dice.between(-1, 1.4),
        unit * dice.between(3, 6.4),
        unit * dice.between(1.2, 2.4),
        white,
        opacity(0.5),
      )
  return out + viaduct(sheet) + riverFoot(sheet) + birds(sheet, width * 0.2, height * 0.2, 4, tones.at(0.7), 0.9)
}

function viaduct(sheet: Sheet): string {
  const { width, height, unit, tones } = sheet
  const y = height * 0.655
  const foot = height * 0.77
  const brick = tones.see('#C9986A')
  const shade = tones.see('#7E4E40')
  const span = unit * 15
  let arches = `M-10,${num(y)}H${width + 10}V${num(foot)}H-10Z`
  for (let x = width * 0.5 - span * 3.5; x < width * 0.5 + span * 3; x += span) {
    const w = span * 0.74
    arches += `M${num(x)},${num(foot + 4 * unit)}V${num(y + unit * 2 + w * 0.5)}a${num(w / 2)},${num(w / 2)} 0 0 1 ${num(w)},0V${num(foot + 4 * unit)}Z`
  }
  let out =
    path(arches, shade, ' fill-rule="evenodd"') +
    `<g transform="translate(${num(-unit * 0.8)} 0)">${path(arches, brick, ' fill-rule="evenodd"')}</g>` +
    rect(-10, y - unit * 0.9, width + 20, unit * 1.2, mix(brick, tones.lit, 0.4))
  const blue = tones.see('#1F5F86')
  const coach = (x: number) =>
    place(
      x,
      y - unit * 0.9,
      unit * 0.11,
      path('M0,-4V-46Q0,-52 8,-52H104Q112,-52 112,-46V-4Z', blue) +
        path('M0,-46Q56,-62 112,-46L104,-52H8Z', tones.see('#C9D2D0')) +
        [10, 26, 42, 58, 74, 90].map((q) => rect(q, -40, 11, 14, tones.glow)).join('') +
        rect(0, -20, 112, 5, tones.see('#F3E3BE')) +
        circle(20, -2, 7, tones.ink) +
        circle(92, -2, 7, tones.ink),
    )
  const start = width * (sheet.wide ? 0.22 : 0.14)
  for (let i = 0; i < (sheet.wide ? 7 : 5); i++) out += coach(start + i * unit * 12.9)
  const engine = start + (sheet.wide ? 7 : 5) * unit * 12.9
  out += place(
    engine,
    y - unit * 0.9,
    unit * 0.11,
    path('M0,-4V-52H76L92,-44V-20L100,-4Z', tones.see('#C8402B')) +
      path('M0,-18H96L100,-4H0Z', tones.see('#F3E3BE')) +
      rect(72, -44, 14, 14, tones.glow) +
      path('M12,-44H56V-30H12Z', mix(tones.see('#C8402B'), tones.ink, 0.35)) +
      circle(20, -2, 7, tones.ink) +
      circle(74, -2, 7, tones.ink),
  )
  return out + mist(sheet, height * 0.76, 2, 0.5)
}

function riverFoot(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const green = mix(tones.see('#5E8A44'), tones.at(0.6), 0.4)
  const pool = height * 0.8
  let out =
    rect(-10, height * 0.765, width + 20, height, mix(green, tones.ink, 0.15)) +
    water(sheet, pool, height, [mix(tones.water[0], foam(sheet), 0.4), tones.water[1]], { glitter: false, waves: 22 })
  const bank: Point[] = [
    [-10, height * 0.785],
    [width * 0.26, height * 0.775],
    [width * 0.5, height * 0.78],
    [width * 0.76, height * 0.77],
    [width + 10, height * 0.785],
  ]
  out += roundTrees(sheet, bank, mix(green, tones.ink, 0.1), 3, 3.4)
  const rock = sheet.keep(
    boulder(mix(tones.at(0.66), tones.see('#7A7068'), 0.4), tones.lit, tones.ink, mix(green, tones.lit, 0.1)),
  )
  for (const [x, y, k] of [
    [0.22, 0.82, 0.34],
    [0.34, 0.835, 0.5],
    [0.62, 0.825, 0.36],
    [0.76, 0.85, 0.6],
    [0.48, 0.87, 0.44],
    [0.12, 0.9, 0.8],
    [0.88, 0.93, 1],
    [0.3, 0.96, 0.7],
  ] as const)
    out +=
      ellipse(width * x, height * y + unit * k, unit * k * 13, unit * k * 1.6, foam(sheet), opacity(0.5)) +
      rock(width * x, height * y, unit * k, dice.odds(0.4))
  out += place(
    width * 0.47,
    height * 0.862,
    unit * 0.32,
    walker(tones.see('#C8321F'), tones.see('#6A4028'), tones.see('#E2A02F')),
  )
  return (
    out +
    place(width * 0.02, height * 1.03, unit, leafSpray(40, 7, tones.ink, tones.at(0.7), dice)) +
    place(width * 0.98, height * 1.03, unit, leafSpray(38, 7, tones.ink, tones.at(0.7), dice))
  )
}
