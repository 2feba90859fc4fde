import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import type { Chance } from '#art/strokes/chance.ts'
import { mix } from '#art/strokes/colour.ts'
import { downs, fillUnder } from '#art/strokes/hills.ts'
import { walker } from '#art/strokes/people.ts'
import { mist, sky } from '#art/strokes/sky.ts'
import { boulder } from '#art/strokes/stones.ts'
import { curve, ellipse, line, num, opacity, path, type Point, place } from '#art/strokes/svg.ts'
import { leafSpray, roundTrees } from '#art/strokes/trees.ts'
import { water } from '#art/strokes/water.ts'

/** A bridge grown of living fig roots over a boulder stream in the Khasi hills; single, or with a second storey. */
export function drawRootbridge(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  let out = sky(sheet, { sunX: dice.between(0.36, 0.5), sunY: 0.13, sunR: 7, horizon: 0.42 })
  for (const [y, a, t] of [
    [0.3, 0.06, 0],
    [0.37, 0.05, 0.12],
  ] as const) {
    const l = downs(sheet, height * y, height * a, dice.between(1, 1.6))
    out +=
      roundTrees(sheet, l, tones.at(t), 2.6, 3.6) +
      fillUnder(sheet, l, sheet.fade(tones.at(t), mix(tones.at(t), tones.haze, 0.6), 0, 0.5))
  }
  out += mist(sheet, height * 0.42, 2, 0.5) + gorge(sheet) + stream(sheet)
  const double = sheet.choice.odds(0.5)
  if (double)
    out +=
      span(sheet, width * 0.2, width * 0.82, height * 0.44, 4.4, 0.75, mix(tones.ink, tones.at(0.62), 0.55)) +
      place(
        width * 0.58,
        height * 0.44 + 3.9 * unit,
        unit * 0.24,
        walker(tones.see('#7A2F5B'), tones.see('#5A3A2A'), tones.see('#D9B074'), tones.see('#E2A02F')),
        true,
      )
  const y = height * (double ? 0.64 : 0.58)
  out += figTrunk(sheet, false) + figTrunk(sheet, true)
  out += span(sheet, width * 0.13, width * 0.87, y, 6, 1.15, mix(tones.ink, tones.at(0.8), 0.3))
  out +=
    place(width * 0.4, y + 5.6 * unit, unit * 0.36, khasi(sheet)) +
    place(width * 0.51, y + 5.9 * unit, unit * 0.24, walker(tones.see('#E2A02F'), tones.see('#5A3A2A'), null, null))
  out += foreStones(sheet)
  const fern = (x: number, size: number) =>
    place(width * x, height * 1.03, unit, leafSpray(size, 6, tones.ink, tones.at(0.7), dice))
  out += fern(0.03, 40) + fern(0.98, 44)
  out += `<g transform="translate(${num(width * 0.02)} ${num(-unit * 5)}) scale(1 -1)">${leafSpray(unit * 30, 6, tones.ink, tones.at(0.72), dice)}</g><g transform="translate(${num(width * 0.98)} ${num(-unit * 5)}) scale(-1 -1)">${leafSpray(unit * 34, 6, tones.ink, tones.at(0.72), dice)}</g>`
  return out + birds(sheet, width * 0.44, height * 0.22, 4, tones.at(0.7), 0.8)
}

// two wooded walls and a thread of water between them
function gorge(sheet: Sheet): string {
  const { width, height, unit, tones } = sheet
  const left: Point[] = [
    [-10, height * 0.3],
    [width * 0.14, height * 0.36],
    [width * 0.3, height * 0.46],
    [width * 0.42, height * 0.56],
    [width * 0.46, height * 0.62],
  ]
  const right: Point[] = [
    [width * 0.56, height * 0.62],
    [width * 0.6, height * 0.55],
    [width * 0.72, height * 0.44],
    [width * 0.86, height * 0.34],
    [width + 10, height * 0.3],
  ]
  const white = mix(tones.lit, '#FFFFFF', tones.night ? 0.15 : 0.6)
  const back = tones.at(0.26)
  let out =
    path(
      curve([
        [-10, height * 0.42],
        [width * 0.3, height * 0.45],
        [width * 0.5, height * 0.47],
        [width * 0.7, height * 0.45],
        [width + 10, height * 0.4],
      ]) + `V${num(height * 0.7)}H-10Z`,
      sheet.fade(back, mix(back, tones.haze, 0.4)),
    ) +
    roundTrees(
      sheet,
      [
        [width * 0.26, height * 0.455],
        [width * 0.5, height * 0.47],
        [width * 0.76, height * 0.45],
      ],
      back,
      3,
      3,
    )
  out +=
    path(
      `M${num(width * 0.49)},${num(height * 0.465)}h${num(unit * 3.4)}Q${num(width * 0.49 + unit * 3)},${num(height * 0.56)} ${num(width * 0.49 + unit * 5.4)},${num(height * 0.64)}h${num(-unit * 7.6)}Q${num(width * 0.49 + unit * 0.4)},${num(height * 0.56)} ${num(width * 0.49)},${num(height * 0.465)}Z`,
      mix(white, tones.water[1], 0.2),
    ) +
    line(
      `M${num(width * 0.49 + unit)},${num(height * 0.47)}Q${num(width * 0.49 + unit)},${num(height * 0.56)} ${num(width * 0.49)},${num(height * 0.63)}M${num(width * 0.49 + unit * 2.3)},${num(height * 0.47)}Q${num(width * 0.49 + unit * 2.4)},${num(height * 0.56)} ${num(width * 0.49 + unit * 3.6)},${num(height * 0.63)}`,
      white,
      unit * 0.6,
    )
  const near = tones.at(0.44)
  out +=
    path(curve(left) + `L${num(width * 0.44)},${height}H-10Z`, sheet.fade(near, mix(near, tones.ink, 0.35))) +
    roundTrees({ ...sheet, width: width * 0.44 }, left, near, 4, 3) +
    roundTrees(
      { ...sheet, width: width * 0.4 },
      left.map(([x, y]): Point => [x - 3 * unit, y + 4 * unit]),
      mix(near, tones.lit, 0.2),
      3.4,
      5.4,
    )
  out +=
    path(
      curve(right) + `L${width + 10},${height}H${num(width * 0.56)}Z`,
      sheet.fade(mix(near, tones.ink, 0.16), mix(near, tones.ink, 0.45)),
    ) +
    roundTrees(sheet, right, mix(near, tones.ink, 0.16), 4, 3) +
    roundTrees(
      sheet,
      right.map(([x, y]): Point => [x + 2 * unit, y + 5 * unit]),
      mix(near, tones.lit, 0.08),
      3.4,
      5.6,
    )
  return out + mist(sheet, height * 0.62, 2, 0.5)
}

function stream(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const bed = sheet.clip(
    `M${num(width * 0.46)},${num(height * 0.62)}C${num(width * 0.4)},${num(height * 0.7)} ${num(width * 0.2)},${num(height * 0.78)} ${num(width * 0.1)},${height + 5}H${num(width * 0.92)}C${num(width * 0.84)},${num(height * 0.8)} ${num(width * 0.62)},${num(height * 0.7)} ${num(width * 0.56)},${num(height * 0.62)}Z`,
  )
  const pool = mix(tones.see('#3FA79A'), tones.water[1], 0.4)
  const white = mix(tones.lit, '#FFFFFF', tones.night ? 0.1 : 0.5)
  let out = `<g${bed}>${water(sheet, height * 0.61, height, [mix(pool, white, 0.35), pool], { waves: 22, glitter: false })}</g>`
  const stones: [number, number, number][] = []
  for (let i = 0; i < 17; i++) {
    const t = dice()
    const side = dice.odds(0.5)
    const edge = 0.05 + 0.36 * t
    stones.push([
      width * (side ? 0.51 + edge : 0.51 - edge) + unit * dice.between(-4, 4),
      height * (0.64 + 0.3 * t),
      2.6 + 6.5 * t * dice.between(0.6, 1.1),
    ])
  }
  for (let i = 0; i < 4; i++) {
    const t = dice.between(0.1, 0.7)
    stones.push([width * (0.51 + dice.between(-0.24, 0.24) * t), height * (0.66 + 0.28 * t), 2 + 4 * t])
  }
  stones.sort((a, b) => a[1] - b[1])
  const moss = mix(tones.see('#6E9A4A'), tones.at(0.5), 0.3)
  const stone = sheet.keep(boulder(mix(tones.at(0.55), tones.see('#8A8A80'), 0.45), tones.lit, tones.ink, moss))
  for (const [x, y, size] of stones)
    out +=
      ellipse(x, y + unit * 0.3, unit * size * 1.2, unit * size * 0.16, white, opacity(0.5)) +
      stone(x, y, (unit * size) / 10, dice.odds(0.3))
  return out
}

function span(sheet: Sheet, x0: number, x1: number, y: number, sag: number, girth: number, dark: string): string {
  const { unit, dice, tones } = sheet
  const lit = mix(dark, tones.lit, 0.34)
  const at = (t: number, lift: number): Point => [x0 + (x1 - x0) * t, y - lift + unit * sag * 4 * t * (1 - t)]
  let back = ''
  let rails = ''
  for (let i = 0; i < 3; i++) rails += strand(at, unit * (7.5 + dice.between(-1.4, 1.2)) * girth, unit * 0.9, dice)
  for (let i = 1; i < 20; i++) {
    const t = i / 20
    const [ax, ay] = at(t, 0)
    const [bx, by] = at(t + dice.between(-0.03, 0.03), unit * 7.4 * girth)
    back += `M${num(ax)},${num(ay)}Q${num(ax + unit * dice.between(-1.4, 1.4))},${num((ay + by) / 2)} ${num(bx)},${num(by)}`
  }
  let deck = ''
  for (let i = 0; i < 5; i++) deck += strand(at, unit * dice.between(-1.6, 0.8) * girth, unit * 0.7, dice)
  let drips = ''
  for (let i = 0; i < 11; i++) {
    const t = dice.between(0.06, 0.94)
    const [ax, ay] = at(t, 0)
    drips += `M${num(ax)},${num(ay)}q${num(unit * dice.between(-1.4, 1.4))},${num(unit * 3)} ${num(unit * dice.between(-1, 1))},${num(unit * dice.between(3, 9) * girth)}`
  }
  return (
    line(drips, dark, unit * 0.3 * girth) +
    line(back, dark, unit * 0.42 * girth) +
    line(rails, dark, unit * 0.7 * girth) +
    line(strand(at, unit * 7.9 * girth, unit * 0.5, dice), lit, unit * 0.34 * girth) +
    line(deck, dark, unit * 1.25 * girth) +
    line(strand(at, unit * 1 * girth, unit * 0.4, dice), lit, unit * 0.5 * girth)
  )
}

function strand(at: (t: number, lift: number) => Point, lift: number, wild: number, dice: Chance): string {
  return curve(
    Array.from({ length: 7 }, (_, i): Point => {
      const [x, y] = at((i - 0.3) / 5.4, lift)
      return [x, y + wild * dice.between(-1, 1)]
    }),
  )
}

function figTrunk(sheet: Sheet, right: boolean): string {
  const { width, height, unit, dice, tones } = sheet
  const bark = mix(tones.ink, tones.at(0.78), 0.3)
  const light = mix(bark, tones.lit, right ? 0.12 : 0.3)
  let roots = ''
  for (let i = 0; i < 9; i++)
    roots += `M${num(unit * (1 + i * 1.6))},${num(-height * 0.52 + unit * i * 2)}C${num(unit * (4 + i * 2))},${num(-height * 0.34)} ${num(unit * (2 + i * 3))},${num(-height * 0.2)} ${num(unit * (i * 4.4 - 2))},${num(unit * dice.between(-2, 8))}`
  let hang = ''
  for (let i = 0; i < 6; i++)
    hang += `M${num(unit * (8 + i * 4.6))},${num(-height * 0.86 + unit * i)}q${num(unit * dice.between(-2, 2))},${num(unit * 12)} ${num(unit * dice.between(-1, 1))},${num(unit * dice.between(14, 40))}`
  const body =
    path(
      `M${num(-unit * 8)},${num(unit * 12)}V${num(-height)}H${num(unit * 12)}C${num(unit * 8)},${num(-height * 0.7)} ${num(unit * 7)},${num(-height * 0.5)} ${num(unit * 11)},${num(-height * 0.34)}C${num(unit * 15)},${num(-height * 0.2)} ${num(unit * 20)},${num(-unit * 6)} ${num(unit * 32)},${num(unit * 12)}Z`,
      bark,
    ) +
    path(
      `M${num(unit * 3)},${num(-height)}h${num(unit * 3)}C${num(unit * 4)},${num(-height * 0.6)} ${num(unit * 4)},${num(-height * 0.4)} ${num(unit * 6)},${num(-height * 0.24)}L${num(unit * 5)},${num(unit * 8)}H${num(unit * 1)}C${num(unit * 3)},${num(-height * 0.3)} ${num(unit * 1)},${num(-height * 0.6)} ${num(unit * 3)},${num(-height)}Z`,
      light,
      opacity(0.7),
    ) +
    path(
      `M${num(unit * 9)},${num(-height * 0.8)}C${num(unit * 18)},${num(-height * 0.86)} ${num(unit * 30)},${num(-height * 0.9)} ${num(unit * 40)},${num(-height * 0.92)}L${num(unit * 40)},${num(-height * 0.905)}C${num(unit * 30)},${num(-height * 0.87)} ${num(unit * 18)},${num(-height * 0.78)} ${num(unit * 8)},${num(-height * 0.7)}Z`,
      bark,
    )
  const leaves = path(
    Array.from({ length: 12 }, (_, i) => {
      const r = unit * dice.between(5, 8)
      const x = unit * (i * 4.2 - 4)
      const y = -height * 0.965 + unit * dice.between(-3, 4)
      return `M${num(x - r)},${num(y)}a${num(r)},${num(r * 0.8)} 0 1 0 ${num(2 * r)},0a${num(r)},${num(r)} 0 1 0 ${num(-2 * r)},0Z`
    }).join(''),
    mix(bark, tones.at(0.62), 0.4),
  )
  return `<g transform="translate(${num(right ? width * 1.02 : -width * 0.02)} ${num(height * 0.86)})${right ? ' scale(-1 1)' : ''}">${line(hang, bark, unit * 0.35)}${body}${line(roots, bark, unit * 1.3, ' stroke-linecap="round"')}${line(roots, light, unit * 0.34, ' stroke-linecap="round"' + opacity(0.8))}${leaves}</g>`
}

function foreStones(sheet: Sheet): string {
  const { width, height, unit, tones } = sheet
  const moss = mix(tones.see('#5E8A44'), tones.at(0.7), 0.4)
  const rock = boulder(mix(tones.at(0.8), tones.see('#6A6A64'), 0.3), tones.lit, tones.ink, moss)
  return [
    [0.16, 0.98, 1.5],
    [0.3, 1.01, 1.1],
    [0.72, 1.0, 1.3],
    [0.86, 0.96, 1.5],
  ]
    .map(([x = 0, y = 0, k = 1]) => place(width * x, height * y, unit * k, rock))
    .join('')
}

function khasi({ tones }: Sheet): string {
  return (
    walker(tones.accent, tones.see('#5A3A2A'), null, tones.see('#F4EBD3')) +
    path('M-5,-12L-13,-27Q-8,-31 -1,-26Z', tones.see('#D9A860')) +
    line('M-12,-27L2,-28', tones.see('#8A5A34'), 0.8)
  )
}
