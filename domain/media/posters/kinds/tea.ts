import { nth } from '#domain/media/posters/strokes/chance.ts'
import type { Sheet } from '#domain/media/posters/sheet.ts'
import { hut } from '#domain/media/posters/strokes/architecture.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { downs, fillUnder } from '#domain/media/posters/strokes/hills.ts'
import { walker } from '#domain/media/posters/strokes/people.ts'
import { mist, sky } from '#domain/media/posters/strokes/sky.ts'
import { curve, line, n, path, put, type Point } from '#domain/media/posters/strokes/svg.ts'

export function drawTea(s: Sheet): string {
    const { W, H, u, rnd, c } = s
    let out = sky(s, { sunY: 0.25, horizon: 0.5 })
    for (const [y, a, t] of [[0.42, 0.08, 0], [0.48, 0.06, 0.16]] as const) { const l = downs(s, H * y, H * a, rnd.between(1.1, 1.7)); out += fillUnder(s, l, s.fade(c.at(t), mix(c.at(t), c.haze, 0.6), 0, 0.5)) }
    out += mist(s, H * 0.51, 3, 0.6)
    const mound = (top: Point[], t: number, gap: number, bush: number) => { // a hill clipped bushes: rows follow its form
      const d = curve(top) + `L${W + 10},${H}L-10,${H}Z`, leaf = c.see('#5E9A4C'), green = mix(mix(leaf, c.at(t), 0.45), c.haze, 0.26 - t * 0.3 > 0 ? 0.26 - t * 0.3 : 0), dark = mix(green, c.ink, 0.5), pale = mix(mix(green, c.lit, 0.42), c.see('#C9D46A'), 0.4)
      let rows = '', hi = ''
      const bottom = H + 10 * u
      for (let i = 0, o = gap * 0.7; o < H * 0.62; i++, o += gap * (1 + i * 0.07)) { const l = top.map(([x, y], j): Point => [x, y + o * (1 + 0.35 * Math.sin(j * 0.7 + t * 7)) ]); if ([l[0], l.at(-1)].every((end) => end && end[1] > bottom)) break; rows += curve(l); hi += curve(l.map(([x, y], j): Point => [x, y - bush * (0.62 + 0.08 * Math.sin(j + i))])) }
      return path(d, green) + `<g${s.clip(d)}>${line(rows, dark, bush * 0.3)}${line(hi, pale, bush * 0.44, ` stroke-linecap="round" stroke-dasharray="${n(bush * 1.9)} ${n(bush * 0.9)} ${n(bush * 0.9)} ${n(bush * 0.8)}"`)}</g>`
    }
    const shape = (a: Point[]) => a.map(([x, y]): Point => [x * W, y * H])
    out += mound(shape([[-0.02, 0.56], [0.2, 0.52], [0.42, 0.57], [0.62, 0.55], [0.82, 0.49], [1.02, 0.53]]), 0.32, u * 2.1, u * 1.5)
    const oak = (x: number, y: number, h: number) => put(x, y, u * h / 100, path('M-1.500,0L-.8,-60H.8L1.500,0Z', c.at(0.8)) + path('M0,-104C12,-92 10,-76 15,-66C20,-52 10,-38 0,-38C-10,-38 -20,-52 -15,-66C-10,-78 -12,-92 0,-104Z', c.at(0.7)) + path('M0,-104C-12,-92 -10,-78 -15,-66C-20,-52 -10,-38 -3,-39C-12,-56 -4,-80 0,-104Z', mix(c.at(0.45), c.lit, 0.3)))
    for (let i = 0; i < 7; i++) out += oak(W * (0.5 + i * 0.085 + rnd.between(-0.02, 0.02)), H * (0.575 - i * 0.007), rnd.between(12, 18))
    out += put(W * 0.79, H * 0.545, u * 0.15, hut(c, true))
    out += mound(shape([[-0.02, 0.64], [0.16, 0.59], [0.36, 0.62], [0.58, 0.71], [0.8, 0.72], [1.02, 0.66]]), 0.5, u * 3, u * 2.2)
    for (let i = 0; i < 4; i++) out += oak(W * (0.06 + i * 0.1), H * (0.635 + (i % 2) * 0.012), rnd.between(22, 34))
    out += mist(s, H * 0.7, 1, 0.35)
    out += mound(shape([[-0.02, 0.86], [0.2, 0.85], [0.42, 0.79], [0.66, 0.76], [0.86, 0.79], [1.02, 0.84]]), 0.68, u * 4.4, u * 3.4)
    const cols = ['#C93A2B', '#E2A02F', '#7A2F5B', '#1F7F86'].map((h) => c.see(h))
    const spots: Point[] = s.wide ? [[0.5, 0.85], [0.56, 0.82], [0.65, 0.84], [0.72, 0.82]] : [[0.44, 0.86], [0.56, 0.83], [0.7, 0.86]]
    spots.forEach(([x, y], i) => { out += put(W * x, H * y, u * 0.5, walker(nth(cols, i), c.see('#4A2A20'), c.see('#D9B074'), nth(cols, i + 1)), i === 1) })
    return out + put(W * 0.93, H * 1.01, u * 0.62, path('M-1.500,0L-1,-60H1L1.500,0Z', c.ink) + path('M0,-104C12,-92 10,-76 15,-66C20,-52 10,-38 0,-38C-10,-38 -20,-52 -15,-66C-10,-78 -12,-92 0,-104Z', c.at(0.92)))
  }
