import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { mix } from '#art/strokes/colour.ts'
import { sky } from '#art/strokes/sky.ts'
import { curve, ellipse, line, num, opacity, path, place, type Point, rect } from '#art/strokes/svg.ts'
import { leafSpray, palm, roundTrees } from '#art/strokes/trees.ts'
import { water } from '#art/strokes/water.ts'

/** A long bright shore with boats drawn up. */
export function longShore(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const hy = height * 0.45

  let out = sky(sheet, {
    sunX: dice.between(0.36, 0.44),
    sunY: tones.hour === 'day' ? 0.2 : 0.33,
    sunR: 8.5,
    horizon: 0.47,
  })
  const sand = mix(tones.see('#F3DCA8', 0.08), tones.lit, 0.35)
  const wet = mix(sand, tones.shade, 0.42)

  out += water(sheet, hy, height, [tones.water[1], mix(tones.water[1], tones.water[0], 0.62)], { waves: 18 })
  const hm = sheet.wide ? 0.2 : 0.25
  const head: Point[] = [
    [-10, hy - 13 * unit],
    [width * hm * 0.34, hy - 11 * unit],
    [width * hm * 0.66, hy - 8 * unit],
    [width * hm * 0.9, hy - 3.4 * unit],
    [width * hm * 1.08, hy + unit * 0.5],
  ]

  out +=
    path(curve(head) + `L-10,${num(hy + 1.4 * unit)}Z`, sheet.fade(tones.at(0.36), tones.at(0.2))) +
    roundTrees(sheet, head.slice(0, 3), tones.at(0.38), 1.8, 2.4) +
    path(
      `M${num(width * hm * 0.5)},${num(hy + 0.8 * unit)}L${num(width * hm * 0.7)},${num(hy - 6 * unit)}L${num(width * hm * 0.78)},${num(hy - 3 * unit)}L${num(width * hm * 0.9)},${num(hy - 3.4 * unit)}L${num(width * hm * 1.08)},${num(hy + unit * 0.7)}Z`,
      mix(tones.at(0.3), tones.lit, 0.4),
    )
  out += place(
    width * hm * 0.72,
    hy - 6.4 * unit,
    unit * 0.11,
    path('M-20,0L-13,-70H13L20,0Z', tones.lit) +
      path('M4,0V-70H13L20,0Z', tones.shade) +
      path('M-16.500,-30L-15.500,-42H15.500L16.500,-30Z', tones.see('#C8402B')) +
      rect(-18, -76, 36, 6, tones.shade) +
      rect(-9, -94, 18, 18, tones.glow) +
      path('M-13,-94Q0,-110 13,-94Z', tones.see('#C8402B')),
  )
  const shore: Point[] = [
    [width * 1.02, hy + 2.4 * unit],
    [width * 0.86, height * 0.53],
    [width * 0.66, height * 0.57],
    [width * 0.52, height * 0.64],
    [width * 0.46, height * 0.74],
    [width * 0.4, height * 0.86],
    [width * 0.22, height * 1.02],
  ]
  const d = (dx: number, dy: number) =>
    curve(shore.map(([x, y]) => [x - dx * unit * ((y / height) ** 2 * 1.6), y + dy * unit])) +
    `L${width + 10},${height + 10}L${width + 10},${num(hy)}Z`
  out +=
    path(d(9, 0.8), mix(tones.water[0], tones.lit, 0.34)) +
    path(d(5, 0.4), mix(tones.lit, '#FFFFFF', tones.dark ? 0.05 : 0.5)) +
    path(d(3.4, 0.2), mix(tones.water[0], tones.lit, 0.6)) +
    path(d(1.8, 0.1), mix(tones.lit, '#FFFFFF', tones.dark ? 0 : 0.5)) +
    path(d(0, 0), wet) +
    path(d(-4, 0), sheet.fade(mix(sand, wet, 0.3), sand, 0, 0.5))
  const grove = sheet.keep(palm(28, 0.1, tones.at(0.56), tones.at(0.5), dice))
  out += path(
    `M${num(width * 0.8)},${num(height * 0.552)}Q${num(width * 0.9)},${num(height * 0.5)} ${width + 10},${num(height * 0.475)}V${num(height * 0.6)}Q${num(width * 0.92)},${num(height * 0.55)} ${num(width * 0.8)},${num(height * 0.552)}Z`,
    tones.at(0.5),
  )
  for (const [x, y, k] of [
    [0.985, 0.53, 0.9],
    [0.93, 0.54, 0.76],
    [0.885, 0.545, 0.64],
    [0.845, 0.548, 0.5],
  ] as const)
    out += grove(width * x, height * y, unit * k, dice.odds(0.6))
  // painted fishing boats drawn up on the sand
  const boat = (x: number, y: number, k: number, col: string, col2: string, flip: boolean) =>
    place(
      x,
      y,
      unit * k,
      path('M-50,-14C-34,-6 30,-6 44,-20L58,-30C54,-10 46,0 34,2H-32C-42,0 -48,-6 -50,-14Z', col) +
        path('M-50,-14C-34,-6 30,-6 44,-20L58,-30L56,-24L45,-15C30,-2 -34,-2 -49,-10Z', col2) +
        path('M-45,-4C-30,0 36,-1 49,-8L46,-4C30,4 -36,3 -45,-4Z', tones.ink, opacity(0.35)) +
        path('M50,-19A3,3 0 1 0 50.100,-19Z', tones.lit) +
        line('M-22,-10L18,-40', tones.ink, 1.8),
      flip,
    )
  out +=
    ellipse(width * 0.7, height * 0.762, unit * 12, unit * 1, wet) +
    boat(width * 0.7, height * 0.76, 0.2, tones.see('#1F7F8C'), tones.see('#F2B443'), false) +
    ellipse(width * 0.6, height * 0.842, unit * 15, unit * 1.2, wet) +
    boat(width * 0.6, height * 0.84, 0.27, tones.see('#D2452C'), tones.see('#F7EAC6'), true)
  out += path(
    `M${num(width * 0.74)},${height + 5}Q${num(width * 0.88)},${num(height * 0.9)} ${width + 10},${num(height * 0.88)}V${height + 5}Z`,
    mix(sand, wet, 0.5),
  )
  out +=
    place(
      width * 0.9,
      height * 0.975,
      unit,
      palm(sheet.tall ? 96 : 78, -0.26, tones.ink, mix(tones.ink, tones.at(0.75), 0.45), dice, tones.see('#D98A2E')),
    ) +
    place(
      width * 0.97,
      height * 0.985,
      unit,
      palm(sheet.tall ? 70 : 58, -0.05, tones.ink, mix(tones.ink, tones.at(0.75), 0.3), dice),
    )
  out += place(width * 0.955, height * 1.01, unit * 0.24, leafSpray(66, 6, tones.ink, tones.at(0.8), dice))
  const sail = tones.lit
  out += place(
    width * 0.44,
    hy + 2.4 * unit,
    unit * 0.12,
    path('M-22,0H24L16,9H-14Z', tones.ink) +
      path('M0,-2V-56C18,-44 24,-22 22,-2Z', sail) +
      path('M-3,-2V-46C-14,-30 -16,-14 -15,-2Z', mix(sail, tones.accent, 0.55)),
  )
  return out + birds(sheet, width * 0.5, height * 0.16, 3, tones.at(0.6))
}
