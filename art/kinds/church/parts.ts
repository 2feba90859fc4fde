import type { Sheet } from '#art/sheet.ts'
import { mix } from '#art/strokes/colour.ts'
import { circle, line, num, path, rect } from '#art/strokes/svg.ts'

/** A white church front between two towers, 170 wide and 170 high. */
export function facade({ tones }: Sheet): string {
  const lit = mix(tones.lit, '#FFFFFF', tones.dark ? 0.06 : 0.55)
  const shade = mix(tones.shade, lit, 0.25)
  const mid = mix(lit, shade, 0.4)
  const dark = tones.dark ? tones.glow : mix(tones.see('#3E6A78'), tones.ink, 0.3)
  const trim = mix(shade, tones.see('#C9A06A'), 0.5)
  const tower = (x: number) =>
    rect(x - 20, -112, 40, 112, lit) +
    rect(x + 8, -112, 12, 112, mid) +
    [-4, -42, -80].map((y) => path(`M${x - 9},${y}v-18a9,9 0 0 1 18,0v18Z`, dark)).join('') +
    rect(x - 22, -34, 44, 3.6, trim) +
    rect(x - 22, -72, 44, 3.6, trim) +
    rect(x - 24, -116, 48, 5, trim) +
    rect(x - 15, -134, 30, 19, lit) +
    rect(x + 6, -134, 9, 19, mid) +
    path(`M${x - 6},-116v-8a6,6 0 0 1 12,0v8Z`, dark) +
    path(`M${x - 17},-134Q${x - 14},-150 ${x},-156Q${x + 14},-150 ${x + 17},-134Z`, lit) +
    path(`M${x + 3},-134Q${x + 12},-146 ${x},-156Q${x + 14},-150 ${x + 17},-134Z`, shade) +
    line(`M${x},-156V-170M${x - 4.5},-165H${x + 4.5}`, mid, 2)
  let out = rect(-46, -100, 92, 100, lit) + rect(16, -100, 30, 100, mix(lit, mid, 0.5))
  out +=
    path(
      'M-46,-100C-40,-112 -28,-108 -26,-120C-18,-122 -16,-134 0,-144C16,-134 18,-122 26,-120C28,-108 40,-112 46,-100Z',
      lit,
    ) +
    path('M10,-100C16,-118 12,-134 0,-144C16,-134 18,-122 26,-120C28,-108 40,-112 46,-100Z', mid) +
    line('M0,-144V-160M-5.500,-154H5.500', mid, 2.4)
  out +=
    circle(0, -116, 8, trim) +
    circle(0, -116, 5.4, dark) +
    path('M-14,0V-30A14,14 0 0 1 14,-30V0Z', trim) +
    path('M-10.500,0V-29A10.500,10.500 0 0 1 10.500,-29V0Z', mix(tones.see('#7A4326'), tones.ink, 0.2)) +
    [-32, 32]
      .map((x) => path(`M${x - 6},-8v-18a6,6 0 0 1 12,0v18ZM${x - 6},-62v-20a6,6 0 0 1 12,0v20Z`, dark))
      .join('') +
    path('M-8,-60v-24a8,8 0 0 1 16,0v24Z', dark)
  out += rect(-48, -52, 96, 4, trim) + rect(-48, -102, 96, 4, trim)
  for (const x of [-22, 20]) out += rect(x, -100, 3, 100, mid)
  return tower(-66) + tower(66) + out
}

/** A bougainvillea in flower, hanging from x, y. */
export function bougainvillea(sheet: Sheet, x: number, y: number, k: number): string {
  const { unit, dice, tones } = sheet
  const leaf = mix(tones.ink, tones.see('#3F6A46'), 0.35)
  const bloom = tones.see('#D2376A')
  let green = ''
  let pink = ''
  let pale = ''
  for (let i = 0; i < 15; i++) {
    const r = unit * k * dice.between(3, 5.4)
    const px = x - unit * k * dice.between(-4, 17)
    const py = y - unit * k * dice.between(-6, 19)
    green += `M${num(px - r)},${num(py)}a${num(r)},${num(r)} 0 1 0 ${num(2 * r)},0a${num(r)},${num(r)} 0 1 0 ${num(-2 * r)},0Z`
  }
  for (let i = 0; i < 52; i++) {
    const px = x - unit * k * dice.between(-4, 19)
    const py = y - unit * k * dice.between(-5, 22)
    const d = `M${num(px)},${num(py)}h.1`
    if (i % 3) pink += d
    else pale += d
  }
  return (
    path(green, leaf) +
    line(pink, bloom, unit * 1.5 * k, ' stroke-linecap="round"') +
    line(pale, mix(bloom, tones.lit, 0.45), unit * 1 * k, ' stroke-linecap="round"')
  )
}
