import type { Sheet } from '#domain/media/posters/sheet.ts'
import { birds } from '#domain/media/posters/strokes/animals.ts'
import { hut } from '#domain/media/posters/strokes/architecture.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { downs, fillUnder } from '#domain/media/posters/strokes/hills.ts'
import { houseboat, rowboat } from '#domain/media/posters/strokes/people.ts'
import { sky } from '#domain/media/posters/strokes/sky.ts'
import { type Point, circle, curve, ellipse, line, n, op, path, put } from '#domain/media/posters/strokes/svg.ts'
import { leafSpray, palm, roundTrees } from '#domain/media/posters/strokes/trees.ts'
import { mirror, water } from '#domain/media/posters/strokes/water.ts'

export function drawBackwater(s: Sheet): string {
    const { W, H, u, rnd, c } = s, hy = H * 0.56
    let out = sky(s, { sunX: rnd.between(0.26, 0.36), sunY: c.hour === 'day' ? 0.22 : 0.4, sunR: 9, horizon: 0.58 })
    const bank = downs(s, hy - 2 * u, 2 * u, 3)
    let trees = fillUnder({ ...s, H: hy }, bank, c.at(0.12)) + roundTrees(s, bank, c.at(0.12), 3.4, 3)
    const p1 = s.keep(palm(20, 0.16, c.at(0.3), c.at(0.24), rnd)), p2 = s.keep(palm(26, -0.12, c.at(0.42), c.at(0.36), rnd))
    for (let i = 0; i < (s.wide ? 16 : 10); i++) trees += p1(W * rnd.between(-0.02, 1.02), hy, u * rnd.between(0.6, 1), rnd.odds(0.5))
    const left: Point[] = [[-10, hy - 5 * u], [W * 0.1, hy - 4 * u], [W * 0.24, hy - u], [W * 0.32, hy + u * 0.6]]
    trees += path(curve(left) + `L-10,${n(hy + u * 0.6)}Z`, c.at(0.4)) + roundTrees({ ...s, W: W * 0.24 }, left, c.at(0.4), 3, 3)
    for (const [x, k] of [[0.02, 1.1], [0.08, 0.9], [0.14, 1], [0.19, 0.72]] as const) trees += p2(W * x, hy, u * k, rnd.odds(0.5))
    trees += put(W * 0.245, hy + u * 0.2, u * 0.1, hut(c, true))
    const held = s.keep(trees); out += held(0, 0) + water(s, hy + u * 0.4, H, c.water) + mirror(held(0, 0), hy + u * 0.4, 0.22, 0.7)
    const lens = (x: number, y: number, w: number) => path(`M${n(x - w / 2)},${n(y)}q${n(w / 2)},${n(-u * 0.7)} ${n(w)},0q${n(-w / 2)},${n(u * 0.7)} ${n(-w)},0Z`, mix(c.water[0], c.sky[3], 0.5), op(0.6))
    const bx = W * (s.tall ? 0.53 : 0.57), by = H * (s.tall ? 0.74 : 0.755), k = u * (s.tall ? 0.5 : 0.46)
    const boat = s.keep(houseboat(c.see('#D9A860'), c.see('#8A5A34'), c.ink, c.see('#3A2420'), c.glow))
    out += mirror(boat(bx, by, k), by, 0.34, 0.75) + boat(bx, by, k) + [0, 1, 2].map((i) => lens(bx + rnd.between(-20, 20) * u, by + u * (3 + i * 4), u * 34)).join('')
    if (s.choice.odds(0.4)) { const w = c.at(0.95); out += put(W * (s.wide ? 0.16 : 0.1), H * 0.7, u * 0.27, path('M-34,0V-4H14V0ZM-28,0V16M-8,0V16', w) + line('M-28,-2V14M-8,-2V14M8,-2V14M-20,-4L2,-34L10,-4M-34,-10L2,-34L56,-70M2,-34L-30,-58M56,-70L-30,-58', w, 1.7) + line('M56,-70Q30,-58 22,-26M56,-70Q50,-50 44,-20M56,-70Q74,-52 78,-20M56,-70Q86,-60 98,-28', w, 1.3) + path('M22,-26Q32,-22 44,-20Q60,-16 78,-20Q88,-23 98,-28Q84,-2 60,-2Q36,-4 22,-26Z', mix(w, c.haze, 0.5), op(0.42)) + line('M30,-24Q48,0 64,-3M44,-20Q58,-6 76,-6M78,-20Q66,-4 50,-5M90,-24Q74,-2 60,-2', w, 0.6) + circle(-30, -54, 2.6, w) + circle(-26, -52, 2.2, w)) }
    else out += put(W * 0.24, H * 0.645, u * 0.2, rowboat(c.at(0.85), c.ink, null, c.ink, c.accent))
    // foreground: hyacinth, a bank and two leaning palms
    const fg: Point[] = [[W * 0.6, H + 4], [W * 0.74, H * 0.955], [W * 0.88, H * 0.915], [W + 10, H * 0.885]]
    out += path(curve(fg) + `L${W + 10},${H}Z`, c.ink)
    out += put(W * 0.95, H * 0.96, u, palm(s.tall ? 92 : 76, -0.2, c.ink, mix(c.ink, c.at(0.8), 0.4), rnd, c.see('#D98A2E'))) + put(W * 1.02, H * 0.97, u, palm(s.tall ? 66 : 54, -0.2, c.ink, mix(c.ink, c.at(0.8), 0.25), rnd))
    out += put(W * 0.87, H * 1.01, u * 0.22, leafSpray(78, 7, c.ink, c.at(0.8), rnd))
    for (let i = 0; i < 9; i++) { const x = W * rnd.between(0.02, 0.4), y = H * rnd.between(0.9, 0.985); out += ellipse(x, y, u * 2.4, u * 0.7, c.at(0.8)) + (i % 3 ? '' : circle(x, y - u, u * 0.7, c.see('#C79BD0'))) }
    return out + birds(s, W * 0.58, H * 0.2, 5, c.at(0.72))
  }
