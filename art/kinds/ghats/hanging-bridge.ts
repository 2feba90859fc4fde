import { umbrella } from '#art/kinds/ghats/parts.ts'
import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { arch } from '#art/strokes/architecture.ts'
import { shikharaTower } from '#art/strokes/towers.ts'
import { mix } from '#art/strokes/colour.ts'
import { downs, fillUnder } from '#art/strokes/hills.ts'
import { walker } from '#art/strokes/people.ts'
import { mist, sky } from '#art/strokes/sky.ts'
import { circle, curve, line, num, opacity, path, place, type Point, rect } from '#art/strokes/svg.ts'
import { roundTrees } from '#art/strokes/trees.ts'
import { mirror, water } from '#art/strokes/water.ts'

/** Where the river leaves the hills: green water, a hanging bridge, a many-storeyed temple. */
export function hangingBridge(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const hy = height * 0.66
  let out = sky(sheet, { sunX: dice.between(0.2, 0.28), sunY: 0.2, sunR: 8.5, horizon: 0.5 })
  const green = (t: number) => mix(tones.at(t), tones.see('#4F7F5A'), 0.55)
  for (const [y, a, t] of [
    [0.32, 0.07, 0],
    [0.4, 0.06, 0.14],
  ] as const) {
    const l = downs(sheet, height * y, height * a, dice.between(1, 1.5))
    out +=
      roundTrees(sheet, l, green(t), 1.8, 3) +
      fillUnder(sheet, l, sheet.fade(green(t), mix(green(t), tones.haze, 0.55), 0, 0.6))
  }
  const left: Point[] = [
    [-10, height * 0.4],
    [width * 0.12, height * 0.46],
    [width * 0.26, height * 0.56],
    [width * 0.36, height * 0.655],
  ]
  const right: Point[] = [
    [width * 0.62, height * 0.655],
    [width * 0.74, height * 0.55],
    [width * 0.88, height * 0.44],
    [width + 10, height * 0.38],
  ]
  const slopes = sheet.keep(
    path(curve(left) + `V${num(hy)}H-10Z`, sheet.fade(green(0.3), mix(green(0.3), tones.ink, 0.25))) +
      roundTrees({ ...sheet, width: width * 0.34 }, left, green(0.3), 3.4, 2.8) +
      path(
        curve(right) + `V${num(hy)}H${num(width * 0.62)}Z`,
        sheet.fade(mix(green(0.34), tones.ink, 0.1), mix(green(0.34), tones.ink, 0.35)),
      ) +
      roundTrees(sheet, right, mix(green(0.34), tones.ink, 0.1), 3.4, 2.8),
  )
  const river = [
    mix(tones.see('#6FB5A6'), tones.water[0], 0.35),
    mix(tones.see('#1F7A78'), tones.water[1], 0.4),
  ] as const
  out +=
    slopes(0, 0) +
    mist(sheet, height * 0.6, 1, 0.4) +
    water(sheet, hy, height, [river[0], river[1]], { waves: 26 }) +
    mirror(slopes(0, 0), hy, 0.22, 0.6)
  out +=
    place(width * (sheet.wide ? 0.84 : 0.86), hy + unit * 3, unit * (sheet.tall ? 0.3 : 0.34), storeyed(sheet)) +
    suspension(sheet) +
    hillSteps(sheet)
  const raft = (x: number, y: number, k: number) =>
    place(
      x,
      y,
      unit * k,
      path('M-40,-4C-44,-14 -34,-16 -30,-13H30C36,-16 44,-12 40,-4C30,4 -32,4 -40,-4Z', tones.see('#E58A2E')) +
        path('M-36,-3C-20,2 20,2 38,-3C30,4 -32,4 -36,-3Z', tones.ink, opacity(0.35)) +
        [-22, -6, 10, 24]
          .map(
            (q, i) =>
              circle(q, -26, 4, tones.see(i % 2 ? '#C8321F' : '#1F6F86')) +
              path(`M${q - 5},-12V-20Q${q},-25 ${q + 5},-20V-12Z`, tones.see('#F2B443')) +
              line(`M${q},-18L${q + (i % 2 ? 12 : -12)},2`, tones.ink, 1.4),
          )
          .join(''),
    )
  return (
    out +
    raft(width * 0.5, height * 0.76, 0.22) +
    raft(width * 0.3, height * 0.83, 0.32) +
    birds(sheet, width * 0.4, height * 0.2, 5, tones.at(0.75))
  )
}

function suspension(sheet: Sheet): string {
  const { width, height, unit, tones } = sheet
  const [x0, x1, y] = [width * 0.1, width * 0.8, height * 0.54]
  const steel = mix(tones.ink, tones.at(0.7), 0.3)
  const top = y - unit * 17
  const dip = (t: number) => top + (y - unit * 1.6 - top) * 4 * t * (1 - t)
  let cables = ''
  let hangers = ''
  for (let i = 0; i <= 34; i++) {
    const t = i / 34
    const x = x0 + (x1 - x0) * t
    cables += `${i ? 'L' : 'M'}${num(x)},${num(dip(t))}`
    hangers += `M${num(x)},${num(dip(t))}V${num(y)}`
  }
  const tower = (x: number) =>
    rect(x - unit * 1.4, top - unit, unit * 2.8, y - top + unit * 10, tones.see('#D9B48A')) +
    rect(x + unit * 0.3, top - unit, unit * 1.1, y - top + unit * 10, tones.see('#8A6450')) +
    rect(x - unit * 2, top - unit * 2, unit * 4, unit * 1.4, tones.see('#B8432C'))
  let folk = ''
  for (const [t, hex] of [
    [0.2, '#C8321F'],
    [0.27, '#F4EBD3'],
    [0.42, '#E58A2E'],
    [0.56, '#7A2F5B'],
    [0.62, '#1F6F86'],
    [0.78, '#E2A02F'],
  ] as const)
    folk += place(x0 + (x1 - x0) * t, y, unit * 0.15, walker(tones.see(hex), tones.ink, null, tones.see(hex)))
  return (
    line(hangers, steel, unit * 0.16) +
    line(
      cables +
        `M${num(x0)},${num(top)}L${num(x0 - width * 0.12)},${num(y + unit * 4)}M${num(x1)},${num(top)}L${num(x1 + width * 0.14)},${num(y + unit)}`,
      steel,
      unit * 0.5,
    ) +
    folk +
    rect(x0 - width * 0.12, y - unit * 0.3, x1 - x0 + width * 0.16, unit * 1.2, steel) +
    rect(x0, y - unit * 2.4, x1 - x0, unit * 0.25, steel) +
    tower(x0) +
    tower(x1)
  )
}

function storeyed({ tones }: Sheet): string {
  const lit = tones.see('#F6E7C8')
  const shade = tones.see('#B98A6A')
  const red = tones.see('#C8553A')
  const gold = tones.see('#E3A22F')
  const glow = tones.dark ? tones.glow : mix(tones.ink, shade, 0.3)
  let out = ''
  let w = 70
  let y = 0
  for (let i = 0; i < 6; i++) {
    out +=
      rect(-w / 2, y - 22, w, 22, lit) +
      rect(w * 0.16, y - 22, w * 0.34, 22, shade) +
      path(Array.from({ length: 5 }, (_, j) => arch(-w * 0.36 + j * w * 0.18, y, w * 0.11, 17)).join(''), glow) +
      rect(-w / 2 - 3, y - 25, w + 6, 4, red)
    y -= 25
    w -= 8.4
  }
  return (
    out +
    place(0, y, 0.5, shikharaTower(110, lit, mix(lit, shade, 0.4), shade, gold, red)) +
    rect(-60, -2, 124, 8, mix(lit, shade, 0.5))
  )
}

function hillSteps(sheet: Sheet): string {
  const { width, height, unit, tones } = sheet
  let out = ''
  for (let i = 0; i < 6; i++) {
    const y = height * 0.885 + unit * i * 2.6
    out +=
      path(
        `M${num(width * (0.42 - i * 0.05))},${num(y)}H${width + 10}V${num(y + unit * 1.5)}H${num(width * (0.42 - i * 0.05))}Z`,
        mix(tones.lit, tones.shade, 0.22 + i * 0.03),
      ) +
      path(
        `M${num(width * (0.42 - i * 0.05))},${num(y + unit * 1.5)}H${width + 10}V${num(y + unit * 2.7)}H${num(width * (0.42 - i * 0.05))}Z`,
        mix(tones.shade, tones.ink, 0.16 + i * 0.05),
      )
  }
  for (const [x, y, k, hex] of [
    [0.56, 0.895, 0.36, '#E58A2E'],
    [0.62, 0.897, 0.35, '#C8321F'],
    [0.78, 0.94, 0.46, '#F4EBD3'],
  ] as const)
    out += place(width * x, height * y, unit * k, walker(tones.see(hex), tones.see('#6A4028'), null, tones.see(hex)))
  const [bx, by] = [width * 0.9, height * 0.93]
  return (
    out +
    umbrella(sheet, bx, by) +
    line(`M${num(width * 0.7)},${num(height * 0.9)}V${num(height * 0.9 - unit * 18)}`, tones.ink, unit * 0.4) +
    path(
      `M${num(width * 0.7)},${num(height * 0.9 - unit * 18)}l${num(unit * 8)},${num(unit * 2.4)} ${num(-unit * 8)},${num(unit * 2.4)}Z`,
      tones.see('#F08A24'),
    )
  )
}
