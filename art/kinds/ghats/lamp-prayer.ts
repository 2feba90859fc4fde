import { umbrella } from '#art/kinds/ghats/parts.ts'
import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { shikharaTower } from '#art/strokes/towers.ts'
import { nth } from '#art/strokes/chance.ts'
import { mix } from '#art/strokes/colour.ts'
import { downs, fillUnder } from '#art/strokes/hills.ts'
import { rowboat } from '#art/strokes/people.ts'
import { sky } from '#art/strokes/sky.ts'
import { circle, ellipse, line, num, opacity, path, place, rect } from '#art/strokes/svg.ts'
import { roundTrees } from '#art/strokes/trees.ts'
import { water } from '#art/strokes/water.ts'

/** Priests raise the tall lamps on their platforms; boats gather on the water before them. */
export function lampPrayer(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const hy = height * 0.54
  let out = sky(sheet, { sunX: dice.between(0.3, 0.38), sunY: 0.3, sunR: 9.5, horizon: 0.56 })
  const bank = downs(sheet, hy - 1.6 * unit, 1.2 * unit, 2)
  out +=
    fillUnder({ ...sheet, height: hy + unit }, bank, tones.at(0.08)) + roundTrees(sheet, bank, tones.at(0.08), 2, 3)
  const far = sheet.keep(
    shikharaTower(
      20,
      mix(tones.lit, tones.haze, 0.4),
      mix(tones.shade, tones.haze, 0.4),
      mix(tones.shade, tones.haze, 0.2),
      tones.haze,
      null,
    ),
  )
  for (const [x, k] of [
    [0.66, 0.8],
    [0.72, 0.6],
    [0.86, 0.9],
    [0.93, 0.7],
  ] as const)
    out += far(width * x, hy - unit, unit * k)
  out += water(sheet, hy, height, tones.water, { waves: 30 })
  for (const [x, y, k, flip] of [
    [0.14, 0.6, 0.13, false],
    [0.62, 0.59, 0.12, true],
    [0.36, 0.63, 0.17, false],
    [0.84, 0.66, 0.22, true],
    [0.52, 0.69, 0.26, false],
  ] as const)
    out += place(
      width * x,
      height * y,
      unit * k,
      rowboat(tones.at(0.82), tones.ink, k > 0.15 ? tones.see('#E8D3A2') : null, tones.ink, tones.accent),
      flip,
    )
  for (let i = 0; i < 15; i++) {
    const x = width * dice.between(0.05, 0.95)
    const y = height * dice.between(0.6, 0.76)
    out +=
      ellipse(x, y + unit * 0.25, unit * 0.8, unit * 0.26, tones.ink) +
      circle(x, y - unit * 0.2, unit * 1.2, '#FFC35A', opacity(0.22)) +
      circle(x, y - unit * 0.3, unit * 0.42, '#FFC35A')
  }
  return out + prayerSteps(sheet) + birds(sheet, width * 0.5, height * 0.2, 5, tones.at(0.8), 0.9)
}

function prayerSteps(sheet: Sheet): string {
  const { width, height, unit, tones } = sheet
  const [lit, shade] = [tones.lit, tones.shade]
  const mid = mix(lit, shade, 0.45)
  let out = ''
  for (let i = 0; i < 7; i++) {
    const y = height * 0.79 + unit * i * 3.4
    out +=
      rect(-10, y, width + 20, unit * 1.9, i % 2 ? mix(lit, mid, 0.6) : mix(lit, mid, 0.4)) +
      rect(-10, y + unit * 1.9, width + 20, unit * 1.6, mix(shade, tones.ink, 0.12 + i * 0.05))
  }
  const spots = sheet.wide ? [0.16, 0.36, 0.56, 0.76] : [0.2, 0.48, 0.76]
  for (const x of spots) {
    const [px, py] = [width * x, height * 0.87]
    out +=
      circle(px + unit * 4, py - unit * 27, unit * 12, '#FFC35A', opacity(tones.dark ? 0.16 : 0.1)) +
      rect(px - unit * 8, py - unit * 3, unit * 16, unit * 3, tones.see('#B8432C')) +
      rect(px - unit * 8.6, py - unit * 3.6, unit * 17.2, unit * 0.9, tones.see('#F2B443')) +
      rect(px - unit * 8, py, unit * 16, unit * 3, mix(tones.see('#B8432C'), tones.ink, 0.35)) +
      place(
        px,
        py - unit * 3.4,
        unit * 0.56,
        priest(tones.see('#F4E3BE'), tones.see('#E58A2E'), tones.see('#6A4028'), tones.see('#D9A03F')),
      )
  }
  const crowd = ['#7A2F5B', '#C8321F', '#1F6F86', '#F4EBD3', '#E2A02F'].map((h) => mix(tones.see(h), tones.ink, 0.35))
  const count = sheet.wide ? 17 : 11
  for (let i = 0; i < count; i++) {
    const x = width * ((i + 0.5) / count)
    const y = height * 0.985 + unit * ((i * 7) % 4)
    out +=
      path(
        `M${num(x - unit * 5)},${num(y + unit * 8)}C${num(x - unit * 5)},${num(y - unit * 2)} ${num(x - unit * 2.6)},${num(y - unit * 4)} ${num(x)},${num(y - unit * 4)}S${num(x + unit * 5)},${num(y - unit * 2)} ${num(x + unit * 5)},${num(y + unit * 8)}Z`,
        nth(crowd, i),
      ) + circle(x, y - unit * 6, unit * 2.6, i % 3 ? mix(tones.ink, tones.see('#4A2A20'), 0.3) : nth(crowd, i + 1))
  }
  return out + umbrella(sheet, width * 0.03, height * 0.9)
}

function priest(robe: string, sash: string, skin: string, brass: string): string {
  const lamp = (x: number, y: number) =>
    path(
      `M${x - 7},${y}H${x + 7}L${x + 4},${y + 3}H${x - 4}ZM${x - 5.5},${y - 4}H${x + 5.5}L${x + 3.5},${y - 1}H${x - 3.5}ZM${x - 4},${y - 8}H${x + 4}L${x + 2.5},${y - 5}H${x - 2.5}Z`,
      brass,
    ) +
    [
      [-5, -1],
      [5, -1],
      [-3.5, -5],
      [3.5, -5],
      [0, -10],
    ]
      .map(([dx = 0, dy = 0]) =>
        path(`M${num(x + dx)},${num(y + dy - 5)}q2.400,3.400 0,5q-2.400,-1.600 0,-5Z`, '#FFD27A'),
      )
      .join('')
  return (
    path('M-6,0C-7,-10 -6,-20 -3,-26C1,-28 4,-26 6,-20C7,-12 7,-4 7,0Z', robe) +
    path('M-4,-25L5,-12L7,-16L0,-27Z', sash) +
    circle(1, -30, 3.4, skin) +
    line('M3,-24L10,-33L13,-42M-3,-23L-8,-18L-12,-20', skin, 2.2, ' stroke-linecap="round"') +
    lamp(13.5, -45)
  )
}
