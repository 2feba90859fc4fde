import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { flags, stupa } from '#art/strokes/architecture.ts'
import { mix } from '#art/strokes/colour.ts'
import { across, crags, fillUnder, massif, under } from '#art/strokes/hills.ts'
import { walker } from '#art/strokes/people.ts'
import { sky } from '#art/strokes/sky.ts'
import { line, num, opacity, path, place, poly, rect, type Point } from '#art/strokes/svg.ts'

/** White chortens in a row along a wall of carved stones, the monastery on its spur across the valley. */
export function maniWall(sheet: Sheet): string {
  const { width, height, dice, tones } = sheet
  const tops: Point[] = [
    [width * 0.52, height * 0.34],
    [width * dice.between(0.68, 0.76), height * 0.2],
    [width * 0.96, height * 0.32],
  ]
  const bare = crags(sheet, height * 0.48, height * 0.07, 4, 0.45)
  const earth = mix(tones.see('#B98A5E'), tones.haze, 0.2)
  const ground = across(sheet, [
    [-0.02, 0.74],
    [0.4, 0.76],
    [1.02, 0.73],
  ])
  return (
    sky(sheet, { sunX: dice.between(0.16, 0.26), sunY: 0.2, sunR: 7, horizon: 0.56 }) +
    massif(sheet, tops, height * 0.54, {
      snow: tones.lit,
      shade: tones.shade,
      rock: tones.at(0.36),
      haze: tones.haze,
    }) +
    poly(under(sheet, bare), sheet.fade(earth, mix(earth, tones.ink, 0.2))) +
    spur(sheet) +
    fillUnder(
      sheet,
      ground,
      sheet.fade(mix(tones.see('#C9A06E'), tones.at(0.6), 0.25), mix(tones.at(0.8), tones.ink, 0.4), 0, 0.9),
    ) +
    wall(sheet) +
    pilgrims(sheet) +
    birds(sheet, width * 0.44, height * 0.2, 3, tones.at(0.6))
  )
}

/** The gompa's houses stepped up their rock. */
function spur(sheet: Sheet): string {
  const { width, height, unit, tones } = sheet
  const x = width * 0.2
  const foot = height * 0.6
  const rock = mix(tones.see('#8A5E46'), tones.at(0.5), 0.4)
  const white = mix(tones.lit, tones.see('#F4EBDD'), 0.5)
  const houses = [
    [-13, -4, 9, 8],
    [-5, -8, 10, 9],
    [4, -4, 9, 7],
    [-9, -16, 9, 9],
    [0, -17, 9, 9],
    [-5, -25, 9, 9],
  ] as const
  const shade = mix(white, tones.ink, 0.35)
  return (
    path(
      `M${num(x - unit * 26)},${num(foot + unit * 4)}C${num(x - unit * 16)},${num(foot - unit * 6)} ${num(x - unit * 14)},${num(foot - unit * 10)} ${num(x - unit * 4)},${num(foot - unit * 12)}C${num(x + unit * 10)},${num(foot - unit * 10)} ${num(x + unit * 18)},${num(foot - unit * 2)} ${num(x + unit * 32)},${num(foot + unit * 6)}Z`,
      sheet.fade(rock, mix(rock, tones.ink, 0.3)),
    ) +
    houses
      .map(([dx, dy, w, h], i) => {
        const left = x + dx * unit
        const top = foot + (dy - h) * unit
        const windows = [0.18, 0.44, 0.7]
          .map((at) => rect(left + w * at * unit, top + h * 0.4 * unit, unit * 1.1, unit * 1.7, tones.glow))
          .join('')
        return (
          rect(left, top, w * unit, (h + 3) * unit, white) +
          rect(left + w * 0.66 * unit, top, w * 0.34 * unit, (h + 3) * unit, shade, opacity(0.5)) +
          rect(left, top, w * unit, unit * 1.5, tones.see(i > 2 ? '#8E2F24' : '#3A2A30')) +
          windows
        )
      })
      .join('')
  )
}

/** The wall with its slabs, and four chortens upon it, the nearest the largest. */
function wall(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const white = mix(tones.lit, '#FFFFFF', tones.dark ? 0 : 0.3)
  const stone = mix(tones.see('#A08E7C'), tones.at(0.6), 0.3)
  const top = across(sheet, [
    [0.28, 0.745],
    [1.02, 0.83],
  ])
  const bottom = across(sheet, [
    [1.02, 0.93],
    [0.28, 0.775],
  ])
  let slabs = ''
  for (let i = 0; i < 34; i++) {
    const along = dice()
    const x = width * (0.29 + along * 0.72)
    const y = height * (0.757 + along * (0.085 + dice.between(-0.02, 0.04)))
    const w = unit * (1 + along * 3)
    slabs += `M${num(x)},${num(y)}h${num(w)}l${num(-w * 0.2)},${num(w * 0.45)}h${num(-w * 0.7)}Z`
  }
  const gold = tones.see('#E2A02F')
  const chortens = [
    [0.34, 0.752, 0.16],
    [0.48, 0.768, 0.21],
    [0.65, 0.79, 0.28],
    [0.87, 0.815, 0.38],
  ] as const
  return (
    poly([...top, ...bottom], sheet.fade(stone, mix(stone, tones.ink, 0.4))) +
    path(slabs, mix(stone, tones.lit, 0.4), opacity(0.8)) +
    chortens
      .map(([x, y, size]) =>
        place(
          width * x,
          height * y,
          unit * size,
          stupa(white, mix(white, tones.shade, 0.7), gold, tones.see('#C4472F')),
        ),
      )
      .join('') +
    flags(
      width * 0.87,
      height * 0.82 - unit * 46,
      width * 0.48,
      height * 0.77 - unit * 26,
      unit * 6,
      unit,
      tones,
      dice,
    ) +
    flags(width * 0.48, height * 0.77 - unit * 26, width * 0.2, height * 0.6 - unit * 34, unit * 6, unit, tones, dice)
  )
}

function pilgrims(sheet: Sheet): string {
  const { width, height, unit, tones } = sheet
  const trail = across(sheet, [
    [0.3, 0.82],
    [0.66, 1.03],
    [0.36, 1.03],
    [0.24, 0.82],
  ])
  const people = [
    [0.34, 0.87, 0.4, '#8E2F24'],
    [0.3, 0.9, 0.5, '#A8402A'],
    [0.4, 0.95, 0.64, '#E2A02F'],
  ] as const
  return (
    poly(trail, mix(tones.see('#E0C08E'), tones.lit, 0.2), opacity(0.7)) +
    people
      .map(([x, y, size, robe]) =>
        place(width * x, height * y, unit * size, walker(tones.see(robe), tones.see('#7A4B34'))),
      )
      .join('') +
    line(
      `M${num(width * 0.02)},${num(height * 0.9)}h${num(unit * 9)}M${num(width * 0.08)},${num(height * 0.96)}h${num(unit * 12)}`,
      tones.ink,
      unit * 0.5,
      opacity(0.35),
    )
  )
}
