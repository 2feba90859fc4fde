import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { arch } from '#art/strokes/architecture.ts'
import { nth } from '#art/strokes/chance.ts'
import { mix } from '#art/strokes/colour.ts'
import { downs, fillUnder } from '#art/strokes/hills.ts'
import { walker } from '#art/strokes/people.ts'
import { mist, sky } from '#art/strokes/sky.ts'
import { circle, line, num, opacity, path, type Point, poly, place, rect } from '#art/strokes/svg.ts'
import { roundTrees } from '#art/strokes/trees.ts'

/** Vines in rows running to a winery under the flat-topped Sahyadri hills, or a terrace table looking over them. */
export function drawVineyard(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  let out = sky(sheet, { sunX: dice.between(0.22, 0.32), sunY: 0.24, sunR: 9.5, horizon: 0.52 })
  out += mesas(sheet)
  const hill = downs(sheet, height * 0.5, height * 0.014, 1.2)
  const field = mix(tones.see('#8FA650'), tones.at(0.3), 0.3)
  out +=
    roundTrees(sheet, hill, mix(tones.at(0.3), tones.haze, 0.15), 2.4, 3.2) +
    fillUnder(sheet, hill, sheet.fade(mix(field, tones.haze, 0.2), mix(field, tones.at(0.6), 0.3)))
  out += farRows(sheet, field)
  const vx = width * (sheet.wide ? 0.56 : 0.54)
  out +=
    place(vx + unit * 15, height * 0.535, unit * (sheet.tall ? 0.19 : 0.2), winery(sheet)) +
    cypresses(sheet, vx) +
    mist(sheet, height * 0.545, 1, 0.3)
  out += rows(sheet, vx, height * 0.545)
  const cols = ['#C93A2B', '#E2A02F', '#7A2F5B', '#1F7F86'].map((h) => tones.see(h))
  out +=
    place(
      width * 0.5,
      height * 0.8,
      unit * 0.42,
      walker(nth(cols, 0), tones.see('#4A2A20'), tones.see('#D9B074'), nth(cols, 1)),
    ) +
    place(
      width * 0.585,
      height * 0.715,
      unit * 0.27,
      walker(nth(cols, 3), tones.see('#4A2A20'), null, nth(cols, 2)),
      true,
    ) +
    crate(sheet, width * 0.58, height * 0.87)
  return out + trellis(sheet) + birds(sheet, width * 0.42, height * 0.16, 4, tones.at(0.7))
}

// basalt hills with steps and a flat crown
function mesas(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const mesa = (x: number, w: number, h: number, t: number) => {
    const base = height * 0.52
    const tone = tones.at(t)
    const left = x - w / 2
    const d = `M${num(left)},${num(base)}L${num(left + w * 0.14)},${num(base - h * 0.34)}h${num(w * 0.05)}L${num(left + w * 0.28)},${num(base - h * 0.68)}h${num(w * 0.03)}L${num(left + w * 0.37)},${num(base - h)}H${num(left + w * 0.62)}L${num(left + w * 0.7)},${num(base - h * 0.7)}h${num(w * 0.04)}L${num(left + w * 0.84)},${num(base - h * 0.36)}h${num(w * 0.04)}L${num(left + w)},${num(base)}Z`
    const bands = `M${num(left + w * 0.19)},${num(base - h * 0.34)}H${num(left + w * 0.84)}M${num(left + w * 0.31)},${num(base - h * 0.68)}H${num(left + w * 0.7)}`
    const face = `M${num(left)},${num(base)}L${num(left + w * 0.14)},${num(base - h * 0.34)}h${num(w * 0.05)}L${num(left + w * 0.28)},${num(base - h * 0.68)}h${num(w * 0.03)}L${num(left + w * 0.37)},${num(base - h)}H${num(left + w * 0.46)}L${num(left + w * 0.4)},${num(base - h * 0.6)}L${num(left + w * 0.44)},${num(base - h * 0.3)}L${num(left + w * 0.36)},${num(base)}Z`
    return (
      path(d, sheet.fade(tone, mix(tone, tones.haze, 0.6))) +
      path(face, mix(tone, tones.lit, 0.34), opacity(0.55)) +
      line(bands, mix(tone, tones.ink, 0.25), unit * 0.35, opacity(0.4))
    )
  }
  return (
    mesa(width * 0.84, width * 0.6, height * 0.17, 0) +
    mesa(width * 0.2, width * 0.66, height * 0.23 * dice.between(0.9, 1.1), 0.1) +
    mesa(width * 0.56, width * 0.4, height * 0.12, 0.18)
  )
}

function farRows(sheet: Sheet, field: string): string {
  const { width, height, unit, tones } = sheet
  let d = ''
  for (let i = 0; i < 16; i++)
    d += `M${num(width * (i / 15) * 1.1 - width * 0.05)},${num(height * 0.512)}L${num(width * (i / 15) * 1.7 - width * 0.35)},${num(height * 0.56)}`
  return line(d, mix(field, tones.ink, 0.35), unit * 0.7, opacity(0.6))
}

function rows(sheet: Sheet, vx: number, vy: number): string {
  const { width, height, unit, tones } = sheet
  const leaf = mix(tones.see('#6FA046'), tones.at(0.55), 0.3)
  const soil = mix(tones.see('#B9794E'), tones.at(0.5), 0.25)
  const foot = height * 1.14
  const gap = unit * (sheet.wide ? 42 : 38)
  let out = path(
    `M-10,${num(vy)}H${width + 10}V${height + 5}H-10Z`,
    sheet.fade(mix(soil, tones.haze, 0.35), mix(soil, tones.ink, 0.25)),
  )
  const tall = unit * 34
  for (let i = 7; i >= 0; i--)
    for (const side of [-1, 1]) {
      const bx = vx + side * gap * (i + 0.55)
      const w = gap * 0.2
      const near = (dx: number, dy: number): Point => [bx + dx, foot - dy]
      const face: Point[] = [[vx, vy], near(-side * w, 0), near(-side * w, tall)]
      const lit = side > 0
      const tone = mix(leaf, tones.ink, lit ? 0.1 : 0.42)
      out += poly([[vx, vy], near(-w, tall), near(w, tall)], mix(leaf, tones.lit, lit ? 0.4 : 0.3)) + poly(face, tone)
      const along = (t: number, lift: number) => {
        const [x, y] = near(-side * w, tall * lift)
        return `${num(vx + (x - vx) * t)},${num(vy + (y - vy) * t)}`
      }
      let posts = ''
      let grapes = ''
      for (const t of [0.16, 0.24, 0.34, 0.46, 0.6, 0.78, 0.98]) {
        posts += `M${along(t, 0)}L${along(t, 1.06)}`
        if (i < 3) grapes += `M${along(t * 0.93, 0.4)}L${along(t * 0.93, 0.16)}`
      }
      out +=
        line(posts, mix(tones.ink, soil, 0.35), unit * (i < 2 ? 0.5 : 0.3)) +
        (grapes ? line(grapes, tones.see('#6A2F63'), unit * (1.6 - i * 0.4), ' stroke-linecap="round"') : '')
      out += line(
        `M${along(0.02, 0.8)}L${along(1, 0.8)}M${along(0.02, 0.55)}L${along(1, 0.55)}`,
        mix(tone, tones.lit, 0.35),
        unit * 0.8,
        ` stroke-dasharray="${num(unit * 2.4)} ${num(unit * 1.7)}" stroke-linecap="round"` + opacity(0.6),
      )
    }
  return out
}

function winery({ tones }: Sheet): string {
  const wall = tones.see('#F4E4C4', 0.04)
  const side = tones.see('#BE9468', 0.04)
  const roof = tones.see('#BE4A32', 0.04)
  const dark = tones.dark ? tones.glow : tones.see('#5A3A34', 0.1)
  return (
    rect(-96, -46, 150, 46, wall) +
    path('M-104,-44L-92,-66H50L64,-44Z', roof) +
    path('M-2,-66H50L64,-44H8Z', mix(roof, tones.ink, 0.3)) +
    path([-78, -50, -22, 6].map((x) => arch(x, 0, 18, 34)).join(''), dark) +
    rect(54, -40, 52, 40, side) +
    path('M48,-38L62,-54H98L112,-38Z', mix(roof, tones.ink, 0.36)) +
    path(arch(80, 0, 16, 28), dark) +
    rect(22, -112, 32, 112, wall) +
    rect(42, -112, 12, 112, side) +
    path('M16,-110L38,-140L60,-110Z', roof) +
    path('M38,-140L60,-110H42Z', mix(roof, tones.ink, 0.34)) +
    path(arch(34, -74, 14, 26), dark) +
    circle(36, -92, 5, tones.see('#F7EAD0'))
  )
}

function cypresses(sheet: Sheet, vx: number): string {
  const { height, unit, dice, tones } = sheet
  let out = ''
  for (const x of [-26, -19, -12, 40, 46]) {
    const h = unit * dice.between(9, 14)
    const px = vx + x * unit
    out +=
      path(
        `M${num(px)},${num(height * 0.54 - h)}q${num(h * 0.17)},${num(h * 0.5)} 0,${num(h)}q${num(-h * 0.17)},${num(-h * 0.5)} 0,${num(-h)}Z`,
        tones.at(0.62),
      ) +
      path(
        `M${num(px)},${num(height * 0.54 - h)}q${num(-h * 0.17)},${num(h * 0.5)} 0,${num(h)}q${num(-h * 0.06)},${num(-h * 0.5)} 0,${num(-h)}Z`,
        mix(tones.at(0.5), tones.lit, 0.3),
      )
  }
  return out
}

function crate(sheet: Sheet, x: number, y: number): string {
  const { unit, tones } = sheet
  const wood = tones.see('#C08A4E')
  const berry = tones.see('#6A2F63')
  return place(
    x,
    y,
    unit * 0.3,
    [-16, -8, 0, 8, 16]
      .map((q) => circle(q, -17, 6, berry) + circle(q - 1.6, -19, 2, mix(berry, tones.lit, 0.5)))
      .join('') +
      path('M-26,-16H26L22,0H-22Z', wood) +
      path('M6,-16H26L22,0H6Z', mix(wood, tones.ink, 0.35)) +
      line('M-25,-11H25M-24,-5H24', mix(wood, tones.ink, 0.5), 1.2),
  )
}

// a bough of the pergola in front, with its bunch of grapes
function trellis(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const wood = mix(tones.ink, tones.see('#5A3A2A'), 0.3)
  let out =
    rect(width * 0.93, -5, unit * 5, height + 10, wood) +
    rect(width * 0.93, -5, unit * 1.3, height + 10, mix(wood, tones.lit, 0.22)) +
    path(`M-10,${num(unit * 2)}H${width + 10}V${num(unit * 5.6)}H-10Z`, wood)
  const leaf = sheet.keep(
    path(
      'M0,0C-6,-3 -12,-2 -15,3C-11,4 -10,7 -11,11C-7,10 -5,12 -4,17C-2,13 2,13 4,17C5,12 7,10 11,11C10,7 11,4 15,3C12,-2 6,-3 0,0Z',
      mix(tones.ink, tones.see('#4F8A3E'), 0.55),
    ) + line('M0,0L0,12M0,2L-9,4M0,2L9,4', mix(tones.ink, tones.see('#4F8A3E'), 0.2), 0.7),
  )
  const pale = sheet.keep(
    path(
      'M0,0C-6,-3 -12,-2 -15,3C-11,4 -10,7 -11,11C-7,10 -5,12 -4,17C-2,13 2,13 4,17C5,12 7,10 11,11C10,7 11,4 15,3C12,-2 6,-3 0,0Z',
      mix(tones.see('#7FA83E'), tones.ink, 0.25),
    ),
  )
  const bunch = (x: number, y: number, k: number) => {
    let g = ''
    for (const [row, count] of [
      [0, 4],
      [1, 5],
      [2, 4],
      [3, 3],
      [4, 2],
      [5, 1],
    ] as const)
      for (let i = 0; i < count; i++) {
        const px = (i - (count - 1) / 2) * 7
        g +=
          circle(px, row * 6.4, 4.2, tones.see('#6A2F63')) +
          circle(px - 1.4, row * 6.4 - 1.4, 1.2, mix(tones.see('#6A2F63'), tones.lit, 0.55))
      }
    return place(x, y, unit * k, g)
  }
  for (let i = 0; i < (sheet.wide ? 20 : 13); i++) {
    const x = width * (i / (sheet.wide ? 19 : 12))
    out += leaf(
      x + unit * dice.between(-2, 2),
      unit * dice.between(-2, 4),
      unit * dice.between(0.3, 0.44),
      dice.odds(0.5),
    )
  }
  out += bunch(width * 0.17, unit * 11, 0.34) + bunch(width * 0.83, unit * 9, 0.3) + bunch(width * 0.07, unit * 8, 0.24)
  for (const [x, y, k] of [
    [0.13, 5, 0.4],
    [0.21, 4, 0.34],
    [0.8, 3, 0.36],
    [0.88, 4, 0.42],
    [0.05, 4, 0.3],
    [0.95, 12, 0.4],
    [0.96, 26, 0.32],
  ] as const)
    out += pale(width * x, unit * y, unit * k)
  return out
}
