import type { Sheet } from '#domain/media/posters/sheet.ts'
import { birds } from '#domain/media/posters/strokes/animals.ts'
import { FINIAL, arch, shikharaTower } from '#domain/media/posters/strokes/architecture.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { downs, fillUnder } from '#domain/media/posters/strokes/hills.ts'
import { walker } from '#domain/media/posters/strokes/people.ts'
import { sky } from '#domain/media/posters/strokes/sky.ts'
import { type Point, ellipse, n, op, path, put, rect } from '#domain/media/posters/strokes/svg.ts'
import { roundTrees } from '#domain/media/posters/strokes/trees.ts'

export function drawShikhara(s: Sheet): string {
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
