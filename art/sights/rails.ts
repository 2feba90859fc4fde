import type { Sheet } from '#art/sheet.ts'
import { hut } from '#art/strokes/architecture.ts'
import { mix } from '#art/strokes/colour.ts'
import { downs, fillUnder, massif } from '#art/strokes/hills.ts'
import { mist, puff, sky } from '#art/strokes/sky.ts'
import { circle, line, num, path, place, type Point, rect } from '#art/strokes/svg.ts'
import { deodar, treeline } from '#art/strokes/trees.ts'

/** The Darjeeling Himalayan Railway: the little blue engine on its loop, Kanchenjunga over the tea. */
export const darjeelingLoop = (sheet: Sheet): string => mountainTrain(sheet, '#1E5B87', true)

/** The Nilgiri Mountain Railway: the rack train climbing its green hillside. */
export const nilgiriRack = (sheet: Sheet): string => mountainTrain(sheet, '#2E5FA0', false)

function mountainTrain(sheet: Sheet, colour: string, snows: boolean): string {
  const { width, height, unit, dice, tones } = sheet
  let out = sky(sheet, { sunX: dice.between(0.14, 0.22), sunY: 0.2, sunR: 8, horizon: 0.6 })
  if (snows) {
    const summits: Point[] = [0.28, 0.44, 0.58, 0.72, 0.88].map((x, i) => [
      width * x,
      height * ([0.34, 0.24, 0.14, 0.25, 0.36][i] ?? 0.3),
    ])
    out +=
      massif(sheet, summits, height * 0.58, {
        snow: tones.lit,
        shade: tones.shade,
        rock: tones.at(0.3),
        haze: tones.haze,
      }) + mist(sheet, height * 0.54, 3, 0.6)
  }
  for (const [y, depth] of [
    [0.52, 0.12],
    [0.6, 0.28],
    [0.68, 0.42],
  ] as const) {
    const ridge = downs(sheet, height * y, height * 0.05, dice.between(1, 1.6))
    out +=
      treeline(sheet, ridge, tones.at(depth), 4 + depth * 6) +
      fillUnder(sheet, ridge, sheet.fade(tones.at(depth), mix(tones.at(depth), tones.haze, 0.35), 0, 0.6))
  }
  for (const [x, y, k] of [
    [0.12, 0.69, 0.13],
    [0.2, 0.71, 0.15],
    [0.84, 0.66, 0.13],
  ] as const)
    out += place(width * x, height * y, unit * k, hut(tones, k > 0.14))
  const slope = mix(tones.at(0.6), tones.see('#6F9A52'), 0.4)
  out += path(
    `M-10,${num(height * 0.78)}Q${num(width * 0.5)},${num(height * 0.71)} ${width + 10},${num(height * 0.8)}V${height + 5}H-10Z`,
    sheet.fade(slope, mix(slope, tones.ink, 0.4), 0, 0.8),
  )
  let bushes = ''
  for (let row = 0; row < 4; row++)
    for (let x = -unit * row; x < width + unit * 6; x += unit * (5 + row * 1.5))
      bushes += `M${num(x)},${num(height * (0.86 + row * 0.045))}a${num(unit * (1.8 + row * 0.6))},${num(unit * (1.2 + row * 0.4))} 0 0 1 ${num(unit * (3.6 + row * 1.2))},0Z`
  out += path(bushes, mix(slope, tones.ink, 0.3))
  const y = height * 0.8
  const ballast = mix(tones.see('#B99C7C'), tones.shade, 0.25)
  out += rect(-10, y, width + 20, unit * 2.6, ballast) + line(`M-10,${num(y)}H${width + 10}`, tones.ink, unit * 0.5)
  const steam = [0, 1, 2, 3]
    .map((i) =>
      path(
        puff(width * 0.6 - unit * (9 + i * 9), y - unit * (20 + i * 4), unit * (8 + i * 5), dice),
        mix(tones.haze, tones.lit, 0.5),
      ),
    )
    .join('')
  const engine = place(width * 0.6, y, unit * 0.34, locomotive(tones.see(colour), tones.ink, tones.see('#D9A03F')))
  const coach = sheet.keep(carriage(tones.see(colour), tones.see('#F2E7CF'), tones.ink))
  const coaches = [1, 2, 3].map((i) => coach(width * 0.6 - unit * (2 + i * 24.6), y, unit * 0.34)).join('')
  const pine = place(
    width * 0.95,
    height * 1.01,
    unit,
    deodar(
      62,
      tones.ink,
      mix(tones.ink, tones.at(0.8), 0.4),
      dice,
      sheet.season === 'winter' && snows ? tones.lit : null,
    ),
  )
  return out + steam + coaches + engine + pine
}

/** A small saddle-tank engine, 70 wide, facing right. */
const locomotive = (body: string, ink: string, brass: string) =>
  path('M-2,-12V-52H24V-44H60C64,-42 66,-36 66,-28V-12Z', body) +
  rect(-6, -58, 34, 6, ink) +
  path('M4,-46H18V-30H4Z', brass) +
  rect(48, -58, 8, 15, ink) +
  rect(46, -60, 12, 4, ink) +
  circle(36, -47, 5, brass) +
  circle(66, -36, 4, brass) +
  [8, 28, 48].map((x) => circle(x, -8, 8, ink) + circle(x, -8, 3, brass)).join('') +
  path('M60,-12L74,0H60Z', ink)

/** A narrow-gauge carriage, 68 wide. */
const carriage = (body: string, cream: string, ink: string) =>
  rect(-2, -36, 66, 24, body) +
  rect(-2, -46, 66, 12, cream) +
  path([2, 14, 26, 38, 50].map((x) => `M${x},-44h9v10h-9Z`).join(''), ink) +
  path('M-5,-46Q31,-54 67,-46V-44H-5Z', ink) +
  circle(10, -7, 6, ink) +
  circle(52, -7, 6, ink)
