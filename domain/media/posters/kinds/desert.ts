import { nth } from '#domain/media/posters/strokes/chance.ts'
import type { Sheet } from '#domain/media/posters/sheet.ts'
import { birds, camel } from '#domain/media/posters/strokes/animals.ts'
import { arch, chhatri, merlons } from '#domain/media/posters/strokes/architecture.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { downs, fillUnder, heightAt } from '#domain/media/posters/strokes/hills.ts'
import { mist, sky } from '#domain/media/posters/strokes/sky.ts'
import { type Point, curve, line, n, path, put, rect } from '#domain/media/posters/strokes/svg.ts'

export function drawDesert(s: Sheet): string {
    const { W, H, u, rnd, c } = s
    let out = sky(s, { sunX: rnd.between(0.22, 0.34), sunY: 0.3, sunR: 10.5, horizon: 0.62 })
    const mesa = downs(s, H * 0.585, H * 0.016, 2); out += fillUnder(s, mesa, s.fade(c.at(0.06), mix(c.at(0.06), c.haze, 0.6), 0, 0.3))
    // the fort on its rock, far off
    const fx = W * rnd.between(0.58, 0.82), fy = H * 0.575, fc = c.at(0.3), fl = mix(fc, c.lit, 0.5)
    const wall = (x: number, w: number, h: number, k: number) => path(`M${n(x)},0L${n(x + w * 0.06)},${n(-h)}H${n(x + w * 0.94)}L${n(x + w)},0Z`, fl) + path(`M${n(x + w * 0.55)},0L${n(x + w * 0.58)},${n(-h)}H${n(x + w * 0.94)}L${n(x + w)},0Z`, fc) + merlons(x + w * 0.05, x + w * 0.95, -h + 0.5, k, fl)
    let fort = path('M-150,14C-120,-6 -100,-18 -78,-20H92C112,-16 132,0 160,14Z', mix(fc, c.at(0.1), 0.3)) + `<g transform="translate(0 -18)">${rect(-80, -26, 176, 28, fc)}${[-84, -52, -20, 14, 46, 76].map((x) => wall(x, 26, 34, 6)).join('')}<g transform="translate(0 -26)">${rect(-46, -26, 46, 28, fl)}${rect(-14, -26, 14, 28, fc)}${rect(4, -18, 54, 20, fc)}${merlons(4, 58, -18, 6, fc)}${merlons(-46, 0, -26, 6, fl)}${path(arch(-34, -4, 8, 16) + arch(-22, -4, 8, 16) + arch(16, -2, 7, 12) + arch(28, -2, 7, 12) + arch(40, -2, 7, 12), mix(c.ink, fc, 0.4))}<g transform="translate(-24 -25) scale(.2)">${chhatri(fl, fc, fc)}</g><g transform="translate(34 -17) scale(.16)">${chhatri(fl, fc, fc)}</g></g></g>`
    out += put(fx, fy, u * 0.145, fort)
    out += mist(s, H * 0.6, 2, 0.45)
    const dune = (crest: Point[], t: number, soft: number) => { // each dune: a lit western flank, a hard crest, a shaded slip face
      const lit = mix(c.at(t), c.lit, 0.62 - t * 0.18), dark = mix(c.at(t + 0.12), c.shade, 0.4)
      const top = crest.map(([x, y]): Point => [x * W, y * H]), peak = top.reduce((a, b) => (b[1] < a[1] ? b : a)), i = top.indexOf(peak), startY = top[0]?.[1] ?? H, endY = top.at(-1)?.[1] ?? H
      let o = fillUnder(s, [[-10, startY], ...top, [W + 10, endY]], s.fade(lit, mix(lit, c.at(t), soft)))
      const tail: Point[] = [[peak[0], peak[1]], [peak[0] - W * 0.035, peak[1] + H * 0.05], [peak[0] + W * 0.05, peak[1] + H * 0.115], [peak[0] - W * 0.02, peak[1] + H * 0.21], [peak[0] + W * 0.1, H + 10]]
      o += path(curve(tail) + `L${W + 10},${H}L${W + 10},${n(endY)}` + curve([...top.slice(i)].reverse()).replace('M', 'L') + 'Z', s.fade(dark, mix(dark, c.at(t), 0.65)))
      return o
    }
    out += dune([[0, 0.65], [0.18, 0.63], [0.4, 0.6], [0.62, 0.64], [1, 0.66]], 0.12, 0.3)
    out += dune([[0, 0.73], [0.3, 0.72], [0.52, 0.665], [0.66, 0.635], [0.82, 0.69], [1, 0.71]], 0.28, 0.4)
    // caravan
    const cols = ['#C8321F', '#157070', '#E7A52E', '#7B2E57'].map((h) => c.see(h)), k = s.wide ? rnd.int(4, 6) : rnd.int(2, 4)
    const trail: Point[] = [[-10, H * 0.79], [W * 0.2, H * 0.765], [W * 0.42, H * 0.758], [W * 0.64, H * 0.785], [W * 0.84, H * 0.83], [W + 10, H * 0.84]]
    out += fillUnder(s, trail, s.fade(mix(c.at(0.42), c.lit, 0.42), c.at(0.5)))
    for (let i = 0; i < k; i++) { const x = W * (s.wide ? 0.2 : k === 4 ? 0.1 : 0.15) + i * u * 16, y = heightAt(trail, x + 8 * u) + u * 0.7; out += `<ellipse cx="${n(x + 15 * u)}" cy="${n(y + u * 1.2)}" rx="${n(9 * u)}" ry="${n(u * 0.9)}" fill="${c.at(0.66)}" opacity=".45"/>` + put(x, y, u * 0.165, camel(c.at(0.92), nth(cols, i), c.at(1), c.see('#F7EAC6'))) + (i < k - 1 ? line(`M${n(x + 16.8 * u)},${n(y - 12.6 * u)}Q${n(x + 19 * u)},${n(y - 8 * u)} ${n(x + 20 * u)},${n(y - 9 * u)}`, c.at(0.9), u * 0.2) : '') }
    const near: Point[] = [[0, 0.99], [0.16, 0.93], [0.34, 0.9], [0.5, 0.905], [0.74, 0.96], [1, 0.985]]
    out += dune(near, 0.56, 0.7)
    let rip = ''
    for (let i = 0; i < 7; i++) { const y = H * (0.935 + i * 0.011), x = W * (0.04 + i * 0.012); rip += `M${n(x)},${n(y)}q${n(W * 0.07)},${n(-u * 1.6)} ${n(W * 0.15)},${n(-u * 1.2)}t${n(W * 0.12)},${n(u * 0.4)}` }
    return out + line(rip, c.at(0.72), u * 0.28, ' opacity=".5" stroke-linecap="round"') + birds(s, W * 0.46, H * 0.2, 3, c.at(0.8))
  }
