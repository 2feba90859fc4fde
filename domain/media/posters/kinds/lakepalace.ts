import type { Sheet } from '#domain/media/posters/sheet.ts'
import { birds } from '#domain/media/posters/strokes/animals.ts'
import { arch, chhatri, cuspedFrame } from '#domain/media/posters/strokes/architecture.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { downs } from '#domain/media/posters/strokes/hills.ts'
import { rowboat } from '#domain/media/posters/strokes/people.ts'
import { puff, sky } from '#domain/media/posters/strokes/sky.ts'
import { curve, n, op, path, put, rect } from '#domain/media/posters/strokes/svg.ts'
import { mirror, water } from '#domain/media/posters/strokes/water.ts'

export function drawLakepalace(s: Sheet): string {
    const { W, H, u, rnd, c } = s, hy = H * 0.6
    let out = sky(s, { sunX: rnd.between(0.24, 0.34), sunY: 0.26, sunR: 8.5, horizon: 0.6 })
    let hills = ''
    for (const [y, a, t] of [[0.5, 0.06, 0], [0.55, 0.045, 0.18]] as const) { const l = downs(s, H * y, H * a, rnd.between(1.1, 1.7)); hills += path(curve(l) + `L${W + 10},${n(hy)}L-10,${n(hy)}Z`, s.fade(c.at(t), mix(c.at(t), c.haze, 0.5))) }
    const lit = mix(c.lit, '#FFFFFF', c.dark ? 0 : 0.35), shade = mix(c.shade, c.sky[1], 0.22), glow = c.dark ? c.glow : mix(shade, c.ink, 0.5), gold = c.see('#D9932E')
    const arcade = (x: number, y: number, w: number, h: number, k: number) => rect(x, y - h, w, h, lit) + rect(x + w * 0.7, y - h, w * 0.3, h, mix(lit, shade, 0.5)) + path(Array.from({ length: k }, (_, i) => arch(x + w * (i + 0.5) / k, y, w / k * 0.62, h * 0.72)).join(''), glow) + rect(x - 3, y - h - 5, w + 6, 5, shade)
    const cupola = s.keep(chhatri(lit, shade, gold)), at = (x: number, y: number, q: number) => cupola(x, y, q)
    const palace = rect(-192, -14, 384, 15, mix(shade, c.ink, 0.25)) + rect(-192, -16, 384, 4, lit) + arcade(-180, -14, 360, 30, 19) + arcade(-140, -46, 124, 28, 7) + arcade(20, -46, 120, 28, 7) + arcade(-42, -46, 84, 46, 5) + arcade(-28, -94, 56, 26, 3)
      + ([[-168, 0.22], [168, 0.22], [-152, 0.18], [152, 0.18]] as const).map(([x, q]) => at(x, -46, q)).join('') + ([[-128, 0.24], [-30, 0], [-84, 0.3], [128, 0.24], [84, 0.3]] as const).filter((q) => q[1]).map(([x, q]) => at(x, -76, q)).join('') + at(0, -124, 0.42) + at(-37, -94, 0.16) + at(37, -94, 0.16)
      + path(puff(-108, -14, 40, rnd) + puff(120, -14, 36, rnd), c.at(0.6))
    const px = W * (s.wide ? 0.58 : 0.53), k = u * (s.tall ? 0.2 : 0.215), held = s.keep(palace), hillsHeld = s.keep(hills)
    out += hillsHeld(0, 0) + water(s, hy, H, [mix(c.water[0], c.haze, 0.25), c.water[1]]) + mirror(hillsHeld(0, 0), hy, 0.2, 0.6) + mirror(held(px, hy + 2.4 * u, k), hy + 2.4 * u, 0.45, 0.9) + held(px, hy + 2.4 * u, k)
    let rip = ''
    for (let i = 0; i < 22; i++) { const y = hy + u * (5 + i * 1.5), w = u * rnd.between(6, 26), x = px + u * rnd.between(-36, 36); rip += `M${n(x - w / 2)},${n(y)}q${n(w / 2)},${n(-u * 0.5)} ${n(w)},0q${n(-w / 2)},${n(u * 0.5)} ${n(-w)},0Z` }
    out += path(rip, mix(c.water[0], c.water[1], 0.4), op(0.75))
    out += put(W * 0.3, H * 0.8, u * 0.3, rowboat(c.at(0.8), c.ink, c.accent, c.ink, c.see('#F7EAC6')))
    if (s.choice.odds(0.55)) { s.framed = true; return out + cuspedFrame(s, c.ink, mix(c.ink, c.accent, 0.55)) + birds(s, W * 0.56, H * 0.24, 3, c.at(0.7)) }
    const ghat = c.ink
    return out + path(`M0,${H}V${n(H * 0.86)}H${n(W * 0.2)}V${n(H * 0.9)}H${n(W * 0.27)}V${n(H * 0.94)}H${n(W * 0.34)}V${H}Z`, ghat) + put(W * 0.1, H * 0.862, u * 0.26, chhatri(mix(ghat, c.shade, 0.28), ghat, gold)) + birds(s, W * 0.5, H * 0.2, 4, c.at(0.7))
  }
