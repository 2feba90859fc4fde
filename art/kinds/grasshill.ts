import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { mix } from '#art/strokes/colour.ts'
import { across, downs, fillUnder, heightAt } from '#art/strokes/hills.ts'
import { walker } from '#art/strokes/people.ts'
import { mist, sky } from '#art/strokes/sky.ts'
import { boulder } from '#art/strokes/stones.ts'
import { curve, line, num, opacity, path, place, type Point } from '#art/strokes/svg.ts'
import { roundTrees } from '#art/strokes/trees.ts'

/** The green or tawny of hill grass at the sheet's season and hour. */
export const hillGrass = ({ tones, season }: Sheet) =>
  tones.see(season === 'monsoon' ? '#6FA64E' : season === 'winter' ? '#B3A765' : '#A0AE5C')

/** A summit of grass over the southern hills: folds dark with shola wood, a path along the spine, a cairn on top. */
export function drawGrasshill(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const grass = hillGrass(sheet)
  const peak = sheet.tall ? 0.34 : 0.27
  const spine = across(sheet, [
    [-0.02, 0.74],
    [0.14, 0.68],
    [0.3, 0.57],
    [0.43, 0.5],
    [0.54, peak + 0.08],
    [0.62, peak],
    [0.69, peak + 0.06],
    [0.8, peak + 0.2],
    [1.02, 0.6],
  ])
  const tone = mix(grass, tones.at(0.34), 0.22)
  return (
    sky(sheet, { sunX: dice.between(0.16, 0.26), sunY: 0.2, sunR: 8, horizon: 0.58 }) +
    farHills(sheet, grass) +
    mist(sheet, height * 0.58, 3, 0.5) +
    fillUnder(sheet, spine, sheet.fade(mix(tone, tones.lit, 0.3), mix(tone, tones.ink, 0.22), 0, 0.8)) +
    shadows(sheet, peak, tone) +
    sholas(sheet, tone) +
    climb(sheet, spine) +
    shoulder(sheet, grass) +
    birds(sheet, width * 0.3, height * 0.26, 4, tones.at(0.7)) +
    place(width * 0.62, height * peak + unit, unit * 0.16, boulder(tones.at(0.75), tones.lit, tones.ink))
  )
}

function farHills(sheet: Sheet, grass: string): string {
  const { height, dice, tones } = sheet
  return (
    [
      [0.44, 0.07, 0.05],
      [0.51, 0.06, 0.2],
      [0.58, 0.05, 0.36],
    ] as const
  )
    .map(([y, swing, depth]) => {
      const tone = mix(mix(grass, tones.at(depth), 0.6), tones.haze, 0.5 - depth)
      return fillUnder(
        sheet,
        downs(sheet, height * y, height * swing, dice.between(1, 1.7)),
        sheet.fade(tone, mix(tone, tones.haze, 0.5), 0, 0.5),
      )
    })
    .join('')
}

/** The side of the summit that is turned from the light, in three folds. */
function shadows(sheet: Sheet, peak: number, tone: string): string {
  const { tones } = sheet
  const folds: (readonly [number, number])[][] = [
    [
      [0.62, peak],
      [0.69, peak + 0.06],
      [0.8, peak + 0.2],
      [1.02, 0.6],
      [1.02, 0.84],
      [0.86, 0.7],
      [0.74, 0.62],
      [0.68, 0.5],
      [0.645, peak + 0.1],
    ],
    [
      [0.54, peak + 0.08],
      [0.56, 0.52],
      [0.53, 0.62],
      [0.6, 0.76],
      [0.5, 0.72],
      [0.47, 0.6],
      [0.5, 0.5],
    ],
    [
      [0.3, 0.57],
      [0.33, 0.66],
      [0.3, 0.74],
      [0.36, 0.86],
      [0.24, 0.8],
      [0.23, 0.7],
      [0.26, 0.63],
    ],
  ]
  return folds.map((fold) => path(curve(across(sheet, fold)) + 'Z', mix(tone, tones.ink, 0.34), opacity(0.55))).join('')
}

/** Woods that fill the folds and leave the grass bare. */
function sholas(sheet: Sheet, tone: string): string {
  const { tones, unit } = sheet
  const wood = mix(tones.see('#2F5A3C'), tones.at(0.7), 0.45)
  const folds: (readonly [number, number])[][] = [
    [
      [0.53, 0.63],
      [0.57, 0.7],
      [0.62, 0.78],
    ],
    [
      [0.3, 0.74],
      [0.33, 0.79],
      [0.38, 0.84],
    ],
    [
      [0.72, 0.62],
      [0.78, 0.68],
      [0.88, 0.75],
    ],
    [
      [0.08, 0.77],
      [0.14, 0.8],
      [0.2, 0.86],
    ],
  ]
  const rows = [0, 3.2, 6.4]
  return folds
    .map((fold) =>
      rows
        .map((drop, i) =>
          roundTrees(
            sheet,
            across(sheet, fold).map(([x, y]): Point => [x + drop * unit * 0.5, y + drop * unit]),
            mix(wood, i === 0 ? tone : tones.ink, i === 0 ? 0.3 : i * 0.12),
            2.4,
            2.6,
          ),
        )
        .join(''),
    )
    .join('')
}

/** The path on the spine and those who walk it. */
function climb(sheet: Sheet, spine: Point[]): string {
  const { width, height, unit, tones } = sheet
  const way = spine.slice(2, 6).map(([x, y]): Point => [x + unit * 0.6, y + unit * 1.4])
  const people = [
    [0.37, 0.2, '#C8321F', '#1F7F86'],
    [0.41, 0.19, '#1F7F86', '#E2A02F'],
    [0.5, 0.16, '#E2A02F', '#7A2F5B'],
    [0.605, 0.14, '#C8321F', '#F4EBD3'],
  ] as const
  const from = `M${num(width * 0.2)},${num(height * 0.86)}C${num(width * 0.3)},${num(height * 0.76)} ${num(width * 0.2)},${num(height * 0.68)} ${num(way[0]?.[0] ?? 0)},${num(way[0]?.[1] ?? 0)}`
  return (
    line(
      from + curve(way).replace(/^M[^C]*/, ''),
      mix(tones.lit, hillGrass(sheet), 0.2),
      unit * 0.8,
      ' stroke-linecap="round"',
    ) +
    people
      .map(([x, size, coat, pack]) =>
        place(
          width * x,
          heightAt(spine, width * x) + unit * 0.8,
          unit * size,
          walker(tones.see(coat), tones.see('#7A4B34'), tones.see(pack)),
        ),
      )
      .join('')
  )
}

/** The near slope, with stones and tall grass. */
function shoulder(sheet: Sheet, grass: string): string {
  const { width, height, unit, dice, tones } = sheet
  const near = across(sheet, [
    [-0.02, 0.86],
    [0.2, 0.85],
    [0.45, 0.9],
    [0.75, 0.93],
    [1.02, 0.86],
  ])
  const tone = mix(grass, tones.ink, 0.42)
  const stone = sheet.keep(boulder(tones.at(0.6), tones.lit, tones.ink, mix(grass, tones.ink, 0.2)))
  let tufts = ''
  for (let i = 0; i < 46; i++) {
    const x = width * dice()
    const y = heightAt(near, x) + unit * dice.between(0, 9)
    const h = unit * dice.between(2, 4)
    tufts += `M${num(x)},${num(y)}l${num(-h * 0.25)},${num(-h)}l${num(h * 0.4)},${num(h * 0.8)}l${num(h * 0.3)},${num(-h * 0.7)}l${num(-h * 0.1)},${num(h * 0.9)}Z`
  }
  return (
    fillUnder(sheet, near, sheet.fade(mix(tone, tones.lit, 0.16), mix(tone, tones.ink, 0.5))) +
    path(tufts, mix(tone, tones.lit, 0.34)) +
    stone(width * 0.84, height * 0.92, unit * 0.7) +
    stone(width * 0.91, height * 0.93, unit * 0.42, true) +
    stone(width * 0.08, height * 0.92, unit * 0.5)
  )
}
