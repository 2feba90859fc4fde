import { nth } from '#domain/media/posters/strokes/chance.ts'
import type { Sheet } from '#domain/media/posters/sheet.ts'
import { birds } from '#domain/media/posters/strokes/animals.ts'
import { ONION, arch, chhatri, dome, merlons } from '#domain/media/posters/strokes/architecture.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { walker } from '#domain/media/posters/strokes/people.ts'
import { mist, sky } from '#domain/media/posters/strokes/sky.ts'
import { circle, line, n, op, path, put, rect } from '#domain/media/posters/strokes/svg.ts'

export function drawOldcity(s: Sheet): string {
    const { W, H, u, rnd, c } = s
    let out = sky(s, { sunX: rnd.between(0.22, 0.32), sunY: 0.3, sunR: 11, horizon: 0.68 })
    const lit = c.lit, shade = c.shade, mid = mix(lit, shade, 0.42), dark = mix(c.ink, shade, 0.2), glow = c.dark ? c.glow : dark, gold = c.see('#E3A22F')
    // far skyline: domes and minarets in one flat tone
    const tone = mix(c.at(0.1), c.haze, 0.25)
    let f = rect(-10, H * 0.655, W + 20, H * 0.2, tone)
    for (let i = 0; i < (s.wide ? 15 : 9); i++) { const x = W * (i + rnd.between(0.1, 0.9)) / (s.wide ? 15 : 9), k = rnd.int(0, 3); if (k === 0) f += `<path d="${ONION}" transform="translate(${n(x)} ${n(H * 0.656)}) scale(${Math.round(u * rnd.between(0.06, 0.11) * 1000) / 1000})" fill="${tone}"/>`; else if (k === 1) { const h = u * rnd.between(10, 18); f += path(`M${n(x - u * 0.8)},${n(H * 0.66)}L${n(x - u * 0.5)},${n(H * 0.66 - h)}H${n(x + u * 0.5)}L${n(x + u * 0.8)},${n(H * 0.66)}ZM${n(x - u)},${n(H * 0.66 - h)}q${n(u)},${n(-u * 3)} ${n(2 * u)},0Z`, tone) } else f += rect(x - 3 * u, H * 0.63 - rnd() * 3 * u, u * 7, u * 6, tone) }
    out += f + mist(s, H * 0.66, 2, 0.4)
    const charminar = s.choice.odds(0.5)
    const min = (h: number, q = 1) => { let b = path(`M${-7 * q},0L${-5 * q},${-h}H${5 * q}L${7 * q},0Z`, lit) + path(`M${1 * q},0V${-h}H${5 * q}L${7 * q},0Z`, shade); for (const t of [0.4, 0.68, 0.92] as const) b += path(`M${-9 * q},${n(-h * t)}L${-6.5 * q},${n(-h * t + 5)}H${6.5 * q}L${9 * q},${n(-h * t)}V${n(-h * t - 4)}H${-9 * q}Z`, mid) + path(`M${2 * q},${n(-h * t - 4)}H${9 * q}V${n(-h * t)}L${6.5 * q},${n(-h * t + 5)}H${2 * q}Z`, shade); return b + rect(-5 * q, -h - 8, 10 * q, 9, glow) + `<g transform="translate(0 ${-h - 7}) scale(${0.15 * q})">${dome(lit, shade, gold)}</g>` }
    const at = (x: number, y: number, q: number, body: string) => `<g transform="translate(${x} ${y}) scale(${q})">${body}</g>`
    let hero
    if (charminar) hero = at(-46, -8, 0.86, min(168)) + at(46, -8, 0.86, min(168)) + rect(-58, -104, 116, 104, lit) + rect(22, -104, 36, 104, mid) + path(arch(0, 0, 54, 82), dark) + path(arch(0, 0, 42, 70), c.dark ? mix(glow, c.ink, 0.2) : mix(shade, c.ink, 0.45)) + rect(-62, -108, 124, 5, shade) + path(Array.from({ length: 9 }, (_, i) => arch(-50 + i * 12.5, -88, 7, 13)).join(''), glow) + rect(-60, -84, 120, 3, shade) + rect(-50, -136, 100, 29, lit) + rect(20, -136, 30, 29, mid) + path(Array.from({ length: 6 }, (_, i) => arch(-40 + i * 16, -110, 10, 20)).join(''), glow) + merlons(-52, 52, -136, 7, mid) + at(0, -136, 0.3, dome(lit, shade, gold)) + at(-64, 0, 1, min(190, 1.25)) + at(64, 0, 1, min(190, 1.25)) + circle(0, -92, 0, gold)
    else hero = at(-104, 0, 1, min(172, 1.2)) + at(104, 0, 1, min(172, 1.2)) + rect(-92, -48, 184, 48, lit) + rect(40, -48, 52, 48, mid) + path(Array.from({ length: 11 }, (_, i) => (Math.abs(i - 5) < 2 ? '' : arch(-83.6 + i * 16.7, 0, 11, 34))).join(''), glow) + merlons(-92, 92, -48, 7, mid) + at(-56, -50, 0.54, dome(mix(lit, '#FFFFFF', 0.2), shade, gold)) + at(56, -50, 0.54, dome(mix(lit, '#FFFFFF', 0.2), shade, gold)) + rect(-30, -82, 60, 82, lit) + rect(12, -82, 18, 82, mid) + path(arch(0, 0, 38, 72), dark) + at(0, -78, 0.76, dome(mix(lit, '#FFFFFF', 0.2), shade, gold)) + merlons(-30, 30, -82, 6, mid) + at(-30, -82, 0.08, chhatri(lit, shade, gold)) + at(30, -82, 0.08, chhatri(lit, shade, gold)) + rect(-118, -4, 236, 8, shade)
    out += put(W * (s.wide ? 0.6 : 0.575), H * 0.8, u * (charminar ? 0.29 : 0.255) * (s.tall ? 0.98 : 1.08), hero)
    // roofs crowding up to it
    const roofs = ['#C98A5E', '#B9655A', '#7FA79A', '#D9B47A', '#8C5A6A'].map((h) => c.see(h))
    for (let row = 0; row < 3; row++) {
      const t = ['', '', '', '', ''], m = ['', '', '', '', '']; let win = '', par = ''
      for (let x = -6 * u; x < W + 4 * u; ) { const w = u * rnd.between(8, 15) * (1 + row * 0.2), h = u * rnd.between(6, 12), y = H * (0.84 + row * 0.06), i = rnd.int(0, 4); t[i] += `M${n(x)},${n(y - h)}h${n(w)}v${n(H)}h${n(-w)}Z`; m[i] += `M${n(x + w * 0.68)},${n(y - h)}h${n(w * 0.32)}v${n(H)}h${n(-w * 0.32)}Z`; par += `M${n(x - u * 0.4)},${n(y - h)}h${n(w + u * 0.8)}v${n(u)}h${n(-w - u * 0.8)}Z`; for (let q = 0; q < 2; q++) if (rnd.odds(0.75)) win += arch(x + w * (0.2 + q * 0.26), y - h * 0.2 + u, u * 1.8, h * 0.42); x += w * rnd.between(0.9, 1) }
      const haze = nth([0.3, 0.13, 0], row), deep = nth([0, 0.12, 0.4], row)
      t.forEach((d, i) => { const roof = nth(roofs, i); if (d) out += path(d, mix(mix(roof, c.haze, haze), c.ink, deep)) + path(nth(m, i), mix(mix(roof, c.ink, 0.34 + deep * 0.5), c.haze, haze)) }); out += path(par, mix(mix(c.lit, c.shade, 0.3), c.ink, deep), op(0.9)) + path(win, c.dark ? c.glow : mix(c.ink, c.haze, haze))
    }
    // a terrace with washing and a kite flier
    out += rect(-10, H * 0.955, W + 20, H * 0.05, c.ink)
    const kx = W * 0.2, ky = H * 0.958
    out += put(kx, ky, u * 0.36, walker(c.ink, c.ink, null, null))
    for (const [x, y, k, col] of [[0.42, 0.2, 1, '#C8321F'], [0.3, 0.1, 0.7, '#0E7478'], [0.74, 0.12, 0.6, '#E9A52E']] as const) { const X = W * x, Y = H * y, q = u * 2.6 * k, cc = c.see(col); out += path(`M${n(X)},${n(Y - q)}L${n(X + q * 0.86)},${n(Y)}L${n(X)},${n(Y + q * 1.1)}L${n(X - q * 0.86)},${n(Y)}Z`, cc) + path(`M${n(X)},${n(Y - q)}L${n(X + q * 0.86)},${n(Y)}L${n(X)},${n(Y + q * 1.1)}Z`, mix(cc, c.ink, 0.28)) + path(`M${n(X - q * 0.3)},${n(Y + q * 1.6)}L${n(X)},${n(Y + q * 1.05)}L${n(X + q * 0.3)},${n(Y + q * 1.6)}Z`, cc) }
    out += line(`M${n(kx + 2 * u)},${n(ky - 8 * u)}Q${n(W * 0.36)},${n(H * 0.6)} ${n(W * 0.42)},${n(H * 0.2 + 2 * u)}`, c.ink, u * 0.16, op(0.7))
    return out + birds(s, W * 0.66, H * 0.26, 6, c.at(0.8), 0.8)
  }
