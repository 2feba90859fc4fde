import type { Sheet } from '#domain/media/posters/sheet.ts'
import type { Chance } from '#domain/media/posters/strokes/chance.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { heightAt } from '#domain/media/posters/strokes/hills.ts'
import { type Point, circle, line, n, op, path, rect } from '#domain/media/posters/strokes/svg.ts'

export function treeline(s: Sheet, list: Point[], fill: string, size: number, density = 1): string { // small conifers cut into one shape along a ridge
  const { W, u, rnd } = s
  let d = ''
  for (let x = 0; x < W; x += u * rnd.between(1.4, 3.6) / density * (s.wide ? 1.5 : 1)) {
    if (rnd.odds(0.22)) { x += u * rnd.between(2, 7); continue }
    const y = heightAt(list, x) + u * 0.6, h = size * u * rnd.between(0.6, 1.25), w = h * 0.2
    d += `M${n(x)},${n(y - h)}l${n(w * 0.7)},${n(h * 0.45)} ${n(-w * 0.25)},0 ${n(w * 0.75)},${n(h * 0.55)} ${n(-w * 2.4)},0 ${n(w * 0.75)},${n(-h * 0.55)} ${n(-w * 0.25)},0Z`
  }
  return path(d, fill)
}

export function roundTrees(s: Sheet, list: Point[], fill: string, size: number, step = 4): string {
  const { W, u, rnd } = s
  let d = ''
  for (let x = Math.max(-u, list[0]?.[0] ?? -u); x < Math.min(W + u, list.at(-1)?.[0] ?? 0); x += u * step * rnd.between(0.5, 1.3)) { const y = heightAt(list, x), r = size * u * rnd.between(0.6, 1.2); d += `M${n(x - r)},${n(y + r * 0.5)}a${n(r)},${n(r * 0.92)} 0 0 1 ${n(r * 2)},0Z` }
  return path(d, fill)
}

export function deodar(h: number, c1: string, c2: string, rnd: Chance, snow?: string | null): string { // tiers of level, drooping boughs
  const tiers = 8, w = h * 0.27
  const trunk = path(`M${n(-h * 0.018)},0L0,${n(-h * 1.06)}L${n(h * 0.018)},0Z`, c1)
  let d = '', sh = '', white = ''
  for (let i = 0; i < tiers; i++) {
    const t = i / (tiers - 1), y = -h * (0.98 - t * 0.84), half = w * (0.14 + 0.86 * t ** 0.85), drop = h * (0.035 + 0.05 * t), L = half * rnd.between(0.78, 1.12), R = half * rnd.between(0.78, 1.12)
    d += `M0,${n(y - drop * 1.1)}Q${n(-L * 0.5)},${n(y - drop * 0.1)} ${n(-L)},${n(y + drop)}Q${n(-L * 0.72)},${n(y + drop * 0.62)} ${n(-L * 0.6)},${n(y + drop * 1.05)}Q${n(-L * 0.34)},${n(y + drop * 0.6)} ${n(-L * 0.2)},${n(y + drop * 0.95)}L${n(R * 0.2)},${n(y + drop * 0.95)}Q${n(R * 0.34)},${n(y + drop * 0.6)} ${n(R * 0.6)},${n(y + drop * 1.05)}Q${n(R * 0.72)},${n(y + drop * 0.62)} ${n(R)},${n(y + drop)}Q${n(R * 0.5)},${n(y - drop * 0.1)} 0,${n(y - drop * 1.1)}Z`
    sh += `M0,${n(y - drop * 1.1)}Q${n(-L * 0.5)},${n(y - drop * 0.1)} ${n(-L)},${n(y + drop)}Q${n(-L * 0.45)},${n(y + drop * 0.2)} 0,${n(y - drop * 0.2)}Z`
    if (snow && i) white += `M0,${n(y - drop * 1.1)}Q${n(-L * 0.5)},${n(y - drop * 0.2)} ${n(-L)},${n(y + drop)}Q${n(-L * 0.45)},${n(y + drop * 0.06)} 0,${n(y - drop * 0.5)}Q${n(R * 0.4)},${n(y)} ${n(R * 0.8)},${n(y + drop * 0.7)}Q${n(R * 0.4)},${n(y - drop * 0.25)} 0,${n(y - drop * 1.1)}Z`
  }
  return trunk + path(d, c1) + path(sh, c2) + (snow ? path(white, snow) : '')
}

export function frond(len: number, ang: number, droop: number, leaf: number, rnd: Chance): string { // one coconut frond, leaflets hanging from a bowed rib
  const ca = Math.cos(ang), sa = Math.sin(ang), P1: Point = [ca * len * 0.6, sa * len * 0.62 - len * 0.26], P2: Point = [ca * len * 0.98, sa * len + len * (droop + 0.2)]
  const at = (t: number): Point => [2 * t * (1 - t) * P1[0] + t * t * P2[0], 2 * t * (1 - t) * P1[1] + t * t * P2[1]]
  let d = `M0,0Q${n(P1[0])},${n(P1[1])} ${n(P2[0])},${n(P2[1])}`
  const k = 11, dir = ca >= 0 ? 1 : -1
  for (let i = k; i >= 1; i--) {
    const t = i / (k + 0.6), [x, y] = at(t), [x0, y0] = at(Math.max(0, t - 0.05)), tx = (1 - 2 * t) * P1[0] + t * P2[0], ty = (1 - 2 * t) * P1[1] + t * P2[1], m = Math.hypot(tx, ty), l = len * leaf * Math.sin(Math.PI * (0.16 + t * 0.76)) ** 0.8 * rnd.between(0.8, 1.1)
    d += `L${n(x + (tx * 0.62 - ty * dir * 0.8) / m * l)},${n(y + (ty * 0.62 + tx * dir * 0.8) / m * l)}L${n(x0 - ty * dir / m * len * 0.012)},${n(y0 + tx * dir / m * len * 0.012)}`
  }
  return d + 'Z'
}

export function palm(h: number, lean: number, c1: string, c2: string, rnd: Chance, nuts?: string): string {
  const x = lean * h, top = -h, w = h * 0.02
  const trunk = path(`M${n(-w * 1.7)},0C${n(-w)},${n(-h * 0.3)} ${n(x * 0.25 - w)},${n(-h * 0.62)} ${n(x - w * 0.7)},${n(top)}L${n(x + w * 0.7)},${n(top)}C${n(x * 0.25 + w * 1.2)},${n(-h * 0.6)} ${n(w * 1.4)},${n(-h * 0.3)} ${n(w * 1.9)},0Z`, c1)
  const len = h * 0.42, a: string[] = [], b: string[] = []
  for (const [ang, dr] of [[3.0, 0.38], [-2.82, 0.3], [-2.4, 0.2], [-1.92, 0.16], [-1.22, 0.14], [-0.76, 0.18], [-0.36, 0.3], [0.14, 0.38]] as const) (a.length < 4 ? a : b).push(frond(len * rnd.between(0.85, 1.1), ang + rnd.between(-0.12, 0.12), dr, 0.2, rnd))
  const crown = path(frond(len * 0.7, 2.5, 0.5, 0.22, rnd) + frond(len * 0.7, 0.65, 0.5, 0.22, rnd), c1) + path(a.join(''), c2) + path(b.join(''), c1)
  return trunk + `<g transform="translate(${n(x)} ${n(top)})">${crown}${nuts ? circle(-h * 0.018, h * 0.025, h * 0.02, nuts) + circle(h * 0.02, h * 0.03, h * 0.02, nuts) + circle(0, h * 0.042, h * 0.02, nuts) : ''}</g>`
}

export function leafSpray(len: number, k: number, fill: string, vein: string, rnd: Chance): string { // broad foreground leaves: banana and fern
  let out = ''
  for (let i = 0; i < k; i++) {
    const a = -Math.PI * (0.18 + 0.64 * i / (k - 1)) + rnd.between(-0.08, 0.08), l = len * rnd.between(0.72, 1.05), x = Math.cos(a) * l, y = Math.sin(a) * l, nx = -Math.sin(a) * l * 0.16, ny = Math.cos(a) * l * 0.16, dx = Math.cos(a) > 0 ? 1 : -1, fall = l * 0.2
    out += path(`M0,0C${n(x * 0.3 + nx)},${n(y * 0.4 + ny)} ${n(x * 0.75 + nx * 1.3)},${n(y * 0.9 + ny)} ${n(x + dx * fall * 0.5)},${n(y + fall)}C${n(x * 0.8 - nx)},${n(y * 0.8 - ny)} ${n(x * 0.35 - nx * 1.3)},${n(y * 0.4 - ny)} 0,0Z`, i % 2 ? fill : mix(fill, vein, 0.28)) + line(`M0,0Q${n(x * 0.62)},${n(y * 0.78)} ${n(x + dx * fall * 0.4)},${n(y + fall * 0.8)}`, vein, len * 0.009, op(0.7))
  }
  return out
}

/** The hanging edge of a leaf roof along the top of the sheet: `drop` pixels deep, lobes of radius `r`. */
export function canopy(s: Sheet, drop: number, r: number, fill: string): string {
  const { W, rnd } = s
  let d = `M-10,-10V${n(drop * 0.5)}H${n(W + 10)}V-10Z`
  for (let x = -r; x < W + r; x += r * 1.25) {
    const size = r * rnd.between(0.8, 1.3)
    const y = drop * rnd.between(0.3, 0.85)
    d += `M${n(x - size)},${n(y)}a${n(size)},${n(size * 0.8)} 0 1 0 ${n(2 * size)},0a${n(size)},${n(size)} 0 1 0 ${n(-2 * size)},0Z`
  }
  return path(d, fill)
}

/** Tall grass, drawn once; the pen it gives lays a bank of it at height y, `depth` 0 far to 1 near, blades `length` units. */
export function grasses(s: Sheet): (y: number, depth: number, length: number) => string {
  const { W, H, u, rnd, c } = s
  let blades = ''
  for (let x = 0; x < 60; x += rnd.between(0.7, 1.5)) {
    const h = rnd.between(2.4, 6)
    const l = rnd.between(-1.2, 1.7)
    blades += `M${n(x)},1q${n(l * 0.3)},${n(-h * 0.7)} ${n(l)},${n(-h)}q${n(-l * 0.2)},${n(h * 0.5)} ${n(0.65 - l * 0.2)},${n(h)}Z`
  }
  const tuft = s.name()
  s.defs += `<path id="${tuft}" d="${blades}M-1,.4H62V3H-1Z"/>`
  return (y, depth, length) => {
    const base = mix(mix(c.at(depth), c.see('#C9A24E'), 0.3), c.lit, Math.max(0, 0.4 - depth * 0.45))
    const k = (u * length) / 5
    let row = ''
    for (let x = -rnd() * 20 * k; x < W; x += 59 * k)
      row += `<use href="#${tuft}" transform="translate(${n(x)} ${n(y)}) scale(${Math.round(k * 100) / 100})"/>`
    return `<g fill="${base}">${row}${rect(-5, y + k, W + 10, H - y, base)}</g>`
  }
}
