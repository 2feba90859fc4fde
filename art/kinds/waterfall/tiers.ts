import { foam, strand } from '#art/kinds/waterfall/parts.ts'
import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { mix } from '#art/strokes/colour.ts'
import { across, downs, fillUnder } from '#art/strokes/hills.ts'
import { walker } from '#art/strokes/people.ts'
import { sky } from '#art/strokes/sky.ts'
import { boulder } from '#art/strokes/stones.ts'
import { curve, ellipse, num, opacity, path, place, rect } from '#art/strokes/svg.ts'
import { leafSpray, roundTrees } from '#art/strokes/trees.ts'
import { water } from '#art/strokes/water.ts'

/** A stream that comes down through the forest in steps, into a pool one may bathe in. */
export function tieredFall(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const far = downs(sheet, height * 0.26, height * 0.04, 1.3)
  return (
    sky(sheet, { sunX: dice.between(0.2, 0.3), sunY: 0.13, sunR: 7, horizon: 0.4 }) +
    roundTrees(sheet, far, tones.at(0.1), 2, 3) +
    fillUnder(sheet, far, sheet.fade(tones.at(0.1), mix(tones.at(0.1), tones.haze, 0.5), 0, 0.4)) +
    steps(sheet) +
    pool(sheet) +
    place(width * 0.03, height * 1.03, unit, leafSpray(46, 8, tones.ink, tones.at(0.7), dice)) +
    place(width * 0.97, height * 1.02, unit, leafSpray(34, 7, tones.ink, tones.at(0.7), dice), true) +
    birds(sheet, width * 0.62, height * 0.15, 3, tones.at(0.7))
  )
}

/** Three ledges, each nearer, lower and wider than the last, with the water between them. */
function steps(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const full = sheet.season === 'monsoon' ? 1.3 : 1
  const ledges = [
    { lip: 0.34, foot: 0.49, at: 0.58, wide: 5, deep: 0.3 },
    { lip: 0.48, foot: 0.63, at: 0.5, wide: 7, deep: 0.44 },
    { lip: 0.62, foot: 0.79, at: 0.42, wide: 11, deep: 0.58 },
  ] as const
  const green = mix(tones.see('#5E9A4A'), tones.at(0.4), 0.35)
  return ledges
    .map(({ lip, foot, at, wide, deep }) => {
      const crest = across(sheet, [
        [-0.02, lip - 0.1],
        [at - 0.22, lip - 0.05],
        [at - 0.08, lip],
        [at + 0.08, lip + 0.005],
        [at + 0.24, lip - 0.06],
        [1.02, lip - 0.1],
      ])
      const tone = mix(green, tones.ink, deep * 0.5 - 0.1)
      const x = width * at
      const rock = mix(tones.at(deep + 0.1), tones.see('#6A5A50'), 0.5)
      const cliff = across(sheet, [
        [at - 0.085, lip - 0.004],
        [at - 0.105, lip + 0.05],
        [at - 0.14, lip + 0.085],
        [at - 0.15, foot - 0.01],
        [at - 0.2, foot + 0.035],
        [at + 0.19, foot + 0.035],
        [at + 0.15, foot],
        [at + 0.145, lip + 0.09],
        [at + 0.1, lip + 0.05],
        [at + 0.085, lip - 0.004],
      ])
      const falls = [-0.7, 0, 0.75]
        .map((side) =>
          strand(
            sheet,
            x + side * wide * unit * 0.9,
            height * lip,
            height * foot,
            unit * wide * 0.55 * full,
            side * unit * 2.4,
          ),
        )
        .join('')
      const mistAt = Array.from({ length: 4 }, () =>
        ellipse(
          x + unit * dice.between(-wide, wide) * 1.3,
          height * foot + unit * dice.between(-1, 1.5),
          unit * dice.between(3, 6),
          unit * dice.between(1.2, 2.2),
          foam(sheet),
          opacity(0.5),
        ),
      ).join('')
      return (
        roundTrees(
          sheet,
          crest.filter(([px]) => Math.abs(px - x) > unit * wide * 0.8),
          mix(tone, tones.lit, 0.06),
          2.4 + deep * 4,
          3.4,
        ) +
        fillUnder(sheet, crest, sheet.fade(tone, mix(tone, tones.ink, 0.4))) +
        path(curve(cliff) + 'Z', sheet.fade(mix(rock, tones.lit, 0.15), mix(rock, tones.ink, 0.3))) +
        falls +
        mistAt
      )
    })
    .join('')
}

function pool(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const y = height * 0.79
  const stone = sheet.keep(
    boulder(mix(tones.at(0.66), tones.see('#7A7068'), 0.4), tones.lit, tones.ink, tones.see('#6F9A4A')),
  )
  const stones = [
    [0.1, 0.83, 0.9],
    [0.24, 0.8, 0.5],
    [0.68, 0.805, 0.7],
    [0.82, 0.85, 1],
    [0.6, 0.97, 0.8],
    [0.93, 0.95, 1.2],
  ] as const
  const bather =
    path('M-4,0C-4,-6 -3,-9 0,-9S4,-6 4,0Z', tones.see('#8A5638')) + ellipse(0, -12, 3, 3.2, tones.see('#5A3424'))
  return (
    rect(-10, y - unit * 2, width + 20, height, mix(tones.at(0.6), tones.ink, 0.2)) +
    water(sheet, y, height, [mix(tones.water[0], foam(sheet), 0.35), tones.water[1]], { glitter: false, waves: 24 }) +
    [0.4, 0.36, 0.46]
      .map((x, i) =>
        ellipse(width * x, y + unit * (1.4 + i * 1.6), unit * (15 - i * 3), unit * 1.1, foam(sheet), opacity(0.4)),
      )
      .join('') +
    stones
      .map(
        ([x, at, size]) =>
          ellipse(
            width * x,
            height * at + unit * size,
            unit * size * 13,
            unit * size * 1.6,
            foam(sheet),
            opacity(0.4),
          ) + stone(width * x, height * at, unit * size, dice.odds(0.4)),
      )
      .join('') +
    place(width * 0.46, height * 0.9, unit * 0.5, bather) +
    place(width * 0.37, height * 0.93, unit * 0.56, bather) +
    place(
      width * 0.82,
      height * 0.795,
      unit * 0.46,
      walker(tones.see('#C8321F'), tones.see('#6A4028'), null, tones.see('#E2A02F')),
    ) +
    path(
      `M${num(width * 0.3)},${num(height * 0.96)}q${num(unit * 9)},${num(-unit)} ${num(unit * 18)},0`,
      tones.lit,
      opacity(0.25),
    )
  )
}
