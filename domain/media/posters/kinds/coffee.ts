import type { Sheet, Stamp } from '#domain/media/posters/sheet.ts'
import { birds } from '#domain/media/posters/strokes/animals.ts'
import { nth } from '#domain/media/posters/strokes/chance.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { downs, fillUnder, heightAt } from '#domain/media/posters/strokes/hills.ts'
import { walker } from '#domain/media/posters/strokes/people.ts'
import { mist, sky } from '#domain/media/posters/strokes/sky.ts'
import { circle, line, n, path, type Point, put, rect } from '#domain/media/posters/strokes/svg.ts'
import { canopy, roundTrees } from '#domain/media/posters/strokes/trees.ts'

/** A shade-grown coffee estate: berried bushes under silver oaks hung with pepper, pickers, a bungalow in the mist. */
export function drawCoffee(s: Sheet): string {
  const { W, H, u, rnd, c } = s
  let out = sky(s, { sunX: rnd.between(0.2, 0.3), sunY: 0.22, sunR: 9, horizon: 0.5 })
  for (const [y, a, t] of [[0.4, 0.07, 0], [0.46, 0.05, 0.14], [0.52, 0.04, 0.26]] as const) { const l = downs(s, H * y, H * a, rnd.between(1, 1.7)); out += roundTrees(s, l, c.at(t), 2.4 + t * 5, 4.4) + fillUnder(s, l, s.fade(c.at(t), mix(c.at(t), c.haze, 0.55), 0, 0.5)) }
  out += mist(s, H * 0.54, 3, 0.6) + put(W * (s.wide ? 0.72 : 0.7), H * 0.6, u * 0.24, bungalow(s))
  out += understory(s, 0.59, 0.3, 2.8) + oaks(s, 0.62, 0.36, 10, 1.2) + mist(s, H * 0.62, 1, 0.4)
  out += understory(s, 0.67, 0.46, 4.4) + oaks(s, 0.74, 0.52, 19, 2.2)
  out += understory(s, 0.77, 0.6, 7)
  const path1 = mix(c.see('#B8734E'), c.lit, 0.15)
  out += path(`M${n(W * 0.6)},${n(H * 0.755)}C${n(W * 0.54)},${n(H * 0.8)} ${n(W * 0.62)},${n(H * 0.86)} ${n(W * 0.42)},${H + 5}H${n(W * 0.68)}C${n(W * 0.74)},${n(H * 0.88)} ${n(W * 0.62)},${n(H * 0.8)} ${n(W * 0.635)},${n(H * 0.755)}Z`, s.fade(mix(path1, c.haze, 0.2), mix(path1, c.ink, 0.2)))
  for (const [x, y, k, robe, shawl] of [[0.57, 0.85, 0.4, '#C93A2B', '#E2A02F'], [0.64, 0.9, 0.48, '#7A2F5B', '#F4EBD3'], [0.615, 0.795, 0.26, '#1F7F86', '#E2A02F']] as const) out += put(W * x, H * y, u * k, walker(c.see(robe), c.see('#4A2A20'), c.see('#D9B074'), c.see(shawl)), x > 0.6)
  return out + nearBushes(s) + pepperTrunk(s) + birds(s, W * 0.46, H * 0.2, 4, c.at(0.7))
}

// rows of clipped bushes, each a round lit mound with its cherries
function understory(s: Sheet, y: number, depth: number, size: number): string {
  const { W, H, u, rnd, c } = s
  const green = mix(mix(c.see('#4F8A4A'), c.at(depth), 0.45), c.haze, Math.max(0, 0.34 - depth * 0.5))
  const ridge: Point[] = [[-10, H * y], [W * 0.24, H * (y - 0.014)], [W * 0.52, H * (y + 0.012)], [W * 0.78, H * (y - 0.008)], [W + 10, H * (y + 0.01)]]
  const cherries = s.season === 'monsoon' || size < 3 ? '' : line('M-4,-6h.1M2,-3h.1M5,-7h.1M-1,-9h.1M-6,-2h.1M7,-2h.1', c.see('#D2352B'), 1.5, ' stroke-linecap="round"')
  const bush = s.keep(path('M-11,2C-13,-6 -7,-13 0,-13C8,-13 13,-6 11,2Z', mix(green, c.ink, 0.22)) + path('M-10.500,1C-12,-6 -7,-13 0,-13C4,-13 7,-11 8,-9C0,-10 -5,-5 -6,1Z', mix(green, c.lit, 0.26)) + cherries)
  let out = fillUnder(s, ridge, s.fade(mix(green, c.ink, 0.12), mix(green, c.ink, 0.5)))
  for (let row = size < 3 ? 1 : 0; row < 3; row++) {
    const k = u * size * (0.1 + row * 0.025)
    for (let x = -k * 10 * rnd(); x < W + k * 10; x += k * 19 * rnd.between(0.9, 1.15) * (s.wide ? 1.25 : 1)) out += bush(x, heightAt(ridge, x) + u * size * (0.5 + row * 1.15) + u * rnd.between(-0.3, 0.3), k)
  }
  return out
}

// silver oaks: straight pale boles with a feathery crown, pepper climbing half-way
function oaks(s: Sheet, y: number, depth: number, gap: number, girth: number): string {
  const { W, H, u, rnd } = s
  const grown = [oak(s, depth), oak(s, depth)].map((body) => s.keep(body))
  let out = ''
  for (let x = u * gap * rnd(); x < W; x += u * gap * rnd.between(0.8, 1.5) * (s.wide ? 1.3 : 1)) {
    if (Math.abs(x / W - 0.6) < 0.1) continue
    out += nth(grown, out.length)(x, H * y + u * girth * rnd.between(0.6, 1.6), u * girth * rnd.between(0.17, 0.23), rnd.odds(0.2))
  }
  return out
}

function oak({ c, rnd }: Sheet, depth: number): string {
  const hazed = Math.max(0, 0.24 - depth * 0.3)
  const bark = mix(mix(c.see('#A89A86'), c.at(depth), 0.4), c.haze, hazed)
  const leaf = mix(mix(c.at(depth), c.see('#4F7F5A'), 0.3), c.haze, hazed)
  let crown = ''
  let light = ''
  for (const [x, y, r] of [[-9, -62, 10], [8, -68, 11], [-4, -80, 11], [6, -92, 9], [-3, -103, 7], [12, -54, 7]] as const) { const q = r * rnd.between(0.85, 1.2); const [px, py] = [x + rnd.between(-2, 2), y + rnd.between(-3, 3)]; crown += `M${n(px - q)},${n(py)}a${n(q)},${n(q * 0.8)} 0 1 0 ${n(2 * q)},0a${n(q)},${n(q * 0.8)} 0 1 0 ${n(-2 * q)},0Z`; light += `M${n(px - q)},${n(py)}a${n(q)},${n(q * 0.8)} 0 0 1 ${n(q)},${n(-q * 0.8)}q${n(-q * 0.5)},${n(q * 0.6)} ${n(-q)},${n(q * 0.8)}Z` }
  return path('M-2.200,0L-1,-100H1L2.200,0Z', bark) + path('M-2.200,0L-1,-100H0L-.400,0Z', mix(bark, c.lit, 0.45)) + path('M-3.400,0Q-5,-26 0,-50Q5,-26 3.400,0Z', mix(leaf, c.ink, 0.2)) + path(crown, leaf) + path(light, mix(leaf, c.lit, 0.28))
}

function bungalow({ c }: Sheet): string {
  const wall = c.see('#F4E6C8', 0.08)
  const side = c.see('#C9A67A', 0.08)
  const roof = c.see('#B8543A', 0.06)
  const dark = c.dark ? c.glow : c.see('#4A5A5A', 0.1)
  return rect(-70, -34, 140, 34, wall) + rect(30, -34, 40, 34, side) + path('M-84,-32L-54,-66H54L84,-32Z', roof) + path('M10,-66H54L84,-32H24Z', mix(roof, c.ink, 0.35)) + path([-58, -38, 22, 44].map((x) => `M${x},-8v-16h11v16Z`).join('') + 'M-12,0V-24H2V0Z', dark) + path('M-84,-32H84V-28H-84Z', mix(roof, c.ink, 0.2)) + path([-78, -52, -26, 12, 38, 74].map((x) => `M${x},0V-30h3V0Z`).join(''), c.see('#FBF1DC', 0.06)) + rect(20, -78, 10, 16, side)
}

// the bush one stands beside, heavy with cherries
function nearBushes(s: Sheet): string {
  const { W, H, u, rnd, c } = s
  const ripe = s.season === 'monsoon' ? c.see('#7FA83E') : c.see('#D2352B')
  const bloom = s.season === 'summer'
  const blade = 'M0,0C-5,-6 -6,-16 0,-26C6,-16 5,-6 0,0Z'
  const dark = s.keep(path(blade, mix(c.ink, c.see('#2F5A36'), 0.4)) + line('M0,0V-24', mix(c.ink, c.at(0.7), 0.3), 0.7))
  const light = s.keep(path(blade, mix(c.see('#4F8A46'), c.ink, 0.35)) + line('M0,0V-24', mix(c.see('#8FB46A'), c.ink, 0.3), 0.7))
  const cherry = (x: number, y: number, fill: string) => circle(u * x, u * y, u * 0.8, fill) + circle(u * (x - 0.25), u * (y - 0.3), u * 0.22, mix(fill, c.lit, 0.6))
  const warm = bloom ? ripe : mix(ripe, c.see('#E2A02F'), 0.5)
  const pair = (leaf: Stamp, other: Stamp, first: string, second: string) => s.keep(`<g transform="rotate(34)">${leaf(0, 0, u * 0.36)}</g><g transform="rotate(146)">${other(0, 0, u * 0.34)}</g>${cherry(-1, -0.7, first)}${cherry(0.8, 0.7, second)}${cherry(0.5, -0.9, ripe)}`)
  const pairs = [pair(dark, light, ripe, warm), pair(light, dark, warm, ripe)]
  const branch = (x: number, y: number, angle: number, length: number) => `<g transform="translate(${n(x)} ${n(y)}) rotate(${angle})">${line(`M0,0H${n(length)}`, mix(c.ink, c.see('#5A3A2A'), 0.4), u * 0.6)}${[1, 2, 3, 4, 5, 6].map((i) => nth(pairs, i)((i / 7) * length, 0, rnd.between(0.9, 1.15))).join('')}</g>`
  return branch(-u * 2, H * 0.95, -38, u * 40) + branch(-u * 2, H * 0.99, -16, u * 44) + branch(-u * 2, H * 0.88, -60, u * 30) + path(`M-10,${n(H * 0.97)}Q${n(W * 0.1)},${n(H * 0.95)} ${n(W * 0.2)},${H + 5}H-10Z`, c.ink)
}

function pepperTrunk(s: Sheet): string {
  const { W, H, u, rnd, c } = s
  const bark = mix(c.ink, c.see('#6A5A4A'), 0.35)
  const x = W * 0.94
  const heart = 'M0,0C-8,-3 -9,-11 -4,-13C-1,-14 0,-11 0,-10C0,-11 1,-14 4,-13C9,-11 8,-3 0,0Z'
  const dark = s.keep(`<g transform="rotate(180)">${path(heart, mix(c.ink, c.see('#2F5A36'), 0.35))}</g>`)
  const light = s.keep(`<g transform="rotate(180)">${path(heart, mix(c.see('#4F8A46'), c.ink, 0.4))}</g>`)
  let out = path(`M${n(x - u * 4)},${H + 5}L${n(x - u * 2.6)},-5H${n(x + u * 2.6)}L${n(x + u * 4.4)},${H + 5}Z`, bark) + path(`M${n(x - u * 4)},${H + 5}L${n(x - u * 2.6)},-5h${n(u * 1.2)}L${n(x - u * 1.6)},${H + 5}Z`, mix(bark, c.lit, 0.3))
  for (let i = 0; i < 26; i++) { const t = rnd(); out += (i % 3 ? dark : light)(x + u * rnd.between(-5, 5), H * (0.34 + 0.66 * t), u * rnd.between(0.24, 0.38), rnd.odds(0.5)) }
  let strings = ''
  for (let i = 0; i < 8; i++) strings += `M${n(x + u * rnd.between(-5, 4))},${n(H * rnd.between(0.45, 0.9))}v${n(u * 3)}`
  return out + line(strings, c.see('#8FA83E'), u * 0.7, ` stroke-linecap="round" stroke-dasharray=".1 ${n(u * 0.75)}"`) + canopy(s, u * 7, u * 4.6, mix(c.ink, c.at(0.75), 0.3))
}
