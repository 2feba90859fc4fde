import type { Sheet, Stamp } from '#domain/media/posters/sheet.ts'
import { birds } from '#domain/media/posters/strokes/animals.ts'
import { arch, FINIAL, flags, shikharaTower } from '#domain/media/posters/strokes/architecture.ts'
import { nth } from '#domain/media/posters/strokes/chance.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { downs, fillUnder, massif } from '#domain/media/posters/strokes/hills.ts'
import { rowboat, walker } from '#domain/media/posters/strokes/people.ts'
import { mist, sky } from '#domain/media/posters/strokes/sky.ts'
import { circle, ellipse, line, n, op, path, type Point, put, rect } from '#domain/media/posters/strokes/svg.ts'
import { deodar, roundTrees } from '#domain/media/posters/strokes/trees.ts'
import { mirror, water } from '#domain/media/posters/strokes/water.ts'

/** A temple of the north: on its lawn, mirrored in its tank, or (when the recipe asks) a stone shrine under the snows. */
export function drawShikhara(s: Sheet): string {
  if (s.choice.odds(0)) return underTheSnows(s)
  return s.choice.odds(0.42) ? besideTheTank(s) : onTheLawn(s)
}

function onTheLawn(s: Sheet): string {
    const { W, H, u, rnd, c } = s
    let out = sky(s, { sunX: rnd.between(0.2, 0.3), sunY: 0.28, sunR: 10, horizon: 0.68 })
    for (const [y, a, t] of [[0.68, 0.035, 0], [0.72, 0.025, 0.16]] as const) { const l = downs(s, H * y, H * a, rnd.between(1.4, 2)); out += (t ? roundTrees(s, l, c.at(t), 3, 4) : '') + fillUnder(s, l, s.fade(c.at(t), mix(c.at(t), c.haze, 0.5), 0, 0.5)) }
    const lit = c.lit, shade = c.shade, mid = mix(lit, shade, 0.42), dark = mix(c.ink, shade, 0.16), gold = c.see('#E3A22F')
    const gy = H * 0.855, x0 = W * (s.wide ? 0.62 : 0.6), h = u * (s.tall ? 62 : 58) / u
    const small = (x: number, hh: number) => put(W * x, gy - 6 * u, u, shikharaTower(hh, mix(lit, c.haze, 0.2), mix(mid, c.haze, 0.2), mix(shade, c.haze, 0.2), gold, null))
    out += small(s.wide ? 0.84 : 0.81, 30) + small(s.wide ? 0.16 : 0.085, 24)
    // plinth, halls rising toward the tower, then the tower with its clinging spires
    let g = ''
    const hall = (x: number, w: number, y: number, hh: number) => { let b = path(`M${x - w / 2},${y}V${y - hh * 0.46}H${x + w / 2}V${y}Z`, mid) + rect(x + w * 0.2, y - hh * 0.46, w * 0.3, hh * 0.46, shade); for (let i = 0; i < 6; i++) { const t = i / 6, hw = w * (0.56 - t * 0.42), yy = y - hh * (0.46 + t * 0.46); b += path(`M${n(x - hw)},${n(yy)}L${n(x - hw * 0.93)},${n(yy - hh * 0.085)}H${n(x + hw * 0.93)}L${n(x + hw)},${n(yy)}Z`, i % 2 ? lit : mix(lit, shade, 0.35)) + path(`M${n(x + hw * 0.3)},${n(yy)}V${n(yy - hh * 0.085)}H${n(x + hw * 0.93)}L${n(x + hw)},${n(yy)}Z`, shade, op(0.8)) } return b + `<path d="${FINIAL}" transform="translate(${n(x)} ${n(y - hh * 0.96)}) scale(.16)" fill="${gold}"/>` + path(arch(x - w * 0.24, y, w * 0.18, hh * 0.38) + arch(x + w * 0.02, y, w * 0.18, hh * 0.38), dark) }
    g += hall(-44, 18, 0, 17) + hall(-29, 20, 0, 23) 
    g += `<g transform="translate(0 0)">${shikharaTower(h, lit, mid, shade, gold, c.accent)}</g>`
    const spire = s.keep(shikharaTower(h, lit, mid, shade, gold, null))
    for (const [x, q] of [[-9.5, 0.54], [9.5, 0.54], [-5, 0.66], [5.2, 0.62], [0, 0.46]] as const) g += spire(x, 0, q)
    g += hall(-13, 20, 0, 30) + path(arch(0, 0, 5.4, 11), dark)
    let plinth = ''
    for (let i = 0; i < 4; i++) plinth += path(`M${-60 + i * 1.4},${9 - i * 2.3}V${6.7 - i * 2.3}H${24 - i * 1.1}V${9 - i * 2.3}Z`, i % 2 ? mid : lit) + rect(8, 6.7 - i * 2.3, 16 - i * 1.1, 2.3, shade)
    let stair = ''
    for (let i = 0; i < 6; i++) stair += rect(-58 - (6 - i) * 1.1 + 4, 8 - i * 1.5, 9, 1.5, i % 2 ? lit : mix(mid, shade, 0.4))
    out += put(x0, gy - 6 * u, u * (s.wide ? 1.12 : 1) * (s.tall ? 0.88 : 1), plinth + stair + g)
    const lawn: Point[] = [[-10, H * 0.868], [W * 0.4, H * 0.872], [W + 10, H * 0.862]], green = mix(c.see(s.season === 'summer' ? '#8E8B4E' : '#5F8A52'), c.at(0.6), 0.25)
    out += fillUnder(s, lawn, s.fade(mix(green, c.lit, 0.22), mix(green, c.ink, 0.34), 0, 0.9))
    out += roundTrees(s, [[-10, H * 0.868], [W * 0.15, H * 0.87]], mix(green, c.ink, 0.4), 2, 2.4) + path(`M${n(W * 0.16)},${n(H * 0.868)}C${n(W * 0.26)},${n(H * 0.9)} ${n(W * 0.2)},${n(H * 0.95)} ${n(W * 0.08)},${H + 4}H${n(W * 0.36)}C${n(W * 0.36)},${n(H * 0.94)} ${n(W * 0.3)},${n(H * 0.9)} ${n(W * 0.2)},${n(H * 0.868)}Z`, mix(c.lit, green, 0.3))
    for (const [x, y, k, col, f] of [[0.235, 0.915, 0.19, '#C93A2B', 0], [0.265, 0.918, 0.18, '#E2A02F', 1], [0.2, 0.96, 0.27, '#F4EBD3', 0]] as const) out += put(W * x, H * y, u * k, walker(c.see(col), c.ink, null, c.see(col)), !!f)
    // a neem to frame, its canopy cut in one piece
    const tx = W * 0.97, ty = H * 0.99
    out += path(`M${n(tx - 2.2 * u)},${n(ty)}C${n(tx - u)},${n(ty - 20 * u)} ${n(tx - 3 * u)},${n(ty - 26 * u)} ${n(tx - 7 * u)},${n(ty - 34 * u)}L${n(tx - 5 * u)},${n(ty - 34.600 * u)}C${n(tx - 2 * u)},${n(ty - 29 * u)} ${n(tx)},${n(ty - 30 * u)} ${n(tx + u)},${n(ty - 38 * u)}L${n(tx + 3 * u)},${n(ty - 38 * u)}C${n(tx + 2 * u)},${n(ty - 20 * u)} ${n(tx + 3 * u)},${n(ty - 10 * u)} ${n(tx + 4.4 * u)},${n(ty)}Z`, c.ink)
    let leaf = ''
    for (let i = 0; i < 15; i++) { const a = i / 15 * 6.283, r = u * rnd.between(6, 9.5), x = tx + Math.cos(a) * u * 10, y = ty - 42 * u + Math.sin(a) * u * 8; leaf += `M${n(x - r)},${n(y)}a${n(r)},${n(r * 0.86)} 0 1 0 ${n(2 * r)},0a${n(r)},${n(r * 0.86)} 0 1 0 ${n(-2 * r)},0Z` }
    out += path(leaf, c.ink) + ellipse(tx, ty - 42 * u, 12 * u, 9 * u, c.ink)
    let fleck = ''
    for (let i = 0; i < 14; i++) { const x = tx - u * rnd.between(-4, 17), y = ty - u * rnd.between(40, 56); fleck += `M${n(x)},${n(y)}q${n(u)},${n(-u * 1.2)} ${n(u * 2.2)},0q${n(-u)},${n(u * 0.7)} ${n(-u * 2.2)},0Z` }
    return out + path(fleck, mix(c.ink, green, 0.45)) + birds(s, W * 0.38, H * 0.2, 5, c.at(0.8))
  }

function underTheSnows(s: Sheet): string {
  const { W, H, u, rnd, c } = s
  const snowy = s.season === 'winter'
  let out = sky(s, { sunX: rnd.between(0.16, 0.24), sunY: 0.2, sunR: 8, horizon: 0.62 })
  const peak = H * (s.tall ? 0.2 : 0.12)
  const snow = mix(c.lit, '#FFFFFF', c.dark ? 0 : 0.4)
  out += massif(s, [[W * 0.08, H * 0.34], [W * 0.3, H * 0.26], [W * 0.6, peak], [W * 0.8, H * 0.24], [W * 0.98, H * 0.32]], H * 0.7, { snow, shade: mix(c.shade, c.see('#7A8FB0'), 0.5), rock: mix(c.at(0.3), c.see('#6A6A80'), 0.5), haze: c.haze }) + mist(s, H * 0.66, 2, 0.5)
  const slope = mix(c.see(snowy ? '#DDE3EA' : '#7E8F5E'), c.at(0.3), 0.2)
  const hill: Point[] = [[-10, H * 0.66], [W * 0.2, H * 0.7], [W * 0.5, H * 0.73], [W * 0.8, H * 0.7], [W + 10, H * 0.65]]
  out += fillUnder(s, hill, s.fade(mix(slope, c.haze, 0.25), slope, 0, 0.5))
  const stone = c.see('#B9AFA0')
  const side = c.see('#6E6670')
  const roof = c.see('#8A7A62')
  const dark = mix(c.ink, side, 0.2)
  const gold = c.see('#E3A22F')
  const hut = (x: number, y: number, k: number, hex: string) => put(W * x, H * y, u * k, rect(-36, -28, 72, 28, c.see('#E9DCC4')) + rect(12, -28, 24, 28, c.see('#A8998A')) + path('M-44,-27L-30,-46H30L44,-27Z', snowy ? snow : c.see(hex)) + path('M-26,-4v-14h10v14ZM-4,0v-19h11v19ZM18,-6v-12h10v12Z', c.dark ? c.glow : dark))
  for (const [x, y, k, hex] of [[0.1, 0.735, 0.17, '#2F7F86'], [0.2, 0.752, 0.2, '#B8543A'], [0.3, 0.745, 0.15, '#3F6A8A'], [0.84, 0.745, 0.19, '#B8543A'], [0.93, 0.735, 0.2, '#2F7F86']] as const) out += hut(x, y, k, hex)
  // the shrine: a porch with a gable, then the tower under its wooden canopy
  let g = rect(-60, -6, 122, 7, side) + rect(-56, -12, 114, 7, mix(stone, side, 0.3))
  g += path('M-2,-12V-70C0,-96 8,-112 22,-118C36,-112 44,-96 46,-70V-12Z', stone) + path('M28,-12V-112C40,-104 45,-90 46,-70V-12Z', side) + line('M0,-34H46M-1,-54H46M1,-76H45M6,-96H40', side, 1.4, op(0.7))
  g += path('M2,-110H42L46,-118H-2Z', roof) + rect(4, -132, 36, 14, mix(roof, c.ink, 0.25)) + path('M-8,-131H52L40,-142H4Z', snowy ? snow : roof) + path('M22,-131H52L40,-142H26Z', mix(snowy ? snow : roof, c.ink, 0.3)) + `<path d="${FINIAL}" transform="translate(22 -142) scale(.6)" fill="${gold}"/>`
  g += rect(-52, -48, 54, 36, mix(stone, c.lit, 0.25)) + path('M-58,-47L-25,-72L8,-47Z', mix(stone, c.lit, 0.1)) + path('M-25,-72L8,-47H-14Z', side) + path('M-40,-12V-30a15,15 0 0 1 30,0V-12Z', mix(c.see('#B8432C'), c.ink, 0.1)) + path('M-35,-12V-29a10,10 0 0 1 20,0V-12Z', c.dark ? c.glow : dark) + circle(-25, -56, 5, gold)
  if (snowy) g += path('M-60,-46L-25,-73L10,-46L2,-47L-25,-67L-52,-47Z', snow)
  const gy = H * 0.81
  out += put(W * (s.wide ? 0.55 : 0.54), gy, u * (s.tall ? 0.42 : 0.44), g)
  out += fillUnder(s, [[-10, gy - u], [W * 0.5, gy], [W + 10, gy - u]], s.fade(mix(c.see(snowy ? '#E9ECEF' : '#B5A68C'), c.lit, 0.2), mix(c.see(snowy ? '#A9B4C8' : '#7A6E5E'), c.ink, 0.25)))
  out += path(`M${n(W * 0.42)},${n(gy)}H${n(W * 0.52)}L${n(W * 0.56)},${H + 5}H${n(W * 0.1)}Z`, mix(c.see('#CDBFA6'), c.lit, 0.3), op(0.8))
  out += flags(W * 0.54 + 2 * u, gy - 58 * u * (s.tall ? 0.94 : 1), -u * 3, H * 0.6, u * 6, u, c, rnd) + flags(W * 0.56, gy - 58 * u * (s.tall ? 0.94 : 1), W + u * 3, H * 0.6, u * 6, u, c, rnd)
  for (const [x, y, k, hex, load] of [[0.43, 0.85, 0.32, '#E58A2E', null], [0.37, 0.88, 0.4, '#C8321F', '#1F6F86'], [0.3, 0.93, 0.5, '#1F6F86', '#E2A02F'], [0.47, 0.84, 0.28, '#F4EBD3', null]] as const) out += put(W * x, H * y, u * k, walker(c.see(hex), c.see('#7A4B34'), load && c.see(load)))
  for (const [x, h] of [[0.03, 44], [0.95, 58], [0.86, 34]] as const) out += put(W * x, H * 0.96, u, deodar(h, mix(c.ink, c.at(0.8), 0.2), mix(c.see('#2F5A50'), c.ink, 0.3), rnd, snowy ? snow : null))
  return out + birds(s, W * 0.3, H * 0.3, 3, c.at(0.6))
}

function besideTheTank(s: Sheet): string {
  const { W, H, u, rnd, c } = s
  const gy = H * 0.66
  let out = sky(s, { sunX: rnd.between(0.2, 0.28), sunY: 0.26, sunR: 10, horizon: 0.62 })
  const lit = c.lit
  const shade = c.shade
  const mid = mix(lit, shade, 0.42)
  const gold = c.see('#E3A22F')
  const green = mix(c.see('#5F8A52'), c.at(0.4), 0.4)
  const wood: Point[] = [[-10, gy - 4 * u], [W * 0.3, gy - 3 * u], [W * 0.7, gy - 3 * u], [W + 10, gy - 5 * u]]
  const land = s.keep(roundTrees(s, wood, mix(green, c.haze, 0.3), 4.4, 3.8) + rect(-10, gy - 3 * u, W + 20, 4 * u, mix(green, c.haze, 0.15)))
  const tall = s.keep(shikharaTower(100, lit, mid, shade, gold, c.accent))
  const plain = s.keep(shikharaTower(100, lit, mid, shade, gold, null))
  const porch = s.keep(rect(-14, -14, 28, 14, mid) + rect(4, -14, 10, 14, shade) + path('M-17,-14L-12,-19H12L17,-14ZM-13,-19L-9,-23H9L13,-19ZM-9,-23L-5,-27H5L9,-23Z', lit) + path('M5,-14L4,-19H12L17,-14ZM4,-19L3,-23H9L13,-19Z', shade) + path(arch(-4, 0, 9, 11), mix(c.ink, shade, 0.2)))
  const k = Math.min(0.62, (gy * 0.8) / (u * 112))
  const towers: [number, number, Stamp][] = [[0.2, 0.36, plain], [0.31, 0.5, plain], [0.78, 0.44, plain], [0.88, 0.34, plain], [0.56, 1, tall], [0.45, 0.58, plain], [0.67, 0.58, plain]]
  const group = s.keep(towers.map(([x, size, stamp]) => stamp(W * x, gy - u * 2, u * k * size)).join('') + [0.26, 0.38, 0.5, 0.72].map((x, i) => porch(W * x, gy - u * 2, u * k * nth([0.7, 0.9, 1.3, 0.9], i))).join('') + rect(W * 0.1, gy - u * 2.2, W * 0.84, u * 2.4, mix(lit, mid, 0.3)) + rect(W * 0.1, gy - u * 0.6, W * 0.84, u, shade))
  let steps = ''
  for (let i = 0; i < 5; i++) steps += rect(-10, gy + u * i * 1.1, W + 20, u * 1.1, i % 2 ? mix(shade, mid, 0.5) : mix(lit, mid, 0.4))
  const wy = gy + u * 5.4
  out += land(0, 0) + group(0, 0) + steps + water(s, wy, H, [mix(c.water[0], c.haze, 0.25), c.water[1]], { waves: 22 }) + `<g${s.clip(`M-5,${n(wy)}H${W + 5}V${H}H-5Z`)}>${mirror(group(0, -3 * u) + land(0, -3 * u), wy, 0.36, 0.8)}</g>`
  for (const [x, dy, size, hex] of [[0.24, 3, 0.2, '#C93A2B'], [0.265, 3.2, 0.19, '#E2A02F'], [0.47, 4.6, 0.22, '#F4EBD3'], [0.74, 3.6, 0.2, '#7A2F5B']] as const) out += put(W * x, gy + u * dy, u * size, walker(c.see(hex), c.ink, null, c.see(hex)))
  let rip = ''
  for (let i = 0; i < 16; i++) { const w = u * rnd.between(8, 26); rip += `M${n(W * rnd())},${n(wy + u * (2 + i * 1.8))}q${n(w / 2)},${n(-u * 0.5)} ${n(w)},0q${n(-w / 2)},${n(u * 0.5)} ${n(-w)},0Z` }
  out += path(rip, mix(c.water[0], c.water[1], 0.4), op(0.7))
  const pad = mix(c.see('#4F8A5E'), c.ink, 0.3)
  for (let i = 0; i < 15; i++) { const x = W * (i % 2 ? rnd.between(0, 0.34) : rnd.between(0.6, 1)); const y = H * rnd.between(0.88, 0.99); const r = u * rnd.between(1.8, 3.2); out += ellipse(x, y, r, r * 0.32, mix(pad, c.lit, 0.1 * (i % 3))) + (i % 3 ? '' : put(x, y, r * 0.075, path('M0,0C-12,-4 -14,-12 -12,-17C-7,-14 -4,-9 0,0C4,-9 7,-14 12,-17C14,-12 12,-4 0,0Z', c.see('#E58AA0')) + path('M0,0C-6,-8 -5,-16 0,-22C5,-16 6,-8 0,0Z', mix(c.see('#E58AA0'), c.lit, 0.5)))) }
  return out + put(W * 0.3, H * 0.82, u * 0.28, rowboat(c.at(0.85), c.ink, null, c.ink, c.see('#F7EAC6'))) + birds(s, W * 0.36, H * 0.2, 5, c.at(0.8))
}
