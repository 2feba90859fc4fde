import type { Sheet, PlaceStamp } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { nth } from '#art/strokes/chance.ts'
import { mix } from '#art/strokes/colour.ts'
import { downs, fillUnder, heightAt } from '#art/strokes/hills.ts'
import { walker } from '#art/strokes/people.ts'
import { mist, sky } from '#art/strokes/sky.ts'
import { circle, line, num, path, type Point, place, rect } from '#art/strokes/svg.ts'
import { canopy, roundTrees } from '#art/strokes/trees.ts'

/** A shade-grown coffee estate: berried bushes under silver oaks hung with pepper, pickers, a bungalow in the mist. */
export function drawCoffee(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  let out = sky(sheet, { sunX: dice.between(0.2, 0.3), sunY: 0.22, sunR: 9, horizon: 0.5 })
  for (const [y, a, t] of [
    [0.4, 0.07, 0],
    [0.46, 0.05, 0.14],
    [0.52, 0.04, 0.26],
  ] as const) {
    const l = downs(sheet, height * y, height * a, dice.between(1, 1.7))
    out +=
      roundTrees(sheet, l, tones.at(t), 2.4 + t * 5, 4.4) +
      fillUnder(sheet, l, sheet.fade(tones.at(t), mix(tones.at(t), tones.haze, 0.55), 0, 0.5))
  }
  out +=
    mist(sheet, height * 0.54, 3, 0.6) +
    place(width * (sheet.wide ? 0.72 : 0.7), height * 0.6, unit * 0.24, bungalow(sheet))
  out += understory(sheet, 0.59, 0.3, 2.8) + oaks(sheet, 0.62, 0.36, 10, 1.2) + mist(sheet, height * 0.62, 1, 0.4)
  out += understory(sheet, 0.67, 0.46, 4.4) + oaks(sheet, 0.74, 0.52, 19, 2.2)
  out += understory(sheet, 0.77, 0.6, 7)
  const path1 = mix(tones.see('#B8734E'), tones.lit, 0.15)
  out += path(
    `M${num(width * 0.6)},${num(height * 0.755)}C${num(width * 0.54)},${num(height * 0.8)} ${num(width * 0.62)},${num(height * 0.86)} ${num(width * 0.42)},${height + 5}H${num(width * 0.68)}C${num(width * 0.74)},${num(height * 0.88)} ${num(width * 0.62)},${num(height * 0.8)} ${num(width * 0.635)},${num(height * 0.755)}Z`,
    sheet.fade(mix(path1, tones.haze, 0.2), mix(path1, tones.ink, 0.2)),
  )
  for (const [x, y, k, robe, shawl] of [
    [0.57, 0.85, 0.4, '#C93A2B', '#E2A02F'],
    [0.64, 0.9, 0.48, '#7A2F5B', '#F4EBD3'],
    [0.615, 0.795, 0.26, '#1F7F86', '#E2A02F'],
  ] as const)
    out += place(
      width * x,
      height * y,
      unit * k,
      walker(tones.see(robe), tones.see('#4A2A20'), tones.see('#D9B074'), tones.see(shawl)),
      x > 0.6,
    )
  return out + nearBushes(sheet) + pepperTrunk(sheet) + birds(sheet, width * 0.46, height * 0.2, 4, tones.at(0.7))
}

// rows of clipped bushes, each a round lit mound with its cherries
function understory(sheet: Sheet, y: number, depth: number, size: number): string {
  const { width, height, unit, dice, tones } = sheet
  const green = mix(mix(tones.see('#4F8A4A'), tones.at(depth), 0.45), tones.haze, Math.max(0, 0.34 - depth * 0.5))
  const ridge: Point[] = [
    [-10, height * y],
    [width * 0.24, height * (y - 0.014)],
    [width * 0.52, height * (y + 0.012)],
    [width * 0.78, height * (y - 0.008)],
    [width + 10, height * (y + 0.01)],
  ]
  const cherries =
    sheet.season === 'monsoon' || size < 3
      ? ''
      : line(
          'M-4,-6h.1M2,-3h.1M5,-7h.1M-1,-9h.1M-6,-2h.1M7,-2h.1',
          tones.see('#D2352B'),
          1.5,
          ' stroke-linecap="round"',
        )
  const bush = sheet.keep(
    path('M-11,2C-13,-6 -7,-13 0,-13C8,-13 13,-6 11,2Z', mix(green, tones.ink, 0.22)) +
      path('M-10.500,1C-12,-6 -7,-13 0,-13C4,-13 7,-11 8,-9C0,-10 -5,-5 -6,1Z', mix(green, tones.lit, 0.26)) +
      cherries,
  )
  let out = fillUnder(sheet, ridge, sheet.fade(mix(green, tones.ink, 0.12), mix(green, tones.ink, 0.5)))
  for (let row = size < 3 ? 1 : 0; row < 3; row++) {
    const k = unit * size * (0.1 + row * 0.025)
    for (let x = -k * 10 * dice(); x < width + k * 10; x += k * 19 * dice.between(0.9, 1.15) * (sheet.wide ? 1.25 : 1))
      out += bush(x, heightAt(ridge, x) + unit * size * (0.5 + row * 1.15) + unit * dice.between(-0.3, 0.3), k)
  }
  return out
}

// silver oaks: straight pale boles with a feathery crown, pepper climbing half-way
function oaks(sheet: Sheet, y: number, depth: number, gap: number, girth: number): string {
  const { width, height, unit, dice } = sheet
  const grown = [oak(sheet, depth), oak(sheet, depth)].map((body) => sheet.keep(body))
  let out = ''
  for (let x = unit * gap * dice(); x < width; x += unit * gap * dice.between(0.8, 1.5) * (sheet.wide ? 1.3 : 1)) {
    if (Math.abs(x / width - 0.6) < 0.1) continue
    out += nth(grown, out.length)(
      x,
      height * y + unit * girth * dice.between(0.6, 1.6),
      unit * girth * dice.between(0.17, 0.23),
      dice.odds(0.2),
    )
  }
  return out
}

function oak({ tones, dice }: Sheet, depth: number): string {
  const hazed = Math.max(0, 0.24 - depth * 0.3)
  const bark = mix(mix(tones.see('#A89A86'), tones.at(depth), 0.4), tones.haze, hazed)
  const leaf = mix(mix(tones.at(depth), tones.see('#4F7F5A'), 0.3), tones.haze, hazed)
  let crown = ''
  let light = ''
  for (const [x, y, r] of [
    [-9, -62, 10],
    [8, -68, 11],
    [-4, -80, 11],
    [6, -92, 9],
    [-3, -103, 7],
    [12, -54, 7],
  ] as const) {
    const q = r * dice.between(0.85, 1.2)
    const [px, py] = [x + dice.between(-2, 2), y + dice.between(-3, 3)]
    crown += `M${num(px - q)},${num(py)}a${num(q)},${num(q * 0.8)} 0 1 0 ${num(2 * q)},0a${num(q)},${num(q * 0.8)} 0 1 0 ${num(-2 * q)},0Z`
    light += `M${num(px - q)},${num(py)}a${num(q)},${num(q * 0.8)} 0 0 1 ${num(q)},${num(-q * 0.8)}q${num(-q * 0.5)},${num(q * 0.6)} ${num(-q)},${num(q * 0.8)}Z`
  }
  return (
    path('M-2.200,0L-1,-100H1L2.200,0Z', bark) +
    path('M-2.200,0L-1,-100H0L-.400,0Z', mix(bark, tones.lit, 0.45)) +
    path('M-3.400,0Q-5,-26 0,-50Q5,-26 3.400,0Z', mix(leaf, tones.ink, 0.2)) +
    path(crown, leaf) +
    path(light, mix(leaf, tones.lit, 0.28))
  )
}

function bungalow({ tones }: Sheet): string {
  const wall = tones.see('#F4E6C8', 0.08)
  const side = tones.see('#C9A67A', 0.08)
  const roof = tones.see('#B8543A', 0.06)
  const dark = tones.dark ? tones.glow : tones.see('#4A5A5A', 0.1)
  return (
    rect(-70, -34, 140, 34, wall) +
    rect(30, -34, 40, 34, side) +
    path('M-84,-32L-54,-66H54L84,-32Z', roof) +
    path('M10,-66H54L84,-32H24Z', mix(roof, tones.ink, 0.35)) +
    path([-58, -38, 22, 44].map((x) => `M${x},-8v-16h11v16Z`).join('') + 'M-12,0V-24H2V0Z', dark) +
    path('M-84,-32H84V-28H-84Z', mix(roof, tones.ink, 0.2)) +
    path([-78, -52, -26, 12, 38, 74].map((x) => `M${x},0V-30h3V0Z`).join(''), tones.see('#FBF1DC', 0.06)) +
    rect(20, -78, 10, 16, side)
  )
}

// the bush one stands beside, heavy with cherries
function nearBushes(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const ripe = sheet.season === 'monsoon' ? tones.see('#7FA83E') : tones.see('#D2352B')
  const bloom = sheet.season === 'summer'
  const blade = 'M0,0C-5,-6 -6,-16 0,-26C6,-16 5,-6 0,0Z'
  const dark = sheet.keep(
    path(blade, mix(tones.ink, tones.see('#2F5A36'), 0.4)) + line('M0,0V-24', mix(tones.ink, tones.at(0.7), 0.3), 0.7),
  )
  const light = sheet.keep(
    path(blade, mix(tones.see('#4F8A46'), tones.ink, 0.35)) +
      line('M0,0V-24', mix(tones.see('#8FB46A'), tones.ink, 0.3), 0.7),
  )
  const cherry = (x: number, y: number, fill: string) =>
    circle(unit * x, unit * y, unit * 0.8, fill) +
    circle(unit * (x - 0.25), unit * (y - 0.3), unit * 0.22, mix(fill, tones.lit, 0.6))
  const warm = bloom ? ripe : mix(ripe, tones.see('#E2A02F'), 0.5)
  const pair = (leaf: PlaceStamp, other: PlaceStamp, first: string, second: string) =>
    sheet.keep(
      `<g transform="rotate(34)">${leaf(0, 0, unit * 0.36)}</g><g transform="rotate(146)">${other(0, 0, unit * 0.34)}</g>${cherry(-1, -0.7, first)}${cherry(0.8, 0.7, second)}${cherry(0.5, -0.9, ripe)}`,
    )
  const pairs = [pair(dark, light, ripe, warm), pair(light, dark, warm, ripe)]
  const branch = (x: number, y: number, angle: number, length: number) =>
    `<g transform="translate(${num(x)} ${num(y)}) rotate(${angle})">${line(`M0,0H${num(length)}`, mix(tones.ink, tones.see('#5A3A2A'), 0.4), unit * 0.6)}${[1, 2, 3, 4, 5, 6].map((i) => nth(pairs, i)((i / 7) * length, 0, dice.between(0.9, 1.15))).join('')}</g>`
  return (
    branch(-unit * 2, height * 0.95, -38, unit * 40) +
    branch(-unit * 2, height * 0.99, -16, unit * 44) +
    branch(-unit * 2, height * 0.88, -60, unit * 30) +
    path(
      `M-10,${num(height * 0.97)}Q${num(width * 0.1)},${num(height * 0.95)} ${num(width * 0.2)},${height + 5}H-10Z`,
      tones.ink,
    )
  )
}

function pepperTrunk(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const bark = mix(tones.ink, tones.see('#6A5A4A'), 0.35)
  const x = width * 0.94
  const heart = 'M0,0C-8,-3 -9,-11 -4,-13C-1,-14 0,-11 0,-10C0,-11 1,-14 4,-13C9,-11 8,-3 0,0Z'
  const dark = sheet.keep(`<g transform="rotate(180)">${path(heart, mix(tones.ink, tones.see('#2F5A36'), 0.35))}</g>`)
  const light = sheet.keep(`<g transform="rotate(180)">${path(heart, mix(tones.see('#4F8A46'), tones.ink, 0.4))}</g>`)
  let out =
    path(
      `M${num(x - unit * 4)},${height + 5}L${num(x - unit * 2.6)},-5H${num(x + unit * 2.6)}L${num(x + unit * 4.4)},${height + 5}Z`,
      bark,
    ) +
    path(
      `M${num(x - unit * 4)},${height + 5}L${num(x - unit * 2.6)},-5h${num(unit * 1.2)}L${num(x - unit * 1.6)},${height + 5}Z`,
      mix(bark, tones.lit, 0.3),
    )
  for (let i = 0; i < 26; i++) {
    const t = dice()
    out += (i % 3 ? dark : light)(
      x + unit * dice.between(-5, 5),
      height * (0.34 + 0.66 * t),
      unit * dice.between(0.24, 0.38),
      dice.odds(0.5),
    )
  }
  let strings = ''
  for (let i = 0; i < 8; i++)
    strings += `M${num(x + unit * dice.between(-5, 4))},${num(height * dice.between(0.45, 0.9))}v${num(unit * 3)}`
  return (
    out +
    line(
      strings,
      tones.see('#8FA83E'),
      unit * 0.7,
      ` stroke-linecap="round" stroke-dasharray=".1 ${num(unit * 0.75)}"`,
    ) +
    canopy(sheet, unit * 7, unit * 4.6, mix(tones.ink, tones.at(0.75), 0.3))
  )
}
