import type { Sheet } from '#domain/media/posters/sheet.ts'
import { birds } from '#domain/media/posters/strokes/animals.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { downs, fillUnder, heightAt } from '#domain/media/posters/strokes/hills.ts'
import { rowboat, walker } from '#domain/media/posters/strokes/people.ts'
import { sky } from '#domain/media/posters/strokes/sky.ts'
import { circle, curve, line, n, op, path, type Point, put } from '#domain/media/posters/strokes/svg.ts'
import { roundTrees } from '#domain/media/posters/strokes/trees.ts'
import { mirror, water } from '#domain/media/posters/strokes/water.ts'

/** A tidal creek between walls of mangrove on their stilts, a country boat coming through, egrets and sometimes a crocodile. */
export function drawMangrove(s: Sheet): string {
  const { W, H, u, rnd, c } = s
  const hy = H * 0.5
  let out = sky(s, { sunX: rnd.between(0.4, 0.48), sunY: c.hour === 'day' ? 0.2 : 0.34, sunR: 10, horizon: 0.52 })
  const far = downs(s, hy - 2 * u, 1.4 * u, 3)
  const tone = (depth: number) => mix(c.at(depth), c.see('#4F7A4E'), 0.3)
  const back = s.keep(roundTrees(s, far, tone(0.12), 3, 2.8) + fillUnder({ ...s, H: hy }, far, tone(0.12)))
  out += back(0, 0) + water(s, hy, H, [mix(c.water[0], c.haze, 0.2), c.water[1]], { waves: 30 }) + mirror(back(0, 0), hy, 0.25, 0.7)
  for (const [depth, y, reach, size, right] of [[0.26, 0.515, 0.36, 5, true], [0.3, 0.525, 0.34, 5.4, false], [0.46, 0.56, 0.28, 10, true], [0.52, 0.585, 0.27, 12, false]] as const) {
    const wall = s.keep(thicket(s, W * reach, size, tone(depth), mix(tone(depth), c.lit, 0.24), mix(tone(depth), c.ink, 0.45)))
    const x = right ? W + u : -u
    const flip = right
    out += mirror(wall(x, H * y, 1, flip), H * y, 0.3, 0.55) + wall(x, H * y, 1, flip)
  }
  let rip = ''
  for (let i = 0; i < 14; i++) { const w = u * rnd.between(8, 26); rip += `M${n(W * rnd.between(0.2, 0.7))},${n(hy + u * (4 + i * 2.2))}q${n(w / 2)},${n(-u * 0.5)} ${n(w)},0q${n(-w / 2)},${n(u * 0.5)} ${n(-w)},0Z` }
  out += path(rip, mix(c.water[0], c.sky[3], 0.5), op(0.5)) + put(W * 0.52, H * 0.6, u * 0.15, rowboat(c.at(0.85), c.ink, null, c.ink, c.accent))
  const boat = s.keep(countryBoat(s))
  const [bx, by] = [W * (s.wide ? 0.46 : 0.45), H * 0.76]
  out += mirror(boat(bx, by, u * 0.4), by, 0.3, 0.7) + boat(bx, by, u * 0.4)
  return out + mudbank(s) + nearRoots(s) + birds(s, W * 0.56, H * 0.18, 6, mix(c.lit, c.ink, c.dark ? 0.1 : 0.7))
}

// a wall of mangrove running in from the edge: crowns above, arching stilt roots down to the tide line
function thicket(s: Sheet, reach: number, size: number, leaf: string, pale: string, root: string): string {
  const { u, rnd } = s
  let crowns = ''
  let lights = ''
  let stilts = ''
  for (let x = 0; x < reach; x += u * size * (s.wide ? 0.95 : 0.7)) {
    const taper = 1 - 0.55 * (x / reach) ** 2
    const r = u * size * 0.62 * rnd.between(0.8, 1.25) * taper
    const y = -u * size * (0.55 + 0.75 * rnd()) * taper
    for (const up of [0, 1]) { const cy = y - r * 0.75 * up; crowns += `M${n(x - r)},${n(cy)}a${n(r)},${n(r * 0.84)} 0 1 1 ${n(2 * r)},0a${n(r)},${n(r * 0.6)} 0 1 1 ${n(-2 * r)},0Z`; if (up) lights += `M${n(x - r * 0.8)},${n(cy)}a${n(r * 0.8)},${n(r * 0.7)} 0 0 1 ${n(r * 0.9)},${n(-r * 0.66)}q${n(-r * 0.6)},${n(r * 0.3)} ${n(-r * 0.9)},${n(r * 0.66)}Z` }
    for (const d of [-1, 0.2, 1]) stilts += `M${n(x)},${n(y * 0.7)}Q${n(x + d * r * 0.8)},${n(y * 0.72)} ${n(x + d * r * rnd.between(0.9, 1.2))},${n(u * 0.4)}`
  }
  return line(stilts, root, u * 0.1 * size, ' stroke-linecap="round"') + path(crowns, leaf) + path(lights, pale)
}

function countryBoat({ c }: Sheet): string {
  const hull = c.see('#7A4326')
  const mat = c.see('#D9B070')
  const dark = mix(hull, c.ink, 0.55)
  const person = (x: number, robe: string, hat: string) => put(x, -9, 0.86, walker(c.see(robe), c.see('#6A4028')) + path('M-6,-27L1,-33L8,-27Z', c.see(hat)))
  return person(-40, '#F4EBD3', '#D9B070') + path('M-74,-22C-54,-6 44,-4 58,-10L82,-26C72,4 -58,8 -74,-22Z', hull) + path('M-70,-15C-48,1 44,2 72,-16C60,5 -54,7 -70,-15Z', dark) + path('M-20,-9C-22,-32 -10,-38 6,-38C22,-38 34,-32 32,-9Z', mat) + path('M12,-38C26,-37 34,-31 32,-9H20C22,-22 20,-32 12,-38Z', mix(mat, c.ink, 0.4)) + line('M-10,-9C-11,-26 -6,-34 0,-38M4,-9C4,-26 6,-34 9,-38', mix(mat, c.ink, 0.35), 1) + path('M-20,-9C-22,-26 -16,-34 -8,-37Q-14,-24 -13,-9Z', mix(c.ink, mat, 0.15)) + person(50, '#C8321F', '#D9B070') + line('M58,-34L34,14', dark, 1.6)
}

function mudbank(s: Sheet): string {
  const { W, H, u, rnd, c } = s
  const mud = mix(mix(c.see('#8A6A54'), c.at(0.7), 0.35), c.lit, 0.1)
  const bank: Point[] = [[-10, H * 0.84], [W * 0.16, H * 0.835], [W * 0.34, H * 0.87], [W * 0.46, H * 0.935], [W * 0.5, H * 1.02]]
  let out = path(curve(bank) + `L-10,${H + 10}Z`, s.fade(mix(mud, c.lit, 0.2), mix(mud, c.ink, 0.4)))
  let spikes = ''
  for (let i = 0; i < 46; i++) { const x = W * rnd.between(0, 0.42); const y = Math.max(heightAt(bank, x) + u * 2, H * rnd.between(0.86, 0.99)); spikes += `M${n(x)},${n(y)}l${n(u * rnd.between(-0.3, 0.3))},${n(-u * rnd.between(1.4, 3.4))}` }
  out += line(spikes, mix(mud, c.ink, 0.6), u * 0.45, ' stroke-linecap="round"')
  const white = mix(c.lit, '#FFFFFF', c.dark ? 0.1 : 0.5)
  const heron = s.keep(line('M-2,0V-16M2,0L3,-16', mix(c.ink, c.see('#C98A2E'), 0.3), 1.3) + path('M-14,-14C-10,-24 2,-26 8,-22C7,-16 0,-13 -6,-13Z', white) + line('M6,-21C12,-24 10,-32 8,-36', white, 3.2, ' stroke-linecap="round"') + circle(8.500, -38, 2.600, white) + path('M10,-39L19,-37L10,-36.500Z', c.see('#E2A02F')))
  out += heron(W * 0.24, H * 0.88, u * 0.34) + heron(W * 0.35, H * 0.905, u * 0.3, true)
  return s.choice.odds(0.5) ? out + put(W * 0.09, H * 0.885, u * 0.3, crocodile(mix(c.see('#5E6A46'), c.ink, 0.3), c.ink)) : out
}

function crocodile(body: string, dark: string): string {
  const scutes = Array.from({ length: 12 }, (_, i) => `M${-40 + i * 6.4},${n(-12 - Math.sin(i * 0.28) * 3)}l3,-4 3,4Z`).join('')
  return path('M-92,-2C-70,-4 -56,-12 -38,-14C-16,-19 12,-19 30,-14C36,-17 42,-16 44,-13L70,-9C76,-8 78,-5 74,-4L44,-2H26L30,4H20L16,-1H-26L-24,5H-34L-38,-1C-56,0 -76,2 -92,-2Z', body) + path('M-92,-2C-60,-1 -20,-2 44,-2L74,-4C60,-7 30,-7 10,-6S-50,-4 -92,-2Z', dark, op(0.35)) + path(scutes, dark) + circle(38, -13, 1.600, '#F2B443')
}

function nearRoots(s: Sheet): string {
  const { W, H, u, rnd, c } = s
  const bark = mix(c.ink, c.at(0.8), 0.2)
  const x = W * 0.95
  let roots = ''
  for (let i = 0; i < 9; i++) { const d = (i - 5) * u * 5; roots += `M${n(x + d * 0.1)},${n(H * 0.7 - u * (i % 3) * 4)}C${n(x + d * 0.5)},${n(H * 0.7)} ${n(x + d)},${n(H * 0.8)} ${n(x + d * 1.1)},${H + 5}` }
  let leaves = ''
  for (let i = 0; i < 16; i++) { const r = u * rnd.between(5, 8); const px = x - u * rnd.between(-8, 26); const py = H * 0.2 + u * rnd.between(-24, 10); leaves += `M${n(px - r)},${n(py)}a${n(r)},${n(r * 0.8)} 0 1 0 ${n(2 * r)},0a${n(r)},${n(r * 0.8)} 0 1 0 ${n(-2 * r)},0Z` }
  let sprigs = ''
  for (let i = 0; i < 12; i++) { const px = x - u * rnd.between(-2, 27); const py = H * 0.2 + u * rnd.between(-20, 14); sprigs += `M${n(px)},${n(py)}q${n(u * 1.4)},${n(-u * 1.6)} ${n(u * 3)},0q${n(-u * 1.4)},${n(u)} ${n(-u * 3)},0Z` }
  return path(`M${n(x - u * 2)},${n(H * 0.74)}C${n(x - u * 1)},${n(H * 0.5)} ${n(x - u * 4)},${n(H * 0.34)} ${n(x - u * 8)},${n(H * 0.2)}H${n(x - u * 4)}C${n(x + u)},${n(H * 0.34)} ${n(x + u * 2)},${n(H * 0.5)} ${n(x + u * 3)},${n(H * 0.74)}Z`, bark) + line(roots, bark, u * 1.3, ' stroke-linecap="round"') + path(leaves, c.ink) + path(sprigs, mix(c.ink, c.see('#5E8A46'), 0.5))
}
