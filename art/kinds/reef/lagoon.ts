import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { mix } from '#art/strokes/colour.ts'
import { across } from '#art/strokes/hills.ts'
import { sky } from '#art/strokes/sky.ts'
import { curve, ellipse, line, num, opacity, path, place } from '#art/strokes/svg.ts'
import { palm } from '#art/strokes/trees.ts'
import { water } from '#art/strokes/water.ts'

/** An atoll from its jetty: the pale lagoon, the reef's white line, an islet of palms and an outrigger at anchor. */
export function lagoon(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const sea = height * 0.42
  const deep = mix(tones.water[1], tones.see('#1F6F9A'), 0.3)
  const pale = mix(mix(tones.water[0], tones.see('#7FD8CF'), 0.6), tones.lit, 0.15)
  const rim = across(sheet, [
    [-0.02, 0.5],
    [0.3, 0.475],
    [0.7, 0.47],
    [1.02, 0.5],
  ])
  const foam = mix(tones.lit, '#FFFFFF', tones.dark ? 0.1 : 0.6)
  return (
    sky(sheet, { sunX: dice.between(0.2, 0.32), sunY: 0.22, sunR: 8, horizon: 0.44 }) +
    water(sheet, sea, height, [deep, deep], { waves: 8, glitter: false }) +
    path(curve(rim) + `L${width + 10},${height}L-10,${height}Z`, sheet.fade(pale, mix(pale, tones.water[1], 0.55))) +
    line(curve(rim), foam, unit * 1.3) +
    shoals(sheet, pale) +
    islet(sheet) +
    place(width * 0.3, height * 0.7, unit * 0.5, outrigger(sheet)) +
    jetty(sheet) +
    birds(sheet, width * 0.5, height * 0.2, 3, tones.at(0.7))
  )
}

/** Heads of coral seen through the water. */
function shoals({ width, height, unit, dice, tones }: Sheet, pale: string): string {
  return Array.from({ length: 16 }, () => {
    const near = dice()
    const y = 0.55 + near * 0.4
    return ellipse(
      width * dice(),
      height * y,
      unit * (3 + near * 9),
      unit * (0.7 + near * 2),
      mix(pale, tones.at(0.6), 0.5),
      opacity(0.35),
    )
  }).join('')
}

function islet({ width, height, unit, dice, tones }: Sheet): string {
  const x = width * 0.66
  const y = height * 0.57
  const sand = mix(tones.see('#F2DDB0'), tones.lit, 0.3)
  const green = mix(tones.see('#4E8A54'), tones.at(0.5), 0.4)
  const trees = [-16, -9, -3, 4, 10, 17].map((dx, i) =>
    place(
      x + dx * unit,
      y - unit,
      unit * (0.3 + (i % 3) * 0.06),
      palm(62, (i % 2 ? -1 : 1) * 0.1, tones.ink, green, dice),
    ),
  )
  return (
    ellipse(x, y + unit * 0.6, unit * 30, unit * 2.6, mix(sand, tones.water[0], 0.35)) +
    ellipse(x, y, unit * 27, unit * 2, sand) +
    path(
      `M${num(x - unit * 20)},${num(y)}q${num(unit * 8)},${num(-unit * 6)} ${num(unit * 20)},${num(-unit * 5)}t${num(unit * 21)},${num(unit * 5)}Z`,
      green,
    ) +
    trees.join('')
  )
}

/** A sailing canoe with its float, 90 wide. */
function outrigger({ tones }: Sheet): string {
  const wood = tones.see('#8A4A2E')
  return (
    ellipse(2, 6, 46, 3, tones.ink, opacity(0.22)) +
    path('M-44,-6C-30,2 26,2 46,-9C38,8 -32,9 -44,-6Z', wood) +
    line('M-18,0L-10,14M16,0L24,14M-22,14H34', mix(wood, tones.ink, 0.4), 2, ' stroke-linecap="round"') +
    line('M-2,0V-64', tones.ink, 1.6) +
    path('M0,-62C22,-44 30,-22 32,-8L0,-4Z', tones.see('#F2E4C6')) +
    path('M0,-36C14,-30 24,-22 30,-14L32,-8L0,-4Z', tones.see('#D2563A'))
  )
}

/** Planks that lead out from where one stands, and a pair of fins left on them. */
function jetty({ width, height, unit, tones }: Sheet): string {
  const at = (x: number, y: number) => `${num(width * x)},${num(height * y)}`
  const wood = mix(tones.see('#B98A5A'), tones.at(0.7), 0.2)
  let planks = ''
  for (let i = 1; i < 12; i++) {
    const t = (i / 12) ** 1.6
    planks += `M${at(0.8 - t * 0.02, 0.7 + t * 0.32)}L${at(0.845 + t * 0.2, 0.7 + t * 0.32)}`
  }
  const posts = [
    [0.79, 0.72],
    [0.78, 0.84],
    [0.9, 0.76],
  ] as const
  return (
    posts.map(([x, y]) => line(`M${at(x, y)}v${num(unit * 8)}`, tones.ink, unit * 1.1)).join('') +
    path(`M${at(0.8, 0.7)}L${at(0.845, 0.7)}L${at(1.05, 1.03)}L${at(0.76, 1.03)}Z`, mix(wood, tones.ink, 0.1)) +
    line(planks, mix(wood, tones.ink, 0.4), unit * 0.4) +
    path(
      `M${at(0.87, 0.93)}l${num(unit * 2)},${num(-unit * 7)}l${num(unit * 3)},${num(unit * 0.6)}l${num(-unit)},${num(unit * 7)}Z`,
      tones.see('#D2432B'),
    )
  )
}
