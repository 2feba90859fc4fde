import type { Sheet } from '#domain/media/posters/sheet.ts'
import { birds } from '#domain/media/posters/strokes/animals.ts'
import { arch, chhatri, dome } from '#domain/media/posters/strokes/architecture.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { walker } from '#domain/media/posters/strokes/people.ts'
import { sky } from '#domain/media/posters/strokes/sky.ts'
import { circle, ellipse, line, n, op, path, type Point, put, rect } from '#domain/media/posters/strokes/svg.ts'
import { roundTrees } from '#domain/media/posters/strokes/trees.ts'
import { mirror, water } from '#domain/media/posters/strokes/water.ts'

/** A Mughal garden tomb: white marble at the end of its water channel, or red sandstone over an arcaded terrace. */
export function drawMausoleum(s: Sheet): string {
  return s.choice.odds(0.5) ? marble(s) : sandstone(s)
}

function marble(s: Sheet): string {
  const { W, H, u, rnd, c } = s
  const gy = H * (s.tall ? 0.66 : 0.64)
  const cx = W * 0.5
  let out = sky(s, { sunX: rnd.between(0.2, 0.28), sunY: 0.24, sunR: 9, horizon: 0.62 })
  const lit = mix(c.lit, '#FFFFFF', c.dark ? 0.08 : 0.55)
  const shade = mix(c.shade, c.sky[1], 0.24)
  const trees: Point[] = [[-10, gy - 3 * u], [W * 0.5, gy - 2 * u], [W + 10, gy - 3 * u]]
  const leaf = mix(c.see('#5E8A52'), c.at(0.5), 0.35)
  out += roundTrees(s, trees, mix(leaf, c.haze, 0.35), 4.4, 4) + rect(-10, gy - 4 * u, W + 20, H, mix(leaf, c.haze, 0.3))
  const tomb = s.keep(whiteTomb(s, lit, shade))
  const k = Math.min(W / 330, (gy * 0.84) / 240)
  out += tomb(cx, gy, k)
  const lawn = mix(c.see(s.season === 'summer' ? '#93A055' : '#6E9A52'), c.at(0.4), 0.2)
  out += rect(-10, gy, W + 20, H, s.fade(mix(lawn, c.lit, 0.25), mix(lawn, c.ink, 0.4)))
  const stonework = mix(c.see('#D9A08A'), c.lit, 0.35)
  const strip = (near: number, far: number, fill: string) => path(`M${n(cx - W * far)},${n(gy)}H${n(cx + W * far)}L${n(cx + W * near)},${H + 5}H${n(cx - W * near)}Z`, fill)
  out += strip(0.42, 0.09, stonework) + strip(0.39, 0.08, mix(lawn, c.ink, 0.12)) + strip(0.27, 0.055, stonework)
  const pool = `M${n(cx - W * 0.04)},${n(gy + u)}H${n(cx + W * 0.04)}L${n(cx + W * 0.2)},${H + 5}H${n(cx - W * 0.2)}Z`
  out += `<g${s.clip(pool)}>${water(s, gy, H, [mix(c.water[0], c.haze, 0.3), mix(c.water[0], c.water[1], 0.8)], { waves: 16, glitter: false })}<g transform="translate(${n(cx)} ${n(gy)}) scale(${Math.round(k * 62) / 100} ${Math.round(-k * 130) / 100})" opacity=".6">${tomb(0, 0, 1)}</g></g>`
  let ripples = ''
  for (let i = 0; i < 7; i++) { const y = gy + (H - gy) * (0.2 + i * 0.12); const w = u * (3 + i * 2.4); ripples += `M${n(cx + u * rnd.between(-3, 3) - w / 2)},${n(y)}h${n(w)}` }
  out += line(ripples, mix(c.water[0], c.lit, 0.5), u * 0.3, op(0.5))
  return out + cypressRows(s, gy, leaf) + strollers(s, gy) + birds(s, W * 0.24, H * 0.22, 5, c.at(0.75))
}

function whiteTomb(s: Sheet, lit: string, shade: string): string {
  const { c } = s
  const mid = mix(lit, shade, 0.45)
  const dark = c.dark ? mix(c.glow, shade, 0.35) : mix(shade, c.ink, 0.35)
  const gold = c.see('#D9A03F')
  const minaret = (x: number, h: number) => path(`M${x - 6},0L${x - 4.4},${-h}H${x + 4.4}L${x + 6},0Z`, lit) + path(`M${x + 1},0V${-h}H${x + 4.4}L${x + 6},0Z`, shade) + [0.36, 0.68, 1].map((t) => rect(x - 7.4, -h * t - 2, 14.8, 3.4, mid) + rect(x + 1.6, -h * t - 2, 5.8, 3.4, shade)).join('') + rect(x - 4, -h - 9, 8, 8, dark) + `<g transform="translate(${x} ${-h - 8}) scale(.13)">${dome(lit, shade, gold)}</g>`
  const niche = (x: number, w: number) => path(arch(x, -14, w, 36) + arch(x, -54, w, 32), mid) + path(arch(x + 0.6, -14, w * 0.72, 30) + arch(x + 0.6, -54, w * 0.72, 26), dark)
  let out = minaret(-100, 126) + minaret(100, 126) + rect(-150, -12, 300, 13, mid) + rect(-150, -14, 300, 4, lit)
  out += path('M-78,-14V-96H78V-14Z', lit) + path('M50,-14V-96H78V-14Z', mid) + niche(-56, 18) + niche(-38, 13) + niche(42, 13) + niche(62, 18) + rect(-80, -99, 160, 4, mid)
  out += rect(-28, -108, 56, 94, lit) + rect(14, -108, 14, 94, mid) + path(arch(0, -14, 42, 84), mid) + path(arch(0.6, -14, 34, 74), dark) + rect(-30, -111, 60, 4, mid)
  for (const x of [-52, 52]) out += `<g transform="translate(${x} -99) scale(.26)">${chhatri(lit, shade, gold)}</g>`
  return out + rect(-36, -124, 72, 26, lit) + rect(12, -124, 24, 26, mid) + `<g transform="translate(0 -122) scale(.82)">${dome(lit, mix(shade, lit, 0.25), gold)}</g>` + minaret(-142, 146) + minaret(142, 146)
}

function cypressRows(s: Sheet, gy: number, leaf: string): string {
  const { W, H, u, c } = s
  let out = ''
  for (let i = 6; i >= 0; i--) for (const side of [-1, 1]) {
    const t = (7 - i) / 7
    const x = W * 0.5 + side * W * (0.1 + 0.36 * t ** 1.5)
    const y = gy + (H - gy) * 0.9 * t ** 1.6 + u
    const h = u * (5 + 22 * t ** 1.4)
    const tone = mix(leaf, c.ink, 0.2 + t * 0.25)
    out += ellipse(x + h * 0.1, y, h * 0.18, h * 0.035, c.ink, op(0.3)) + path(`M${n(x)},${n(y - h)}q${n(h * 0.2)},${n(h * 0.5)} ${n(h * 0.06)},${n(h)}h${n(-h * 0.12)}q${n(-h * 0.14)},${n(-h * 0.5)} ${n(h * 0.06)},${n(-h)}Z`, tone) + path(`M${n(x)},${n(y - h)}q${n(-h * 0.2)},${n(h * 0.5)} ${n(-h * 0.06)},${n(h)}q${n(-h * 0.01)},${n(-h * 0.5)} ${n(h * 0.06)},${n(-h)}Z`, mix(tone, c.lit, 0.3))
  }
  return out
}

function strollers(s: Sheet, gy: number): string {
  const { W, H, u, c } = s
  let out = ''
  for (const [x, t, hex, shawl] of [[-0.05, 0.02, '#C8321F', null], [0.055, 0.03, '#E2A02F', null], [-0.17, 0.5, '#C8321F', '#F4EBD3'], [-0.2, 0.53, '#1F7F86', null], [0.255, 0.72, '#E2A02F', '#7A2F5B']] as const) out += put(W * (0.5 + x), gy + (H - gy) * t + u, u * (0.13 + t * 0.42), walker(c.see(hex), c.see('#6A4028'), null, shawl && c.see(shawl)), x > 0)
  return out
}

function sandstone(s: Sheet): string {
  const { W, H, u, rnd, c } = s
  const gy = H * 0.7
  let out = sky(s, { sunX: rnd.between(0.18, 0.26), sunY: 0.24, sunR: 10, horizon: 0.66 })
  const leaf = mix(c.see('#5E8A52'), c.at(0.5), 0.35)
  const trees: Point[] = [[-10, gy - 4 * u], [W * 0.5, gy - 3 * u], [W + 10, gy - 5 * u]]
  out += roundTrees(s, trees, mix(leaf, c.haze, 0.4), 5, 4) + rect(-10, gy - 4 * u, W + 20, u * 6, mix(leaf, c.haze, 0.35))
  const tomb = s.keep(redTomb(s))
  const [tx, k] = [W * (s.wide ? 0.56 : 0.54), Math.min(W / 330, (gy * 0.84) / 252)]
  out += tomb(tx, gy, k)
  const lawn = mix(c.see(s.season === 'summer' ? '#9AA052' : '#6E9A52'), c.at(0.4), 0.2)
  out += rect(-10, gy, W + 20, H, s.fade(mix(lawn, c.lit, 0.22), mix(lawn, c.ink, 0.45)))
  out += path(`M${n(tx - u * 5)},${n(gy)}H${n(tx + u * 5)}L${n(tx + u * 24)},${H + 5}H${n(tx - u * 34)}Z`, s.fade(mix(c.see('#D9A888'), c.lit, 0.3), mix(c.see('#B0765E'), c.ink, 0.15)))
  const tank = `M${n(tx - u * 1.6)},${n(gy + u * 3)}H${n(tx + u * 1.6)}L${n(tx + u * 7)},${n(H * 0.96)}H${n(tx - u * 13)}Z`
  out += `<g${s.clip(tank)}>${water(s, gy, H, c.water, { waves: 10, glitter: false })}${mirror(tomb(tx, gy, k), gy, 0.4, 0.8)}</g>`
  for (const [x, y, size, hex] of [[-26, 0.8, 0.3, '#C8321F'], [-21, 0.805, 0.29, '#F4EBD3'], [20, 0.9, 0.46, '#1F7F86']] as const) out += put(tx + u * x, H * y, u * size, walker(c.see(hex), c.see('#6A4028'), null, c.see(hex)), x > 0)
  return out + frangipani(s) + birds(s, W * 0.3, H * 0.18, 6, c.at(0.8))
}

function redTomb(s: Sheet): string {
  const { c } = s
  const red = mix(c.see('#B8543A'), c.lit, 0.2)
  const side = mix(red, c.ink, 0.35)
  const pale = mix(c.lit, '#FFFFFF', c.dark ? 0 : 0.4)
  const paleShade = mix(c.shade, pale, 0.3)
  const dark = c.dark ? mix(c.glow, side, 0.2) : mix(side, c.ink, 0.5)
  const gold = c.see('#D9A03F')
  const terrace = rect(-150, -34, 300, 34, red) + rect(70, -34, 80, 34, side) + path(Array.from({ length: 15 }, (_, i) => arch(-136 + i * 19.4, 0, 13, 27)).join(''), dark) + rect(-154, -38, 308, 5, pale)
  let body = rect(-92, -104, 184, 68, red) + rect(46, -104, 46, 68, side)
  for (const x of [-66, 66]) body += rect(x - 20, -110, 40, 74, x < 0 ? red : side) + path(arch(x, -38, 26, 58), pale) + path(arch(x, -38, 20, 50), dark)
  body += rect(-32, -118, 64, 82, red) + rect(14, -118, 18, 82, side) + path(arch(0, -38, 44, 70), pale) + path(arch(0, -38, 35, 60), dark) + rect(-94, -107, 188, 3, pale) + rect(-34, -121, 68, 4, pale)
  for (const x of [-80, -48, 48, 80]) body += `<g transform="translate(${x} ${Math.abs(x) > 60 ? -110 : -107}) scale(.2)">${chhatri(pale, paleShade, gold)}</g>`
  return terrace + body + rect(-36, -136, 72, 30, red) + rect(12, -136, 24, 30, side) + path([-24, -12, 0, 12, 24].map((x) => arch(x, -120, 8, 13)).join(''), pale) + `<g transform="translate(0 -135) scale(.84)">${dome(pale, paleShade, gold)}</g>`
}

// a frangipani leans in from the shaded side
function frangipani(s: Sheet): string {
  const { W, H, u, rnd, c } = s
  const bark = mix(c.ink, c.at(0.8), 0.2)
  const [x, y] = [W * 0.95, H * 1.0]
  let out = line(`M${n(x)},${n(y)}C${n(x - 2 * u)},${n(y - 16 * u)} ${n(x - 3 * u)},${n(y - 22 * u)} ${n(x - 9 * u)},${n(y - 32 * u)}M${n(x - 1.6 * u)},${n(y - 16 * u)}C${n(x + 3 * u)},${n(y - 26 * u)} ${n(x + 4 * u)},${n(y - 32 * u)} ${n(x + 2 * u)},${n(y - 40 * u)}M${n(x - 5 * u)},${n(y - 25 * u)}C${n(x - 10 * u)},${n(y - 27 * u)} ${n(x - 14 * u)},${n(y - 28 * u)} ${n(x - 18 * u)},${n(y - 33 * u)}`, bark, u * 2, ' stroke-linecap="round"')
  for (const [dx, dy] of [[-9, -33], [2, -41], [-18, -33], [-4, -36], [8, -34]] as const) {
    for (let i = 0; i < 7; i++) { const a = -Math.PI * (i / 6) + rnd.between(-0.15, 0.15); const l = u * rnd.between(6, 9); const px = x + dx * u; const py = y + dy * u; out += path(`M${n(px)},${n(py)}Q${n(px + Math.cos(a) * l * 0.5 - Math.sin(a) * u * 1.7)},${n(py + Math.sin(a) * l * 0.5 + Math.cos(a) * u * 1.7)} ${n(px + Math.cos(a) * l)},${n(py + Math.sin(a) * l)}Q${n(px + Math.cos(a) * l * 0.5 + Math.sin(a) * u * 1.7)},${n(py + Math.sin(a) * l * 0.5 - Math.cos(a) * u * 1.7)} ${n(px)},${n(py)}Z`, i % 2 ? c.ink : mix(c.ink, c.see('#4F7A46'), 0.5)) }
    for (const [fx, fy] of [[0, -3], [-3, -1], [3, -1.6]] as const) out += circle(x + (dx + fx) * u, y + (dy + fy) * u, u * 1.1, c.see('#FBE7C4')) + circle(x + (dx + fx) * u, y + (dy + fy) * u, u * 0.4, c.see('#F2B443'))
  }
  return out
}
