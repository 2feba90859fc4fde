import type { Sheet } from '#domain/media/posters/sheet.ts'
import { birds } from '#domain/media/posters/strokes/animals.ts'
import { arch, chhatri } from '#domain/media/posters/strokes/architecture.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { downs, fillUnder } from '#domain/media/posters/strokes/hills.ts'
import { walker } from '#domain/media/posters/strokes/people.ts'
import { sky } from '#domain/media/posters/strokes/sky.ts'
import { n, op, path, type Point, poly, put, rect } from '#domain/media/posters/strokes/svg.ts'
import { roundTrees } from '#domain/media/posters/strokes/trees.ts'

/** A stepwell: the square well of a thousand small stairs, or the long flight going down under its pillared storeys. */
export function drawStepwell(s: Sheet): string {
  return s.choice.odds(0.42) ? longFlight(s) : squareWell(s)
}

function squareWell(s: Sheet): string {
    const { W, H, u, rnd, c } = s
    s.framed = true
    let out = sky(s, { sunX: rnd.between(0.18, 0.26), sunY: 0.13, sunR: 6, horizon: 0.3, rays: false })
    const lit = c.lit, mid = mix(c.lit, c.shade, 0.45), shade = c.shade, deep = mix(c.shade, c.ink, 0.45), dark = mix(c.ink, c.shade, 0.12), glow = c.dark ? c.glow : dark, gold = c.see('#D9932E')
    const top = H * 0.28, cx = W / 2
    let pav = ''
    const far = downs(s, top - u * 2, u * 2, 2); out += roundTrees(s, far, c.at(0.2), 3, 3.4) + fillUnder(s, far, c.at(0.2))
    const at = (x: number, y: number, q: number, body: string) => `<g transform="translate(${x} ${y}) scale(${q})">${body}</g>`
    const hall = (x: number, w: number, h: number, k: number) => rect(x, -h, w, h, lit) + rect(x + w * 0.66, -h, w * 0.34, h, mid) + path(Array.from({ length: k }, (_, i) => arch(x + w * (i + 0.5) / k, 0, w / k * 0.66, h * 0.78)).join(''), glow) + rect(x - 2, -h - 4, w + 4, 5, shade)
    pav = hall(-150, 300, 30, 17) + `<g transform="translate(0 -34)">${hall(-70, 140, 26, 9)}</g>` + ([[-140, -34, 0.24], [140, -34, 0.24], [-100, -34, 0.17], [100, -34, 0.17], [0, -64, 0.36], [-56, -64, 0.2], [56, -64, 0.2]] as const).map(([x, y, q]) => at(x, y, q, chhatri(lit, shade, gold))).join('')
    out += put(cx, top + u, u * (s.wide ? 0.27 : 0.25), pav)
    // the well: terraces closing in on the water, each a frieze of small stair pyramids
    const modules = s.wide ? 15 : 9, frieze = s.name(), w = 1000 / modules
    let a = '', b = '', e = ''
    for (let i = 0; i < modules; i++) { const x = (i + 0.5) * w; for (let j = 0; j < 5; j++) { const y = 12 + 88 * (j + 1) / 5, q = w * 0.47 * ((j + 1) / 5); a += `M${n(x - q)},${n(y)}v-17.600H${n(x)}V${n(y)}Z`; b += `M${n(x)},${n(y)}v-17.600h${n(q)}v17.600Z` } e += `M${n(x - w * 0.08)},100v-32q${n(w * 0.08)},-24 ${n(w * 0.16)},0v32Z` }
    s.defs += `<g id="${frieze}">${path(a, lit)}${path(b, shade)}${path(e, mix(deep, c.ink, 0.4))}</g>`
    const rows = 8, half0 = W * 0.62, bottom = H * 0.9
    for (let r = 0; r < rows; r++) {
      const t = r / rows, y0 = top + (bottom - top) * t ** 0.92, y1 = top + (bottom - top) * ((r + 1) / rows) ** 0.92, h = y1 - y0, half = half0 * (1 - 0.62 * t), half2 = half0 * (1 - 0.62 * (r + 1) / rows)
      out += rect(-5, y0, W + 10, H - y0, mix(mid, deep, 0.25 + t * 0.4))
      // side walls
      out += path(`M-5,${n(y0)}H${n(cx - half)}L${n(cx - half2)},${n(y1)}H-5Z`, mix(deep, c.ink, t * 0.35)) + path(`M${W + 5},${n(y0)}H${n(cx + half)}L${n(cx + half2)},${n(y1)}H${W + 5}Z`, mix(lit, mid, 0.25 + t * 0.6))
      const hz = t * 0.35
      out += `<use href="#${frieze}" transform="translate(${n(cx - half)} ${n(y0)}) scale(${Math.round(half * 2) / 1000} ${Math.round(h * 10) / 1000})"/>` + rect(cx - half, y0, half * 2, h, c.ink, op(hz)) + rect(cx - half, y0, half * 2, h * 0.13, mix(lit, mid, 0.2 + t * 0.5)) + rect(-5, y0, cx - half + 5, h * 0.13, mix(mid, deep, 0.5 + t * 0.4)) + rect(cx + half, y0, W - cx - half + 5, h * 0.13, mix(lit, mid, 0.1 + t * 0.4))
    }
    const pool = mix(c.see('#2F7F73'), c.ink, 0.2)
    out += rect(-5, bottom, W + 10, H, pool) + path(Array.from({ length: 16 }, () => { const x = W * rnd(), y = bottom + (H - bottom) * rnd.between(0.1, 0.95), w = u * rnd.between(6, 18); return `M${n(x - w / 2)},${n(y)}q${n(w / 2)},${n(-u * 0.5)} ${n(w)},0q${n(-w / 2)},${n(u * 0.5)} ${n(-w)},0Z` }).join(''), mix(pool, c.lit, 0.4), op(0.6))
    for (const [x, y, k, col, f] of [[0.33, 0.505, 0.13, '#C8321F', 0], [0.6, 0.62, 0.16, '#E9A52E', 1], [0.56, 0.9, 0.25, '#8E2F5C', 0]] as const) out += put(W * x, H * y, u * k, walker(c.see(col), c.ink, null, c.see(col)) + path('M-3,-30C-6,-36 6,-36 4,-30Z', c.see('#D9A03F')), !!f)
    return out + birds(s, W * 0.62, H * 0.1, 5, c.at(0.8), 0.9)
  }

// Everything is placed by z, how many times farther off than the first landing; the flight sinks as it recedes.
function longFlight(s: Sheet): string {
  const { W, H, u, c } = s
  s.framed = true
  const [cx, horizon] = [W / 2, H * 0.3]
  const foot = (z: number) => horizon + (H * (0.3 + 0.45 * z)) / z
  const ground = (z: number) => horizon + (H * 0.1) / z
  const half = (z: number) => (W * 0.5) / z
  const lit = c.lit
  const mid = mix(c.lit, c.shade, 0.45)
  const deep = mix(c.shade, c.ink, 0.45)
  let out = sky(s, { sunX: 0.24, sunY: 0.13, sunR: 6, horizon: 0.32, rays: false })
  const trees = downs(s, horizon - u, u * 2, 2)
  out += roundTrees(s, trees, c.at(0.2), 3.4, 3.4) + rect(-10, horizon - u, W + 20, H, s.fade(mix(c.see('#A8A060'), c.haze, 0.3), mix(c.see('#8A8450'), c.ink, 0.2), 0, 0.3))
  out += put(cx, horizon + u * 1.6, u * (s.tall ? 0.19 : 0.2), topPavilion(s))
  const zs = [4.6, 2.9, 1.8]
  const FAR = 6
  out += poly([[cx - half(FAR), ground(FAR)], [cx + half(FAR), ground(FAR)], [cx + half(FAR), foot(FAR)], [cx - half(FAR), foot(FAR)]], mix(deep, c.ink, 0.4)) + path(arch(cx, foot(FAR) - H * 0.02, half(FAR) * 1.2, H * 0.2), mix(c.ink, deep, 0.15)) + rect(cx - half(FAR), foot(FAR) - H * 0.035, half(FAR) * 2, H * 0.04, mix(c.see('#2F8F80'), c.lit, 0.2))
  for (const side of [-1, 1]) out += sideWall(s, side, { cx, half, ground, foot }, side < 0 ? mix(c.shade, c.ink, 0.22) : mix(lit, mid, 0.35), side < 0 ? deep : mix(c.shade, mid, 0.3))
  out += treads(s, cx, half, foot, lit, mid)
  for (const z of zs) out += landing(s, z, { cx, half, ground, foot })
  for (const [x, z, hex] of [[0.22, 2.2, '#E9A52E'], [-0.24, 1.4, '#C8321F'], [0.16, 1.12, '#8E2F5C']] as const) out += put(cx + (W * x) / z, foot(z) - u * 0.3, (u * 0.62) / z ** 0.8, walker(c.see(hex), c.ink, null, c.see(hex)) + path('M-3,-30C-6,-36 6,-36 4,-30Z', c.see('#D9A03F')), x > 0)
  return out + birds(s, W * 0.6, H * 0.1, 5, c.at(0.8), 0.9)
}

type Well = { cx: number; half: (z: number) => number; ground: (z: number) => number; foot: (z: number) => number }

function sideWall(s: Sheet, side: number, { cx, half, ground, foot }: Well, face: string, line2: string): string {
  const { c } = s
  const at = (z: number, v: number): Point => [cx + side * half(z), ground(z) + (foot(z) - ground(z)) * v]
  const quad = (z0: number, z1: number, v0: number, v1: number, fill: string) => poly([at(z0, v0), at(z1, v0), at(z1, v1), at(z0, v1)], fill)
  let out = quad(0.9, 6, 0, 1, face) + quad(0.9, 6, 0, 0.035, mix(face, c.lit, 0.5))
  for (const v of [0.24, 0.46, 0.68]) out += quad(0.9, 6, v, v + 0.03, mix(face, c.lit, 0.35)) + quad(0.9, 6, v + 0.03, v + 0.045, line2)
  for (const [v0, v1] of [[0.08, 0.21], [0.31, 0.43], [0.53, 0.65]] as const) for (let z = 1; z < 5.4; z *= 1.27) out += quad(z, z * 1.14, v0, v1, line2) + quad(z * 1.035, z * 1.1, v0 + 0.04, v1, mix(face, c.lit, 0.3))
  return out
}

function treads(s: Sheet, cx: number, half: (z: number) => number, foot: (z: number) => number, lit: string, mid: string): string {
  const { W, H, c } = s
  let out = path(`M${n(cx - half(0.8))},${H + 5}L${n(cx - half(6))},${n(foot(6))}H${n(cx + half(6))}L${n(cx + half(0.8))},${H + 5}Z`, mix(mid, c.shade, 0.3))
  for (let z = 5.8; z > 0.86; z *= 0.93) {
    const y = foot(z)
    const drop = foot(z * 0.93) - y
    out += rect(cx - half(z), y, half(z) * 2, drop * 0.52, mix(lit, mid, 0.2 + z * 0.06)) + rect(cx - half(z), y + drop * 0.52, half(z) * 2, drop * 0.5, mix(c.shade, c.ink, 0.1 + z * 0.04))
  }
  return out + rect(-10, H + 5, W, 1, mid)
}

// a storeyed frame of pillars standing across the flight
function landing(s: Sheet, z: number, { cx, half, ground, foot }: Well): string {
  const { H, c } = s
  const depth = Math.min(1, 0.08 * (z - 1))
  const lit = mix(mix(c.lit, c.see('#F0D9A8'), 0.2), c.shade, depth)
  const shade = mix(c.shade, c.ink, 0.1 + depth)
  const [top, base, w] = [ground(z), foot(z), half(z)]
  const storey = (H * 0.36) / z
  const thick = (H * 0.03) / z
  let out = ''
  const levels = Math.max(1, Math.min(4, Math.round((base - top) / storey)))
  for (let i = 0; i < levels; i++) {
    const y = top + ((base - top) / levels) * i
    const next = y + (base - top) / levels
    for (const q of [-0.94, -0.5, 0.5, 0.94]) { const pw = w * 0.1; const x = cx + w * q; out += rect(x - pw / 2, y, pw, next - y, lit) + rect(x + pw * 0.1, y, pw * 0.4, next - y, shade) + rect(x - pw * 0.8, y + thick, pw * 1.6, thick * 0.8, lit) + path(`M${n(x - pw * 1.5)},${n(y + thick)}H${n(x + pw * 1.5)}L${n(x + pw * 0.6)},${n(y + thick * 3)}H${n(x - pw * 0.6)}Z`, mix(lit, shade, 0.35)) + rect(x - pw * 0.75, next - thick, pw * 1.5, thick, lit) }
    out += rect(cx - w, y, w * 2, thick, lit) + rect(cx - w, y + thick, w * 2, thick * 0.6, shade)
  }
  return out + rect(cx - w * 1.02, top - thick * 1.5, w * 2.04, thick * 1.6, mix(lit, '#FFFFFF', c.dark ? 0 : 0.2))
}

function topPavilion({ c }: Sheet): string {
  const gold = c.see('#D9932E')
  const shade = mix(c.shade, c.haze, 0.2)
  const lit = mix(c.lit, c.haze, 0.1)
  return [-90, 0, 90].map((x) => `<g transform="translate(${x} 0) scale(${x ? 0.32 : 0.5})">${chhatri(lit, shade, gold)}</g>`).join('') + rect(-130, -6, 260, 7, mix(lit, shade, 0.3))
}
