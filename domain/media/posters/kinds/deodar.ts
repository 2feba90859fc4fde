import type { Sheet } from '#domain/media/posters/sheet.ts'
import { arch, hut } from '#domain/media/posters/strokes/architecture.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { crags, downs, fillUnder, heightAt, under } from '#domain/media/posters/strokes/hills.ts'
import { mist, sky } from '#domain/media/posters/strokes/sky.ts'
import { type Point, circle, line, n, op, path, poly, put, rect } from '#domain/media/posters/strokes/svg.ts'
import { deodar, treeline } from '#domain/media/posters/strokes/trees.ts'

export function drawDeodar(s: Sheet): string {
    const { W, H, u, rnd, c } = s
    let out = sky(s, { sunY: 0.27, horizon: 0.6 })
    out += poly(under(s, crags(s, H * 0.46, H * 0.07, 5, 0.52)), s.fade(mix(c.lit, c.sky[2], 0.35), c.haze, 0, 0.5), op(0.8))
    for (const [y, a, t] of [[0.5, 0.05, 0.04], [0.56, 0.06, 0.22], [0.63, 0.05, 0.4]] as const) { const l = downs(s, H * y, H * a, rnd.between(1, 1.8)); out += treeline(s, l, c.at(t), 3 + t * 6, 0.8) + fillUnder(s, l, s.fade(c.at(t), mix(c.at(t), c.haze, 0.55), 0, 0.55)) }
    out += mist(s, H * 0.68, 2, 0.55)
    if (s.choice.odds(0.42)) out += hillTown(s)
    else {
    // the valley railway: a curved viaduct of seven spans, with its little train
    const vy = H * 0.655, deck = u * 2, foot = H * 0.86, k = s.wide ? 11 : 7, x0 = W * 0.1, x1 = W * 0.9, step = (x1 - x0) / k
    let stone = `M-10,${n(vy)}H${W + 10}V${n(foot)}H-10Z`
    for (let i = 0; i < k; i++) { const a = x0 + i * step + step * 0.12, w = step * 0.76; stone += `M${n(a)},${n(foot + 4 * u)}V${n(vy + deck + w * 0.5)}a${n(w / 2)},${n(w / 2)} 0 0 1 ${n(w)},0V${n(foot + 4 * u)}Z` }
    const brick = c.see('#D9A774', 0.06), brickShade = c.see('#8E5646', 0.02)
    out += path(stone, brickShade, ' fill-rule="evenodd"') + `<g transform="translate(${n(-step * 0.055)} 0)">${path(stone, brick, ' fill-rule="evenodd"')}</g>` + rect(-10, vy - u * 0.9, W + 20, u * 1.1, mix(brick, c.sun, 0.4))
    const car = (x: number, body: string) => put(x, vy - u * 0.9, u * 0.11, path('M0,0V-46Q0,-54 8,-54H82Q90,-54 90,-46V0Z', body) + path('M-4,-50Q45,-64 94,-50V-45H-4Z', c.see('#F3E3BE')) + [8, 28, 48, 68].map((i) => rect(i, -40, 14, 17, c.glow)).join('') + rect(0, -14, 90, 4, c.see('#F3E3BE')) + circle(18, 1, 7, c.ink) + circle(72, 1, 7, c.ink))
    const tx = W * (s.wide ? 0.44 : 0.3), red = c.see('#C8402B'), blue = c.see('#1F6F80')
    for (let i = 0; i < (s.wide ? 4 : 3); i++) out += car(tx + i * u * 10.8, i % 2 ? red : blue)
    out += put(tx - u * 10.6, vy - u * 0.9, u * 0.11, path('M8,0V-30H50V-54H88V0Z', c.see('#23303C')) + path('M44,-58H92V-51H44Z', red) + rect(58, -45, 18, 18, c.glow) + path('M14,-30L12,-50H8L9,-54H25L26,-50H22L24,-30Z', c.see('#23303C')) + circle(35, -32, 6, c.see('#D9A33F')) + path('M8,-2L-6,2H8Z', red) + circle(22, -2, 9, c.ink) + circle(46, -2, 9, c.ink) + circle(74, -1, 10, c.ink) + rect(8, -14, 80, 3, red))
    const smoke = mix(c.sun, c.sky[3], 0.35)
    let sx = tx - u * 8.7, sy = vy - u * 8
    for (let i = 0; i < 6; i++) { out += circle(sx, sy, u * (1.1 + i * 0.62), smoke, op(0.85 - i * 0.1)); sx += u * (2 + i * 0.8); sy -= u * (1.6 - i * 0.12) }
    }
    const h2 = downs(s, H * 0.83, H * 0.035, 1.1); out += treeline(s, h2, c.at(0.62), 9, 1.1) + fillUnder(s, h2, s.fade(c.at(0.62), mix(c.at(0.62), c.at(0.9), 0.6)))
    const h3: Point[] = [[-10, H * 0.9], [W * 0.35, H * 0.96], [W * 0.7, H * 0.96], [W + 10, H * 0.9]], snowy = s.season === 'winter'
    out += fillUnder(s, h3, snowy ? mix(c.lit, c.shade, 0.3) : c.ink)
    for (const [x, h] of [[0.02, 66], [0.12, 46], [0.2, 26], [0.95, 58], [0.86, 36]] as const) out += put(W * x, heightAt(h3, W * x) + 2 * u, u, deodar(h * rnd.between(0.92, 1.1), mix(c.ink, c.at(0.8), 0.25), c.at(0.8), rnd, snowy ? mix(c.lit, c.shade, 0.2) : null))
    return out
  }

function hillTown(s: Sheet): string {
  const { W, H, u, rnd, c } = s
  const ridge: Point[] = [[-10, H * 0.72], [W * 0.2, H * 0.66], [W * 0.46, H * 0.6], [W * 0.66, H * 0.615], [W * 0.84, H * 0.67], [W + 10, H * 0.7]]
  let out = treeline(s, ridge, c.at(0.46), 8, 0.6) + fillUnder(s, ridge, s.fade(c.at(0.46), c.at(0.6)))
  const green = c.see('#3F7D6B'), pine = s.keep(deodar(44, c.at(0.66), green, rnd)), plain = s.keep(hut(c)), wide = s.keep(hut(c, true)), cream = c.see('#F4E2B4', 0.04), side = c.see('#B9925F', 0.04), roof = c.see('#8E2F2B')
  const tower = path('M-13,0V-92H13V0Z', cream) + path('M3,0V-92H13V0Z', side) + path('M-16,-92H16L13,-98H-13Z', side) + path('M-13,-98V-112L-9,-104L-5,-112L0,-120L5,-112L9,-104L13,-112V-98Z', cream) + circle(-2, -76, 6, c.lit) + line('M-2,-80V-76L1,-74', c.ink, 1.4) + path(arch(-2, -36, 9, 26), c.glow) + path('M13,0V-40L46,-62L80,-40V0Z', cream) + path('M46,-62L80,-40V0H50Z', side) + path('M8,-38L46,-70L86,-38L80,-35L46,-62L14,-35Z', roof) + path(arch(32, 0, 9, 26) + arch(58, 0, 9, 26), c.glow)
  for (let row = 0; row < 3; row++) for (let i = 0; i < (s.wide ? 11 : 7) + row; i++) { const x = W * (0.16 + 0.7 * (i + rnd.between(0, 0.6)) / ((s.wide ? 11 : 7) + row)), y = heightAt(ridge, x) + u * (1 + row * 5.4), k = u * (0.075 + row * 0.014) * rnd.between(0.85, 1.15); out += (rnd.odds(0.5) ? plain : wide)(x, y, k, rnd.odds(0.4)); if (rnd.odds(0.35)) out += pine(x + 4 * u, y + u, u * 0.2); if (row === 0 && i === 3) out += put(x + 3 * u, y + u, u * 0.16, tower) }
  return out
}
