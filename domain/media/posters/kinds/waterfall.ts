import type { Sheet } from '#domain/media/posters/sheet.ts'
import { birds } from '#domain/media/posters/strokes/animals.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { downs, fillUnder, heightAt } from '#domain/media/posters/strokes/hills.ts'
import { walker } from '#domain/media/posters/strokes/people.ts'
import { mist, sky } from '#domain/media/posters/strokes/sky.ts'
import { boulder } from '#domain/media/posters/strokes/stones.ts'
import {
  circle,
  curve,
  ellipse,
  line,
  num,
  opacity,
  path,
  type Point,
  place,
  rect,
} from '#domain/media/posters/strokes/svg.ts'
import { leafSpray, roundTrees } from '#domain/media/posters/strokes/trees.ts'
import { water } from '#domain/media/posters/strokes/water.ts'

/** A fall: strands plunging off a plateau, one broad drop into a gorge, or (when asked) the long fall with a railway across its foot. */
export function drawWaterfall(sheet: Sheet): string {
  const { height, dice, tones } = sheet
  let out = sky(sheet, { sunX: dice.between(0.2, 0.32), sunY: 0.14, sunR: 7.5, horizon: 0.42 })
  for (const [y, a, t] of [
    [0.27, 0.03, 0],
    [0.33, 0.03, 0.1],
  ] as const) {
    const l = downs(sheet, height * y, height * a, dice.between(1, 1.8))
    out +=
      roundTrees(sheet, l, tones.at(t), 1.8, 3) +
      fillUnder(sheet, l, sheet.fade(tones.at(t), mix(tones.at(t), tones.haze, 0.6), 0, 0.4))
  }
  out += mist(sheet, height * 0.34, 2, 0.5)
  return sheet.choice.odds(1) ? out + plunge(sheet, sheet.choice.odds(0.5)) : out + railwayFall(sheet)
}

function foam({ tones }: Sheet): string {
  return mix(tones.lit, '#FFFFFF', tones.night ? 0.15 : 0.6)
}

// a strand: a pale body with brighter threads, wider at the foot
function strand(sheet: Sheet, x: number, top: number, foot: number, w: number, lean = 0): string {
  const { unit, tones, dice } = sheet
  const white = foam(sheet)
  const body = `M${num(x - w * 0.5)},${num(top)}Q${num(x)},${num(top - unit * 0.6)} ${num(x + w * 0.5)},${num(top)}C${num(x + w * 0.6 + lean * 0.4)},${num(top + (foot - top) * 0.5)} ${num(x + w * 0.7 + lean)},${num(top + (foot - top) * 0.8)} ${num(x + w + lean)},${num(foot)}H${num(x - w + lean)}C${num(x - w * 0.6 + lean)},${num(top + (foot - top) * 0.8)} ${num(x - w * 0.55 + lean * 0.4)},${num(top + (foot - top) * 0.4)} ${num(x - w * 0.5)},${num(top)}Z`
  let threads = ''
  const count = Math.max(3, Math.round(w / (unit * 0.9)))
  for (let i = 0; i < count; i++) {
    const q = (i / (count - 1)) * 2 - 1
    const from = top + unit * dice.between(0, 3)
    threads += `M${num(x + q * w * 0.4)},${num(from)}Q${num(x + q * w * 0.5 + lean * 0.4)},${num((top + foot) / 2)} ${num(x + q * w * 0.85 + lean)},${num(foot - unit * dice.between(0, 8))}`
  }
  return (
    path(body, mix(white, tones.water[1], 0.34)) +
    line(threads, white, Math.max(unit * 0.4, w * 0.13), ' stroke-linecap="round"')
  )
}

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

function plunge(sheet: Sheet, strands: boolean): string {
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

function railwayFall(sheet: Sheet): string {
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
