import type { Sheet, PlaceStamp } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { arch } from '#art/strokes/architecture.ts'
import { shikharaTower } from '#art/strokes/towers.ts'
import { nth } from '#art/strokes/chance.ts'
import { mix } from '#art/strokes/colour.ts'
import { rowboat, walker } from '#art/strokes/people.ts'
import { sky } from '#art/strokes/sky.ts'
import { ellipse, num, opacity, path, place, type Point, rect } from '#art/strokes/svg.ts'
import { roundTrees } from '#art/strokes/trees.ts'
import { mirror, water } from '#art/strokes/water.ts'

/** A group of towers mirrored in the temple tank. */
export function besideTheTank(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const gy = height * 0.66
  let out = sky(sheet, { sunX: dice.between(0.2, 0.28), sunY: 0.26, sunR: 10, horizon: 0.62 })
  const lit = tones.lit
  const shade = tones.shade
  const mid = mix(lit, shade, 0.42)
  const gold = tones.see('#E3A22F')
  const green = mix(tones.see('#5F8A52'), tones.at(0.4), 0.4)
  const wood: Point[] = [
    [-10, gy - 4 * unit],
    [width * 0.3, gy - 3 * unit],
    [width * 0.7, gy - 3 * unit],
    [width + 10, gy - 5 * unit],
  ]
  const land = sheet.keep(
    roundTrees(sheet, wood, mix(green, tones.haze, 0.3), 4.4, 3.8) +
      rect(-10, gy - 3 * unit, width + 20, 4 * unit, mix(green, tones.haze, 0.15)),
  )
  const tall = sheet.keep(shikharaTower(100, lit, mid, shade, gold, tones.accent))
  const plain = sheet.keep(shikharaTower(100, lit, mid, shade, gold, null))
  const porch = sheet.keep(
    rect(-14, -14, 28, 14, mid) +
      rect(4, -14, 10, 14, shade) +
      path('M-17,-14L-12,-19H12L17,-14ZM-13,-19L-9,-23H9L13,-19ZM-9,-23L-5,-27H5L9,-23Z', lit) +
      path('M5,-14L4,-19H12L17,-14ZM4,-19L3,-23H9L13,-19Z', shade) +
      path(arch(-4, 0, 9, 11), mix(tones.ink, shade, 0.2)),
  )
  const k = Math.min(0.62, (gy * 0.8) / (unit * 112))
  const towers: [number, number, PlaceStamp][] = [
    [0.2, 0.36, plain],
    [0.31, 0.5, plain],
    [0.78, 0.44, plain],
    [0.88, 0.34, plain],
    [0.56, 1, tall],
    [0.45, 0.58, plain],
    [0.67, 0.58, plain],
  ]
  const group = sheet.keep(
    towers.map(([x, size, stamp]) => stamp(width * x, gy - unit * 2, unit * k * size)).join('') +
      [0.26, 0.38, 0.5, 0.72]
        .map((x, i) => porch(width * x, gy - unit * 2, unit * k * nth([0.7, 0.9, 1.3, 0.9], i)))
        .join('') +
      rect(width * 0.1, gy - unit * 2.2, width * 0.84, unit * 2.4, mix(lit, mid, 0.3)) +
      rect(width * 0.1, gy - unit * 0.6, width * 0.84, unit, shade),
  )
  let steps = ''
  for (let i = 0; i < 5; i++)
    steps += rect(-10, gy + unit * i * 1.1, width + 20, unit * 1.1, i % 2 ? mix(shade, mid, 0.5) : mix(lit, mid, 0.4))
  const wy = gy + unit * 5.4
  out +=
    land(0, 0) +
    group(0, 0) +
    steps +
    water(sheet, wy, height, [mix(tones.water[0], tones.haze, 0.25), tones.water[1]], { waves: 22 }) +
    `<g${sheet.clip(`M-5,${num(wy)}H${width + 5}V${height}H-5Z`)}>${mirror(group(0, -3 * unit) + land(0, -3 * unit), wy, 0.36, 0.8)}</g>`
  for (const [x, dy, size, hex] of [
    [0.24, 3, 0.2, '#C93A2B'],
    [0.265, 3.2, 0.19, '#E2A02F'],
    [0.47, 4.6, 0.22, '#F4EBD3'],
    [0.74, 3.6, 0.2, '#7A2F5B'],
  ] as const)
    out += place(width * x, gy + unit * dy, unit * size, walker(tones.see(hex), tones.ink, null, tones.see(hex)))
  let rip = ''
  for (let i = 0; i < 16; i++) {
    const w = unit * dice.between(8, 26)
    rip += `M${num(width * dice())},${num(wy + unit * (2 + i * 1.8))}q${num(w / 2)},${num(-unit * 0.5)} ${num(w)},0q${num(-w / 2)},${num(unit * 0.5)} ${num(-w)},0Z`
  }
  out += path(rip, mix(tones.water[0], tones.water[1], 0.4), opacity(0.7))
  const pad = mix(tones.see('#4F8A5E'), tones.ink, 0.3)
  for (let i = 0; i < 15; i++) {
    const x = width * (i % 2 ? dice.between(0, 0.34) : dice.between(0.6, 1))
    const y = height * dice.between(0.88, 0.99)
    const r = unit * dice.between(1.8, 3.2)
    out +=
      ellipse(x, y, r, r * 0.32, mix(pad, tones.lit, 0.1 * (i % 3))) +
      (i % 3
        ? ''
        : place(
            x,
            y,
            r * 0.075,
            path(
              'M0,0C-12,-4 -14,-12 -12,-17C-7,-14 -4,-9 0,0C4,-9 7,-14 12,-17C14,-12 12,-4 0,0Z',
              tones.see('#E58AA0'),
            ) + path('M0,0C-6,-8 -5,-16 0,-22C5,-16 6,-8 0,0Z', mix(tones.see('#E58AA0'), tones.lit, 0.5)),
          ))
  }
  return (
    out +
    place(
      width * 0.3,
      height * 0.82,
      unit * 0.28,
      rowboat(tones.at(0.85), tones.ink, null, tones.ink, tones.see('#F7EAC6')),
    ) +
    birds(sheet, width * 0.36, height * 0.2, 5, tones.at(0.8))
  )
}
