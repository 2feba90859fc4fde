import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { mix } from '#art/strokes/colour.ts'
import { across, downs, fillUnder } from '#art/strokes/hills.ts'
import { walker } from '#art/strokes/people.ts'
import { mist, sky } from '#art/strokes/sky.ts'
import { curve, line, num, opacity, path, place, type Point } from '#art/strokes/svg.ts'
import { canopy, leafSpray, roundTrees } from '#art/strokes/trees.ts'

/** Wooded hills one behind another with mist between them, and a path that comes out of the trees. */
export function drawForest(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  return (
    sky(sheet, { sunX: dice.between(0.24, 0.34), sunY: 0.2, sunR: 8, horizon: 0.5 }) +
    range(sheet) +
    birds(sheet, width * 0.6, height * 0.2, 4, tones.at(0.7)) +
    clearing(sheet) +
    edge(sheet) +
    line(`M${num(width * 0.94)},${height}v${num(-unit)}`, tones.ink, unit * 0.2)
  )
}

function range(sheet: Sheet): string {
  const { height, dice, tones } = sheet
  const rows = [
    [0.38, 0.09, 0.02, 1.4],
    [0.47, 0.07, 0.16, 2],
    [0.56, 0.06, 0.3, 2.8],
    [0.65, 0.05, 0.46, 3.8],
  ] as const
  return rows
    .map(([y, rise, depth, size]) => {
      const crest = downs(sheet, height * y, height * rise, dice.between(1, 1.7))
      const tone = mix(tones.at(depth), tones.see('#3F7A4A'), 0.35)
      const lower = crest.map(([x, top]): Point => [x, top + height * 0.05])
      return (
        roundTrees(sheet, crest, tone, size, 3) +
        fillUnder(sheet, crest, sheet.fade(tone, mix(tone, tones.haze, 0.5), 0, 0.5)) +
        roundTrees(sheet, lower, mix(tone, tones.lit, 0.12), size, 3.6) +
        (depth < 0.4 ? mist(sheet, height * (y + 0.08), 2, 0.45) : '')
      )
    })
    .join('')
}

/** The near slope of grass, its path and two who walk it. */
function clearing(sheet: Sheet): string {
  const { width, height, unit, tones } = sheet
  const slope = across(sheet, [
    [-0.02, 0.84],
    [0.24, 0.8],
    [0.52, 0.78],
    [0.8, 0.8],
    [1.02, 0.84],
  ])
  const grass = mix(mix(tones.at(0.5), tones.see('#7FA04E'), 0.45), tones.lit, 0.1)
  const trail: Point[] = [
    [width * 0.42, height * 1.02],
    [width * 0.5, height * 0.93],
    [width * 0.44, height * 0.86],
    [width * 0.52, height * 0.785],
  ]
  const people = [
    [0.455, 0.9, 0.5, '#C8321F'],
    [0.49, 0.885, 0.47, '#E2A02F'],
  ] as const
  const wood = slope.filter(([x]) => x < width * 0.44 || x > width * 0.58)
  return (
    roundTrees(sheet, wood, mix(tones.at(0.66), tones.see('#2E5A38'), 0.4), 5, 4) +
    fillUnder(sheet, slope, sheet.fade(grass, mix(grass, tones.ink, 0.55))) +
    line(curve(trail), mix(grass, tones.lit, 0.55), unit * 2.2, opacity(0.9)) +
    people
      .map(([x, y, size, coat]) =>
        place(width * x, height * y, unit * size, walker(tones.see(coat), tones.see('#7A4B34'), tones.see('#1F7F86'))),
      )
      .join('')
  )
}

/** Two trees that stand near, and the leaves over one's head. */
function edge(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const dark = mix(tones.ink, tones.at(0.8), 0.3)
  const top = height / unit
  const trunk = (x: number, k: number, flip: boolean) =>
    place(
      width * x,
      height * 0.98,
      unit * k,
      path(`M-6,6C-3,-2 -2.400,-30 -2,${num(-top)}H2C2.400,-30 3,-2 7,6Z`, dark) +
        path('M1.500,-46C8,-52 12,-58 16,-70C12,-62 7,-57 1.500,-54Z', dark),
      flip,
    )
  return (
    canopy(sheet, height * 0.1, unit * 7, dark) +
    trunk(0.07, 1.1, false) +
    trunk(0.93, 1, true) +
    place(width * 0.02, height * 1.03, unit, leafSpray(26, 7, dark, tones.at(0.7), dice)) +
    place(width * 0.98, height * 1.03, unit, leafSpray(24, 7, dark, tones.at(0.7), dice))
  )
}
