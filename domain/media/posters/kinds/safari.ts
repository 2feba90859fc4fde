import type { Sheet } from '#domain/media/posters/sheet.ts'
import { birds, DEER, elephant, tiger } from '#domain/media/posters/strokes/animals.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { downs, fillUnder } from '#domain/media/posters/strokes/hills.ts'
import { mist, sky } from '#domain/media/posters/strokes/sky.ts'
import { line, n, path, put } from '#domain/media/posters/strokes/svg.ts'
import { grasses, roundTrees } from '#domain/media/posters/strokes/trees.ts'

export function drawSafari(s: Sheet): string {
    const { W, H, u, rnd, c } = s
    let out = sky(s, { sunX: rnd.between(0.27, 0.37), sunY: 0.36, sunR: 13, horizon: 0.6 })
    for (const [y, a, t] of [[0.52, 0.05, 0], [0.56, 0.035, 0.14]] as const) { const l = downs(s, H * y, H * a, rnd.between(1, 1.7)); out += fillUnder(s, l, s.fade(c.at(t), mix(c.at(t), c.haze, 0.6), 0, 0.4)) }
    const far = downs(s, H * 0.6, H * 0.01, 2); out += roundTrees(s, far, c.at(0.3), 3.4, 3.6) + fillUnder(s, far, s.fade(c.at(0.3), mix(c.at(0.3), c.lit, 0.4), 0, 0.25)) + mist(s, H * 0.61, 2, 0.45)
    const grass = grasses(s)
    out += grass(H * 0.66, 0.18, 2.2)
    const banyan = (x: number, y: number, k: number, col: string, flip: boolean) => { let crown = '', roots = ''; for (const [cx, cy, r] of [[-34, -40, 12], [-22, -50, 14], [-4, -56, 16], [16, -54, 15], [32, -46, 13], [44, -38, 10], [4, -42, 20], [-18, -38, 14], [28, -36, 13]] as const) crown += `M${cx - r},${cy}a${r},${n(r * 0.82)} 0 1 1 ${2 * r},0a${r},${n(r * 0.6)} 0 1 1 ${-2 * r},0Z`; for (const [rx, l] of [[-30, 20], [-24, 34], [-18, 24], [18, 22], [24, 36], [33, 18], [38, 33]] as const) roots += `M${rx},-36v${l}`; return put(x, y, u * k, path(crown, col) + line(roots, col, 1.1) + path('M-9,1C-4,-6 -5,-20 -14,-34L-8,-36C-4,-28 -1,-26 1,-30L8,-36C6,-22 5,-8 11,1Z', col), flip) }
    out += banyan(W * (s.wide ? 0.84 : 0.85), H * 0.68, 0.5, c.at(0.56), true) + banyan(W * 0.06, H * 0.665, 0.3, c.at(0.4), false)
    const who = s.choice.odds(0.5)
    if (who) for (const [x, k, f] of [[0.13, 0.1, 0], [0.2, 0.088, 1], [0.26, 0.096, 0]] as const) out += put(W * x + (f ? 7 * u : 0), H * 0.705, u * k, path(DEER, c.at(0.62)), !!f)
    out += grass(H * 0.72, 0.34, 3.4)
    const bodyC = mix(c.see('#6A5660'), c.ink, 0.4), shadeC = mix(bodyC, c.ink, 0.6)
    if (who) { const ex = W * (s.wide ? 0.42 : 0.3); out += put(ex, H * 0.82, u * (s.tall ? 0.42 : 0.44), elephant(bodyC, shadeC, mix(c.lit, c.shade, 0.2))) + put(ex - u * 24, H * 0.83, u * 0.21, elephant(bodyC, shadeC, null)) + (s.wide ? put(ex + u * 46, H * 0.815, u * 0.38, elephant(mix(bodyC, c.haze, 0.1), shadeC, mix(c.lit, c.shade, 0.3))) : '') }
    else out += put(W * (s.wide ? 0.4 : 0.24), H * 0.835, u * (s.tall ? 0.5 : 0.56), tiger(mix('#EE8E2C', c.ink, c.night ? 0.4 : 0), mix(c.ink, '#1A0E12', 0.5), mix('#FBEBC8', c.ink, c.night ? 0.4 : 0)))
    out += grass(H * 0.84, 0.56, 5) + grass(H * 0.93, 0.86, 8)
    let over = '', hang = '' // the hanging edge of a banyan in front
    for (let i = 0; i < 9; i++) { const q = i / 8, x = W * 1.02 - q * u * 46, y = u * (13 - 11 * q + 2 * Math.sin(i * 2.4)), r = u * rnd.between(6, 8.5); over += `M${n(x - r)},${n(y)}a${n(r)},${n(r * 0.8)} 0 1 0 ${n(2 * r)},0a${n(r)},${n(r)} 0 1 0 ${n(-2 * r)},0Z`; if (q < 0.62) hang += `M${n(x + rnd.between(-2, 2) * u)},${n(y)}v${n(u * rnd.between(10, 34) * (1.1 - q))}` }
    out += path(over + `M${W + 10},-10V${n(20 * u)}L${n(W - 30 * u)},${n(4 * u)}L${n(W - 52 * u)},-10Z`, c.ink) + line(hang, c.ink, u * 0.5, ' stroke-linecap="round"')
    return out + birds(s, W * 0.5, H * 0.2, 6, c.at(0.8))
  }
