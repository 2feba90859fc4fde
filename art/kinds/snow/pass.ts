import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { flags } from '#art/strokes/architecture.ts'
import { mix } from '#art/strokes/colour.ts'
import { across, fillUnder, heightAt, massif } from '#art/strokes/hills.ts'
import { walker } from '#art/strokes/people.ts'
import { mist, sky } from '#art/strokes/sky.ts'
import { boulder } from '#art/strokes/stones.ts'
import { curve, line, num, opacity, path, place, poly, type Point } from '#art/strokes/svg.ts'

/** A snow pass: one great peak between two walls of rock, and walkers in their own track up to the cairn and its flags. */
export function snowPass(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const snow = mix(tones.lit, '#FFFFFF', tones.dark ? 0 : 0.25)
  const px = width * dice.between(0.4, 0.5)
  const tops: Point[] = [
    [px - width * 0.2, height * 0.46],
    [px, height * (sheet.tall ? 0.24 : 0.18)],
    [px + width * 0.22, height * 0.44],
  ]
  const field = across(sheet, [
    [-0.02, 0.64],
    [0.3, 0.66],
    [0.6, 0.65],
    [1.02, 0.62],
  ])
  const slope = across(sheet, [
    [-0.02, 0.95],
    [0.25, 0.9],
    [0.55, 0.78],
    [0.8, 0.71],
    [1.02, 0.72],
  ])
  const cairn: Point = [width * 0.83, heightAt(slope, width * 0.83)]
  return (
    sky(sheet, { sunX: dice.between(0.14, 0.22), sunY: 0.2, sunR: 7, horizon: 0.62 }) +
    massif(sheet, tops, height * 0.68, { snow, shade: tones.shade, rock: tones.at(0.38), haze: tones.haze }) +
    mist(sheet, height * 0.6, 3, 0.6) +
    walls(sheet) +
    fillUnder(sheet, field, sheet.fade(mix(snow, tones.haze, 0.35), mix(snow, tones.shade, 0.35), 0, 0.7)) +
    fillUnder(sheet, slope, sheet.fade(snow, mix(snow, tones.shade, 0.55), 0, 0.8)) +
    line(curve(slope), mix(snow, tones.lit, 0.6), unit * 0.7) +
    track(sheet, slope) +
    place(cairn[0], cairn[1] + unit, unit * 0.34, boulder(tones.at(0.7), tones.lit, tones.ink)) +
    flags(cairn[0], cairn[1] - unit * 8, width * 1.02, height * 0.56, unit * 4, unit, tones, dice) +
    flags(cairn[0], cairn[1] - unit * 8, width * 0.6, height * 0.76, unit * 2.4, unit, tones, dice) +
    line(`M${num(cairn[0])},${num(cairn[1])}v${num(-unit * 9)}`, tones.ink, unit * 0.6) +
    birds(sheet, width * 0.26, height * 0.26, 3, tones.at(0.6))
  )
}

/** The rock to either side, with the snow that lies in its gullies. */
function walls(sheet: Sheet): string {
  const { unit, dice, tones } = sheet
  const left = across(sheet, [
    [-0.02, 0.3],
    [0.08, 0.33],
    [0.14, 0.42],
    [0.24, 0.5],
    [0.34, 0.68],
    [-0.02, 0.68],
  ])
  const right = across(sheet, [
    [1.02, 0.24],
    [0.92, 0.3],
    [0.86, 0.4],
    [0.76, 0.48],
    [0.64, 0.68],
    [1.02, 0.68],
  ])
  const rock = tones.at(0.55)
  const gullies = (wall: Point[], way: number) =>
    wall
      .slice(1, 4)
      .map(([x, y]) => {
        const long = unit * dice.between(12, 20)
        return `M${num(x)},${num(y)}l${num(way * long * 0.35)},${num(long)}l${num(way * unit * 3)},${num(unit * 2)}l${num(-way * unit * 1.4)},${num(-long * 0.6)}Z`
      })
      .join('')
  return (
    poly(left, sheet.fade(rock, mix(rock, tones.haze, 0.55))) +
    poly(right, sheet.fade(mix(rock, tones.ink, 0.25), mix(rock, tones.haze, 0.45))) +
    path(gullies(left, -1) + gullies(right, 1), mix(tones.lit, tones.shade, 0.25), opacity(0.85))
  )
}

function track(sheet: Sheet, slope: Point[]): string {
  const { width, unit, tones } = sheet
  const steps = across(sheet, [
    [0.2, 0.99],
    [0.42, 0.92],
    [0.5, 0.86],
    [0.66, 0.81],
    [0.8, 0.74],
  ])
  const people = [
    [0.4, 0.42, '#C8321F', '#1F7F86'],
    [0.47, 0.36, '#1F7F86', '#E2A02F'],
    [0.545, 0.31, '#E2A02F', '#7A2F5B'],
    [0.66, 0.22, '#7A2F5B', '#C8321F'],
  ] as const
  return (
    line(
      curve(steps),
      mix(tones.shade, tones.ink, 0.2),
      unit * 0.9,
      ` stroke-dasharray="${num(unit * 1.5)} ${num(unit * 1.2)}" stroke-linecap="round"`,
    ) +
    people
      .map(([x, size, coat, pack]) =>
        place(
          width * x,
          Math.max(heightAt(steps, width * x), heightAt(slope, width * x) + unit),
          unit * size,
          walker(tones.see(coat), tones.see('#7A4B34'), tones.see(pack)) + line('M6,-16L9,1', tones.ink, 0.9),
        ),
      )
      .join('')
  )
}
