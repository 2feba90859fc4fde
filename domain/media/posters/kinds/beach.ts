import type { Sheet } from '#domain/media/posters/sheet.ts'
import { birds } from '#domain/media/posters/strokes/animals.ts'
import { nth } from '#domain/media/posters/strokes/chance.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { heightAt } from '#domain/media/posters/strokes/hills.ts'
import { walker } from '#domain/media/posters/strokes/people.ts'
import { sky } from '#domain/media/posters/strokes/sky.ts'
import {
  circle,
  curve,
  ellipse,
  line,
  num,
  opacity,
  path,
  type Point,
  place,
  rect,
} from '#domain/media/posters/strokes/svg.ts'
import { leafSpray, palm, roundTrees } from '#domain/media/posters/strokes/trees.ts'
import { water } from '#domain/media/posters/strokes/water.ts'

/** A palm coast: a long bright shore with boats drawn up, or a cove of shacks under a red cliff. */
export function drawBeach(sheet: Sheet): string {
  return sheet.choice.odds(0.5) ? cove(sheet) : longShore(sheet)
}

function longShore(sheet: Sheet): string {
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

function cove(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const hy = height * 0.48
  let out = sky(sheet, {
    sunX: dice.between(0.24, 0.34),
    sunY: tones.hour === 'day' ? 0.2 : 0.36,
    sunR: 10,
    horizon: 0.5,
  })
  out += water(sheet, hy, height, [tones.water[1], mix(tones.water[1], tones.water[0], 0.6)], { waves: 24 })
  out += place(
    width * 0.16,
    hy + 1.4 * unit,
    unit * 0.09,
    path('M-22,0H24L16,9H-14Z', tones.ink) +
      path('M0,-2V-56C18,-44 24,-22 22,-2Z', tones.lit) +
      path('M-3,-2V-46C-14,-30 -16,-14 -15,-2Z', mix(tones.lit, tones.accent, 0.5)),
  )
  out += cliff(sheet, hy) + strand(sheet)
  const stalls = ['#C8321F', '#E2A02F', '#1F7F86'].map((hex) => tones.see(hex))
  for (const [i, [x, y, k]] of (
    [
      [0.66, 0.645, 0.13],
      [0.76, 0.665, 0.17],
      [0.9, 0.7, 0.23],
    ] as const
  ).entries())
    out += place(width * x, height * y, unit * k, shack(sheet, nth(stalls, i)))
  for (const [i, [x, y, k]] of (
    [
      [0.56, 0.71, 0.14],
      [0.66, 0.755, 0.2],
      [0.8, 0.82, 0.29],
      [0.5, 0.82, 0.25],
    ] as const
  ).entries())
    out += parasol(sheet, width * x, height * y, unit * k, nth(stalls, i))
  for (const [x, y, k, hex, shawl] of [
    [0.43, 0.765, 0.26, '#C8321F', null],
    [0.46, 0.768, 0.25, '#F4EBD3', null],
    [0.36, 0.9, 0.44, '#1F7F86', '#E2A02F'],
  ] as const)
    out += place(
      width * x,
      height * y,
      unit * k,
      walker(tones.see(hex), tones.see('#6A4028'), null, shawl && tones.see(shawl)),
      x < 0.4,
    )
  const hull =
    path('M-60,-12C-40,-4 40,-4 54,-16L70,-28C66,-6 56,4 42,6H-42C-54,4 -60,-4 -60,-12Z', tones.see('#1F6F86')) +
    path('M-60,-12C-40,-4 40,-4 54,-16L70,-28L67,-20L55,-11C40,1 -40,1 -59,-7Z', tones.see('#F2B443')) +
    path('M-54,-1C-36,4 42,3 58,-5L55,0C40,8 -40,8 -54,-1Z', tones.ink, opacity(0.3)) +
    line('M-44,-10L-50,30M20,-12L14,28M-54,30H20', tones.see('#8A5A34'), 2.4) +
    path('M-62,32C-50,28 10,28 26,32C10,38 -50,38 -62,32Z', tones.see('#C8321F'))
  out += place(width * 0.19, height * 0.93, unit * 0.24, hull)
  return (
    out +
    place(
      width * 0.97,
      height * 0.99,
      unit,
      palm(sheet.tall ? 94 : 80, -0.18, tones.ink, mix(tones.ink, tones.at(0.75), 0.4), dice, tones.see('#D98A2E')),
    ) +
    place(width * 0.97, height * 1.02, unit * 0.24, leafSpray(70, 6, tones.ink, tones.at(0.8), dice)) +
    birds(sheet, width * 0.4, height * 0.18, 4, tones.at(0.6))
  )
}

// red laterite falling to the sand, palms along its edge
function cliff(sheet: Sheet, hy: number): string {
  const { width, height, unit, dice, tones } = sheet
  const rock = tones.see('#B8623E', 0.04)
  const crest: Point[] = [
    [width * 0.5, hy + 2 * unit],
    [width * 0.56, hy - 5 * unit],
    [width * 0.64, hy - 11 * unit],
    [width * 0.76, hy - 15 * unit],
    [width * 0.88, hy - 18 * unit],
    [width + 10, hy - 20 * unit],
  ]
  const foot = `L${width + 10},${num(height * 0.72)}L${num(width * 0.7)},${num(height * 0.62)}L${num(width * 0.5)},${num(hy + 3 * unit)}Z`
  let faces = ''
  let lights = ''
  for (let i = 0; i < 13; i++) {
    const x = width * (0.55 + 0.45 * (i / 12))
    const y = heightAt(crest, x) + unit * dice.between(2, 5)
    const h = unit * dice.between(6, 13)
    const w = unit * dice.between(2.4, 4.6)
    const d = `M${num(x)},${num(y)}l${num(w)},${num(-unit)} ${num(w * 0.3)},${num(h)} ${num(-w)},${num(unit * 2)}Z`
    if (i % 2) faces += d
    else lights += d
  }
  const cut = sheet.clip(curve(crest) + foot)
  const green = mix(tones.at(0.5), tones.see('#4F8A5A'), 0.4)
  const grove = sheet.keep(palm(26, 0.1, mix(green, tones.ink, 0.3), mix(green, tones.ink, 0.1), dice))
  let palms = ''
  for (const [x, k, flip] of [
    [0.64, 0.5, true],
    [0.7, 0.66, false],
    [0.77, 0.6, true],
    [0.83, 0.8, false],
    [0.91, 0.74, true],
  ] as const)
    palms += grove(width * x, heightAt(crest, width * x) + unit, unit * k, flip)
  return (
    palms +
    roundTrees(sheet, crest.slice(1), green, 2.2, 2.6) +
    `<g${cut}>${path(curve(crest) + foot, sheet.fade(mix(rock, tones.lit, 0.3), mix(rock, tones.ink, 0.15)))}${path(lights, mix(rock, tones.lit, 0.55), opacity(0.8))}${path(faces, mix(rock, tones.ink, 0.4), opacity(0.6))}</g>` +
    line(curve(crest), mix(green, tones.lit, 0.15), unit * 1.4)
  )
}

function strand(sheet: Sheet): string {
  const { width, height, unit, tones } = sheet
  const sand = mix(tones.see('#F3DCA8', 0.08), tones.lit, 0.35)
  const wet = mix(sand, tones.shade, 0.42)
  const foam = mix(tones.lit, '#FFFFFF', tones.dark ? 0.05 : 0.5)
  const shore = (dx: number) =>
    `M${num(width * 0.5 - dx * 0.1)},${num(height * 0.5 + 2 * unit)}C${num(width * 0.56 - dx * 0.4)},${num(height * 0.58)} ${num(width * 0.54 - dx * 0.6)},${num(height * 0.64)} ${num(width * 0.46 - dx * 0.8)},${num(height * 0.7)}S${num(width * 0.22 - dx)},${num(height * 0.82)} ${num(width * 0.02 - dx)},${num(height * 0.85 + dx * 0.2)}S-10,${num(height * 0.86)} -10,${num(height * 0.86)}V${height + 10}H${width + 10}V${num(height * 0.66)}L${num(width * 0.7)},${num(height * 0.6)}Z`
  return (
    path(shore(unit * 9), mix(tones.water[0], tones.lit, 0.3)) +
    path(shore(unit * 6), foam) +
    path(shore(unit * 4.6), mix(tones.water[0], tones.lit, 0.55)) +
    path(shore(unit * 2.4), foam) +
    path(shore(unit * 1.2), wet) +
    path(shore(-unit * 3), sheet.fade(mix(sand, wet, 0.2), mix(sand, tones.shade, 0.15)))
  )
}

function shack({ tones }: Sheet, cloth: string): string {
  const thatch = tones.see('#C99A5A')
  const wood = mix(tones.see('#7A4A2E'), tones.ink, 0.2)
  return (
    path('M-50,0V-38H-46V0ZM46,0V-38H50V0ZM-4,0V-38H0V0Z', wood) +
    rect(-48, -18, 98, 18, tones.see('#E9D2A0')) +
    rect(14, -18, 36, 18, tones.see('#B98A5A')) +
    path('M-64,-34Q-30,-66 0,-68Q30,-66 64,-34Q0,-44 -64,-34Z', thatch) +
    path('M8,-38Q30,-58 0,-68Q30,-66 64,-34Q36,-38 8,-38Z', mix(thatch, tones.ink, 0.35)) +
    path('M-48,-37H48V-28l-8,4 -8,-4 -8,4 -8,-4 -8,4 -8,-4 -8,4 -8,-4 -8,4 -8,-4 -8,4 -8,-4Z', cloth) +
    (tones.dark
      ? circle(-22, -26, 3, tones.glow) +
        circle(22, -26, 3, tones.glow) +
        circle(-22, -26, 9, tones.glow, opacity(0.2)) +
        circle(22, -26, 9, tones.glow, opacity(0.2))
      : '')
  )
}

function parasol(sheet: Sheet, x: number, y: number, k: number, cloth: string): string {
  const { tones } = sheet
  const white = mix(tones.lit, '#FFFFFF', tones.dark ? 0 : 0.4)
  return (
    ellipse(x + k * 16, y + k, k * 34, k * 4, tones.shade, opacity(0.45)) +
    place(
      x,
      y,
      k,
      path('M-30,-3L10,-7L26,-20L30,-18L16,-2L14,4H10L11,-1L-24,2V5H-28Z', tones.see('#7A4A2E')) +
        line('M2,0L-6,-66', tones.see('#F4EBD3'), 2.4) +
        path('M-48,-46C-46,-66 -26,-76 -6,-72C16,-70 34,-58 36,-38C20,-46 -26,-52 -48,-46Z', cloth) +
        path('M-28,-49C-24,-66 -16,-72 -6,-72C2,-70 8,-60 8,-46C-4,-49 -16,-50 -28,-49Z', white) +
        path('M-6,-72C16,-70 34,-58 36,-38L22,-43C18,-58 6,-68 -6,-72Z', mix(cloth, tones.ink, 0.3)),
    )
  )
}
