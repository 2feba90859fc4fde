import type { Sheet } from '#art/sheet.ts'
import { birds, camel } from '#art/strokes/animals.ts'
import { mix } from '#art/strokes/colour.ts'
import { across, downs, fillUnder } from '#art/strokes/hills.ts'
import { walker } from '#art/strokes/people.ts'
import { sky } from '#art/strokes/sky.ts'
import { circle, curve, ellipse, line, num, opacity, path, place, rect } from '#art/strokes/svg.ts'

/** A hamlet of round mud houses in the sand, women on their way from the well, a camel under the khejri. */
export function desertHamlet(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const sand = mix(tones.see('#E0B070'), tones.lit, 0.2)
  const far = downs(sheet, height * 0.56, height * 0.035, 1.4)
  const near = across(sheet, [
    [-0.02, 0.68],
    [0.28, 0.7],
    [0.6, 0.67],
    [1.02, 0.71],
  ])
  const dune = across(sheet, [
    [-0.02, 0.86],
    [0.24, 0.88],
    [0.5, 0.95],
    [0.76, 0.92],
    [1.02, 0.84],
  ])
  const homes = [
    [0.66, 0.665, 0.42],
    [0.86, 0.69, 0.54],
    [0.74, 0.735, 0.7],
  ] as const
  return (
    sky(sheet, { sunX: dice.between(0.18, 0.28), sunY: 0.3, sunR: 10, horizon: 0.6, clouds: false }) +
    fillUnder(sheet, far, sheet.fade(mix(sand, tones.haze, 0.45), mix(sand, tones.haze, 0.2))) +
    fillUnder(sheet, near, sheet.fade(sand, mix(sand, tones.shade, 0.35))) +
    homes.map(([x, y, size]) => place(width * x, height * y, unit * size, roundHouse(sheet))).join('') +
    khejri(sheet, width * 0.16, height * 0.73) +
    place(width * 0.04, height * 0.775, unit * 0.26, camel(tones.see('#8A5A3A'), tones.see('#C8321F'), tones.ink)) +
    well(sheet) +
    fillUnder(sheet, dune, sheet.fade(mix(sand, tones.lit, 0.15), mix(sand, tones.shade, 0.5), 0, 0.9)) +
    line(curve(dune), mix(sand, tones.lit, 0.5), unit * 0.7) +
    women(sheet) +
    birds(sheet, width * 0.56, height * 0.26, 4, tones.at(0.7))
  )
}

/** A hut of whitewashed mud under its thatch, 60 wide. */
function roundHouse({ tones }: Sheet): string {
  const mud = tones.see('#D08A54')
  const thatch = tones.see('#A87A44')
  return (
    path('M-24,0V-22H24V0Z', mud) +
    path('M8,0V-22H24V0Z', mix(mud, tones.ink, 0.3)) +
    path('M-24,-6h48v2h-48Z', tones.see('#F2E4C6')) +
    path('M-34,-18Q-8,-26 0,-50Q8,-26 34,-18Q0,-12 -34,-18Z', thatch) +
    path('M4,-15Q8,-28 0,-50Q8,-26 34,-18Q18,-15 4,-15Z', mix(thatch, tones.ink, 0.35)) +
    path('M-7,0V-13Q-2,-18 3,-13V0Z', tones.glow)
  )
}

/** The tree of the Thar: a bent trunk and a thin flat crown. */
function khejri(sheet: Sheet, x: number, y: number): string {
  const { unit, dice, tones } = sheet
  let leaf = ''
  for (let i = 0; i < 12; i++) {
    const cx = unit * dice.between(-15, 13)
    const r = unit * dice.between(3, 6)
    leaf += `M${num(x + cx - r)},${num(y - unit * dice.between(24, 31))}a${num(r)},${num(r * 0.6)} 0 1 0 ${num(2 * r)},0a${num(r)},${num(r * 0.6)} 0 1 0 ${num(-2 * r)},0Z`
  }
  return (
    ellipse(x, y + unit, unit * 16, unit * 1.6, tones.ink, opacity(0.22)) +
    line(
      `M${num(x)},${num(y)}q${num(-unit * 3)},${num(-unit * 10)} ${num(unit)},${num(-unit * 16)}t${num(-unit * 7)},${num(-unit * 10)}M${num(x + unit)},${num(y - unit * 16)}q${num(unit * 2)},${num(-unit * 6)} ${num(unit * 8)},${num(-unit * 11)}`,
      tones.ink,
      unit * 1.5,
      ' stroke-linecap="round"',
    ) +
    path(leaf, mix(tones.see('#5F7A3A'), tones.ink, 0.35))
  )
}

function well({ width, height, unit, tones }: Sheet): string {
  const x = width * 0.54
  const y = height * 0.775
  const stone = tones.see('#C9A074')
  return (
    rect(x - unit * 6, y - unit * 4, unit * 12, unit * 4, stone) +
    ellipse(x, y, unit * 6, unit * 1.3, mix(stone, tones.ink, 0.3)) +
    ellipse(x, y - unit * 4, unit * 6, unit * 1.4, mix(stone, tones.lit, 0.4)) +
    ellipse(x, y - unit * 4, unit * 4.4, unit * 0.9, tones.ink) +
    line(
      `M${num(x - unit * 5)},${num(y - unit * 4)}v${num(-unit * 9)}h${num(unit * 10)}v${num(unit * 9)}M${num(x)},${num(y - unit * 13)}v${num(unit * 8)}`,
      tones.ink,
      unit * 0.7,
    ) +
    circle(x, y - unit * 12.6, unit * 1.3, tones.see('#8A5A3A'))
  )
}

/** Each with two pots on her head. */
function women({ width, height, unit, tones }: Sheet): string {
  const pots =
    path('M-4,-30C-5,-34 -3,-36 .5,-36S6,-34 5,-30Z', tones.see('#C9903A')) +
    path('M-3,-36C-4,-39 -2,-41 .5,-41S5,-39 4,-36Z', tones.see('#8A4A2E'))
  const each = [
    [0.28, 0.9, 0.66, '#C8321F', '#E2A02F'],
    [0.36, 0.925, 0.71, '#7A2F5B', '#C8321F'],
    [0.45, 0.95, 0.76, '#1F7F86', '#E58A3A'],
  ] as const
  return each
    .map(([x, y, size, skirt, veil]) =>
      place(
        width * x,
        height * y,
        unit * size,
        walker(tones.see(skirt), tones.see('#5A3424'), null, tones.see(veil)) + pots,
      ),
    )
    .join('')
}
