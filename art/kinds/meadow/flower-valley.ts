import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { mix } from '#art/strokes/colour.ts'
import { across, fillUnder, massif } from '#art/strokes/hills.ts'
import { walker } from '#art/strokes/people.ts'
import { mist, sky } from '#art/strokes/sky.ts'
import { boulder } from '#art/strokes/stones.ts'
import { curve, line, num, path, place, type Point } from '#art/strokes/svg.ts'
import { deodar, roundTrees } from '#art/strokes/trees.ts'

/** A valley of grass and flowers with its stream down the middle, snow at its head. */
export function flowerValley(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const px = width * dice.between(0.46, 0.54)
  const tops: Point[] = [
    [px - width * 0.16, height * 0.36],
    [px, height * 0.24],
    [px + width * 0.15, height * 0.34],
  ]
  const white = mix(tones.lit, '#FFFFFF', tones.dark ? 0 : 0.25)
  return (
    sky(sheet, { sunX: dice.between(0.14, 0.22), sunY: 0.19, sunR: 7, horizon: 0.55 }) +
    massif(sheet, tops, height * 0.54, { snow: white, shade: tones.shade, rock: tones.at(0.3), haze: tones.haze }) +
    mist(sheet, height * 0.5, 2, 0.55) +
    sides(sheet) +
    stream(sheet) +
    flowers(sheet) +
    [
      [0.37, 0.71, 0.24, '#C8321F'],
      [0.345, 0.73, 0.28, '#1F7F86'],
    ]
      .map(([x, y, size, coat]) =>
        place(
          width * Number(x),
          height * Number(y),
          unit * Number(size),
          walker(tones.see(String(coat)), tones.see('#7A4B34'), tones.see('#E2A02F')),
        ),
      )
      .join('') +
    place(width * 0.95, height * 0.9, unit, deodar(46, tones.ink, tones.at(0.8), dice)) +
    birds(sheet, width * 0.64, height * 0.22, 3, tones.at(0.6))
  )
}

function grass({ tones, season }: Sheet): string {
  return tones.see(season === 'monsoon' ? '#5F9A4A' : season === 'winter' ? '#B9A468' : '#7FAE52')
}

/** Slopes that come down from both sides, each fold before the last. */
function sides(sheet: Sheet): string {
  const { unit, tones } = sheet
  const green = grass(sheet)
  const folds = [
    [
      [-0.02, 0.36],
      [0.16, 0.42],
      [0.34, 0.53],
      [0.5, 0.585],
      [0.7, 0.6],
      [1.02, 0.62],
    ],
    [
      [-0.02, 0.62],
      [0.3, 0.6],
      [0.52, 0.59],
      [0.7, 0.51],
      [0.86, 0.4],
      [1.02, 0.32],
    ],
    [
      [-0.02, 0.5],
      [0.14, 0.55],
      [0.3, 0.65],
      [0.46, 0.72],
      [0.7, 0.76],
      [1.02, 0.78],
    ],
    [
      [-0.02, 0.82],
      [0.3, 0.79],
      [0.58, 0.73],
      [0.76, 0.63],
      [0.9, 0.55],
      [1.02, 0.5],
    ],
  ] as const
  return folds
    .map((fold, i) => {
      const crest = across(sheet, fold)
      const tone = mix(mix(green, tones.ink, (i % 2) * 0.14 + i * 0.03), tones.haze, 0.34 - i * 0.1)
      const wood = i < 2 ? roundTrees(sheet, crest, mix(tone, tones.ink, 0.3), 1.5, 5) : ''
      return (
        wood +
        fillUnder(sheet, crest, sheet.fade(tone, mix(tone, tones.ink, 0.18), 0, 0.8)) +
        line(curve(crest), mix(tone, tones.lit, 0.4), unit * 0.7)
      )
    })
    .join('')
}

function stream(sheet: Sheet): string {
  const { width, height, unit, tones } = sheet
  const at = (x: number, y: number) => `${num(width * x)},${num(height * y)}`
  const bed = `M${at(0.5, 0.6)}C${at(0.56, 0.66)} ${at(0.4, 0.7)} ${at(0.48, 0.77)}C${at(0.56, 0.84)} ${at(0.42, 0.9)} ${at(0.36, 1.02)}H${num(width * 0.66)}C${at(0.6, 0.92)} ${at(0.7, 0.85)} ${at(0.56, 0.77)}C${at(0.47, 0.71)} ${at(0.6, 0.67)} ${at(0.51, 0.6)}Z`
  const blue = mix(tones.water[0], tones.lit, 0.35)
  const stone = sheet.keep(boulder(mix(tones.see('#A9A49A'), tones.at(0.5), 0.3), tones.lit, tones.ink))
  return (
    path(bed, sheet.fade(mix(blue, tones.haze, 0.3), blue)) +
    line(
      `M${at(0.515, 0.72)}C${at(0.52, 0.8)} ${at(0.55, 0.86)} ${at(0.5, 0.97)}`,
      mix(blue, '#FFFFFF', tones.dark ? 0.15 : 0.6),
      unit * 0.5,
      ` stroke-dasharray="${num(unit * 4)} ${num(unit * 3)}"`,
    ) +
    stone(width * 0.46, height * 0.86, unit * 0.34) +
    stone(width * 0.6, height * 0.92, unit * 0.5) +
    stone(width * 0.51, height * 0.755, unit * 0.18)
  )
}

/** Drifts of blossom, larger the nearer they are; straw tufts in winter. */
function flowers(sheet: Sheet): string {
  const { width, height, unit, dice, tones, season } = sheet
  const hues = season === 'winter' ? ['#D9C58A', '#C9B070'] : ['#D9487A', '#F2B443', '#F7EAD0', '#8E6FC8', '#E58AA0']
  return hues
    .map((hue, j) => {
      let d = ''
      for (let i = 0; i < 46; i++) {
        const deep = dice() ** 0.8
        const y = 0.72 + deep * 0.3
        const gap = 0.03 + deep * 0.12
        const side = dice.odds(0.5) ? dice.between(-0.02, 0.5 - gap) : dice.between(0.5 + gap, 1.02)
        d += `M${num(width * side)},${num(height * y)}h${num(unit * deep)}`
      }
      return line(d, tones.see(hue), unit * (0.9 + j * 0.16), ' stroke-linecap="round"')
    })
    .join('')
}
