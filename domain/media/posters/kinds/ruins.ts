import type { Sheet } from '#domain/media/posters/sheet.ts'
import { birds, elephant } from '#domain/media/posters/strokes/animals.ts'
import { FINIAL, ROUND, ROUNDSHADE, arch, gopuramTower } from '#domain/media/posters/strokes/architecture.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { downs, fillUnder } from '#domain/media/posters/strokes/hills.ts'
import { walker } from '#domain/media/posters/strokes/people.ts'
import { mist, sky } from '#domain/media/posters/strokes/sky.ts'
import { type Point, circle, ellipse, line, n, op, path, put, rect } from '#domain/media/posters/strokes/svg.ts'
import { leafSpray, palm, roundTrees } from '#domain/media/posters/strokes/trees.ts'

export function drawRuins(s: Sheet): string {
    const { W, H, u, rnd, c } = s
    let out = sky(s, { sunX: rnd.between(0.2, 0.3), sunY: 0.3, sunR: 11, horizon: 0.64 })
    const lit = c.lit, shade = c.shade, mid = mix(lit, shade, 0.42), dark = mix(c.ink, shade, 0.15), green = mix(c.see('#6E9A4A'), c.at(0.5), 0.2)
    const stones = (t: number) => ([[1, 0.8, 0.1], [1.12, 0.66, -0.08], [0.86, 0.92, 0.04]] as const).map(([a, b, k]) => { const base = mix(mix(mid, c.at(0.5), 0.36), c.haze, t); return s.keep(path(`M${n(-10 * a)},2C${n(-12 * a)},${n(-9 * b)} ${n(-4 * a + 10 * k)},${n(-17 * b)} 1,${n(-17 * b)}C${n(8 * a)},${n(-17 * b)} ${n(12 * a)},${n(-7 * b)} ${n(10 * a)},2Z`, base) + path(`M${n(-9.4 * a)},-1C${n(-11 * a)},${n(-9 * b)} ${n(-4 * a + 10 * k)},${n(-17 * b)} 1,${n(-17 * b)}C${n(-3 * a)},${n(-13 * b)} ${n(-5 * a)},${n(-6 * b)} ${n(-4.600 * a)},0Z`, mix(base, c.lit, 0.6)) + path(`M1,${n(-17 * b)}C${n(8 * a)},${n(-17 * b)} ${n(12 * a)},${n(-7 * b)} ${n(10 * a)},2H${n(3 * a)}C${n(7 * a)},${n(-5 * b)} ${n(6 * a)},${n(-12 * b)} 1,${n(-17 * b)}Z`, mix(base, shade, 0.85))) })
    const boulders = (x0: number, x1: number, y: number, hgt: number, size: number, t: number) => { // Hampi: hills of stacked round stone
      const set = stones(t), courses = 4; let o = ''
      for (let j = courses; j >= 0; j--) { const q = j / courses, half = (x1 - x0) / 2 * (1 - q ** 1.5 * 0.9), k = Math.max(1, Math.round(half * 2 / (size * u * 1.55))), yy = y - hgt * q
        for (let i = 0; i < k; i++) { const x = (x0 + x1) / 2 + (k === 1 ? 0 : (i / (k - 1) * 2 - 1) * half) + u * rnd.between(-1, 1); o += rnd.pick(set)(x, yy + u * rnd.between(-0.6, 1.6), size * u * 0.1 * rnd.between(0.8, 1.25), rnd.odds(0.2)) } }
      return o
    }
    const l0 = downs(s, H * 0.6, H * 0.03, 1.4); out += fillUnder(s, l0, s.fade(c.at(0.04), mix(c.at(0.04), c.haze, 0.6), 0, 0.3))
    out += boulders(-W * 0.12, W * 0.34, H * 0.7, H * 0.17, 7, 0.36) + boulders(W * 0.58, W * 1.1, H * 0.7, H * 0.25, 8.8, 0.24) + mist(s, H * 0.68, 2, 0.35)
    const l1 = downs(s, H * 0.7, H * 0.008, 2); out += roundTrees(s, l1, mix(green, c.haze, 0.15), 2.6, 3) + fillUnder(s, l1, s.fade(mix(green, c.lit, 0.2), mix(green, c.at(0.6), 0.4)))
    const pal = s.keep(palm(22, 0.1, c.at(0.66), c.at(0.56), rnd))
    for (let i = 0; i < 4; i++) out += pal(W * (0.05 + i * 0.09), H * 0.725, u * rnd.between(0.6, 1), rnd.odds(0.5))
    // the long pillared street and the temple gate beyond
    out += put(W * 0.42, H * 0.735, u, gopuramTower(30, mix(lit, c.haze, 0.12), mix(mid, c.haze, 0.12), mix(shade, c.haze, 0.12), dark, c.see('#E3A22F'), [mix(shade, c.haze, 0.2), mix(lit, shade, 0.3)]))
    // stone chariot
    const wheel = (x: number, r: number) => circle(x, -r, r, mid) + circle(x, -r, r * 0.72, shade) + line(Array.from({ length: 8 }, (_, i) => `M${n(x)},${n(-r)}l${n(Math.cos(i * 0.785) * r * 0.9)},${n(Math.sin(i * 0.785) * r * 0.9)}`).join(''), lit, r * 0.13) + circle(x, -r, r * 0.26, lit) + line(`M${n(x - r)},${n(-r)}a${n(r)},${n(r)} 0 1 1 ${n(2 * r)},0a${n(r)},${n(r)} 0 1 1 ${n(-2 * r)},0`, lit, r * 0.09)
    let ch = ''
    for (const [y, w, h] of [[0, 150, 8], [-8, 138, 10], [-18, 146, 5], [-23, 124, 14], [-37, 132, 5]] as const) ch += rect(-w / 2, y - h, w, h, lit) + rect(w * 0.14, y - h, w * 0.36, h, shade) + (h > 9 ? path(Array.from({ length: 9 }, (_, i) => `M${n(-w / 2 + (i + 0.3) * w / 9)},${n(y - 2)}v${-(h - 4)}h${n(w / 22)}v${h - 4}Z`).join(''), mix(shade, c.ink, 0.25), op(0.6)) : '')
    for (const x of [-46, -30, -8, 14, 36, 50] as const) ch += rect(x - 3.500, -78, 8, 37, x < 10 ? lit : mid) + rect(x - 5.500, -82, 12, 5, x < 10 ? lit : shade)
    ch += rect(-22, -76, 30, 35, dark) + path('M-72,-80Q0,-92 72,-80L60,-92H-60Z', lit) + path('M10,-86Q44,-85 72,-80L60,-92H10Z', shade)
    for (const [y, w, h] of [[-92, 92, 14], [-106, 74, 12], [-118, 56, 10]] as const) ch += rect(-w / 2, y - h, w, h, mid) + rect(w * 0.16, y - h, w * 0.34, h, shade) + rect(-w / 2 - 3, y - h - 2, w + 6, 3.500, lit) + path(Array.from({ length: 5 }, (_, i) => arch(-w * 0.38 + i * w * 0.19, y - 1, w * 0.09, h * 0.8)).join(''), mix(dark, shade, 0.3))
    ch += `<g transform="translate(0 -129) scale(.42)">${path(ROUND, lit) + path(ROUNDSHADE, shade)}</g><path d="${FINIAL}" transform="translate(0 -155) scale(.5)" fill="${mid}"/>` + `<g transform="translate(0 2)">${wheel(-46, 19)}${wheel(42, 19)}</g>` + `<g transform="translate(-132 2) scale(.62)">${elephant(mid, shade, lit)}</g>`
    const gx = W * (s.wide ? 0.64 : 0.63)
    const court: Point[] = [[-10, H * 0.8], [W * 0.4, H * 0.79], [W + 10, H * 0.785]]
    out += fillUnder(s, court, s.fade(mix(mid, lit, 0.4), mix(shade, c.at(0.6), 0.35)))
    out += ellipse(gx + 3 * u, H * 0.868, u * 27, u * 2.2, mix(shade, c.ink, 0.35), op(0.55)) + put(gx, H * 0.865, u * 0.31 * (s.tall ? 0.95 : 1), ch)
    let flag = ''
    for (let i = 0; i < 8; i++) flag += `M${n(W * (i / 7) * 1.2 - W * 0.1)},${n(H * 0.885)}L${n(W * (i / 7) * 1.8 - W * 0.4)},${H}`
    out += line(flag + `M-5,${n(H * 0.91)}H${W + 5}`, mix(shade, c.ink, 0.2), u * 0.2, op(0.4))
    // frame: a broken colonnade in shadow
    const px = (x: number, h: number, w: number) => rect(W * x - w * u / 2, H - h * u, w * u, h * u + 5, c.ink) + rect(W * x - w * u * 0.8, H - h * u - u * 1.6, w * u * 1.6, u * 2, c.ink) + rect(W * x - w * u * 0.7, H - h * u * 0.62, w * u * 1.4, u * 2.4, c.ink) + rect(W * x - w * u * 0.7, H - u * 5, w * u * 1.4, u * 6, c.ink)
    out += px(0.05, 62, 5) + px(0.19, 62, 4.4) + path(`M-10,${n(H - 62 * u)}V${n(H - 71 * u)}H${n(W * 0.2)}L${n(W * 0.235)},${n(H - 69 * u)}L${n(W * 0.245)},${n(H - 64.500 * u)}L${n(W * 0.225)},${n(H - 62 * u)}Z`, c.ink)
    out += put(W * 0.27, H * 0.93, u * 0.3, walker(c.accent, c.ink, null, c.accent)) + put(W * 0.96, H * 1.02, u, leafSpray(20, 7, c.ink, c.at(0.8), rnd))
    return out + birds(s, W * 0.44, H * 0.22, 5, c.at(0.8))
  }
