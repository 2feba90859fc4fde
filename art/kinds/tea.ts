import { nth } from '#art/strokes/chance.ts'
import type { Sheet } from '#art/sheet.ts'
import { hut } from '#art/strokes/architecture.ts'
import { mix } from '#art/strokes/colour.ts'
import { downs, fillUnder } from '#art/strokes/hills.ts'
import { walker } from '#art/strokes/people.ts'
import { mist, sky } from '#art/strokes/sky.ts'
import { curve, line, num, path, place, type Point } from '#art/strokes/svg.ts'

/** Hills of clipped tea with silver oaks and pickers. */
export function drawTea(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  let out = sky(sheet, { sunY: 0.25, horizon: 0.5 })
  for (const [y, a, t] of [
    [0.42, 0.08, 0],
    [0.48, 0.06, 0.16],
  ] as const) {
    const l = downs(sheet, height * y, height * a, dice.between(1.1, 1.7))
    out += fillUnder(sheet, l, sheet.fade(tones.at(t), mix(tones.at(t), tones.haze, 0.6), 0, 0.5))
  }
  out += mist(sheet, height * 0.51, 3, 0.6)
  const mound = (top: Point[], t: number, gap: number, bush: number) => {
    // a hill clipped bushes: rows follow its form
    const d = curve(top) + `L${width + 10},${height}L-10,${height}Z`
    const leaf = tones.see('#5E9A4C')
    const green = mix(mix(leaf, tones.at(t), 0.45), tones.haze, 0.26 - t * 0.3 > 0 ? 0.26 - t * 0.3 : 0)
    const dark = mix(green, tones.ink, 0.5)
    const pale = mix(mix(green, tones.lit, 0.42), tones.see('#C9D46A'), 0.4)

    let rows = ''
    let hi = ''

    const bottom = height + 10 * unit
    for (let i = 0, o = gap * 0.7; o < height * 0.62; i++, o += gap * (1 + i * 0.07)) {
      const l = top.map(([x, y], j): Point => [x, y + o * (1 + 0.35 * Math.sin(j * 0.7 + t * 7))])
      if ([l[0], l.at(-1)].every((end) => end && end[1] > bottom)) break
      rows += curve(l)
      hi += curve(l.map(([x, y], j): Point => [x, y - bush * (0.62 + 0.08 * Math.sin(j + i))]))
    }
    return (
      path(d, green) +
      `<g${sheet.clip(d)}>${line(rows, dark, bush * 0.3)}${line(hi, pale, bush * 0.44, ` stroke-linecap="round" stroke-dasharray="${num(bush * 1.9)} ${num(bush * 0.9)} ${num(bush * 0.9)} ${num(bush * 0.8)}"`)}</g>`
    )
  }
  const shape = (a: Point[]) => a.map(([x, y]): Point => [x * width, y * height])
  out += mound(
    shape([
      [-0.02, 0.56],
      [0.2, 0.52],
      [0.42, 0.57],
      [0.62, 0.55],
      [0.82, 0.49],
      [1.02, 0.53],
    ]),
    0.32,
    unit * 2.1,
    unit * 1.5,
  )
  const oak = (x: number, y: number, h: number) =>
    place(
      x,
      y,
      (unit * h) / 100,
      path('M-1.500,0L-.8,-60H.8L1.500,0Z', tones.at(0.8)) +
        path(
          'M0,-104C12,-92 10,-76 15,-66C20,-52 10,-38 0,-38C-10,-38 -20,-52 -15,-66C-10,-78 -12,-92 0,-104Z',
          tones.at(0.7),
        ) +
        path(
          'M0,-104C-12,-92 -10,-78 -15,-66C-20,-52 -10,-38 -3,-39C-12,-56 -4,-80 0,-104Z',
          mix(tones.at(0.45), tones.lit, 0.3),
        ),
    )
  for (let i = 0; i < 7; i++)
    out += oak(
      width * (0.5 + i * 0.085 + dice.between(-0.02, 0.02)),
      height * (0.575 - i * 0.007),
      dice.between(12, 18),
    )
  out += place(width * 0.79, height * 0.545, unit * 0.15, hut(tones, true))
  out += mound(
    shape([
      [-0.02, 0.64],
      [0.16, 0.59],
      [0.36, 0.62],
      [0.58, 0.71],
      [0.8, 0.72],
      [1.02, 0.66],
    ]),
    0.5,
    unit * 3,
    unit * 2.2,
  )
  for (let i = 0; i < 4; i++)
    out += oak(width * (0.06 + i * 0.1), height * (0.635 + (i % 2) * 0.012), dice.between(22, 34))
  out += mist(sheet, height * 0.7, 1, 0.35)
  out += mound(
    shape([
      [-0.02, 0.86],
      [0.2, 0.85],
      [0.42, 0.79],
      [0.66, 0.76],
      [0.86, 0.79],
      [1.02, 0.84],
    ]),
    0.68,
    unit * 4.4,
    unit * 3.4,
  )
  const cols = ['#C93A2B', '#E2A02F', '#7A2F5B', '#1F7F86'].map((h) => tones.see(h))
  const spots: Point[] = sheet.wide
    ? [
        [0.5, 0.85],
        [0.56, 0.82],
        [0.65, 0.84],
        [0.72, 0.82],
      ]
    : [
        [0.44, 0.86],
        [0.56, 0.83],
        [0.7, 0.86],
      ]
  spots.forEach(([x, y], i) => {
    out += place(
      width * x,
      height * y,
      unit * 0.5,
      walker(nth(cols, i), tones.see('#4A2A20'), tones.see('#D9B074'), nth(cols, i + 1)),
      i === 1,
    )
  })
  return (
    out +
    place(
      width * 0.93,
      height * 1.01,
      unit * 0.62,
      path('M-1.500,0L-1,-60H1L1.500,0Z', tones.ink) +
        path(
          'M0,-104C12,-92 10,-76 15,-66C20,-52 10,-38 0,-38C-10,-38 -20,-52 -15,-66C-10,-78 -12,-92 0,-104Z',
          tones.at(0.92),
        ),
    )
  )
}
