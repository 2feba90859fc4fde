import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { mix } from '#art/strokes/colour.ts'
import { across, fillUnder, heightAt } from '#art/strokes/hills.ts'
import { walker } from '#art/strokes/people.ts'
import { sky } from '#art/strokes/sky.ts'
import { curve, line, num, opacity, path, place, type Point } from '#art/strokes/svg.ts'
import { roundTrees } from '#art/strokes/trees.ts'
import { hillGrass } from '#art/kinds/grasshill.ts'

/** The crest of a wooded hill, with the tops of others standing out of a sea of cloud. */
export function aboveTheClouds(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const isles: [x: number, top: number, half: number, y: number, depth: number][] = [
    [0.2, 0.47, 0.3, 0.56, 0.05],
    [0.74, 0.4, 0.34, 0.58, 0.14],
    [0.42, 0.55, 0.24, 0.65, 0.3],
  ]
  const cloud = mix(tones.haze, tones.lit, tones.dark ? 0.1 : 0.4)
  return (
    sky(sheet, { sunX: dice.between(0.3, 0.4), sunY: sheet.tall ? 0.3 : 0.27, sunR: 9, horizon: 0.56 }) +
    isles
      .map(
        ([x, top, half, y, depth]) =>
          isle(sheet, x, top, half, y, mix(tones.at(depth + 0.06), tones.haze, 0.3 - depth)) +
          clouds(sheet, y, mix(cloud, tones.at(0.1), 0.3 - depth)),
      )
      .join('') +
    clouds(sheet, 0.72, cloud) +
    crest(sheet) +
    birds(sheet, width * 0.6, height * 0.2, 4, tones.at(0.7)) +
    line(`M${num(width * 0.94)},${height}v${num(-unit)}`, tones.ink, unit * 0.2)
  )
}

function isle(sheet: Sheet, x: number, top: number, half: number, y: number, tone: string): string {
  const hill = across(sheet, [
    [x - half, y + 0.06],
    [x - half * 0.55, top + (y - top) * 0.6],
    [x - half * 0.2, top + (y - top) * 0.14],
    [x, top],
    [x + half * 0.24, top + (y - top) * 0.24],
    [x + half * 0.6, top + (y - top) * 0.66],
    [x + half, y + 0.06],
  ])
  return path(curve(hill) + 'Z', sheet.fade(tone, mix(tone, sheet.tones.haze, 0.55)))
}

/** A bank of cloud: billows along its top, flat below. */
function clouds(sheet: Sheet, y: number, tone: string): string {
  const { width, height, unit, dice } = sheet
  let d = `M-20,${num(height * y + unit * 2)}`
  for (let x = -20; x < width + 30;) {
    const w = unit * dice.between(9, 20)
    d += `q${num(w / 2)},${num(-unit * dice.between(2.4, 6))} ${num(w)},0`
    x += w
  }
  return path(d + `V${height + 5}H-20Z`, sheet.fade(tone, mix(tone, sheet.tones.at(0.2), 0.25)), opacity(0.94))
}

function crest(sheet: Sheet): string {
  const { width, unit, tones } = sheet
  const list = across(sheet, [
    [-0.02, 0.7],
    [0.14, 0.72],
    [0.34, 0.8],
    [0.54, 0.84],
    [0.76, 0.8],
    [1.02, 0.74],
  ])
  const tone = mix(hillGrass(sheet), tones.at(0.72), 0.6)
  const people = [
    [0.16, 0.46, '#C8321F', '#1F7F86'],
    [0.235, 0.44, '#1F7F86', '#E2A02F'],
    [0.31, 0.43, '#E2A02F', '#7A2F5B'],
  ] as const
  const wood = list.filter(([x]) => x > width * 0.5)
  return (
    roundTrees(sheet, wood, mix(tone, tones.ink, 0.45), 3.4, 4) +
    fillUnder(sheet, list, sheet.fade(mix(tone, tones.lit, 0.2), mix(tone, tones.ink, 0.5))) +
    [7, 13, 19]
      .map((drop) =>
        roundTrees(
          sheet,
          wood.map(([x, y]): Point => [x, y + drop * unit]),
          mix(tone, tones.ink, 0.4 + drop * 0.012),
          4,
          4.4,
        ),
      )
      .join('') +
    line(curve(list.slice(0, 4).map(([x, y]): Point => [x, y + unit * 1.6])), mix(tone, tones.lit, 0.6), unit * 0.9) +
    people
      .map(([x, size, coat, pack]) =>
        place(
          width * x,
          heightAt(list, width * x) + unit * 1.2,
          unit * size,
          walker(tones.see(coat), tones.see('#7A4B34'), tones.see(pack)) + line('M6,-16L9,1', tones.ink, 0.9),
        ),
      )
      .join('')
  )
}
