import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { mix } from '#art/strokes/colour.ts'
import { across, massif } from '#art/strokes/hills.ts'
import { walker } from '#art/strokes/people.ts'
import { mist, sky } from '#art/strokes/sky.ts'
import { curve, line, num, opacity, path, place, poly, type Point } from '#art/strokes/svg.ts'

/** A frozen river between the bare walls of its gorge, and people drawing sledges over the ice. */
export function drawFrozenriver(sheet: Sheet): string {
  const { width, height, dice, tones } = sheet
  const snow = mix(tones.lit, '#FFFFFF', tones.dark ? 0 : 0.3)
  const px = width * dice.between(0.46, 0.54)
  const tops: Point[] = [
    [px - width * 0.12, height * 0.4],
    [px, height * (sheet.tall ? 0.3 : 0.24)],
    [px + width * 0.13, height * 0.42],
  ]
  return (
    sky(sheet, { sunX: dice.between(0.36, 0.42), sunY: 0.16, sunR: 6.5, horizon: 0.6 }) +
    massif(sheet, tops, height * 0.62, { snow, shade: tones.shade, rock: tones.at(0.38), haze: tones.haze }) +
    mist(sheet, height * 0.56, 2, 0.5) +
    wall(sheet, -1, snow) +
    wall(sheet, 1, snow) +
    ice(sheet, snow) +
    people(sheet) +
    birds(sheet, width * 0.5, height * 0.16, 3, tones.at(0.6))
  )
}

/** A wall of the gorge: two buttresses in layers, snow on every ledge. */
function wall(sheet: Sheet, side: -1 | 1, snow: string): string {
  const { unit, tones } = sheet
  const at = (list: (readonly [number, number])[]) =>
    across(
      sheet,
      list.map(([x, y]) => [0.5 + side * x, y] as const),
    )
  const rock = mix(tones.see('#8A6656'), tones.at(0.5), 0.4)
  const far = at([
    [0.54, 0.2],
    [0.36, 0.28],
    [0.3, 0.36],
    [0.2, 0.42],
    [0.15, 0.54],
    [0.1, 0.62],
    [0.54, 0.66],
  ])
  const near = at([
    [0.54, 0.08],
    [0.46, 0.16],
    [0.42, 0.3],
    [0.33, 0.38],
    [0.3, 0.52],
    [0.24, 0.6],
    [0.2, 0.7],
    [0.54, 0.84],
  ])
  const ledges = [0.24, 0.34, 0.45, 0.55, 0.63]
  const layers = ledges
    .map((y, i) =>
      curve(
        at([
          [0.54, y - 0.03],
          [0.44 - i * 0.03, y + 0.01],
          [0.36 - i * 0.03, y + 0.035],
        ]),
      ),
    )
    .join('')
  const dim = side < 0 ? 0 : 0.22
  return (
    poly(far, sheet.fade(mix(mix(rock, tones.haze, 0.35), tones.ink, dim), mix(rock, tones.haze, 0.6))) +
    poly(near, sheet.fade(mix(mix(rock, tones.lit, 0.1), tones.ink, dim), mix(rock, tones.ink, 0.3 + dim))) +
    `<g${sheet.clip('M' + near.map(([x, y]) => `${num(x)},${num(y)}`).join('L') + 'Z')}>` +
    line(layers, snow, unit * 1.5, ' stroke-linecap="round"' + opacity(0.9)) +
    line(layers, mix(rock, tones.ink, 0.5), unit * 0.5, ` transform="translate(0 ${num(unit * 1.4)})"` + opacity(0.6)) +
    '</g>'
  )
}

/** The ice, green where it is clear, with cracks and snow along its edge. */
function ice(sheet: Sheet, snow: string): string {
  const { width, height, unit, dice, tones } = sheet
  const clear = mix(tones.see('#6FB7BD'), tones.water[0], 0.35)
  const bed = across(sheet, [
    [0.44, 0.615],
    [0.56, 0.615],
    [0.62, 0.68],
    [0.74, 0.78],
    [1.06, 0.9],
    [1.06, 1.02],
    [-0.06, 1.02],
    [-0.06, 0.88],
    [0.28, 0.76],
    [0.4, 0.68],
  ])
  const banks = across(sheet, [
    [0.4, 0.62],
    [0.6, 0.62],
    [0.68, 0.68],
    [0.8, 0.74],
    [1.06, 0.8],
    [1.06, 1.02],
    [-0.06, 1.02],
    [-0.06, 0.8],
    [0.2, 0.74],
    [0.34, 0.68],
  ])
  const plates = [
    [0.5, 0.66, 5, 0.7],
    [0.45, 0.72, 9, 1],
    [0.58, 0.76, 10, 1.1],
    [0.36, 0.83, 16, 1.7],
    [0.7, 0.88, 20, 2],
    [0.22, 0.95, 24, 2.4],
  ] as const
  let cracks = ''
  for (let i = 0; i < 9; i++) {
    const y = height * (0.68 + i * 0.035)
    const w = unit * (4 + i * 4)
    const x = width * dice.between(0.36, 0.62)
    cracks += `M${num(x - w)},${num(y)}l${num(w * 0.7)},${num(unit * dice.between(-1, 1.6))}l${num(w * 0.5)},${num(unit * dice.between(0.4, 2))}l${num(w * 0.7)},${num(-unit)}`
  }
  return (
    poly(banks, sheet.fade(mix(snow, tones.haze, 0.2), mix(snow, tones.shade, 0.3))) +
    poly(bed, sheet.fade(mix(clear, snow, 0.45), mix(clear, tones.water[1], 0.45))) +
    plates
      .map(([x, y, w, h]) =>
        path(
          `M${num(width * x - unit * w)},${num(height * y)}q${num(unit * w)},${num(-unit * h * 2)} ${num(unit * w * 2)},0q${num(-unit * w * 0.8)},${num(unit * h * 2)} ${num(-unit * w * 2)},0Z`,
          snow,
          opacity(0.62),
        ),
      )
      .join('') +
    line(cracks, mix(snow, tones.lit, 0.5), unit * 0.28, opacity(0.8)) +
    line(cracks, mix(clear, tones.ink, 0.4), unit * 0.2, ` transform="translate(0 ${num(unit * 0.5)})"` + opacity(0.5))
  )
}

function people(sheet: Sheet): string {
  const { width, height, unit, tones } = sheet
  const file = [
    [0.5, 0.69, 0.2, '#C8321F', '#1F7F86'],
    [0.49, 0.73, 0.27, '#1F7F86', '#E2A02F'],
    [0.515, 0.78, 0.36, '#E2A02F', '#7A2F5B'],
    [0.46, 0.87, 0.54, '#C8321F', '#1F7F86'],
  ] as const
  const sledge =
    path('M-20,-2H8C12,-2 14,-5 14,-8L17,-8C17,-2 14,1 9,1H-20Z', tones.ink) +
    path('M-17,-2V-11H3V-2Z', tones.see('#B4703A')) +
    path('M-17,-11H3V-14H-14Z', tones.see('#E2A02F'))
  return file
    .map(([x, y, size, coat, pack]) =>
      place(
        width * x,
        height * y,
        unit * size,
        `<g transform="translate(-20 2) scale(.9)">${sledge}</g>` +
          line('M-8,-4L-1,-12', tones.ink, 0.8) +
          walker(tones.see(coat), tones.see('#7A4B34'), tones.see(pack)),
      ),
    )
    .join('')
}
