import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { nth } from '#art/strokes/chance.ts'
import { mix } from '#art/strokes/colour.ts'
import { heightAt } from '#art/strokes/hills.ts'
import { walker } from '#art/strokes/people.ts'
import { sky } from '#art/strokes/sky.ts'
import { circle, curve, ellipse, line, num, opacity, path, place, type Point, rect } from '#art/strokes/svg.ts'
import { leafSpray, palm, roundTrees } from '#art/strokes/trees.ts'
import { water } from '#art/strokes/water.ts'

/** A cove of shacks and parasols under a red cliff. */
export function cove(sheet: Sheet): string {
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
