import type { Sheet } from '#domain/media/posters/sheet.ts'
import { birds } from '#domain/media/posters/strokes/animals.ts'
import { gopuramTower } from '#domain/media/posters/strokes/architecture.ts'
import { nth } from '#domain/media/posters/strokes/chance.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { fillUnder } from '#domain/media/posters/strokes/hills.ts'
import { walker } from '#domain/media/posters/strokes/people.ts'
import { sky } from '#domain/media/posters/strokes/sky.ts'
import { circle, ellipse, line, n, op, path, type Point, poly, put, rect } from '#domain/media/posters/strokes/svg.ts'
import { palm } from '#domain/media/posters/strokes/trees.ts'
import { mirror, water } from '#domain/media/posters/strokes/water.ts'

/** A temple gate of the south: across its tank, or at the end of the long pillared corridor. */
export function drawGopuram(s: Sheet): string {
  const painted = s.choice.odds(0.6)
  return s.choice.odds(0.36) ? corridor(s) : acrossTheTank(s, painted)
}

function acrossTheTank(s: Sheet, paint: boolean): string {
    const { W, H, u, rnd, c } = s
    let out = sky(s, { sunX: rnd.between(0.2, 0.28), sunY: 0.25, sunR: 9.5, horizon: 0.66 })
    const hill: Point[] = [[-10, H * 0.7], [W * 0.12, H * 0.62], [W * 0.22, H * 0.57], [W * 0.32, H * 0.62], [W * 0.46, H * 0.69], [W + 10, H * 0.7]]
    out += fillUnder(s, hill, s.fade(c.at(0.02), mix(c.at(0.02), c.haze, 0.6), 0, 0.4))
    const gy = H * 0.8, lit = c.lit, shade = c.shade, mid = mix(lit, shade, 0.4), dark = mix(c.ink, shade, 0.15), gold = c.see('#E3A22F')
    const spots: [string, string] = paint ? [c.see('#2C8C8A'), c.see('#C8432F')] : [mix(shade, c.ink, 0.3), mix(lit, shade, 0.2)]
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

// the hall stands in one-point perspective; z is how many times farther off a pair of pillars is than the nearest
function corridor(s: Sheet): string {
  const { W, H, u, rnd, c } = s
  s.framed = true
  const [cx, vy] = [W * 0.5, H * 0.55]
  const lit = mix(c.lit, c.see('#EBC58A'), 0.3)
  const shade = mix(c.shade, c.ink, 0.3)
  const deep = mix(shade, c.ink, 0.6)
  const at = (x: number, y: number, z: number): Point => [cx + (W * x) / z, vy + (H * y) / z]
  let out = sky(s, { sunX: 0.42, sunY: 0.42, sunR: 9, horizon: 0.62, clouds: false })
  const spots: [string, string] = [c.see('#2C8C8A'), c.see('#C8432F')]
  const gate = gopuramTower(Math.min(s.tall ? 62 : 50, (H * 0.42) / u), mix(c.lit, c.haze, 0.1), mix(mix(c.lit, c.shade, 0.4), c.haze, 0.1), mix(c.shade, c.haze, 0.1), mix(c.ink, c.shade, 0.2), c.see('#E3A22F'), spots)
  out += rect(0, vy + H * 0.03, W, H, mix(lit, c.shade, 0.2)) + put(cx, vy + H * 0.085, u, gate)
  const FAR = 5
  out += poly([at(-0.62, -0.6, 1), at(0.62, -0.6, 1), at(0.62, -0.6, FAR), at(-0.62, -0.6, FAR)], mix(shade, c.ink, 0.35)) + poly([at(-0.62, -0.6, 1), at(-0.62, -0.6, FAR), at(-0.62, 0.48, FAR), at(-0.62, 0.48, 1)], deep) + poly([at(0.62, -0.6, 1), at(0.62, -0.6, FAR), at(0.62, 0.48, FAR), at(0.62, 0.48, 1)], mix(shade, c.ink, 0.2))
  const floor = mix(lit, c.shade, 0.4)
  out += poly([at(-0.62, 0.48, 0.9), at(0.62, 0.48, 0.9), at(0.62, 0.48, FAR), at(-0.62, 0.48, FAR)], s.fade(mix(floor, c.lit, 0.3), mix(floor, c.ink, 0.35)))
  const zs = [4.4, 3.5, 2.78, 2.2, 1.72, 1.34, 1.04]
  let beams = ''
  zs.forEach((z, i) => {
    beams += poly([at(-0.5, -0.6, z), at(0.5, -0.6, z), at(0.5, -0.6, z * 1.09), at(-0.5, -0.6, z * 1.09)], nth([spots[1], c.see('#E2A02F'), spots[0]], i)) + poly([at(-0.46, -0.555, z), at(0.46, -0.555, z), at(0.5, -0.6, z), at(-0.5, -0.6, z)], mix(lit, shade, 0.3))
    const [bar, next] = [z * 1.03, z * 1.16]
    out += poly([at(-0.62, 0.48, bar), at(0.3, 0.48, bar * 0.93), at(0.3, 0.48, next * 0.93), at(-0.62, 0.48, next)], c.sun, op(c.night ? 0.12 : 0.26))
  })
  out += beams + kolam(s, at)
  for (const z of zs) for (const side of [-1, 1]) out += pillar(s, at, z, side, lit, shade, spots)
  for (const [x, z, hex, shawl] of [[0.02, 3.2, '#C93A2B', null], [-0.1, 2.3, '#F4EBD3', null], [0.13, 1.5, '#7A2F5B', '#E2A02F']] as const) { const [px, py] = at(x, 0.48, z); out += put(px, py, (u * 1.06) / z, walker(c.see(hex), c.see('#5A3324'), null, shawl && c.see(shawl)), x > 0) }
  for (const [x, z] of [[-0.27, 1.2], [0.27, 1.9]] as const) { const [px, py] = at(x, 0.48, z); const k = u / z; out += rect(px - k * 0.7, py - k * 12, k * 1.4, k * 12, mix(c.see('#C9923A'), c.ink, 0.2)) + ellipse(px, py, k * 4, k * 1.2, mix(c.see('#C9923A'), c.ink, 0.3)) + ellipse(px, py - k * 12, k * 3.4, k * 1, c.see('#E3B24A')) + circle(px, py - k * 14, k * 5, '#FFC35A', op(0.22)) + path(`M${n(px)},${n(py - k * 17)}q${n(k * 1.6)},${n(k * 2.4)} 0,${n(k * 4)}q${n(-k * 1.6)},${n(-k * 1.6)} 0,${n(-k * 4)}Z`, '#FFC35A') }
  return out + birds(s, cx - u * 6, vy - H * 0.12, 3, c.at(0.7), 0.5 + rnd() * 0.1)
}

function pillar(s: Sheet, at: (x: number, y: number, z: number) => Point, z: number, side: number, lit: string, shade: string, spots: [string, string]): string {
  const { W, H, c } = s
  const [x, foot] = at(side * 0.4, 0.48, z)
  const [, head] = at(0, -0.56, z)
  const w = (W * 0.085) / z
  const h = foot - head
  const light = side < 0 ? mix(lit, shade, 0.45) : lit
  const dark = side < 0 ? mix(shade, c.ink, 0.35) : shade
  const block = (y: number, k: number, tall: number) => rect(x - (w * k) / 2, head + h * y, w * k, h * tall, light) + rect(x + (w * k) * 0.14, head + h * y, w * k * 0.36, h * tall, dark)
  const bracket = path(`M${n(x - w * 0.5)},${n(head + h * 0.16)}C${n(x - w * 0.6)},${n(head + h * 0.08)} ${n(x - w * 1.1)},${n(head + h * 0.07)} ${n(x - w * 1.2)},${n(head)}H${n(x + w * 1.2)}C${n(x + w * 1.1)},${n(head + h * 0.07)} ${n(x + w * 0.6)},${n(head + h * 0.08)} ${n(x + w * 0.5)},${n(head + h * 0.16)}Z`, light)
  return bracket + rect(x - w * 1.2, head - (H * 0.04) / z, w * 2.4, (H * 0.042) / z, spots[side < 0 ? 0 : 1]) + block(0.14, 0.8, 0.86) + block(0.14, 1.06, 0.05) + block(0.3, 1.1, 0.1) + block(0.52, 1.06, 0.04) + block(0.66, 1.1, 0.1) + block(0.92, 1.3, 0.08) + rect(x - w * 0.34, head + h * 0.315, w * 0.42, h * 0.07, spots[1], op(0.7)) + rect(x - w * 0.34, head + h * 0.675, w * 0.42, h * 0.07, spots[0], op(0.7))
}

// rice-flour drawing on the floor
function kolam(s: Sheet, at: (x: number, y: number, z: number) => Point): string {
  const { u, c } = s
  const [x, y] = at(-0.06, 0.48, 1.28)
  let d = ''
  for (let i = 0; i < 8; i++) { const a = i * 0.785; d += `M${n(x)},${n(y)}Q${n(x + Math.cos(a - 0.35) * u * 9)},${n(y + Math.sin(a - 0.35) * u * 2)} ${n(x + Math.cos(a) * u * 13)},${n(y + Math.sin(a) * u * 2.9)}Q${n(x + Math.cos(a + 0.35) * u * 9)},${n(y + Math.sin(a + 0.35) * u * 2)} ${n(x)},${n(y)}` }
  return line(d, mix(c.lit, '#FFFFFF', 0.6), u * 0.4, op(0.85))
}
