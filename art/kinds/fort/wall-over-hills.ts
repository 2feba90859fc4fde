import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { arch, chhatri, merlons } from '#art/strokes/architecture.ts'
import { mix } from '#art/strokes/colour.ts'
import { downs, fillUnder, heightAt } from '#art/strokes/hills.ts'
import { walker } from '#art/strokes/people.ts'
import { mist, sky } from '#art/strokes/sky.ts'
import { line, num, path, place, type Point, poly, rect } from '#art/strokes/svg.ts'
import { roundTrees } from '#art/strokes/trees.ts'

/** A fort whose wall runs over the hills. */
export function wallOverHills(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  let out = sky(sheet, { sunX: dice.between(0.16, 0.25), sunY: 0.24, sunR: 9, horizon: 0.6 })
  for (const [y, a, t] of [
    [0.46, 0.05, 0],
    [0.52, 0.05, 0.12],
  ] as const) {
    const l = downs(sheet, height * y, height * a, dice.between(1.2, 1.9))
    out += fillUnder(sheet, l, sheet.fade(tones.at(t), mix(tones.at(t), tones.haze, 0.55), 0, 0.5))
  }
  const scrub = mix(tones.see(sheet.season === 'monsoon' ? '#5E8A4A' : '#8A8A4E'), tones.at(0.5), 0.45)
  const far: Point[] = [
    [-10, height * 0.6],
    [width * 0.12, height * 0.54],
    [width * 0.26, height * 0.47],
    [width * 0.42, height * 0.43],
    [width * 0.56, height * 0.49],
    [width * 0.7, height * 0.56],
    [width * 0.86, height * 0.53],
    [width + 10, height * 0.49],
  ]
  const hill = mix(tones.at(0.24), scrub, 0.3)
  out +=
    place(width * 0.43, height * 0.435, unit * (sheet.tall ? 0.21 : 0.23), citadel(sheet)) +
    rampart(sheet, far, 3.4, 0.12) +
    fillUnder(sheet, far, sheet.fade(mix(hill, tones.lit, 0.2), mix(hill, tones.haze, 0.25), 0, 0.6)) +
    roundTrees(
      sheet,
      far.map(([x, y]): Point => [x, y + 5 * unit]),
      mix(scrub, tones.haze, 0.25),
      1.6,
      6,
    ) +
    mist(sheet, height * 0.6, 2, 0.4)
  const near: Point[] = [
    [-10, height * 0.82],
    [width * 0.16, height * 0.78],
    [width * 0.34, height * 0.74],
    [width * 0.52, height * 0.735],
    [width * 0.7, height * 0.7],
    [width * 0.86, height * 0.62],
    [width + 10, height * 0.58],
  ]
  const slope = mix(tones.at(0.42), scrub, 0.4)
  out +=
    rampart(sheet, near, 9, 0) +
    gateway(sheet, near) +
    fillUnder(sheet, near, sheet.fade(mix(slope, tones.lit, 0.26), mix(slope, tones.ink, 0.3)))
  out +=
    roundTrees(
      sheet,
      near.map(([x, y]): Point => [x, y + 9 * unit]),
      mix(scrub, tones.ink, 0.15),
      3,
      11,
    ) +
    roundTrees(
      sheet,
      near.map(([x, y]): Point => [x, y + 16 * unit]),
      mix(scrub, tones.ink, 0.3),
      3.4,
      9,
    )
  const gx = width * 0.52
  const gy = heightAt(near, gx)
  out += path(
    `M${num(gx - unit * 4)},${num(gy + unit)}H${num(gx + unit * 4)}C${num(gx + unit * 2)},${num(height * 0.82)} ${num(gx + unit * 22)},${num(height * 0.88)} ${num(gx + unit * 6)},${height + 5}H${num(gx - unit * 34)}C${num(gx - unit * 4)},${num(height * 0.9)} ${num(gx - unit * 12)},${num(height * 0.8)} ${num(gx - unit * 4)},${num(gy + unit)}Z`,
    sheet.fade(mix(slope, tones.lit, 0.62), mix(slope, tones.lit, 0.25)),
  )
  for (const [x, y, k, hex, shawl] of [
    [-1, 0.81, 0.24, '#C8321F', null],
    [2, 0.815, 0.23, '#E2A02F', '#F4EBD3'],
    [-4, 0.92, 0.46, '#1F7F86', '#F4EBD3'],
    [3, 0.93, 0.48, '#C8321F', '#E7A52E'],
  ] as const)
    out += place(
      gx + unit * x,
      height * y,
      unit * k,
      walker(tones.see(hex), tones.ink, null, shawl && tones.see(shawl)),
      x > 0,
    )
  return out + watchtower(sheet) + birds(sheet, width * 0.3, height * 0.26, 4, tones.at(0.8))
}

// a battlemented wall standing on a crest, with round bastions
function rampart(sheet: Sheet, crest: Point[], tall: number, haze: number): string {
  const { width, unit, tones } = sheet
  const lit = mix(tones.lit, tones.haze, haze)
  const mid = mix(mix(tones.lit, tones.shade, 0.4), tones.haze, haze)
  const shade = mix(tones.shade, tones.haze, haze)
  const h = unit * tall
  const points: Point[] = []
  for (let x = -10; x <= width + 10; x += unit * (sheet.wide ? 6 : 4.4)) points.push([x, heightAt(crest, x)])
  const top = points.map(([x, y]): Point => [x, y - h])
  let teeth = ''
  for (const [x, y] of top)
    for (const q of sheet.wide ? [0, 3] : [0, 2.2])
      teeth += `M${num(x + q * unit)},${num(y + unit * 0.4)}v${num(-h * 0.24)}h${num(unit * 1.2)}v${num(h * 0.24)}Z`
  let out =
    path(teeth, mid) +
    poly([...top, ...[...points].reverse().map(([x, y]): Point => [x, y + unit * 2])], mid) +
    poly([...top, ...[...top].reverse().map(([x, y]): Point => [x, y + h * 0.16])], lit)
  for (let x = unit * tall; x < width; x += unit * tall * 4.2 * (tall < 5 ? 1.6 : 1)) {
    const y = heightAt(crest, x) + unit
    const [w, rise] = [h * 0.62, h * 1.36]
    out +=
      path(
        `M${num(x - w)},${num(y)}L${num(x - w * 0.8)},${num(y - rise)}H${num(x + w * 0.8)}L${num(x + w)},${num(y)}Z`,
        mid,
      ) +
      path(
        `M${num(x - w)},${num(y)}L${num(x - w * 0.8)},${num(y - rise)}H${num(x - w * 0.1)}L${num(x - w * 0.14)},${num(y)}Z`,
        lit,
      ) +
      path(
        `M${num(x + w * 0.4)},${num(y)}L${num(x + w * 0.34)},${num(y - rise)}H${num(x + w * 0.8)}L${num(x + w)},${num(y)}Z`,
        shade,
      ) +
      path(
        `M${num(x - w * 0.96)},${num(y - rise)}H${num(x + w * 0.96)}L${num(x + w * 0.84)},${num(y - rise + h * 0.14)}H${num(x - w * 0.84)}Z`,
        lit,
      ) +
      merlons(x - w * 0.9, x + w * 0.95, y - rise, w * 0.46, mid)
  }
  return out
}

function gateway(sheet: Sheet, crest: Point[]): string {
  const { width, unit, tones } = sheet
  const [lit, shade] = [tones.lit, tones.shade]
  const mid = mix(lit, shade, 0.42)
  const dark = tones.dark ? mix(tones.glow, tones.ink, 0.3) : mix(tones.ink, shade, 0.2)
  const x = width * 0.52
  const gold = tones.see('#D9932E')
  const tower = (at: number) =>
    path(`M${at - 17},6L${at - 14},-66H${at + 14}L${at + 17},6Z`, mid) +
    path(`M${at - 17},6L${at - 14},-66H${at - 2}L${at - 2},6Z`, lit) +
    path(`M${at + 7},6V-66H${at + 14}L${at + 17},6Z`, shade) +
    rect(at - 17, -70, 34, 6, lit) +
    merlons(at - 16, at + 17, -70, 6, mid) +
    `<g transform="translate(${at} -74) scale(.17)">${chhatri(lit, shade, gold)}</g>`
  return place(
    x,
    heightAt(crest, x) + unit,
    unit * 0.24,
    rect(-26, -58, 52, 62, lit) +
      rect(10, -58, 16, 62, mid) +
      path(arch(0, 4, 30, 50), shade) +
      path(arch(0, 4, 23, 42), dark) +
      rect(-28, -62, 56, 5, shade) +
      merlons(-26, 26, -62, 6, mid) +
      tower(-38) +
      tower(38) +
      line('M0,-66V-98', mix(tones.ink, shade, 0.3), 1.6) +
      path('M0,-98L22,-92L0,-86Z', tones.accent),
  )
}

function citadel(sheet: Sheet): string {
  const { tones } = sheet
  const lit = mix(tones.lit, tones.haze, 0.1)
  const shade = mix(tones.shade, tones.haze, 0.1)
  const mid = mix(lit, shade, 0.42)
  const glow = tones.dark ? tones.glow : mix(shade, tones.ink, 0.35)
  const gold = tones.see('#D9932E', 0.1)
  const block = (x: number, w: number, h: number, k: number) =>
    rect(x, -h, w, h + 14, lit) +
    rect(x + w * 0.64, -h, w * 0.36, h + 14, mid) +
    path(
      Array.from({ length: k }, (_, i) => arch(x + (w * (i + 0.5)) / k, -h * 0.42, (w / k) * 0.5, h * 0.34)).join(''),
      glow,
    ) +
    rect(x - 2, -h - 4, w + 4, 5, shade)
  return (
    block(-74, 54, 26, 4) +
    block(24, 58, 30, 4) +
    block(-28, 60, 52, 4) +
    [
      [-62, 26, 0.2],
      [-32, 26, 0.16],
      [70, 30, 0.2],
      [0, 52, 0.32],
      [-22, 52, 0.16],
      [26, 52, 0.16],
    ]
      .map(
        ([x = 0, y = 0, k = 0]) =>
          `<g transform="translate(${x} ${-y - 3}) scale(${k})">${chhatri(lit, shade, gold)}</g>`,
      )
      .join('')
  )
}

// one stands on a bastion oneself
function watchtower({ width, height, unit, tones }: Sheet): string {
  const side = mix(tones.ink, tones.shade, 0.24)
  return (
    path(`M-10,${num(height * 0.9)}H${num(width * 0.24)}L${num(width * 0.27)},${height + 5}H-10Z`, tones.ink) +
    merlons(-10, width * 0.25, height * 0.905, unit * 4.2, tones.ink) +
    place(width * 0.11, height * 0.905, unit * 0.25, chhatri(side, tones.ink, tones.see('#D9932E')))
  )
}
