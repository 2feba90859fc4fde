import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { arch, chhatri } from '#art/strokes/architecture.ts'
import { shikharaTower } from '#art/strokes/towers.ts'
import { nth } from '#art/strokes/chance.ts'
import { mix } from '#art/strokes/colour.ts'
import { downs, fillUnder } from '#art/strokes/hills.ts'
import { rowboat, walker } from '#art/strokes/people.ts'
import { sky } from '#art/strokes/sky.ts'
import { circle, ellipse, line, num, opacity, path, place, type Point, rect } from '#art/strokes/svg.ts'
import { roundTrees } from '#art/strokes/trees.ts'
import { water } from '#art/strokes/water.ts'

/** The great built bank swinging in at the bend of the river. */
export function greatBank(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const hy = height * 0.57

  let out = sky(sheet, {
    sunX: dice.between(0.2, 0.29),
    sunY: tones.hour === 'day' ? 0.22 : 0.38,
    sunR: 10,
    horizon: 0.58,
  })
  let far = downs(sheet, hy - 2.4 * unit, 1.2 * unit, 2)
  out +=
    fillUnder({ ...sheet, height: hy + unit }, far, tones.at(0.05)) +
    roundTrees({ ...sheet, width: width * 0.5 }, far, tones.at(0.06), 1.8, 3)
  out += water(sheet, hy, height, tones.water, { waves: 30 })
  // the built bank swings in from the right: towers, palace walls, then the great steps
  const lit = tones.lit
  const shade = tones.shade
  const mid = mix(lit, shade, 0.4)
  const dark = mix(tones.ink, shade, 0.2)
  const glow = tones.dark ? tones.glow : dark
  const gold = tones.see('#E3A22F')
  const flag = tones.accent

  const edge = (t: number): Point => [width * (0.36 + 0.7 * t), hy + unit * (0.6 + 14 * t ** 1.6)] // waterline going back to front
  let g = ''
  const kept = [0, 1, 2].map((kind) => sheet.keep(draw(100, kind)))
  const tower = (x: number, y: number, h: number, kind: number) => nth(kept, kind)(x, y, (unit * h) / 100)
  function draw(h: number, kind: number) {
    return kind === 0
      ? shikharaTower(h, lit, mid, shade, gold, flag)
      : kind === 1
        ? `<g transform="scale(${num(h / 150)})">${rect(-40, -90, 80, 92, mid)}${rect(12, -90, 28, 92, shade)}${path(arch(-22, -50, 18, 30) + arch(4, -50, 18, 30) + arch(-22, -8, 18, 32) + arch(4, -8, 18, 32), glow)}<g transform="translate(-34 -90) scale(.3)">${chhatri(lit, shade, gold)}</g><g transform="translate(34 -90) scale(.3)">${chhatri(lit, shade, gold)}</g></g>`
        : shikharaTower(h * 0.86, mix(lit, flag, 0.35), mix(mid, flag, 0.45), mix(shade, tones.ink, 0.3), gold, null)
  }
  const spots: [number, number, number][] = sheet.wide
    ? [
        [0.4, 12, 0],
        [0.43, 10, 1],
        [0.46, 18, 0],
        [0.5, 14, 1],
        [0.535, 22, 2],
        [0.57, 18, 1],
        [0.62, 34, 0],
        [0.67, 20, 2],
        [0.71, 26, 1],
        [0.76, 22, 2],
        [0.81, 46, 0],
        [0.865, 32, 1],
        [0.92, 34, 2],
        [0.965, 42, 1],
        [1.01, 62, 0],
      ]
    : [
        [0.395, 10, 0],
        [0.43, 10, 1],
        [0.475, 17, 0],
        [0.52, 15, 1],
        [0.565, 24, 2],
        [0.61, 20, 1],
        [0.69, 42, 0],
        [0.755, 24, 2],
        [0.815, 32, 1],
        [0.885, 34, 2],
        [0.945, 42, 1],
        [1.01, 64, 0],
      ]
  for (const [x, h, kind] of spots) {
    const t = (x - 0.36) / 0.7
    g += tower(width * x, edge(t)[1] - unit * (1.2 + 9 * t), h * (sheet.tall ? 0.92 : 1), kind)
  }
  // steps
  for (let i = 0; i < 11; i++) {
    const q = i / 11
    const topL = edge(0)
    const lift0 = 1 - q
    const y0 = topL[1] - unit * 0.2 - unit * 1.6 * lift0
    const y1 = edge(0.95)[1] - unit * 11.6 * lift0
    g += path(
      `M${num(width * 0.36)},${num(y0)}Q${num(width * 0.7)},${num((y0 + y1) / 2 - unit * 1.5)} ${width + 10},${num(y1)}V${num(y1 + 14 * unit)}H${num(width * 0.9)}L${num(width * 0.36)},${num(y0 + unit)}Z`,
      i % 2 ? mix(lit, mid, 0.55) : mix(shade, mid, 0.45),
    )
  }
  const bankEnd = edge(0.95)[1]
  g = `<g${sheet.clip(`M${num(width * 0.3)},0H${width + 10}V${num(bankEnd + unit * 2)}Q${num(width * 0.66)},${num(hy + (bankEnd - hy) * 0.34)} ${num(width * 0.34)},${num(hy + unit * 0.3)}L${num(width * 0.3)},${num(hy)}Z`)}>${g}</g>`
  out += g
  // palm-leaf umbrellas and bathers
  for (const [x, dy, k] of [
    [0.62, 0.4, 0.1],
    [0.74, 0.8, 0.14],
    [0.84, 0, 0.16],
    [0.94, 1.2, 0.2],
  ] as const) {
    const t = (x - 0.36) / 0.7
    const y = edge(t)[1] - unit * (2.4 + 4 * t) + dy * unit
    out += place(
      width * x,
      y,
      unit * k,
      line('M0,0L-4,-34', tones.ink, 2) +
        path('M-40,-30C-30,-46 14,-52 32,-38C10,-40 -18,-38 -40,-30Z', tones.see('#E9C27A')) +
        path('M-4,-48C14,-50 26,-44 32,-38C20,-39.500 8,-39.500 -2,-38.500Z', tones.see('#A8713E')),
    )
    out += place(
      width * x - unit * 3.4 * k * 6,
      y + unit * 0.4,
      unit * k * 0.95,
      walker(
        nth(
          [tones.see('#D2452C'), tones.see('#F4EBD3'), tones.see('#E2A02F'), tones.see('#7A2F5B')],
          Math.round(x * 50),
        ),
        tones.ink,
      ),
    )
  }
  out +=
    place(width * 0.46, height * 0.71, unit * 0.26, rowboat(tones.at(0.82), tones.ink, null, tones.ink, flag), true) +
    place(width * 0.2, height * 0.66, unit * 0.15, rowboat(tones.at(0.7), tones.at(0.9), null, tones.at(0.9), null)) +
    place(
      width * 0.27,
      height * 0.87,
      unit * (sheet.tall ? 0.42 : 0.48),
      rowboat(tones.ink, mix(tones.ink, '#000000', 0.3), tones.see('#E8D3A2'), tones.ink, tones.see('#F7EAC6')),
    )
  if (tones.dark || tones.hour === 'dawn')
    for (let i = 0; i < 13; i++) {
      const x = width * dice.between(0.4, 0.96)
      const y = height * dice.between(0.82, 0.975)
      out +=
        ellipse(x, y + unit * 0.3, unit * 1.1, unit * 0.36, tones.ink) +
        path(
          `M${num(x)},${num(y - unit * 1.3)}q${num(unit * 0.7)},${num(unit * 0.9)} 0,${num(unit * 1.2)}q${num(-unit * 0.7)},${num(-unit * 0.3)} 0,${num(-unit * 1.2)}Z`,
          '#FFC35A',
        ) +
        circle(x, y - unit * 0.3, unit * 1.7, '#FFC35A', opacity(0.16))
    }
  return (
    out +
    birds(sheet, width * 0.12, height * 0.5, 6, tones.at(0.85), 0.9) +
    birds(sheet, width * 0.38, height * 0.3, 4, tones.at(0.75), 0.8)
  )
}
