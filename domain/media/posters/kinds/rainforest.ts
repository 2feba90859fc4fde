import type { Sheet } from '#domain/media/posters/sheet.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { downs, fillUnder, heightAt } from '#domain/media/posters/strokes/hills.ts'
import { rowboat, walker } from '#domain/media/posters/strokes/people.ts'
import { sky } from '#domain/media/posters/strokes/sky.ts'
import { type Point, ellipse, line, n, op, path, put } from '#domain/media/posters/strokes/svg.ts'
import { leafSpray, roundTrees } from '#domain/media/posters/strokes/trees.ts'
import { water } from '#domain/media/posters/strokes/water.ts'

export function drawRainforest(s: Sheet): string {
    const { W, H, u, rnd, c } = s
    let out = sky(s, { sunX: rnd.between(0.18, 0.3), sunY: 0.15, sunR: 7, horizon: 0.45 })
    for (const [y, a, t] of [[0.3, 0.06, 0], [0.37, 0.05, 0.14]] as const) { const l = downs(s, H * y, H * a, rnd.between(1.2, 1.8)); out += roundTrees(s, l, c.at(t), 2.4, 3) + fillUnder(s, l, s.fade(c.at(t), mix(c.at(t), c.haze, 0.6), 0, 0.5)) }
    const fx = W * rnd.between(0.46, 0.6), top = H * 0.36, pool = H * 0.82, w = u * (s.wide ? 13 : 11), rock = c.at(0.58), rl = mix(rock, c.lit, 0.24), rd = mix(rock, c.ink, 0.4)
    // the cliff in ledges
    const cliff: Point[] = [[-10, H * 0.5], [W * 0.14, H * 0.45], [W * 0.3, H * 0.4], [W * 0.44, H * 0.375], [W * 0.68, H * 0.37], [W * 0.84, H * 0.4], [W + 10, H * 0.36]]
    out += fillUnder(s, cliff, s.fade(rock, rd))
    let lt = '', dk = ''
    for (let i = 0; i < 28; i++) { const x = W * rnd(), y = heightAt(cliff, x) + H * rnd.between(0.03, 0.4), ww = u * rnd.between(2.4, 6), h = u * rnd.between(4, 12); const d = `M${n(x)},${n(y)}l${n(ww)},${n(-u)} ${n(ww * 0.2)},${n(h)} ${n(-ww * 0.7)},${n(u * 1.4)}Z`; if (i % 2) lt += d; else dk += d }
    out += path(lt, rl, op(0.8)) + path(dk, rd, op(0.7))
    const crown = mix(c.at(0.4), c.lit, 0.14); out += roundTrees(s, cliff, c.at(0.46), 5, 3.2) + roundTrees(s, cliff.map(([x, y]) => [x + 2 * u, y - u * 0.2]), crown, 3, 4.2)
    // the fall: a parted white curtain
    const white = mix(c.lit, '#FFFFFF', c.night ? 0.15 : 0.6), blue = mix(white, c.water[1], 0.36)
    out += path(`M${n(fx - w * 0.7)},${n(top)}Q${n(fx)},${n(top - u)} ${n(fx + w * 0.7)},${n(top + u * 0.6)}C${n(fx + w * 0.8)},${n(H * 0.5)} ${n(fx + w * 0.74)},${n(H * 0.55)} ${n(fx + w * 1.05)},${n(H * 0.6)}L${n(fx + w * 1.25)},${n(pool)}H${n(fx - w * 1.15)}L${n(fx - w * 0.98)},${n(H * 0.58)}C${n(fx - w * 0.66)},${n(H * 0.54)} ${n(fx - w * 0.76)},${n(H * 0.46)} ${n(fx - w * 0.7)},${n(top)}Z`, blue)
    let str = ''
    for (let i = 0; i < 13; i++) { const t = i / 12 * 2 - 1, x = fx + t * w * 0.62, x2 = fx + t * w * 1.05, q = u * rnd.between(0.4, 1); str += `M${n(x - q * 0.6)},${n(top + u * rnd.between(0, 3))}C${n(x - q)},${n(H * 0.5)} ${n(x2 - q)},${n(H * 0.56)} ${n(x2 - q)},${n(pool - u * rnd.between(0, 12))}L${n(x2 + q)},${n(pool - u)}C${n(x2 + q)},${n(H * 0.56)} ${n(x + q)},${n(H * 0.5)} ${n(x + q * 0.6)},${n(top)}Z` }
    out += path(str, white)
    out += water(s, pool, H, [mix(c.water[0], white, 0.3), c.water[1]], { glitter: false, waves: 16 })
    for (let i = 0; i < 9; i++) out += ellipse(fx + u * rnd.between(-17, 17), pool + u * rnd.between(-1.500, 1.500), u * rnd.between(4, 8), u * rnd.between(1.6, 3), white, op(0.5))
    // two great buttressed trees and the canopy they hold, cut from one dark sheet
    for (const [f, x, t] of [[0, 0.19, 0.66], [1, 0.2, 0.62]] as const) out += put(f ? W * (1 - x * (s.wide ? 0.8 : 1)) : W * x * (s.wide ? 0.8 : 1), H * 0.86, u, path('M-7,4C-3,-4 -2.500,-30 -2.200,-90H2.200C2.500,-30 3,-4 7,4Z', c.at(t)) + line('M-9,-90C-3,-60 2,-40 1,-10M6,-90C5,-64 -2,-46 0,-24', mix(c.at(t), c.ink, 0.3), 0.6))
    const hang = (x: number, y: number, len: number, k: number, f: number, col: string) => `<g transform="translate(${n(x)} ${n(y)}) scale(${f ? -1 : 1} -1)">${leafSpray(len, k, col, c.at(0.72), rnd)}</g>`
    const rear = mix(c.at(0.8), c.at(0.55), 0.4)
    out += hang(W * 0.2, -u * 4, u * 24, 6, 0, rear) + hang(W * 0.8, -u * 4, u * 24, 6, 1, rear) + hang(W * 0.02, -u * 5, u * 38, 7, 0, c.ink) + hang(W * 0.98, -u * 5, u * 36, 7, 1, c.ink)
    for (const f of [0, 1] as const) out += put(f ? W * 1.005 : -W * 0.005, H, u, path('M-9,6C2,-10 4,-34 4.500,-110H15C14,-40 17,-12 30,6Z', c.ink) + path('M15,-58C22,-64 27,-72 30,-84C24,-76 19,-71 14.500,-69Z', c.ink), !!f)
    let vines = ''
    for (let i = 0; i < 8; i++) { const q = i % 2 ? rnd.between(0.03, 0.3) : rnd.between(0.7, 0.97), l = u * rnd.between(14, 34); vines += `M${n(W * q)},${n(H * 0.04)}q${n(u * rnd.between(-3, 3))},${n(l * 0.6)} ${n(u * rnd.between(-1, 1))},${n(l)}` }
    out += line(vines, c.ink, u * 0.3)
    // living-root bridge across the pool
    if (s.choice.odds(0.6)) {
    const by = H * 0.765, bx0 = W * 0.1, bx1 = W * 0.9, sag = u * 6
    let roots = ''
    for (let i = 0; i < 7; i++) roots += `M${n(bx0 - 2 * u)},${n(by - u * rnd.between(-2, 5))}Q${n(W * 0.5)},${n(by + sag * 2 + u * rnd.between(-2, 1))} ${n(bx1 + 2 * u)},${n(by - u * rnd.between(-2, 5))}`
    let ties = ''
    for (let i = 1; i < 22; i++) { const t = i / 22, y = by + 4 * sag * t * (1 - t) * 0.98; ties += `M${n(bx0 + (bx1 - bx0) * t)},${n(y)}l${n(u * rnd.between(-0.7, 0.7))},${n(-u * 5)}` }
    out += line(roots, c.ink, u * 0.55) + line(ties, c.ink, u * 0.3) + line(`M${n(bx0)},${n(by - 5 * u)}Q${n(W * 0.5)},${n(by + sag * 2 - 5 * u)} ${n(bx1)},${n(by - 5 * u)}`, c.ink, u * 0.6)
    out += put(W * 0.41, by + sag * 0.86 * 1.08, u * 0.27, walker(c.accent, c.ink, c.see('#D9A860'), c.accent))
    } else out += put(W * 0.38, H * 0.9, u * 0.3, rowboat(c.at(0.9), c.ink, null, c.ink, c.accent))
    out += put(W * 0.04, H * 1.03, u, leafSpray(s.tall ? 44 : 40, 8, c.ink, c.at(0.7), rnd)) + put(W * 0.97, H * 1.03, u, leafSpray(s.tall ? 46 : 42, 8, c.ink, c.at(0.7), rnd))
    // a great hornbill
    out += put(W * 0.33, H * 0.29, u * 0.17, path('M-34,-2C-26,-16 -14,-30 -2,-34C-2,-24 2,-14 10,-9C22,-12 30,-14 38,-12C46,-14 56,-11 62,-6C54,-8 48,-7 42,-6C34,-3 24,0 12,0C2,10 -6,18 -18,22C-14,14 -12,8 -12,2C-24,6 -40,10 -56,8C-50,4 -42,0 -34,-2Z', c.ink) + path('M38,-12C40,-18 50,-17 55,-11C50,-12 44,-12 38,-12ZM38,-11C46,-14 56,-11 62,-6C54,-8 48,-7 42,-6Z', c.see('#F2A93B')) + path('M-14,-21C-6,-20 0,-14 3,-10C-3,-12 -10,-15 -14,-21ZM-56,8C-50,4 -44,2 -40,1L-38,6C-44,8 -50,9 -56,8Z', c.lit))
    return out
  }
