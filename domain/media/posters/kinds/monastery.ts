import type { Sheet } from '#domain/media/posters/sheet.ts'
import { birds } from '#domain/media/posters/strokes/animals.ts'
import { flags, stupa } from '#domain/media/posters/strokes/architecture.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { crags, downs, fillUnder, heightAt, massif, under } from '#domain/media/posters/strokes/hills.ts'
import { walker } from '#domain/media/posters/strokes/people.ts'
import { mist, sky } from '#domain/media/posters/strokes/sky.ts'
import { type Point, n, path, poly, put, rect } from '#domain/media/posters/strokes/svg.ts'

export function drawMonastery(s: Sheet): string {
    const { W, H, u, rnd, c } = s
    let out = sky(s, { sunX: rnd.between(0.18, 0.28), sunY: 0.22, sunR: 7.5, horizon: 0.62 })
    const brown = (hex: string, k: number) => mix(c.see(hex), c.haze, k)
    out += massif(s, [[W * 0.12, H * 0.38], [W * 0.34, H * 0.3], [W * 0.56, H * 0.35], [W * 0.8, H * 0.26], [W * 0.98, H * 0.36]], H * 0.66, { snow: c.lit, shade: mix(c.shade, c.haze, 0.15), rock: brown('#A0705A', 0.3), haze: c.haze })
    const ochre = crags(s, H * 0.6, H * 0.06, 4); out += poly(under(s, ochre), s.fade(brown('#B9855C', 0.28), brown('#B9855C', 0.65), 0, 0.5))
    // the crag and the gompa stepping up it
    const cx = W * (s.wide ? 0.64 : 0.63), k = u * (s.tall ? 0.25 : 0.26), rock = brown('#8F5B48', 0.06), rl = mix(rock, c.lit, 0.36), rd = mix(rock, c.ink, 0.34)
    const lit = mix(c.lit, '#FFFFFF', c.dark ? 0 : 0.2), side = mix(c.shade, lit, 0.3), maroon = c.see('#8E2F2B'), dark = mix(c.ink, maroon, 0.2), glow = c.dark ? c.glow : dark, gold = c.see('#E5A52E')
    const block = (x: number, y: number, w: number, h: number, cols: number, rows: number, red = false) => { const t = h * 0.05; let b = path(`M${x},${y}L${x + t},${y - h}H${x + w - t}L${x + w},${y}Z`, red ? maroon : lit) + path(`M${x + w * 0.64},${y}V${y - h}H${x + w - t}L${x + w},${y}Z`, red ? mix(maroon, c.ink, 0.35) : side) + path(`M${x + t - 1},${y - h}h${w - 2 * t + 2}v${Math.min(8, h * 0.16)}h${-(w - 2 * t + 2)}Z`, red ? dark : maroon) + rect(x + t - 3, y - h - 3, w - 2 * t + 6, 4, dark); let d = ''; for (let r = 0; r < rows; r++) for (let i = 0; i < cols; i++) { const wx = x + w * (i + 0.5) / cols, wy = y - h * 0.8 + (r + 0.7) * h * 0.72 / rows, ww = Math.min(9, w / cols * 0.46), wh = h * 0.5 / rows; d += `M${n(wx - ww * 0.62)},${n(wy)}L${n(wx - ww * 0.44)},${n(wy - wh)}H${n(wx + ww * 0.44)}L${n(wx + ww * 0.62)},${n(wy)}Z` } return b + path(d, glow) }
    let g = path('M-190,120L-160,70L-150,74L-128,20L-116,24L-96,-22L-70,-26L-56,-64L-20,-66L-8,-92L70,-92L84,-50L104,-46L112,0L134,8L144,56L166,66L184,120Z', s.fade(rock, mix(rock, c.haze, 0.3))) + path('M-190,120L-160,70L-150,74L-128,20L-116,24L-96,-22L-70,-26L-84,20L-70,50L-110,80L-104,120ZM-56,-64L-20,-66L-38,-20L-20,10L-48,60L-40,120L-70,120L-60,50L-72,14L-52,-26ZM20,-60L50,-60L34,0L56,40L30,120L10,120L24,40L8,6Z', rl) + path('M84,-50L104,-46L112,0L134,8L144,56L166,66L184,120H120L110,60L96,20Z', rd)
    g += block(-152, 52, 46, 30, 4, 1) + block(112, 40, 40, 32, 3, 1) + block(-120, 14, 60, 46, 5, 2) + block(60, 6, 58, 50, 5, 2) + block(-66, -8, 140, 50, 10, 2) + block(-24, -54, 50, 34, 4, 1) + block(-72, -52, 62, 44, 5, 2) + block(14, -54, 82, 44, 6, 2) + block(-30, -86, 92, 46, 7, 2) + block(-14, -128, 60, 36, 4, 1, true)
    for (const [x, y] of [[-10, -167], [42, -167], [-26, -135], [56, -135], [-68, -99], [90, -101]] as const) g += `<path d="M-3,0V-14H3V0ZM-4.500,-14H4.500L2,-20H-2ZM0,-26L1,-20H-1Z" transform="translate(${x} ${y})" fill="${gold}"/>`
    g += path('M6,-164H26L22,-174H10Z', gold) + path('M10,-174H22L16,-186Z', gold)
    out += put(cx, H * 0.74, k, g)
    out += mist(s, H * 0.75, 2, 0.4)
    const h1 = downs(s, H * 0.8, H * 0.03, 1.1); out += fillUnder(s, h1, s.fade(brown('#A4744E', 0.12), brown('#7A4B3E', 0.02)))
    let pop = ''
    for (let i = 0; i < (s.wide ? 22 : 13); i++) { const x = W * (0.04 + 0.92 * (i + rnd.between(-0.3, 0.3)) / (s.wide ? 22 : 13)), y = heightAt(h1, x) + u * 4, h = u * rnd.between(7, 12); pop += `M${n(x)},${n(y - h)}q${n(h * 0.16)},${n(h * 0.45)} 0,${n(h)}q${n(-h * 0.16)},${n(-h * 0.55)} 0,${n(-h)}Z` }
    out += path(pop, c.see(s.season === 'winter' ? '#8A6A55' : rnd.odds(0.5) ? '#D9A23A' : '#5B8A55'))
    const h2: Point[] = [[-10, H * 0.9], [W * 0.25, H * 0.89], [W * 0.6, H * 0.945], [W + 10, H * 0.93]]
    const ground = mix(brown('#6A3E36', 0), c.ink, 0.45)
    out += fillUnder(s, h2, s.season === 'winter' ? mix(c.lit, c.shade, 0.4) : ground)
    out += put(W * 0.15, H * 0.905, u * 0.24, stupa(lit, side, gold, maroon)) + put(W * 0.3, H * 0.912, u * 0.15, stupa(lit, side, gold, maroon)) + put(W * 0.37, H * 0.922, u * 0.11, stupa(lit, side, gold, maroon))
    out += flags(W * 0.15, H * 0.905 - 30 * u, W * 1.02, H * 0.5, u * 7, u, c, rnd) + flags(W * 0.15, H * 0.905 - 30 * u, -u * 2, H * 0.62, u * 3, u, c, rnd)
    const robes = c.see('#A02F2C')
    for (const [x, k2] of [[0.5, 0.26], [0.545, 0.25], [0.58, 0.2]] as const) out += put(W * x, H * 0.945, u * k2, walker(robes, c.see('#7A4B34'), null, null))
    return out + birds(s, W * 0.44, H * 0.16, 2, c.at(0.7), 1.3)
  }
