import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { mix } from '#art/strokes/colour.ts'
import { across, downs, fillUnder } from '#art/strokes/hills.ts'
import { walker } from '#art/strokes/people.ts'
import { mist, sky } from '#art/strokes/sky.ts'
import { boulder } from '#art/strokes/stones.ts'
import { curve, line, num, opacity, path, place, type Point } from '#art/strokes/svg.ts'
import { roundTrees } from '#art/strokes/trees.ts'

/** A bare hill of granite over scrub and fields, streaked by the rains, with a line of climbers on its back. */
export function drawRockdome(sheet: Sheet): string {
  const { width, height, dice, tones, unit } = sheet
  const top = sheet.tall ? 0.34 : 0.25
  const scrub = mix(tones.see(sheet.season === 'monsoon' ? '#5F9A4C' : '#8F9350'), tones.at(0.4), 0.35)
  const far = downs(sheet, height * 0.6, height * 0.03, 1.6)
  return (
    sky(sheet, { sunX: dice.between(0.14, 0.22), sunY: 0.2, sunR: 8, horizon: 0.6 }) +
    fillUnder(sheet, far, sheet.fade(mix(tones.at(0.14), tones.haze, 0.35), tones.haze, 0, 0.6)) +
    mist(sheet, height * 0.6, 2, 0.5) +
    dome(sheet, top) +
    plain(sheet, scrub) +
    birds(sheet, width * 0.24, height * 0.4, 4, tones.at(0.75)) +
    place(width * 0.5, height * top + unit, unit * 0.2, boulder(tones.at(0.7), tones.lit, tones.ink))
  )
}

function dome(sheet: Sheet, top: number): string {
  const { width, height, unit, dice, tones } = sheet
  const rock = mix(tones.see('#A8857A'), tones.at(0.4), 0.25)
  const low = 0.82
  const farSide: [number, number][] = [
    [0.56, top],
    [0.68, top + 0.06],
    [0.78, top + 0.19],
    [0.88, 0.56],
    [0.95, 0.68],
    [1, low],
  ]
  const outline = across(sheet, [
    [0.06, low],
    [0.12, 0.68],
    [0.22, 0.5],
    [0.34, top + 0.09],
    [0.46, top + 0.01],
    ...farSide,
  ])
  const shade = across(sheet, [...farSide, [0.66, low], [0.72, 0.64], [0.68, 0.5], [0.62, top + 0.12]])
  const cut = sheet.clip(curve(outline) + 'Z')
  let streaks = ''
  for (let i = 0; i < 22; i++) {
    const t = dice()
    const x = width * (0.2 + t * 0.7)
    const y = height * (top + 0.04 + Math.abs(t - 0.5) * 0.4 + dice.between(0, 0.12))
    const long = unit * dice.between(12, 34)
    const lean = (t - 0.45) * long * 0.9
    streaks += `M${num(x)},${num(y)}q${num(lean * 0.3)},${num(long * 0.4)} ${num(lean)},${num(long)}q${num(-lean * 0.4 - unit)},${num(-long * 0.4)} ${num(-lean - unit * dice.between(0.8, 2))},${num(-long)}Z`
  }
  return (
    path(curve(outline) + 'Z', sheet.fade(mix(rock, tones.lit, 0.42), mix(rock, tones.shade, 0.25))) +
    `<g${cut}>` +
    path(curve(shade) + 'Z', mix(rock, tones.ink, 0.38), opacity(0.6)) +
    path(streaks, mix(rock, tones.ink, 0.5), opacity(0.34)) +
    line(
      `M${num(width * 0.14)},${num(height * 0.72)}C${num(width * 0.4)},${num(height * 0.62)} ${num(width * 0.6)},${num(height * 0.66)} ${num(width * 0.9)},${num(height * 0.6)}`,
      mix(rock, tones.ink, 0.4),
      unit * 0.5,
      opacity(0.5),
    ) +
    '</g>' +
    climbers(sheet, outline)
  )
}

/** They go up the left back of it, and a few stand on top. */
function climbers(sheet: Sheet, outline: Point[]): string {
  const { unit, tones } = sheet
  const coats = ['#C8321F', '#1F7F86', '#E2A02F', '#7A2F5B'] as const
  const on = [2.1, 2.45, 2.8, 3.4, 4.4, 4.7]
  return on
    .map((share, i) => {
      const [a, b] = [outline[Math.floor(share)], outline[Math.floor(share) + 1]]
      if (!a || !b) return ''
      const t = share % 1
      const at: Point = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
      const coat = coats[i % 4] ?? '#C8321F'
      return place(
        at[0] + unit * 0.4,
        at[1] + unit * 0.9,
        unit * 0.17,
        walker(tones.see(coat), tones.see('#7A4B34'), tones.see(coats[(i + 1) % 4] ?? coat)),
      )
    })
    .join('')
}

function plain(sheet: Sheet, scrub: string): string {
  const { width, height, unit, dice, tones } = sheet
  const foot = downs(sheet, height * 0.77, height * 0.018, 1.4)
  const near = across(sheet, [
    [-0.02, 0.88],
    [0.3, 0.91],
    [0.6, 0.9],
    [1.02, 0.86],
  ])
  const stone = sheet.keep(boulder(mix(tones.see('#A8857A'), tones.at(0.5), 0.3), tones.lit, tones.ink))
  return (
    roundTrees(sheet, foot, mix(scrub, tones.ink, 0.18), 2.6, 2.6) +
    fillUnder(sheet, foot, sheet.fade(mix(scrub, tones.lit, 0.2), mix(scrub, tones.ink, 0.15))) +
    [5, 9]
      .map((drop) =>
        roundTrees(
          sheet,
          foot.map(([x, y]): Point => [x, y + drop * unit]),
          mix(scrub, tones.ink, 0.12 + drop * 0.02),
          2.8,
          7,
        ),
      )
      .join('') +
    fillUnder(sheet, near, sheet.fade(mix(scrub, tones.ink, 0.4), tones.ink)) +
    (
      [
        [0.08, 0.9, 1.2],
        [0.17, 0.915, 0.7],
        [0.86, 0.89, 1.4],
        [0.94, 0.9, 0.8],
        [0.7, 0.93, 0.6],
      ] as const
    )
      .map(([x, y, size]) => stone(width * x, height * y, unit * size, dice.odds(0.5)))
      .join('')
  )
}
