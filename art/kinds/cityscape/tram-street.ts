import { towers } from '#art/kinds/cityscape/parts.ts'
import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { arch, FINIAL, ROUND, ROUNDSHADE } from '#art/strokes/architecture.ts'
import { mix } from '#art/strokes/colour.ts'
import { walker } from '#art/strokes/people.ts'
import { mist, sky } from '#art/strokes/sky.ts'
import { circle, ellipse, line, num, opacity, path, place, type Point, rect } from '#art/strokes/svg.ts'
import { roundTrees } from '#art/strokes/trees.ts'

/** A tram before the marble memorial, the great bridge behind. */
export function tramStreet(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const ground = height * 0.7
  let out = sky(sheet, { sunX: dice.between(0.18, 0.27), sunY: 0.22, sunR: 10, horizon: 0.66 })
  out +=
    towers(sheet, height * 0.64, 0.03, 3, 12) + cantilever(sheet, height * 0.63) + mist(sheet, height * 0.62, 2, 0.45)
  const park: Point[] = [
    [-10, height * 0.645],
    [width * 0.5, height * 0.64],
    [width + 10, height * 0.645],
  ]
  const leaf = mix(tones.see('#5E8A52'), tones.at(0.5), 0.4)
  out +=
    roundTrees(sheet, park, mix(leaf, tones.haze, 0.2), 4, 4) +
    rect(-10, height * 0.645, width + 20, height * 0.1, mix(leaf, tones.lit, 0.2))
  out += place(width * (sheet.wide ? 0.6 : 0.58), height * 0.685, unit * (sheet.tall ? 0.32 : 0.34), memorial(sheet))
  const bush: Point[] = [
    [-10, height * 0.69],
    [width * 0.5, height * 0.694],
    [width + 10, height * 0.69],
  ]
  out += roundTrees(sheet, bush, mix(leaf, tones.ink, 0.25), 2, 2.6)
  const iron = mix(tones.ink, leaf, 0.2)
  out +=
    path(
      Array.from(
        { length: Math.ceil(width / (unit * 1.7)) },
        (_, i) =>
          `M${num(i * unit * 1.7)},${num(ground)}v${num(-unit * 4)}l${num(unit * 0.25)},${num(-unit * 0.8)} ${num(unit * 0.25)},${num(unit * 0.8)}v${num(unit * 4)}Z`,
      ).join(''),
      iron,
    ) +
    rect(-10, ground - unit * 3.6, width + 20, unit * 0.4, iron) +
    rect(-10, ground - unit * 0.6, width + 20, unit * 0.6, iron)
  return out + road(sheet, ground)
}

function cantilever(sheet: Sheet, y: number): string {
  const { width, unit, tones } = sheet
  const steel = mix(tones.at(0.28), tones.haze, 0.2)
  const [a, b] = [width * 0.1, width * 0.42]
  const top = y - unit * 24
  const span = b - a
  const chord = `M${num(a - span * 0.75)},${num(y - unit * 3)}Q${num(a - span * 0.2)},${num(y - unit * 8)} ${num(a)},${num(top)}Q${num(a + span * 0.2)},${num(y - unit * 8)} ${num(a + span * 0.5)},${num(y - unit * 7)}T${num(b)},${num(top)}Q${num(b + span * 0.2)},${num(y - unit * 8)} ${num(b + span * 0.75)},${num(y - unit * 3)}`
  let web = ''
  for (const x of [a, b])
    for (let i = -5; i <= 5; i++)
      if (i) {
        const reach = span * 0.1 * i
        const drop = 24 - 17 * (1 - (1 - Math.abs(i) / 5.6) ** 2)
        web += `M${num(x + reach)},${num(y - unit * 3)}V${num(y - unit * drop)}L${num(x + reach - (reach / Math.abs(i)) * 1)},${num(y - unit * 3)}`
      }
  return (
    line(web, steel, unit * 0.35) +
    line(chord, steel, unit * 0.9) +
    path(
      `M${num(a - unit * 1.4)},${num(y + unit)}L${num(a - unit * 0.7)},${num(top)}h${num(unit * 1.4)}L${num(a + unit * 1.4)},${num(y + unit)}ZM${num(b - unit * 1.4)},${num(y + unit)}L${num(b - unit * 0.7)},${num(top)}h${num(unit * 1.4)}L${num(b + unit * 1.4)},${num(y + unit)}Z`,
      steel,
    ) +
    rect(-10, y - unit * 3.4, width * 0.75, unit * 1.2, steel)
  )
}

function memorial(sheet: Sheet): string {
  const { tones } = sheet
  const lit = mix(tones.lit, '#FFFFFF', tones.dark ? 0.05 : 0.45)
  const shade = mix(tones.shade, lit, 0.25)
  const mid = mix(lit, shade, 0.45)
  const glow = tones.dark ? tones.glow : mix(shade, tones.ink, 0.45)
  const copper = tones.see('#4F8A7A')
  const cap = (x: number, y: number, k: number) =>
    `<g transform="translate(${x} ${y}) scale(${k})">${path(ROUND, lit) + path(ROUNDSHADE, shade)}<path d="${FINIAL}" transform="translate(0 -64)" fill="${copper}"/></g>`
  let out =
    rect(-150, -8, 300, 8, mid) +
    rect(-138, -46, 276, 40, lit) +
    rect(70, -46, 68, 40, mid) +
    path(
      Array.from({ length: 15 }, (_, i) => (Math.abs(i - 7) < 2 ? '' : arch(-126 + i * 18, -8, 9, 28))).join(''),
      glow,
    ) +
    rect(-142, -50, 284, 5, shade)
  for (const x of [-122, 122])
    out +=
      rect(x - 18, -64, 36, 58, x < 0 ? lit : mid) +
      rect(x + 5, -64, 13, 58, shade) +
      path(arch(x - 2, -8, 16, 38), glow) +
      rect(x - 14, -78, 28, 14, lit) +
      cap(x, -78, 0.3)
  out +=
    rect(-46, -76, 92, 70, lit) +
    rect(18, -76, 28, 70, mid) +
    path(arch(0, -8, 40, 60), shade) +
    path(arch(0, -8, 30, 50), glow) +
    rect(-50, -81, 100, 6, shade)
  for (const x of [-40, 40]) out += rect(x - 9, -98, 18, 18, x < 0 ? lit : mid) + cap(x, -98, 0.2)
  out +=
    rect(-32, -106, 64, 26, lit) +
    rect(10, -106, 22, 26, mid) +
    path([-22, -11, 0, 11, 22].map((x) => arch(x, -82, 7, 18)).join(''), glow) +
    cap(0, -106, 0.72)
  return out
}

function road(sheet: Sheet, ground: number): string {
  const { width, height, unit, tones } = sheet
  const kerb = mix(tones.lit, tones.shade, 0.5)
  const tar = mix(tones.at(0.72), tones.see('#5A5058'), 0.4)
  let out =
    rect(-10, ground, width + 20, unit * 2.4, kerb) +
    rect(-10, ground + unit * 2.2, width + 20, height, sheet.fade(mix(tar, tones.lit, 0.16), mix(tar, tones.ink, 0.5)))
  const [r1, r2] = [height * 0.785, height * 0.8]
  out += line(`M-10,${num(r1)}H${width + 10}M-10,${num(r2)}H${width + 10}`, mix(tones.lit, tar, 0.3), unit * 0.35)
  const wires = mix(tones.ink, tones.at(0.6), 0.3)
  out += line(
    `M-10,${num(height * 0.55)}Q${num(width * 0.5)},${num(height * 0.565)} ${width + 10},${num(height * 0.55)}`,
    wires,
    unit * 0.2,
  )
  const tx = width * (sheet.wide ? 0.3 : 0.38)
  out +=
    ellipse(tx, r2, unit * 34, unit * 1, tones.ink, opacity(0.35)) +
    place(tx, r1 + unit * 0.6, unit * (sheet.tall ? 0.28 : 0.3), tram(sheet)) +
    line(`M${num(tx - unit * 6)},${num(r1 - unit * 17)}L${num(tx - unit)},${num(height * 0.558)}`, wires, unit * 0.3)
  for (const [x, y, k, hex, shawl] of [
    [0.82, 0.755, 0.3, '#F4EBD3', '#C8321F'],
    [0.86, 0.757, 0.29, '#7A2F5B', '#E2A02F'],
    [0.06, 0.752, 0.28, '#1F7F86', '#F4EBD3'],
  ] as const)
    out += place(width * x, height * y, unit * k, walker(tones.see(hex), tones.ink, null, tones.see(shawl)))
  let dashes = ''
  for (let x = -unit * 4; x < width; x += unit * 15)
    dashes += `M${num(x)},${num(height * 0.862)}h${num(unit * 8)}l${num(-unit * 0.5)},${num(unit * 0.8)}h${num(-unit * 8)}Z`
  out += path(dashes, kerb, opacity(0.7))
  const cab = width * (sheet.wide ? 0.68 : 0.66)
  out +=
    ellipse(cab, height * 0.925, unit * 22, unit * 1.2, tones.ink, opacity(0.4)) +
    place(cab, height * 0.92, unit * 0.36, taxi(sheet), true) +
    place(width * 0.2, height * 0.9, unit * 0.32, flowerSeller(sheet))
  return (
    out +
    lamp(sheet, width * 0.95) +
    rect(-10, height * 0.965, width + 20, height * 0.05, tones.ink) +
    place(width * 0.4, height * 0.972, unit * 0.5, walker(tones.ink, tones.ink, tones.ink)) +
    birds(sheet, width * 0.56, height * 0.2, 6, tones.at(0.8))
  )
}

function tram({ tones }: Sheet): string {
  const cream = tones.see('#F4EBD3')
  const blue = tones.see('#1F6F86')
  const dark = tones.dark ? tones.glow : mix(tones.ink, blue, 0.3)
  const car = (x: number) =>
    path(`M${x},-6V-44Q${x},-54 ${x + 8},-54H${x + 88}Q${x + 96},-54 ${x + 96},-44V-6Z`, cream) +
    path(`M${x},-6V-24H${x + 96}V-6Z`, blue) +
    path(`M${x + 2},-54Q${x + 48},-64 ${x + 94},-54Z`, mix(blue, tones.ink, 0.25)) +
    [0, 1, 2, 3, 4].map((i) => rect(x + 8 + i * 17, -46, 12, 17, dark)).join('') +
    rect(x, -26, 96, 2.4, tones.see('#E2A02F')) +
    circle(x + 22, -4, 6, tones.ink) +
    circle(x + 74, -4, 6, tones.ink)
  return (
    car(-100) +
    car(2) +
    rect(-4, -16, 6, 6, tones.ink) +
    line('M-20,-58L-34,-74', tones.ink, 1.6) +
    circle(96, -14, 3, tones.see('#F7EAD0'))
  )
}

function taxi({ tones }: Sheet): string {
  const yellow = tones.see('#F2B52E')
  const dark = tones.dark ? tones.glow : mix(tones.ink, tones.see('#4A5A66'), 0.4)
  return (
    path('M-58,-8V-22Q-56,-30 -42,-32L-30,-48Q-26,-53 -18,-53H12Q20,-53 24,-48L34,-32Q54,-30 58,-20V-8Z', yellow) +
    path('M-58,-8V-18H58V-8Z', mix(yellow, tones.ink, 0.28)) +
    path('M-32,-33L-22,-47H-6V-33ZM0,-33V-47H14Q18,-47 20,-44L27,-33Z', dark) +
    rect(-12, -59, 20, 6, tones.see('#F7EAD0')) +
    line('M-58,-20H58', tones.see('#1F6F86'), 2) +
    circle(-34, -8, 9, tones.ink) +
    circle(34, -8, 9, tones.ink) +
    circle(-34, -8, 4, tones.see('#D9D2C4')) +
    circle(34, -8, 4, tones.see('#D9D2C4')) +
    circle(54, -22, 3.4, tones.see('#FFF3D0'))
  )
}

// a marigold seller with her baskets
function flowerSeller({ tones }: Sheet): string {
  const basket = (x: number, hex: string) =>
    path(`M${x - 13},-9H${x + 13}L${x + 9},0H${x - 9}Z`, tones.see('#A8713E')) +
    [-8, -3, 3, 8].map((q) => circle(x + q, -10, 4.4, tones.see(hex))).join('') +
    [-5, 0, 5].map((q) => circle(x + q, -14, 4, mix(tones.see(hex), tones.lit, 0.25))).join('')
  return (
    place(0, 0, 1.05, walker(tones.see('#7A2F5B'), tones.see('#6A4028'), null, tones.see('#E2A02F'))) +
    basket(-22, '#F29A2E') +
    basket(20, '#F2B443') +
    basket(48, '#D2452C')
  )
}

function lamp({ height, unit, tones }: Sheet, x: number): string {
  const iron = tones.ink
  return (
    rect(x - unit * 0.5, height * 0.46, unit, height * 0.52, iron) +
    rect(x - unit * 1.2, height * 0.9, unit * 2.4, height * 0.08, iron) +
    line(
      `M${num(x - unit * 5)},${num(height * 0.48)}Q${num(x)},${num(height * 0.44)} ${num(x + unit * 5)},${num(height * 0.48)}`,
      iron,
      unit * 0.6,
    ) +
    [-5, 5]
      .map(
        (dx) =>
          circle(x + dx * unit, height * 0.495, unit * 1.7, tones.dark ? tones.glow : mix(tones.lit, tones.ink, 0.2)) +
          path(
            `M${num(x + dx * unit - unit * 1.4)},${num(height * 0.488)}h${num(unit * 2.8)}l${num(-unit * 1.4)},${num(-unit * 1.6)}Z`,
            iron,
          ) +
          (tones.dark ? circle(x + dx * unit, height * 0.495, unit * 4, tones.glow, opacity(0.18)) : ''),
      )
      .join('')
  )
}
