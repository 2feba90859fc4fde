import type { Sheet } from '#domain/media/posters/sheet.ts'
import { birds } from '#domain/media/posters/strokes/animals.ts'
import { gopuramTower } from '#domain/media/posters/strokes/architecture.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { fillUnder } from '#domain/media/posters/strokes/hills.ts'
import { walker } from '#domain/media/posters/strokes/people.ts'
import { sky } from '#domain/media/posters/strokes/sky.ts'
import { type Point, n, op, path, put, rect } from '#domain/media/posters/strokes/svg.ts'
import { palm } from '#domain/media/posters/strokes/trees.ts'
import { mirror, water } from '#domain/media/posters/strokes/water.ts'

export function drawGopuram(s: Sheet): string {
    const { W, H, u, rnd, c } = s
    let out = sky(s, { sunX: rnd.between(0.2, 0.28), sunY: 0.25, sunR: 9.5, horizon: 0.66 })
    const hill: Point[] = [[-10, H * 0.7], [W * 0.12, H * 0.62], [W * 0.22, H * 0.57], [W * 0.32, H * 0.62], [W * 0.46, H * 0.69], [W + 10, H * 0.7]]
    out += fillUnder(s, hill, s.fade(c.at(0.02), mix(c.at(0.02), c.haze, 0.6), 0, 0.4))
    const gy = H * 0.8, lit = c.lit, shade = c.shade, mid = mix(lit, shade, 0.4), dark = mix(c.ink, shade, 0.15), gold = c.see('#E3A22F')
    const paint = s.choice.odds(0.6), spots: [string, string] = paint ? [c.see('#2C8C8A'), c.see('#C8432F')] : [mix(shade, c.ink, 0.3), mix(lit, shade, 0.2)]
    const pal = s.keep(palm(30, 0.1, c.at(0.5), c.at(0.44), rnd))
    const haze = (x: string, k: number) => mix(x, c.haze, k)
    out += put(W * 0.26, gy - 4 * u, u, gopuramTower(s.tall ? 30 : 32, haze(lit, 0.25), haze(mid, 0.25), haze(shade, 0.25), haze(dark, 0.3), haze(gold, 0.2), [haze(spots[0], 0.35), haze(spots[1], 0.35)]))
    for (const [x, k] of [[0.38, 0.7], [0.42, 0.9], [0.13, 0.85], [0.09, 0.66], [0.93, 1], [0.97, 0.8]] as const) out += pal(W * x, gy, u * k, rnd.odds(0.5))
    // compound wall, striped white and red, and its gate tower
    const stripe = (x0: number, x1: number, y: number, h: number) => { let d = ''; for (let x = x0; x < x1; x += u * 3.2) d += `M${n(x)},${n(y)}h${n(Math.min(u * 1.6, x1 - x))}v${n(h)}h${n(-Math.min(u * 1.6, x1 - x))}Z`; return rect(x0, y, x1 - x0, h, mix(lit, mid, 0.2)) + path(d, c.see('#C0402C')) + rect(x0, y, x1 - x0, u * 0.9, shade) }
    out += stripe(-10, W + 10, gy - 6.4 * u, 7 * u)
    const main = gopuramTower(s.tall ? 82 : 70, lit, mid, shade, dark, gold, spots), gx = W * (s.wide ? 0.66 : 0.63)
    const held = s.keep(main); out += held(gx, gy + u, u)
    out += rect(-10, gy + 0.6 * u, W + 20, u * 3, mix(lit, shade, 0.3)) + rect(-10, gy + 3.4 * u, W + 20, u * 1.2, shade) + rect(-10, gy + 4.4 * u, W + 20, u * 1.6, mix(lit, shade, 0.45)) + rect(-10, gy + 6 * u, W + 20, u * 1.4, mix(shade, c.ink, 0.2))
    const wy = gy + 7.2 * u
    out += water(s, wy, H, [mix(c.water[0], c.sky[2], 0.3), c.water[1]], { waves: 14, glitter: false }) + `<g${s.clip(`M0,${n(wy)}H${W}V${H}H0Z`)}>${mirror(held(gx, wy - 2 * u, u), wy, 0.42, 0.62)}</g>`
    let rip = ''
    for (let i = 0; i < 12; i++) { const y = wy + u * (1.6 + i * 1.25), w = u * rnd.between(8, 24), x = gx + u * rnd.between(-24, 24); rip += `M${n(x - w / 2)},${n(y)}q${n(w / 2)},${n(-u * 0.45)} ${n(w)},0q${n(-w / 2)},${n(u * 0.45)} ${n(-w)},0Z` }
    out += path(rip, mix(c.water[0], c.water[1], 0.45), op(0.8))
    for (const [x, k, col] of [[0.3, 0.2, '#C93A2B'], [0.335, 0.19, '#F4EBD3'], [0.46, 0.2, '#7A2F5B'], [0.87, 0.2, '#E2A02F']] as const) out += put(W * x, gy + 3.4 * u, u * k, walker(c.see(col), c.ink, null, c.see(col)), x > 0.4)
    out += put(W * 0.06, H * 1.0, u, palm(s.tall ? 84 : 68, 0.16, c.ink, mix(c.ink, c.at(0.72), 0.35), rnd, c.see('#D98A2E')))
    return out + birds(s, W * 0.4, H * 0.16, 6, c.at(0.8))
  }
