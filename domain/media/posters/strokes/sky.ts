import type { Sheet } from '#domain/media/posters/sheet.ts'
import type { Chance } from '#domain/media/posters/strokes/chance.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { circle, line, n, op, path, rect } from '#domain/media/posters/strokes/svg.ts'

export function sky(s: Sheet, { sunX = s.rnd.between(0.2, 0.36), sunY = 0.3, sunR = 8, horizon = 0.62, clouds = true, rays = s.rnd.odds(0.3), stars = true } = {}) {
  const { W, H, u, c, rnd } = s
  const hy = horizon * H, x = sunX * W, y = sunY * H, r = sunR * u
  const low = c.hour === 'dawn' || c.hour === 'dusk'
  let out = rect(0, 0, W, H, c.sky[0])
  const steps = 7 // flat printed bands with a gently bent edge
  for (let i = 1; i < steps; i++) {
    const t = i / (steps - 1) * 3, k = Math.min(2, Math.floor(t)) as 0 | 1 | 2, edge = hy * (0.1 + 0.84 * (i / steps) ** 0.9), bend = u * rnd.between(-3, 3)
    out += path(`M0,${n(edge + bend)}Q${n(W * 0.5)},${n(edge - bend * 1.6)} ${W},${n(edge + bend * 0.4)}V${H}H0Z`, mix(c.sky[k], c.sky[(k + 1) as 1 | 2 | 3], t - k))
  }
  if (c.night && stars) {
    let d = ''
    for (let i = 0; i < 46; i++) { const sx = rnd() * W, sy = rnd() ** 1.4 * hy * 0.85; if (Math.hypot(sx - x, sy - y) > r * 2.4) d += `M${n(sx)},${n(sy)}h.1` }
    out += line(d, c.sun, u * 0.42, ' stroke-linecap="round" opacity=".8"')
  }
  if (rays && !c.night && s.season !== 'monsoon') {
    let d = ''
    const k = 22, off = rnd() * 6.28
    for (let i = 0; i < k; i++) { const a = off + i / k * 6.283, b = a + 0.1; d += `M${n(x)},${n(y)}L${n(x + Math.cos(a) * W * 1.4)},${n(y + Math.sin(a) * W * 1.4)} ${n(x + Math.cos(b) * W * 1.4)},${n(y + Math.sin(b) * W * 1.4)}Z` }
    out += path(d, c.sun, op(low ? 0.16 : 0.12))
  }
  for (const [k, o] of [[3.6, 0.1], [2.4, 0.14], [1.55, 0.24]] as const) out += circle(x, y, r * k, c.sun, op(c.night ? o * 0.55 : o))
  const sunFill = c.night ? c.sun : c.hour === 'dusk' ? mix(c.sun, '#F26B2B', 0.22) : c.hour === 'dawn' ? mix(c.sun, '#F7B267', 0.25) : c.sun
  out += circle(x, y, r, sunFill, s.season === 'monsoon' && !c.night ? op(0.6) : '')
  if (c.night) out += circle(x + r * 0.3, y - r * 0.12, r * 0.12, mix(c.sun, c.sky[2], 0.28)) + circle(x - r * 0.3, y + r * 0.28, r * 0.18, mix(c.sun, c.sky[2], 0.2)) + circle(x + r * 0.1, y + r * 0.5, r * 0.1, mix(c.sun, c.sky[2], 0.24))
  if (clouds) out += s.season === 'monsoon' ? monsoonClouds(s, hy) : rnd.odds(0.72) ? streakClouds(s, hy) : cumulus(s, hy)
  s.sun = { x, y, r }
  return out
}

export function streakClouds(s: Sheet, hy: number): string {
  const { W, u, c, rnd } = s
  let out = ''
  const k = rnd.int(3, 5)
  for (let i = 0; i < k; i++) {
    const y = hy * rnd.between(0.12, 0.72), x = W * ((i + rnd.between(0.1, 0.9)) / k), w = u * rnd.between(16, 40), h = u * rnd.between(1, 1.8)
    const fill = mix(c.sky[3], c.sun, 0.5)
    let d = ''
    for (let j = 0; j < 3; j++) { const ww = w * (1 - j * 0.24) , yy = y + (j - 1) * h * 1.25, xx = x + rnd.between(-0.22, 0.22) * w; d += `M${n(xx - ww / 2)},${n(yy)}q${n(h * 0.2)},${n(-h * 0.5)} ${n(h)},${n(-h * 0.5)}h${n(ww - h * 2)}q${n(h * 0.8)},0 ${n(h)},${n(h * 0.5)}q${n(-h * 0.2)},${n(h * 0.5)} ${n(-h)},${n(h * 0.5)}h${n(-ww + h * 2)}q${n(-h * 0.8)},0 ${n(-h)},${n(-h * 0.5)}Z` }
    out += path(d, fill, op(c.night ? 0.16 : rnd.between(0.35, 0.6)))
  }
  return out
}

export function puff(x: number, y: number, w: number, rnd: Chance): string { // a flat-bottomed cloud of five lobes
  let d = `M${n(x - w / 2)},${n(y)}`
  for (const [size, rise] of [[0.62, -0.05], [0.78, -0.07], [1, 0.02], [0.84, 0.05], [0.6, 0.05]] as const) { const r = w / 5 * size * rnd.between(0.9, 1.1); d += `a${n(r)},${n(r)} 0 0 1 ${n(w / 5)},${n(rise * w)}` }
  return d + `L${n(x + w / 2)},${n(y)}Z`
}

export function cumulus(s: Sheet, hy: number): string {
  const { W, u, c, rnd } = s
  let out = ''
  for (let i = 0; i < 2; i++) {
    const x = W * (i ? rnd.between(0.08, 0.3) : rnd.between(0.6, 0.95)), y = hy * rnd.between(0.34, 0.66), w = u * rnd.between(20, 34)
    out += path(puff(x, y, w, rnd), mix(c.sky[3], c.sky[1], 0.3), op(c.night ? 0.35 : 0.9)) + path(puff(x - w * 0.04, y, w * 0.72, rnd), mix(c.sun, c.sky[3], 0.4), op(c.night ? 0.2 : 0.9))
  }
  return out
}

export function monsoonClouds(s: Sheet, hy: number): string {
  const { W, u, c, rnd } = s
  const dark = mix(c.sky[0], c.ink, 0.22), pale = mix(c.sky[2], dark, 0.35)
  let out = ''
  for (let i = 0; i < 4; i++) out += path(puff(W * (0.1 + i * 0.28 + rnd.between(-0.05, 0.05)), hy * rnd.between(0.4, 0.52), u * rnd.between(34, 50), rnd), pale, op(0.75))
  for (let i = 0; i < 5; i++) out += path(puff(W * (i * 0.25 + rnd.between(-0.06, 0.06)), hy * rnd.between(0.2, 0.3), u * rnd.between(38, 58), rnd), mix(dark, pale, 0.3), op(0.9))
  return out + rect(0, 0, W, hy * 0.16, mix(dark, pale, 0.3), op(0.9))
}

export function rain(s: Sheet): string {
  const { W, H, u, c, rnd } = s
  let d = ''
  for (let i = 0; i < 70; i++) { const x = rnd() * W * 1.1, y = rnd() * H, l = u * rnd.between(3, 9); d += `M${n(x)},${n(y)}l${n(-l * 0.24)},${n(l)}` }
  return line(d, mix(c.sun, c.sky[1], 0.2), u * 0.22, ' stroke-linecap="round" opacity=".38"')
}

export function mist(s: Sheet, y: number, k = 2, strength = 0.5): string {
  const { W, u, c, rnd } = s
  let out = ''
  for (let i = 0; i < k; i++) { const w = W * rnd.between(0.4, 0.8), x = rnd.between(-0.1, 0.6) * W, yy = y + rnd.between(-3, 3) * u, h = u * rnd.between(1.6, 3); out += path(`M${n(x)},${n(yy)}q${n(w * 0.2)},${n(-h)} ${n(w * 0.5)},${n(-h)}t${n(w * 0.5)},${n(h)}q${n(-w * 0.2)},${n(h * 0.5)} ${n(-w * 0.5)},${n(h * 0.5)}t${n(-w * 0.5)},${n(-h * 0.5)}Z`, c.haze, op(strength * rnd.between(0.5, 1))) }
  return out
}
