import type { Sheet } from '#domain/media/posters/sheet.ts'
import { birds } from '#domain/media/posters/strokes/animals.ts'
import { nth } from '#domain/media/posters/strokes/chance.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { downs, fillUnder } from '#domain/media/posters/strokes/hills.ts'
import { walker } from '#domain/media/posters/strokes/people.ts'
import { sky } from '#domain/media/posters/strokes/sky.ts'
import { circle, line, n, op, path, type Point, poly, put, rect } from '#domain/media/posters/strokes/svg.ts'
import { palm, roundTrees } from '#domain/media/posters/strokes/trees.ts'

/** The old Portuguese and French coast: a white church on its steps among palms, or a street of ochre houses and bougainvillea. */
export function drawChurch(s: Sheet): string {
  return s.choice.odds(0.6) ? onTheSteps(s) : latinStreet(s)
}

function onTheSteps(s: Sheet): string {
  const { W, H, u, rnd, c } = s
  const gy = H * 0.7
  let out = sky(s, { sunX: rnd.between(0.17, 0.25), sunY: 0.24, sunR: 9.5, horizon: 0.66 })
  for (const [y, a, t] of [[0.6, 0.03, 0.02], [0.65, 0.02, 0.2]] as const) { const l = downs(s, H * y, H * a, rnd.between(1.2, 2)); const green = mix(c.at(t), c.see('#5E8A5A'), 0.3); out += roundTrees(s, l, green, 3, 3.4) + fillUnder(s, l, s.fade(green, mix(green, c.haze, 0.5), 0, 0.4)) }
  const grove = s.keep(palm(34, 0.1, mix(c.at(0.6), c.see('#2F5A46'), 0.4), mix(c.at(0.5), c.see('#3F7A56'), 0.4), rnd))
  const x = W * (s.wide ? 0.58 : 0.56)
  for (const [px, k, flip] of [[-0.3, 1, false], [-0.23, 0.76, true], [0.28, 1.05, true], [0.34, 0.8, false], [0.22, 0.7, false]] as const) out += grove(x + W * px, gy, u * k, flip)
  out += cottages(s, gy, x) + put(x, gy + u, Math.min(u * 0.43, (gy * 0.84) / 172), facade(s))
  const lit = mix(c.lit, '#FFFFFF', c.dark ? 0 : 0.3)
  const laterite = mix(c.see('#B8623E'), c.lit, 0.15)
  out += rect(-10, gy + u, W + 20, H, s.fade(mix(laterite, c.lit, 0.2), mix(laterite, c.ink, 0.35)))
  for (let i = 0; i < 9; i++) { const y = gy + u * (0.8 + i * 2.1 + i * i * 0.06); const half = u * (19 + i * 3.4); out += rect(x - half, y, half * 2, u * 1.2 + i * 0.12 * u, mix(lit, c.shade, 0.08 + i * 0.02)) + rect(x - half, y + u * 1.1 + i * 0.1 * u, half * 2, u * 1.1, mix(c.shade, lit, 0.3)) }
  for (const side of [-1, 1]) out += path(`M${n(x + side * u * 17)},${n(gy - u * 2)}L${n(x + side * u * 22)},${n(gy - u * 2)}L${n(x + side * u * 56)},${n(gy + u * 24)}L${n(x + side * u * 46)},${n(gy + u * 24)}Z`, side < 0 ? lit : mix(lit, c.shade, 0.55))
  out += put(x, gy + u * 13, u * 0.36, crossPillar(s))
  for (const [px, py, k, hex, shawl] of [[-0.16, 15, 0.42, '#C8321F', null], [-0.1, 9, 0.33, '#F4EBD3', '#F4EBD3'], [0.13, 17, 0.44, '#1F7F86', null]] as const) out += put(x + W * px, gy + u * py, u * k, walker(c.see(hex), c.see('#6A4028'), null, shawl && c.see(shawl)), px > 0)
  out += put(W * 0.05, H * 1.0, u, palm(s.tall ? 92 : 78, 0.14, c.ink, mix(c.ink, c.at(0.72), 0.4), rnd, c.see('#D98A2E'))) + bougainvillea(s, W * 0.99, H * 0.94, 1)
  return out + birds(s, W * 0.36, H * 0.2, 5, c.at(0.75))
}

function facade({ c }: Sheet): string {
  const lit = mix(c.lit, '#FFFFFF', c.dark ? 0.06 : 0.55)
  const shade = mix(c.shade, lit, 0.25)
  const mid = mix(lit, shade, 0.4)
  const dark = c.dark ? c.glow : mix(c.see('#3E6A78'), c.ink, 0.3)
  const trim = mix(shade, c.see('#C9A06A'), 0.5)
  const tower = (x: number) => rect(x - 20, -112, 40, 112, lit) + rect(x + 8, -112, 12, 112, mid) + [-4, -42, -80].map((y) => path(`M${x - 9},${y}v-18a9,9 0 0 1 18,0v18Z`, dark)).join('') + rect(x - 22, -34, 44, 3.600, trim) + rect(x - 22, -72, 44, 3.600, trim) + rect(x - 24, -116, 48, 5, trim) + rect(x - 15, -134, 30, 19, lit) + rect(x + 6, -134, 9, 19, mid) + path(`M${x - 6},-116v-8a6,6 0 0 1 12,0v8Z`, dark) + path(`M${x - 17},-134Q${x - 14},-150 ${x},-156Q${x + 14},-150 ${x + 17},-134Z`, lit) + path(`M${x + 3},-134Q${x + 12},-146 ${x},-156Q${x + 14},-150 ${x + 17},-134Z`, shade) + line(`M${x},-156V-170M${x - 4.500},-165H${x + 4.500}`, mid, 2)
  let out = rect(-46, -100, 92, 100, lit) + rect(16, -100, 30, 100, mix(lit, mid, 0.5))
  out += path('M-46,-100C-40,-112 -28,-108 -26,-120C-18,-122 -16,-134 0,-144C16,-134 18,-122 26,-120C28,-108 40,-112 46,-100Z', lit) + path('M10,-100C16,-118 12,-134 0,-144C16,-134 18,-122 26,-120C28,-108 40,-112 46,-100Z', mid) + line('M0,-144V-160M-5.500,-154H5.500', mid, 2.4)
  out += circle(0, -116, 8, trim) + circle(0, -116, 5.4, dark) + path('M-14,0V-30A14,14 0 0 1 14,-30V0Z', trim) + path('M-10.500,0V-29A10.500,10.500 0 0 1 10.500,-29V0Z', mix(c.see('#7A4326'), c.ink, 0.2)) + [-32, 32].map((x) => path(`M${x - 6},-8v-18a6,6 0 0 1 12,0v18ZM${x - 6},-62v-20a6,6 0 0 1 12,0v20Z`, dark)).join('') + path('M-8,-60v-24a8,8 0 0 1 16,0v24Z', dark)
  out += rect(-48, -52, 96, 4, trim) + rect(-48, -102, 96, 4, trim)
  for (const x of [-22, 20]) out += rect(x, -100, 3, 100, mid)
  return tower(-66) + tower(66) + out
}

function cottages(s: Sheet, gy: number, x: number): string {
  const { W, u, c } = s
  const wall = c.see('#F0D9A8', 0.1)
  const roof = c.see('#B8543A', 0.08)
  const house = (px: number, k: number, tint: string) => put(px, gy + u, u * k, rect(-40, -30, 80, 30, tint) + rect(14, -30, 26, 30, mix(tint, c.shade, 0.5)) + path('M-48,-29L-30,-52H30L48,-29Z', roof) + path('M6,-52H30L48,-29H12Z', mix(roof, c.ink, 0.35)) + path('M-30,-6v-13h9v13ZM-12,0v-20h11v20ZM20,-6v-13h9v13Z', c.dark ? c.glow : c.see('#2F6F80')))
  return house(x - W * 0.32, 0.19, wall) + house(x + W * 0.33, 0.21, c.see('#9FC4C0', 0.1)) + house(x - W * 0.42, 0.16, c.see('#E0A48A', 0.14))
}

function crossPillar({ c }: Sheet): string {
  const lit = mix(c.lit, '#FFFFFF', c.dark ? 0.06 : 0.5)
  const shade = mix(c.shade, lit, 0.3)
  return path('M-16,0V-8H16V0ZM-11,-8V-16H11V-8Z', lit) + path('M4,0V-16H11V-8H16V0Z', shade) + rect(-3.500, -56, 7, 42, lit) + rect(0.8, -56, 2.700, 42, shade) + rect(-13, -48, 26, 6.500, lit)
}

function bougainvillea(s: Sheet, x: number, y: number, k: number): string {
  const { u, rnd, c } = s
  const leaf = mix(c.ink, c.see('#3F6A46'), 0.35)
  const bloom = c.see('#D2376A')
  let green = ''
  let pink = ''
  let pale = ''
  for (let i = 0; i < 15; i++) { const r = u * k * rnd.between(3, 5.4); const px = x - u * k * rnd.between(-4, 17); const py = y - u * k * rnd.between(-6, 19); green += `M${n(px - r)},${n(py)}a${n(r)},${n(r)} 0 1 0 ${n(2 * r)},0a${n(r)},${n(r)} 0 1 0 ${n(-2 * r)},0Z` }
  for (let i = 0; i < 52; i++) { const px = x - u * k * rnd.between(-4, 19); const py = y - u * k * rnd.between(-5, 22); const d = `M${n(px)},${n(py)}h.1`; if (i % 3) pink += d; else pale += d }
  return path(green, leaf) + line(pink, bloom, u * 1.5 * k, ' stroke-linecap="round"') + line(pale, mix(bloom, c.lit, 0.45), u * 1 * k, ' stroke-linecap="round"')
}

function latinStreet(s: Sheet): string {
  const { W, H, u, rnd, c } = s
  const [vx, vy] = [W * 0.44, H * 0.6]
  let out = sky(s, { sunX: rnd.between(0.34, 0.42), sunY: 0.2, sunR: 9, horizon: 0.6 })
  out += fillUnder(s, downs(s, H * 0.56, H * 0.02, 2), mix(c.at(0.1), c.haze, 0.3)) + put(vx + u * 3, vy, u * (s.tall ? 0.25 : 0.22), facade(s))
  const lane = mix(c.see('#C9A888'), c.lit, 0.25)
  out += rect(-10, vy, W + 20, H, s.fade(mix(lane, c.haze, 0.2), mix(lane, c.ink, 0.35)))
  out += row(s, vx, vy, -1, ['#E7B04A', '#3F7FA8', '#E3D3A8', '#B8543E']) + row(s, vx, vy, 1, ['#C9583E', '#E9C069', '#5FA3A0', '#E0A08A'])
  let setts = ''
  for (let i = 0; i < 7; i++) { const t = (i + 1) / 8; const y = vy + (H - vy) * t ** 1.5; const half = W * 0.32 * t ** 1.5 + u * 3; setts += `M${n(vx - half)},${n(y)}Q${n(vx + u * 2)},${n(y - u)} ${n(vx + half * 1.3)},${n(y)}` }
  out += line(setts, mix(lane, c.ink, 0.3), u * 0.3, op(0.45))
  out += put(vx + u * 1, H * 0.72, u * 0.3, walker(c.see('#F4EBD3'), c.see('#6A4028'), null, c.see('#C8321F'))) + put(vx - u * 9, H * 0.84, u * 0.34, cyclist(s)) + put(vx + u * 22, H * 0.93, u * 0.52, walker(c.see('#7A2F5B'), c.see('#6A4028'), c.see('#D9A860'), null), true)
  return out + bougainvillea(s, W * 0.99, H * 0.42, 1.3) + bougainvillea(s, W * 0.03, H * 0.5, 0.9) + birds(s, vx - u * 8, H * 0.24, 4, c.at(0.8))
}

// one side of the lane: houses with tiled eaves, shutters and a balcony, drawn in true perspective
function row(s: Sheet, vx: number, vy: number, side: number, walls: string[]): string {
  const { W, H, u, c } = s
  const reach = side < 0 ? vx + W * 0.02 : W - vx + W * 0.02
  const at = (z: number, h: number): Point => [vx + (side * reach) / z, vy + (H * 0.36 - H * 0.92 * h) / z]
  const quad = (z0: number, z1: number, h0: number, h1: number, fill: string) => poly([at(z0, h0), at(z1, h0), at(z1, h1), at(z0, h1)], fill)
  const dark = c.dark ? c.glow : mix(c.ink, c.see('#3A4A4A'), 0.4)
  let out = ''
  for (let i = 3; i >= 0; i--) {
    const [z0, z1] = [0.86 + i * 0.72, 0.86 + (i + 1) * 0.72]
    const wall = mix(c.see(nth(walls, i), i * 0.06), c.lit, side > 0 ? 0.22 : 0)
    const face = side > 0 ? wall : mix(wall, c.ink, 0.22)
    const trim = mix(c.lit, '#FFFFFF', c.dark ? 0 : 0.3)
    const height = 0.84 + ((i * 37) % 3) * 0.06
    out += quad(z0, z1, 0, height, face) + quad(z0 - 0.02, z1, height, height + 0.035, mix(c.see('#B04E36'), c.ink, 0.1)) + poly([at(z0 - 0.02, height + 0.035), at(z1, height + 0.035), [at(z1, height)[0] + side * (u * 7) / z1, at(z1, height + 0.16)[1]], [at(z0, height)[0] + side * (u * 7) / z0, at(z0, height + 0.16)[1]]], mix(c.see('#C9583E'), c.lit, side > 0 ? 0.2 : 0))
    const zm = (q: number) => z0 + (z1 - z0) * q
    for (const q of [0.12, 0.44, 0.76]) {
      out += quad(zm(q), zm(q + 0.16), 0.5, 0.74, trim) + quad(zm(q + 0.02), zm(q + 0.14), 0.51, 0.72, dark) + quad(zm(q + 0.02), zm(q + 0.06), 0.51, 0.72, c.see('#2F7F86'))
      out += q === 0.44 ? quad(zm(q), zm(q + 0.16), 0, 0.32, trim) + quad(zm(q + 0.02), zm(q + 0.14), 0, 0.3, mix(c.see('#7A4326'), c.ink, 0.2)) : quad(zm(q), zm(q + 0.16), 0.12, 0.32, trim) + quad(zm(q + 0.02), zm(q + 0.14), 0.13, 0.31, dark)
    }
    out += quad(z0, z1, 0.4, 0.425, trim) + quad(z0, z1, 0, 0.05, mix(face, c.ink, 0.3))
    if (i < 3) { let rail = ''; for (let q = 0.06; q < 0.96; q += 0.09) { const [ax, ay] = at(zm(q), 0.43); const [bx, by] = at(zm(q), 0.52); rail += `M${n(ax)},${n(ay)}L${n(bx)},${n(by)}` } out += line(rail, c.ink, u * 0.24) + line(`M${at(zm(0.04), 0.52).map(n).join(',')}L${at(zm(0.96), 0.52).map(n).join(',')}`, c.ink, u * 0.4) }
  }
  return out
}

function cyclist({ c }: Sheet): string {
  const wheel = (x: number) => circle(x, -12, 12, 'none', ` stroke="${c.ink}" stroke-width="1.800"`)
  return wheel(-20) + wheel(20) + line('M-20,-12L-6,-30H14L20,-12M-6,-30L2,-12L14,-30M-6,-30L-8,-35M14,-30L12,-38H18M2,-12L-20,-12', c.see('#1F6F86'), 2) + path('M-10,-34C-12,-46 -6,-56 0,-58C4,-58 6,-54 6,-50L14,-40L12,-37L2,-44L0,-34L4,-20L2,-14L-2,-14L-2,-22Z', c.see('#F4EBD3')) + circle(3, -63, 4.400, c.see('#6A4028')) + path('M-3,-64Q3,-72 9,-64Z', c.see('#C9A05A')) + rect(-34, -34, 18, 12, c.see('#A8713E'))
}
