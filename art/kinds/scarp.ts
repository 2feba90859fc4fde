import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { merlons } from '#art/strokes/architecture.ts'
import { mix } from '#art/strokes/colour.ts'
import { across, fillUnder, heightAt } from '#art/strokes/hills.ts'
import { walker } from '#art/strokes/people.ts'
import { mist, sky } from '#art/strokes/sky.ts'
import { line, num, opacity, path, place, poly, rect, type Point } from '#art/strokes/svg.ts'
import { roundTrees } from '#art/strokes/trees.ts'

/** A fort of the Sahyadri: black walls along the edge of a flat hill of basalt, its cliffs in steps, a gate between two bastions; no dome anywhere. */
export function drawScarp(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const crown = sheet.tall ? 0.36 : 0.3
  return (
    sky(sheet, { sunX: dice.between(0.13, 0.2), sunY: sheet.tall ? 0.22 : 0.2, sunR: 7.5, horizon: 0.6 }) +
    farTables(sheet) +
    mist(sheet, height * 0.58, 3, 0.55) +
    table(sheet, crown) +
    foreground(sheet) +
    birds(sheet, width * 0.2, height * 0.36, 4, mix(tones.at(0.7), tones.ink, 0.3)) +
    path(`M${num(width * 0.98)},${height}v${num(-unit * 2)}h${num(unit)}Z`, tones.ink)
  )
}

const green = (sheet: Sheet) => sheet.tones.see(sheet.season === 'monsoon' ? '#5E9A48' : '#A39A55')
const basalt = (sheet: Sheet) => mix(sheet.tones.see('#54474A'), sheet.tones.at(0.6), 0.3)

/** Other flat hills in the haze, each with its step of cliff. */
function farTables(sheet: Sheet): string {
  const { tones } = sheet
  const tones2 = [mix(tones.at(0.12), tones.haze, 0.35), mix(tones.at(0.3), tones.haze, 0.2)]
  const far = across(sheet, [
    [-0.02, 0.5],
    [0.08, 0.46],
    [0.12, 0.41],
    [0.22, 0.405],
    [0.27, 0.47],
    [0.5, 0.53],
    [0.78, 0.5],
    [0.84, 0.44],
    [1.02, 0.43],
    [1.02, 0.7],
    [-0.02, 0.7],
  ])
  const nearer = across(sheet, [
    [-0.02, 0.59],
    [0.2, 0.55],
    [0.4, 0.6],
    [0.7, 0.6],
    [0.86, 0.54],
    [0.9, 0.5],
    [1.02, 0.49],
    [1.02, 0.8],
    [-0.02, 0.8],
  ])
  return [far, nearer]
    .map((hill, i) => poly(hill, sheet.fade(tones2[i] ?? tones.haze, mix(tones2[i] ?? tones.haze, tones.haze, 0.6))))
    .join('')
}

/** The hill itself: grass between three steps of cliff, and the wall on its rim. */
function table(sheet: Sheet, crown: number): string {
  const { width, height, unit, tones } = sheet
  const rock = basalt(sheet)
  const grass = mix(green(sheet), tones.at(0.3), 0.3)
  const rim: Point[] = across(sheet, [
    [0.3, crown + 0.035],
    [0.4, crown + 0.005],
    [0.52, crown],
    [0.66, crown + 0.012],
    [0.78, crown + 0.05],
  ])
  const slope = (top: number, spread: number, foot: number, wider: number) =>
    across(sheet, [
      [0.3 - spread, top + 0.03],
      [0.52, top],
      [0.78 + spread, top + 0.045],
      [0.78 + wider, foot + 0.03],
      [0.3 - wider, foot + 0.02],
    ])
  const skirt = across(sheet, [
    [0.25, crown + 0.17],
    [0.82, crown + 0.18],
    [1.06, 0.72],
    [1.06, 0.9],
    [-0.1, 0.9],
    [-0.1, 0.76],
  ])
  return (
    path(curved(skirt), sheet.fade(mix(grass, tones.lit, 0.18), mix(grass, tones.ink, 0.3))) +
    cliff(sheet, slope(crown + 0.15, 0.05, crown + 0.23, 0.085), rock) +
    poly(slope(crown + 0.1, 0.015, crown + 0.17, 0.055), sheet.fade(mix(grass, tones.lit, 0.25), grass)) +
    cliff(sheet, slope(crown, 0, crown + 0.12, 0.02), rock) +
    rampart(sheet, rim) +
    gate(sheet, width * 0.52, height * crown + unit * 1.6) +
    stair(sheet, crown)
  )
}

const curved = (list: Point[]) => 'M' + list.map(([x, y]) => `${num(x)},${num(y)}`).join('L') + 'Z'

/** A step of basalt: dark, upright, lit where it turns to the left, in columns. */
function cliff(sheet: Sheet, face: Point[], rock: string): string {
  const { dice, tones, unit } = sheet
  const [left, top, right, low] = face as [Point, Point, Point, Point, Point]
  const upper = [left, top, right]
  let columns = ''
  let bright = ''
  for (let x = left[0]; x < right[0]; x += unit * dice.between(2.2, 5)) {
    const y = heightAt(upper, x)
    const deep = (low[1] - top[1]) * dice.between(0.55, 0.95)
    columns += `M${num(x)},${num(y)}l${num(unit * 1.1)},0l${num(-unit * 0.3)},${num(deep)}Z`
    if (dice.odds(0.55))
      bright += `M${num(x + unit * 1.3)},${num(y)}h${num(unit * dice.between(0.8, 1.8))}l${num(-unit * 0.5)},${num(deep * 0.8)}Z`
  }
  return (
    `<g${sheet.clip(curved(face))}>` +
    poly(face, sheet.fade(mix(rock, tones.lit, 0.14), mix(rock, tones.ink, 0.2))) +
    path(bright, mix(rock, tones.lit, 0.42), opacity(0.7)) +
    path(columns, mix(rock, tones.ink, 0.55), opacity(0.75)) +
    '</g>'
  )
}

/** The wall on the rim, with round bastions where it turns. */
function rampart(sheet: Sheet, rim: Point[]): string {
  const { unit, tones } = sheet
  const wall = mix(tones.see('#7A6A62'), tones.lit, 0.16)
  const tall = unit * 2.6
  const [from, to] = [rim[0]?.[0] ?? 0, rim.at(-1)?.[0] ?? 0]
  const foot = [...rim].reverse().map(([x, y]): Point => [x, y + unit * 1.6])
  let out = poly([...rim.map(([x, y]): Point => [x, y - tall]), ...foot], sheet.fade(wall, mix(wall, tones.ink, 0.35)))
  let teeth = ''
  for (let x = from; x < to; x += unit * 1.7)
    teeth += `M${num(x)},${num(heightAt(rim, x) - tall + 1)}v${num(-unit * 0.7)}h${num(unit)}v${num(unit * 0.7)}Z`
  out += path(teeth, wall)
  for (const share of [0, 0.2, 0.8, 1]) {
    const x = from + (to - from) * share
    out += place(x, heightAt(rim, x) + unit * 1.8, unit * 0.1, bastion(wall, mix(wall, tones.ink, 0.45), tones.lit))
  }
  return out
}

/** A round bastion, 44 wide and 56 high. */
const bastion = (wall: string, shade: string, lit: string) =>
  path('M-24,4L-20,-52H20L24,4Z', wall) +
  path('M-24,4L-20,-52H-7L-9,4Z', mix(wall, lit, 0.4)) +
  path('M8,4L9,-52H20L24,4Z', shade) +
  merlons(-20, 20, -52, 8, wall)

/** The gate under its two bastions, and the saffron flag. */
function gate(sheet: Sheet, x: number, y: number): string {
  const { unit, tones } = sheet
  const wall = mix(tones.see('#7A6A62'), tones.lit, 0.22)
  const shade = mix(wall, tones.ink, 0.45)
  const side = (at: number) => `<g transform="translate(${at} 0) scale(1.15)">${bastion(wall, shade, tones.lit)}</g>`
  return place(
    x,
    y,
    unit * 0.12,
    rect(-30, -56, 60, 60, mix(wall, shade, 0.4)) +
      path(
        'M-13,4V-22C-13,-34 -6,-38 0,-42C6,-38 13,-34 13,-22V4Z',
        tones.dark ? tones.glow : mix(tones.ink, shade, 0.2),
      ) +
      merlons(-30, 30, -56, 8, wall) +
      side(-40) +
      side(40) +
      line('M0,-58V-124', tones.ink, 3) +
      path('M0,-124L46,-116L26,-106L46,-94L0,-88Z', tones.see('#E8862A')),
  )
}

/** Steps cut into the rock, from the gate down to the spur. */
function stair(sheet: Sheet, crown: number): string {
  const { unit, tones } = sheet
  const way = across(sheet, [
    [0.52, crown + 0.025],
    [0.5, crown + 0.075],
    [0.555, crown + 0.12],
    [0.49, crown + 0.17],
    [0.56, crown + 0.24],
    [0.43, crown + 0.33],
    [0.46, 0.8],
  ])
  return line(
    'M' + way.map(([x, y]) => `${num(x)},${num(y)}`).join('L'),
    mix(tones.lit, basalt(sheet), 0.15),
    unit * 0.7,
    ' stroke-linejoin="round"',
  )
}

/** The spur one comes up by, with those who do. */
function foreground(sheet: Sheet): string {
  const { width, height, unit, tones } = sheet
  const near = across(sheet, [
    [-0.02, 0.78],
    [0.16, 0.76],
    [0.34, 0.8],
    [0.5, 0.79],
    [0.72, 0.86],
    [1.02, 0.83],
  ])
  const tone = mix(green(sheet), tones.at(0.62), 0.5)
  const people = [
    [0.4, 0.3, '#C8321F', '#1F7F86'],
    [0.445, 0.27, '#1F7F86', '#E2A02F'],
    [0.3, 0.42, '#E2A02F', '#7A2F5B'],
  ] as const
  return (
    roundTrees(sheet, near, mix(tone, tones.ink, 0.22), 2.2, 6) +
    fillUnder(sheet, near, sheet.fade(mix(tone, tones.lit, 0.14), mix(tone, tones.ink, 0.5))) +
    roundTrees(
      sheet,
      near.map(([x, y]): Point => [x, y + unit * 15]),
      mix(tone, tones.ink, 0.5),
      4,
      9,
    ) +
    path(
      `M${num(width * 0.455)},${num(height * 0.79)}C${num(width * 0.36)},${num(height * 0.86)} ${num(width * 0.34)},${num(height * 0.9)} ${num(width * 0.12)},${height + 5}H${num(width * 0.3)}C${num(width * 0.4)},${num(height * 0.92)} ${num(width * 0.42)},${num(height * 0.86)} ${num(width * 0.47)},${num(height * 0.79)}Z`,
      mix(tone, tones.lit, 0.5),
    ) +
    people
      .map(([x, size, coat, pack]) =>
        place(
          width * x,
          height * (0.8 + (0.45 - x) * 0.75),
          unit * size,
          walker(tones.see(coat), tones.see('#7A4B34'), tones.see(pack)),
        ),
      )
      .join('')
  )
}
