import type { Sheet } from '#domain/media/posters/sheet.ts'
import { birds } from '#domain/media/posters/strokes/animals.ts'
import { arch } from '#domain/media/posters/strokes/architecture.ts'
import { nth } from '#domain/media/posters/strokes/chance.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { downs, fillUnder } from '#domain/media/posters/strokes/hills.ts'
import { walker } from '#domain/media/posters/strokes/people.ts'
import { mist, sky } from '#domain/media/posters/strokes/sky.ts'
import { circle, line, n, op, path, type Point, poly, put, rect } from '#domain/media/posters/strokes/svg.ts'
import { roundTrees } from '#domain/media/posters/strokes/trees.ts'

/** Vines in rows running to a winery under the flat-topped Sahyadri hills, or a terrace table looking over them. */
export function drawVineyard(s: Sheet): string {
  const { W, H, u, rnd, c } = s
  let out = sky(s, { sunX: rnd.between(0.22, 0.32), sunY: 0.24, sunR: 9.5, horizon: 0.52 })
  out += mesas(s)
  const hill = downs(s, H * 0.5, H * 0.014, 1.2)
  const field = mix(c.see('#8FA650'), c.at(0.3), 0.3)
  out += roundTrees(s, hill, mix(c.at(0.3), c.haze, 0.15), 2.4, 3.2) + fillUnder(s, hill, s.fade(mix(field, c.haze, 0.2), mix(field, c.at(0.6), 0.3)))
  out += farRows(s, field)
  const vx = W * (s.wide ? 0.56 : 0.54)
  out += put(vx + u * 15, H * 0.535, u * (s.tall ? 0.19 : 0.2), winery(s)) + cypresses(s, vx) + mist(s, H * 0.545, 1, 0.3)
  out += rows(s, vx, H * 0.545)
  const cols = ['#C93A2B', '#E2A02F', '#7A2F5B', '#1F7F86'].map((h) => c.see(h))
  out += put(W * 0.5, H * 0.8, u * 0.42, walker(nth(cols, 0), c.see('#4A2A20'), c.see('#D9B074'), nth(cols, 1))) + put(W * 0.585, H * 0.715, u * 0.27, walker(nth(cols, 3), c.see('#4A2A20'), null, nth(cols, 2)), true) + crate(s, W * 0.58, H * 0.87)
  return out + trellis(s) + birds(s, W * 0.42, H * 0.16, 4, c.at(0.7))
}

// basalt hills with steps and a flat crown
function mesas(s: Sheet): string {
  const { W, H, u, rnd, c } = s
  const mesa = (x: number, w: number, h: number, t: number) => {
    const base = H * 0.52
    const tone = c.at(t)
    const left = x - w / 2
    const d = `M${n(left)},${n(base)}L${n(left + w * 0.14)},${n(base - h * 0.34)}h${n(w * 0.05)}L${n(left + w * 0.28)},${n(base - h * 0.68)}h${n(w * 0.03)}L${n(left + w * 0.37)},${n(base - h)}H${n(left + w * 0.62)}L${n(left + w * 0.7)},${n(base - h * 0.7)}h${n(w * 0.04)}L${n(left + w * 0.84)},${n(base - h * 0.36)}h${n(w * 0.04)}L${n(left + w)},${n(base)}Z`
    const bands = `M${n(left + w * 0.19)},${n(base - h * 0.34)}H${n(left + w * 0.84)}M${n(left + w * 0.31)},${n(base - h * 0.68)}H${n(left + w * 0.7)}`
    const face = `M${n(left)},${n(base)}L${n(left + w * 0.14)},${n(base - h * 0.34)}h${n(w * 0.05)}L${n(left + w * 0.28)},${n(base - h * 0.68)}h${n(w * 0.03)}L${n(left + w * 0.37)},${n(base - h)}H${n(left + w * 0.46)}L${n(left + w * 0.4)},${n(base - h * 0.6)}L${n(left + w * 0.44)},${n(base - h * 0.3)}L${n(left + w * 0.36)},${n(base)}Z`
    return path(d, s.fade(tone, mix(tone, c.haze, 0.6))) + path(face, mix(tone, c.lit, 0.34), op(0.55)) + line(bands, mix(tone, c.ink, 0.25), u * 0.35, op(0.4))
  }
  return mesa(W * 0.84, W * 0.6, H * 0.17, 0) + mesa(W * 0.2, W * 0.66, H * 0.23 * rnd.between(0.9, 1.1), 0.1) + mesa(W * 0.56, W * 0.4, H * 0.12, 0.18)
}

function farRows(s: Sheet, field: string): string {
  const { W, H, u, c } = s
  let d = ''
  for (let i = 0; i < 16; i++) d += `M${n(W * (i / 15) * 1.1 - W * 0.05)},${n(H * 0.512)}L${n(W * (i / 15) * 1.7 - W * 0.35)},${n(H * 0.56)}`
  return line(d, mix(field, c.ink, 0.35), u * 0.7, op(0.6))
}

function rows(s: Sheet, vx: number, vy: number): string {
  const { W, H, u, c } = s
  const leaf = mix(c.see('#6FA046'), c.at(0.55), 0.3)
  const soil = mix(c.see('#B9794E'), c.at(0.5), 0.25)
  const foot = H * 1.14
  const gap = u * (s.wide ? 42 : 38)
  let out = path(`M-10,${n(vy)}H${W + 10}V${H + 5}H-10Z`, s.fade(mix(soil, c.haze, 0.35), mix(soil, c.ink, 0.25)))
  const tall = u * 34
  for (let i = 7; i >= 0; i--) for (const side of [-1, 1]) {
    const bx = vx + side * gap * (i + 0.55)
    const w = gap * 0.2
    const near = (dx: number, dy: number): Point => [bx + dx, foot - dy]
    const face: Point[] = [[vx, vy], near(-side * w, 0), near(-side * w, tall)]
    const lit = side > 0
    const tone = mix(leaf, c.ink, lit ? 0.1 : 0.42)
    out += poly([[vx, vy], near(-w, tall), near(w, tall)], mix(leaf, c.lit, lit ? 0.4 : 0.3)) + poly(face, tone)
    const along = (t: number, lift: number) => { const [x, y] = near(-side * w, tall * lift); return `${n(vx + (x - vx) * t)},${n(vy + (y - vy) * t)}` }
    let posts = ''
    let grapes = ''
    for (const t of [0.16, 0.24, 0.34, 0.46, 0.6, 0.78, 0.98]) { posts += `M${along(t, 0)}L${along(t, 1.06)}`; if (i < 3) grapes += `M${along(t * 0.93, 0.4)}L${along(t * 0.93, 0.16)}` }
    out += line(posts, mix(c.ink, soil, 0.35), u * (i < 2 ? 0.5 : 0.3)) + (grapes ? line(grapes, c.see('#6A2F63'), u * (1.6 - i * 0.4), ' stroke-linecap="round"') : '')
    out += line(`M${along(0.02, 0.8)}L${along(1, 0.8)}M${along(0.02, 0.55)}L${along(1, 0.55)}`, mix(tone, c.lit, 0.35), u * 0.8, ` stroke-dasharray="${n(u * 2.4)} ${n(u * 1.7)}" stroke-linecap="round"` + op(0.6))
  }
  return out
}

function winery({ c }: Sheet): string {
  const wall = c.see('#F4E4C4', 0.04)
  const side = c.see('#BE9468', 0.04)
  const roof = c.see('#BE4A32', 0.04)
  const dark = c.dark ? c.glow : c.see('#5A3A34', 0.1)
  return rect(-96, -46, 150, 46, wall) + path('M-104,-44L-92,-66H50L64,-44Z', roof) + path('M-2,-66H50L64,-44H8Z', mix(roof, c.ink, 0.3)) + path([-78, -50, -22, 6].map((x) => arch(x, 0, 18, 34)).join(''), dark) + rect(54, -40, 52, 40, side) + path('M48,-38L62,-54H98L112,-38Z', mix(roof, c.ink, 0.36)) + path(arch(80, 0, 16, 28), dark) + rect(22, -112, 32, 112, wall) + rect(42, -112, 12, 112, side) + path('M16,-110L38,-140L60,-110Z', roof) + path('M38,-140L60,-110H42Z', mix(roof, c.ink, 0.34)) + path(arch(34, -74, 14, 26), dark) + circle(36, -92, 5, c.see('#F7EAD0'))
}

function cypresses(s: Sheet, vx: number): string {
  const { H, u, rnd, c } = s
  let out = ''
  for (const x of [-26, -19, -12, 40, 46]) { const h = u * rnd.between(9, 14); const px = vx + x * u; out += path(`M${n(px)},${n(H * 0.54 - h)}q${n(h * 0.17)},${n(h * 0.5)} 0,${n(h)}q${n(-h * 0.17)},${n(-h * 0.5)} 0,${n(-h)}Z`, c.at(0.62)) + path(`M${n(px)},${n(H * 0.54 - h)}q${n(-h * 0.17)},${n(h * 0.5)} 0,${n(h)}q${n(-h * 0.06)},${n(-h * 0.5)} 0,${n(-h)}Z`, mix(c.at(0.5), c.lit, 0.3)) }
  return out
}

function crate(s: Sheet, x: number, y: number): string {
  const { u, c } = s
  const wood = c.see('#C08A4E')
  const berry = c.see('#6A2F63')
  return put(x, y, u * 0.3, [-16, -8, 0, 8, 16].map((q) => circle(q, -17, 6, berry) + circle(q - 1.6, -19, 2, mix(berry, c.lit, 0.5))).join('') + path('M-26,-16H26L22,0H-22Z', wood) + path('M6,-16H26L22,0H6Z', mix(wood, c.ink, 0.35)) + line('M-25,-11H25M-24,-5H24', mix(wood, c.ink, 0.5), 1.2))
}

// a bough of the pergola in front, with its bunch of grapes
function trellis(s: Sheet): string {
  const { W, H, u, rnd, c } = s
  const wood = mix(c.ink, c.see('#5A3A2A'), 0.3)
  let out = rect(W * 0.93, -5, u * 5, H + 10, wood) + rect(W * 0.93, -5, u * 1.3, H + 10, mix(wood, c.lit, 0.22)) + path(`M-10,${n(u * 2)}H${W + 10}V${n(u * 5.6)}H-10Z`, wood)
  const leaf = s.keep(path('M0,0C-6,-3 -12,-2 -15,3C-11,4 -10,7 -11,11C-7,10 -5,12 -4,17C-2,13 2,13 4,17C5,12 7,10 11,11C10,7 11,4 15,3C12,-2 6,-3 0,0Z', mix(c.ink, c.see('#4F8A3E'), 0.55)) + line('M0,0L0,12M0,2L-9,4M0,2L9,4', mix(c.ink, c.see('#4F8A3E'), 0.2), 0.7))
  const pale = s.keep(path('M0,0C-6,-3 -12,-2 -15,3C-11,4 -10,7 -11,11C-7,10 -5,12 -4,17C-2,13 2,13 4,17C5,12 7,10 11,11C10,7 11,4 15,3C12,-2 6,-3 0,0Z', mix(c.see('#7FA83E'), c.ink, 0.25)))
  const bunch = (x: number, y: number, k: number) => { let g = ''; for (const [row, count] of [[0, 4], [1, 5], [2, 4], [3, 3], [4, 2], [5, 1]] as const) for (let i = 0; i < count; i++) { const px = (i - (count - 1) / 2) * 7; g += circle(px, row * 6.4, 4.2, c.see('#6A2F63')) + circle(px - 1.4, row * 6.4 - 1.4, 1.2, mix(c.see('#6A2F63'), c.lit, 0.55)) } return put(x, y, u * k, g) }
  for (let i = 0; i < (s.wide ? 20 : 13); i++) { const x = W * (i / (s.wide ? 19 : 12)); out += leaf(x + u * rnd.between(-2, 2), u * rnd.between(-2, 4), u * rnd.between(0.3, 0.44), rnd.odds(0.5)) }
  out += bunch(W * 0.17, u * 11, 0.34) + bunch(W * 0.83, u * 9, 0.3) + bunch(W * 0.07, u * 8, 0.24)
  for (const [x, y, k] of [[0.13, 5, 0.4], [0.21, 4, 0.34], [0.8, 3, 0.36], [0.88, 4, 0.42], [0.05, 4, 0.3], [0.95, 12, 0.4], [0.96, 26, 0.32]] as const) out += pale(W * x, u * y, u * k)
  return out
}
