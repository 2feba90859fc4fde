import type { Sheet } from '#domain/media/posters/sheet.ts'
import { birds } from '#domain/media/posters/strokes/animals.ts'
import { nth } from '#domain/media/posters/strokes/chance.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { downs, fillUnder } from '#domain/media/posters/strokes/hills.ts'
import { walker } from '#domain/media/posters/strokes/people.ts'
import { sky } from '#domain/media/posters/strokes/sky.ts'
import { circle, line, num, opacity, path, type Point, poly, place, rect } from '#domain/media/posters/strokes/svg.ts'
import { palm, roundTrees } from '#domain/media/posters/strokes/trees.ts'

/** The old Portuguese and French coast: a white church on its steps among palms, or a street of ochre houses and bougainvillea. */
export function drawChurch(sheet: Sheet): string {
  return sheet.choice.odds(0.6) ? onTheSteps(sheet) : latinStreet(sheet)
}

function onTheSteps(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const gy = height * 0.7
  let out = sky(sheet, { sunX: dice.between(0.17, 0.25), sunY: 0.24, sunR: 9.5, horizon: 0.66 })
  for (const [y, a, t] of [
    [0.6, 0.03, 0.02],
    [0.65, 0.02, 0.2],
  ] as const) {
    const l = downs(sheet, height * y, height * a, dice.between(1.2, 2))
    const green = mix(tones.at(t), tones.see('#5E8A5A'), 0.3)
    out +=
      roundTrees(sheet, l, green, 3, 3.4) + fillUnder(sheet, l, sheet.fade(green, mix(green, tones.haze, 0.5), 0, 0.4))
  }
  const grove = sheet.keep(
    palm(34, 0.1, mix(tones.at(0.6), tones.see('#2F5A46'), 0.4), mix(tones.at(0.5), tones.see('#3F7A56'), 0.4), dice),
  )
  const x = width * (sheet.wide ? 0.58 : 0.56)
  for (const [px, k, flip] of [
    [-0.3, 1, false],
    [-0.23, 0.76, true],
    [0.28, 1.05, true],
    [0.34, 0.8, false],
    [0.22, 0.7, false],
  ] as const)
    out += grove(x + width * px, gy, unit * k, flip)
  out += cottages(sheet, gy, x) + place(x, gy + unit, Math.min(unit * 0.43, (gy * 0.84) / 172), facade(sheet))
  const lit = mix(tones.lit, '#FFFFFF', tones.dark ? 0 : 0.3)
  const laterite = mix(tones.see('#B8623E'), tones.lit, 0.15)
  out += rect(
    -10,
    gy + unit,
    width + 20,
    height,
    sheet.fade(mix(laterite, tones.lit, 0.2), mix(laterite, tones.ink, 0.35)),
  )
  for (let i = 0; i < 9; i++) {
    const y = gy + unit * (0.8 + i * 2.1 + i * i * 0.06)
    const half = unit * (19 + i * 3.4)
    out +=
      rect(x - half, y, half * 2, unit * 1.2 + i * 0.12 * unit, mix(lit, tones.shade, 0.08 + i * 0.02)) +
      rect(x - half, y + unit * 1.1 + i * 0.1 * unit, half * 2, unit * 1.1, mix(tones.shade, lit, 0.3))
  }
  for (const side of [-1, 1])
    out += path(
      `M${num(x + side * unit * 17)},${num(gy - unit * 2)}L${num(x + side * unit * 22)},${num(gy - unit * 2)}L${num(x + side * unit * 56)},${num(gy + unit * 24)}L${num(x + side * unit * 46)},${num(gy + unit * 24)}Z`,
      side < 0 ? lit : mix(lit, tones.shade, 0.55),
    )
  out += place(x, gy + unit * 13, unit * 0.36, crossPillar(sheet))
  for (const [px, py, k, hex, shawl] of [
    [-0.16, 15, 0.42, '#C8321F', null],
    [-0.1, 9, 0.33, '#F4EBD3', '#F4EBD3'],
    [0.13, 17, 0.44, '#1F7F86', null],
  ] as const)
    out += place(
      x + width * px,
      gy + unit * py,
      unit * k,
      walker(tones.see(hex), tones.see('#6A4028'), null, shawl && tones.see(shawl)),
      px > 0,
    )
  out +=
    place(
      width * 0.05,
      height * 1.0,
      unit,
      palm(sheet.tall ? 92 : 78, 0.14, tones.ink, mix(tones.ink, tones.at(0.72), 0.4), dice, tones.see('#D98A2E')),
    ) + bougainvillea(sheet, width * 0.99, height * 0.94, 1)
  return out + birds(sheet, width * 0.36, height * 0.2, 5, tones.at(0.75))
}

function facade({ tones }: Sheet): string {
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

function cottages(sheet: Sheet, gy: number, x: number): string {
  const { width, unit, tones } = sheet
  const wall = tones.see('#F0D9A8', 0.1)
  const roof = tones.see('#B8543A', 0.08)
  const house = (px: number, k: number, tint: string) =>
    place(
      px,
      gy + unit,
      unit * k,
      rect(-40, -30, 80, 30, tint) +
        rect(14, -30, 26, 30, mix(tint, tones.shade, 0.5)) +
        path('M-48,-29L-30,-52H30L48,-29Z', roof) +
        path('M6,-52H30L48,-29H12Z', mix(roof, tones.ink, 0.35)) +
        path('M-30,-6v-13h9v13ZM-12,0v-20h11v20ZM20,-6v-13h9v13Z', tones.dark ? tones.glow : tones.see('#2F6F80')),
    )
  return (
    house(x - width * 0.32, 0.19, wall) +
    house(x + width * 0.33, 0.21, tones.see('#9FC4C0', 0.1)) +
    house(x - width * 0.42, 0.16, tones.see('#E0A48A', 0.14))
  )
}

function crossPillar({ tones }: Sheet): string {
  const lit = mix(tones.lit, '#FFFFFF', tones.dark ? 0.06 : 0.5)
  const shade = mix(tones.shade, lit, 0.3)
  return (
    path('M-16,0V-8H16V0ZM-11,-8V-16H11V-8Z', lit) +
    path('M4,0V-16H11V-8H16V0Z', shade) +
    rect(-3.5, -56, 7, 42, lit) +
    rect(0.8, -56, 2.7, 42, shade) +
    rect(-13, -48, 26, 6.5, lit)
  )
}

function bougainvillea(sheet: Sheet, x: number, y: number, k: number): string {
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

function latinStreet(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const [vx, vy] = [width * 0.44, height * 0.6]
  let out = sky(sheet, { sunX: dice.between(0.34, 0.42), sunY: 0.2, sunR: 9, horizon: 0.6 })
  out +=
    fillUnder(sheet, downs(sheet, height * 0.56, height * 0.02, 2), mix(tones.at(0.1), tones.haze, 0.3)) +
    place(vx + unit * 3, vy, unit * (sheet.tall ? 0.25 : 0.22), facade(sheet))
  const lane = mix(tones.see('#C9A888'), tones.lit, 0.25)
  out += rect(-10, vy, width + 20, height, sheet.fade(mix(lane, tones.haze, 0.2), mix(lane, tones.ink, 0.35)))
  out +=
    row(sheet, vx, vy, -1, ['#E7B04A', '#3F7FA8', '#E3D3A8', '#B8543E']) +
    row(sheet, vx, vy, 1, ['#C9583E', '#E9C069', '#5FA3A0', '#E0A08A'])
  let setts = ''
  for (let i = 0; i < 7; i++) {
    const t = (i + 1) / 8
    const y = vy + (height - vy) * t ** 1.5
    const half = width * 0.32 * t ** 1.5 + unit * 3
    setts += `M${num(vx - half)},${num(y)}Q${num(vx + unit * 2)},${num(y - unit)} ${num(vx + half * 1.3)},${num(y)}`
  }
  out += line(setts, mix(lane, tones.ink, 0.3), unit * 0.3, opacity(0.45))
  out +=
    place(
      vx + unit * 1,
      height * 0.72,
      unit * 0.3,
      walker(tones.see('#F4EBD3'), tones.see('#6A4028'), null, tones.see('#C8321F')),
    ) +
    place(vx - unit * 9, height * 0.84, unit * 0.34, cyclist(sheet)) +
    place(
      vx + unit * 22,
      height * 0.93,
      unit * 0.52,
      walker(tones.see('#7A2F5B'), tones.see('#6A4028'), tones.see('#D9A860'), null),
      true,
    )
  return (
    out +
    bougainvillea(sheet, width * 0.99, height * 0.42, 1.3) +
    bougainvillea(sheet, width * 0.03, height * 0.5, 0.9) +
    birds(sheet, vx - unit * 8, height * 0.24, 4, tones.at(0.8))
  )
}

// one side of the lane: houses with tiled eaves, shutters and a balcony, drawn in true perspective
function row(sheet: Sheet, vx: number, vy: number, side: number, walls: string[]): string {
  const { width, height, unit, tones } = sheet
  const reach = side < 0 ? vx + width * 0.02 : width - vx + width * 0.02
  const at = (z: number, h: number): Point => [vx + (side * reach) / z, vy + (height * 0.36 - height * 0.92 * h) / z]
  const quad = (z0: number, z1: number, h0: number, h1: number, fill: string) =>
    poly([at(z0, h0), at(z1, h0), at(z1, h1), at(z0, h1)], fill)
  const dark = tones.dark ? tones.glow : mix(tones.ink, tones.see('#3A4A4A'), 0.4)
  let out = ''
  for (let i = 3; i >= 0; i--) {
    const [z0, z1] = [0.86 + i * 0.72, 0.86 + (i + 1) * 0.72]
    const wall = mix(tones.see(nth(walls, i), i * 0.06), tones.lit, side > 0 ? 0.22 : 0)
    const face = side > 0 ? wall : mix(wall, tones.ink, 0.22)
    const trim = mix(tones.lit, '#FFFFFF', tones.dark ? 0 : 0.3)
    const eave = 0.84 + ((i * 37) % 3) * 0.06
    out +=
      quad(z0, z1, 0, eave, face) +
      quad(z0 - 0.02, z1, eave, eave + 0.035, mix(tones.see('#B04E36'), tones.ink, 0.1)) +
      poly(
        [
          at(z0 - 0.02, eave + 0.035),
          at(z1, eave + 0.035),
          [at(z1, eave)[0] + (side * (unit * 7)) / z1, at(z1, eave + 0.16)[1]],
          [at(z0, eave)[0] + (side * (unit * 7)) / z0, at(z0, eave + 0.16)[1]],
        ],
        mix(tones.see('#C9583E'), tones.lit, side > 0 ? 0.2 : 0),
      )
    const zm = (q: number) => z0 + (z1 - z0) * q
    for (const q of [0.12, 0.44, 0.76]) {
      out +=
        quad(zm(q), zm(q + 0.16), 0.5, 0.74, trim) +
        quad(zm(q + 0.02), zm(q + 0.14), 0.51, 0.72, dark) +
        quad(zm(q + 0.02), zm(q + 0.06), 0.51, 0.72, tones.see('#2F7F86'))
      out +=
        q === 0.44
          ? quad(zm(q), zm(q + 0.16), 0, 0.32, trim) +
            quad(zm(q + 0.02), zm(q + 0.14), 0, 0.3, mix(tones.see('#7A4326'), tones.ink, 0.2))
          : quad(zm(q), zm(q + 0.16), 0.12, 0.32, trim) + quad(zm(q + 0.02), zm(q + 0.14), 0.13, 0.31, dark)
    }
    out += quad(z0, z1, 0.4, 0.425, trim) + quad(z0, z1, 0, 0.05, mix(face, tones.ink, 0.3))
    if (i < 3) {
      let rail = ''
      for (let q = 0.06; q < 0.96; q += 0.09) {
        const [ax, ay] = at(zm(q), 0.43)
        const [bx, by] = at(zm(q), 0.52)
        rail += `M${num(ax)},${num(ay)}L${num(bx)},${num(by)}`
      }
      out +=
        line(rail, tones.ink, unit * 0.24) +
        line(
          `M${at(zm(0.04), 0.52).map(num).join(',')}L${at(zm(0.96), 0.52).map(num).join(',')}`,
          tones.ink,
          unit * 0.4,
        )
    }
  }
  return out
}

function cyclist({ tones }: Sheet): string {
  const wheel = (x: number) => circle(x, -12, 12, 'none', ` stroke="${tones.ink}" stroke-width="1.800"`)
  return (
    wheel(-20) +
    wheel(20) +
    line(
      'M-20,-12L-6,-30H14L20,-12M-6,-30L2,-12L14,-30M-6,-30L-8,-35M14,-30L12,-38H18M2,-12L-20,-12',
      tones.see('#1F6F86'),
      2,
    ) +
    path(
      'M-10,-34C-12,-46 -6,-56 0,-58C4,-58 6,-54 6,-50L14,-40L12,-37L2,-44L0,-34L4,-20L2,-14L-2,-14L-2,-22Z',
      tones.see('#F4EBD3'),
    ) +
    circle(3, -63, 4.4, tones.see('#6A4028')) +
    path('M-3,-64Q3,-72 9,-64Z', tones.see('#C9A05A')) +
    rect(-34, -34, 18, 12, tones.see('#A8713E'))
  )
}
