import type { Sheet } from '#domain/media/posters/sheet.ts'
import { birds } from '#domain/media/posters/strokes/animals.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { downs, fillUnder, heightAt } from '#domain/media/posters/strokes/hills.ts'
import { walker } from '#domain/media/posters/strokes/people.ts'
import { mist, sky } from '#domain/media/posters/strokes/sky.ts'
import { boulder } from '#domain/media/posters/strokes/stones.ts'
import { circle, curve, ellipse, line, n, op, path, type Point, put, rect } from '#domain/media/posters/strokes/svg.ts'
import { leafSpray, roundTrees } from '#domain/media/posters/strokes/trees.ts'
import { water } from '#domain/media/posters/strokes/water.ts'

/** A fall: strands plunging off a plateau, one broad drop into a gorge, or (when asked) the long fall with a railway across its foot. */
export function drawWaterfall(s: Sheet): string {
  const { H, rnd, c } = s
  let out = sky(s, { sunX: rnd.between(0.2, 0.32), sunY: 0.14, sunR: 7.5, horizon: 0.42 })
  for (const [y, a, t] of [[0.27, 0.03, 0], [0.33, 0.03, 0.1]] as const) { const l = downs(s, H * y, H * a, rnd.between(1, 1.8)); out += roundTrees(s, l, c.at(t), 1.8, 3) + fillUnder(s, l, s.fade(c.at(t), mix(c.at(t), c.haze, 0.6), 0, 0.4)) }
  out += mist(s, H * 0.34, 2, 0.5)
  return s.choice.odds(1) ? out + plunge(s, s.choice.odds(0.5)) : out + railwayFall(s)
}

function foam({ c }: Sheet): string {
  return mix(c.lit, '#FFFFFF', c.night ? 0.15 : 0.6)
}

// a strand: a pale body with brighter threads, wider at the foot
function strand(s: Sheet, x: number, top: number, foot: number, w: number, lean = 0): string {
  const { u, c, rnd } = s
  const white = foam(s)
  const body = `M${n(x - w * 0.5)},${n(top)}Q${n(x)},${n(top - u * 0.6)} ${n(x + w * 0.5)},${n(top)}C${n(x + w * 0.6 + lean * 0.4)},${n(top + (foot - top) * 0.5)} ${n(x + w * 0.7 + lean)},${n(top + (foot - top) * 0.8)} ${n(x + w + lean)},${n(foot)}H${n(x - w + lean)}C${n(x - w * 0.6 + lean)},${n(top + (foot - top) * 0.8)} ${n(x - w * 0.55 + lean * 0.4)},${n(top + (foot - top) * 0.4)} ${n(x - w * 0.5)},${n(top)}Z`
  let threads = ''
  const count = Math.max(3, Math.round(w / (u * 0.9)))
  for (let i = 0; i < count; i++) { const q = (i / (count - 1)) * 2 - 1; const from = top + u * rnd.between(0, 3); threads += `M${n(x + q * w * 0.4)},${n(from)}Q${n(x + q * w * 0.5 + lean * 0.4)},${n((top + foot) / 2)} ${n(x + q * w * 0.85 + lean)},${n(foot - u * rnd.between(0, 8))}` }
  return path(body, mix(white, c.water[1], 0.34)) + line(threads, white, Math.max(u * 0.4, w * 0.13), ' stroke-linecap="round"')
}

function cliffFace(s: Sheet, rim: Point[], foot: number, rock: string): string {
  const { W, u, c, rnd } = s
  let out = fillUnder(s, rim, s.fade(mix(rock, c.lit, 0.1), mix(rock, c.ink, 0.35)))
  let lit = ''
  let dark = ''
  for (let i = 0; i < 30; i++) { const x = W * rnd(); const y = heightAt(rim, x) + (foot - heightAt(rim, x)) * rnd.between(0.04, 0.8); const w = u * rnd.between(2, 5); const h = u * rnd.between(5, 15); const d = `M${n(x)},${n(y)}l${n(w)},${n(-u * 0.8)} ${n(w * 0.1)},${n(h)} ${n(-w * 0.8)},${n(u * 1.6)}Z`; if (i % 2) lit += d; else dark += d }
  let ledges = ''
  for (const q of [0.24, 0.5, 0.74]) ledges += curve([0, 0.14, 0.3, 0.46, 0.62, 0.8, 1].map((t): Point => { const y = heightAt(rim, W * t); return [W * t, y + (foot - y) * q + u * rnd.between(-1.6, 1.6)] }))
  out += path(lit, mix(rock, c.lit, 0.3), op(0.75)) + path(dark, mix(rock, c.ink, 0.4), op(0.65)) + line(ledges, mix(c.see('#6E9A4A'), rock, 0.35), u * 1.1, ` stroke-dasharray="${n(u * 9)} ${n(u * 4)} ${n(u * 3)} ${n(u * 6)}" stroke-linecap="round"` + op(0.8))
  return out
}

function plunge(s: Sheet, strands: boolean): string {
  const { W, H, u, rnd, c } = s
  const rock = mix(c.at(0.52), c.see('#6A5A50'), 0.4)
  const foot = H * 0.68
  const rim: Point[] = [[-10, H * 0.36], [W * 0.16, H * 0.375], [W * 0.36, H * 0.36], [W * 0.6, H * 0.37], [W * 0.8, H * 0.352], [W + 10, H * 0.365]]
  const green = mix(c.see('#6E9A4A'), c.at(0.44), 0.35)
  let out = roundTrees(s, rim, mix(green, c.haze, 0.1), 3.4, 3) + cliffFace(s, rim, foot, rock) + line(curve(rim), mix(green, c.lit, 0.25), u * 1.4)
  const full = s.season === 'monsoon' ? 1.5 : s.season === 'winter' ? 1 : 0.75
  const falls = !strands ? ([[0.5, 11, 0], [0.62, 3, 4], [0.37, 2.4, -2]] as const) : s.wide ? ([[0.3, 3.4, 3], [0.41, 6.4, 0], [0.53, 4.4, -2], [0.64, 2.4, 4], [0.74, 2, 0]] as const) : ([[0.26, 3, 3], [0.42, 6, 0], [0.57, 4, -2], [0.7, 2.2, 4]] as const)
  for (const [x, w, lean] of falls) out += strand(s, W * x, heightAt(rim, W * x) - u * 0.4, foot + u * rnd.between(-2, 2), u * w * full, u * lean)
  const white = foam(s)
  for (let i = 0; i < 12; i++) out += ellipse(W * rnd.between(0.2, 0.8), foot + u * rnd.between(-2, 3), u * rnd.between(5, 12), u * rnd.between(1.8, 4), mix(white, c.haze, 0.2), op(0.42))
  out += valley(s, foot, green)
  return out + viewpoint(s) + birds(s, W * 0.46, H * 0.24, 5, c.at(0.7), 0.9)
}

// two wooded spurs and the river between
function valley(s: Sheet, foot: number, green: string): string {
  const { W, H, u, c } = s
  const river = `M${n(W * 0.44)},${n(foot + u)}C${n(W * 0.4)},${n(H * 0.76)} ${n(W * 0.56)},${n(H * 0.8)} ${n(W * 0.44)},${n(H * 0.88)}S${n(W * 0.3)},${n(H * 0.96)} ${n(W * 0.3)},${H + 5}H${n(W * 0.76)}C${n(W * 0.72)},${n(H * 0.94)} ${n(W * 0.66)},${n(H * 0.88)} ${n(W * 0.62)},${n(H * 0.82)}S${n(W * 0.58)},${n(H * 0.74)} ${n(W * 0.56)},${n(foot + u)}Z`
  const near = mix(green, c.ink, 0.25)
  const left: Point[] = [[-10, H * 0.52], [W * 0.1, H * 0.55], [W * 0.22, H * 0.63], [W * 0.34, H * 0.7], [W * 0.46, H * 0.77]]
  const right: Point[] = [[W * 0.55, H * 0.76], [W * 0.66, H * 0.69], [W * 0.78, H * 0.6], [W * 0.9, H * 0.53], [W + 10, H * 0.5]]
  let out = rect(-10, foot + u * 2, W + 20, H, s.fade(mix(green, c.haze, 0.35), mix(green, c.ink, 0.3))) + `<g${s.clip(river)}>${water(s, foot, H, [mix(c.water[0], foam(s), 0.4), c.water[1]], { waves: 18, glitter: false })}</g>`
  out += path(curve(left) + `C${n(W * 0.4)},${n(H * 0.84)} ${n(W * 0.3)},${n(H * 0.92)} ${n(W * 0.22)},${H + 5}H-10Z`, s.fade(mix(green, c.ink, 0.1), mix(near, c.ink, 0.3))) + roundTrees({ ...s, W: W * 0.44 }, left, mix(green, c.ink, 0.1), 3.6, 3) + roundTrees({ ...s, W: W * 0.36 }, left.map(([x, y]): Point => [x - 2 * u, y + 6 * u]), mix(green, c.lit, 0.16), 3.2, 4.6)
  out += path(curve(right) + `V${H + 5}H${n(W * 0.74)}C${n(W * 0.7)},${n(H * 0.9)} ${n(W * 0.6)},${n(H * 0.82)} ${n(W * 0.55)},${n(H * 0.76)}Z`, s.fade(near, mix(near, c.ink, 0.4))) + roundTrees(s, right, near, 3.6, 3) + roundTrees(s, right.map(([x, y]): Point => [x + 3 * u, y + 7 * u]), mix(near, c.lit, 0.14), 3.2, 4.6)
  return out + mist(s, H * 0.72, 2, 0.4)
}

function viewpoint(s: Sheet): string {
  const { W, H, u, rnd, c } = s
  const ground: Point[] = [[-10, H * 0.885], [W * 0.2, H * 0.88], [W * 0.42, H * 0.91], [W * 0.54, H * 1.0], [W * 0.56, H * 1.04]]
  const soil = c.ink
  let rail = ''
  for (let i = 0; i < 7; i++) { const x = W * (0.02 + i * 0.066); const y = heightAt(ground, x) + u; rail += `M${n(x)},${n(y)}v${n(-u * 7)}` }
  const top = Array.from({ length: 7 }, (_, i): Point => { const x = W * (0.02 + i * 0.066); return [x, heightAt(ground, x) - u * 5.6] })
  const people = put(W * 0.19, H * 0.905, u * 0.5, walker(c.see('#C8321F'), c.see('#6A4028'), null, null)) + put(W * 0.27, H * 0.912, u * 0.48, walker(c.see('#E2A02F'), c.see('#6A4028'), null, c.see('#F4EBD3')), true)
  const dry = s.season !== 'monsoon'
  const shelter = dry ? '' : put(W * 0.23, H * 0.905, u * 0.5, line('M0,-16V-42q0,-4 3,-4', c.ink, 1.2) + path('M-24,-40Q-20,-58 0,-60Q20,-58 24,-40Q18,-45 12,-41Q6,-46 0,-41Q-6,-46 -12,-41Q-18,-45 -24,-40Z', c.see('#1F7F86')) + path('M0,-60Q20,-58 24,-40Q18,-45 12,-41Q8,-54 0,-60Z', mix(c.see('#1F7F86'), c.ink, 0.35)))
  return path(curve(ground) + `L-10,${H + 10}Z`, soil) + people + shelter + line(rail + curve(top) + curve(top.map(([x, y]): Point => [x, y + u * 3])), mix(c.ink, c.at(0.7), 0.15), u * 0.5) + put(W * 0.03, H * 1.02, u, leafSpray(26, 6, soil, c.at(0.7), rnd)) + put(W * 0.97, H * 1.03, u, leafSpray(42, 7, c.ink, c.at(0.7), rnd))
}

function railwayFall(s: Sheet): string {
  const { W, H, u, rnd, c } = s
  const rock = mix(c.at(0.5), c.see('#6A5A50'), 0.35)
  const green = mix(c.see('#5E9A4A'), c.at(0.44), 0.35)
  const fx = W * (s.wide ? 0.46 : 0.5)
  const rim: Point[] = [[-10, H * 0.44], [W * 0.14, H * 0.38], [W * 0.3, H * 0.28], [W * 0.44, H * 0.19], [W * 0.58, H * 0.185], [W * 0.72, H * 0.27], [W * 0.88, H * 0.37], [W + 10, H * 0.41]]
  let out = roundTrees(s, rim, green, 3.4, 3) + fillUnder(s, rim, s.fade(mix(green, c.lit, 0.12), mix(green, c.ink, 0.35)))
  let crowns = ''
  let pale = ''
  for (let i = 0; i < 60; i++) { const x = W * rnd(); const y = heightAt(rim, x) + H * rnd.between(0.05, 0.36); if (Math.abs(x - fx) < u * 17) continue; const r = u * rnd.between(2, 3.8); const d = `M${n(x - r)},${n(y)}a${n(r)},${n(r * 0.9)} 0 0 1 ${n(2 * r)},0Z`; if (i % 2) crowns += d; else pale += d }
  out += path(crowns, mix(green, c.ink, 0.2), op(0.8)) + path(pale, mix(green, c.lit, 0.2), op(0.8))
  // the fall comes down in three leaps over bare rock
  const bare = `M${n(fx - u * 7)},${n(H * 0.195)}C${n(fx - u * 16)},${n(H * 0.34)} ${n(fx - u * 16)},${n(H * 0.5)} ${n(fx - u * 24)},${n(H * 0.7)}H${n(fx + u * 27)}C${n(fx + u * 20)},${n(H * 0.5)} ${n(fx + u * 13)},${n(H * 0.34)} ${n(fx + u * 8)},${n(H * 0.195)}Z`
  out += path(bare, s.fade(rock, mix(rock, c.ink, 0.3)))
  const full = s.season === 'monsoon' ? 1.25 : s.season === 'winter' ? 0.95 : 0.75
  for (const [x, top, foot, w, lean] of [[0, 0.19, 0.37, 6, -2], [-4, 0.36, 0.545, 6.6, -3], [4, 0.355, 0.55, 6.4, 2], [-9, 0.53, 0.72, 7.4, -3], [0.5, 0.535, 0.72, 7, 0], [9, 0.54, 0.72, 7.4, 3]] as const) out += strand(s, fx + u * x, H * top, H * foot, u * w * full, u * lean)
  const white = foam(s)
  for (const [y, w] of [[0.37, 9], [0.545, 15], [0.71, 24]] as const) for (let i = 0; i < 4; i++) out += ellipse(fx + u * rnd.between(-w, w), H * y + u * rnd.between(-1, 1.4), u * rnd.between(3, 6.4), u * rnd.between(1.2, 2.4), white, op(0.5))
  return out + viaduct(s) + riverFoot(s) + birds(s, W * 0.2, H * 0.2, 4, c.at(0.7), 0.9)
}

function viaduct(s: Sheet): string {
  const { W, H, u, c } = s
  const y = H * 0.655
  const foot = H * 0.77
  const brick = c.see('#C9986A')
  const shade = c.see('#7E4E40')
  const span = u * 15
  let arches = `M-10,${n(y)}H${W + 10}V${n(foot)}H-10Z`
  for (let x = W * 0.5 - span * 3.5; x < W * 0.5 + span * 3; x += span) { const w = span * 0.74; arches += `M${n(x)},${n(foot + 4 * u)}V${n(y + u * 2 + w * 0.5)}a${n(w / 2)},${n(w / 2)} 0 0 1 ${n(w)},0V${n(foot + 4 * u)}Z` }
  let out = path(arches, shade, ' fill-rule="evenodd"') + `<g transform="translate(${n(-u * 0.8)} 0)">${path(arches, brick, ' fill-rule="evenodd"')}</g>` + rect(-10, y - u * 0.9, W + 20, u * 1.2, mix(brick, c.lit, 0.4))
  const blue = c.see('#1F5F86')
  const coach = (x: number) => put(x, y - u * 0.9, u * 0.11, path('M0,-4V-46Q0,-52 8,-52H104Q112,-52 112,-46V-4Z', blue) + path('M0,-46Q56,-62 112,-46L104,-52H8Z', c.see('#C9D2D0')) + [10, 26, 42, 58, 74, 90].map((q) => rect(q, -40, 11, 14, c.glow)).join('') + rect(0, -20, 112, 5, c.see('#F3E3BE')) + circle(20, -2, 7, c.ink) + circle(92, -2, 7, c.ink))
  const start = W * (s.wide ? 0.22 : 0.14)
  for (let i = 0; i < (s.wide ? 7 : 5); i++) out += coach(start + i * u * 12.9)
  const engine = start + (s.wide ? 7 : 5) * u * 12.9
  out += put(engine, y - u * 0.9, u * 0.11, path('M0,-4V-52H76L92,-44V-20L100,-4Z', c.see('#C8402B')) + path('M0,-18H96L100,-4H0Z', c.see('#F3E3BE')) + rect(72, -44, 14, 14, c.glow) + path('M12,-44H56V-30H12Z', mix(c.see('#C8402B'), c.ink, 0.35)) + circle(20, -2, 7, c.ink) + circle(74, -2, 7, c.ink))
  return out + mist(s, H * 0.76, 2, 0.5)
}

function riverFoot(s: Sheet): string {
  const { W, H, u, rnd, c } = s
  const green = mix(c.see('#5E8A44'), c.at(0.6), 0.4)
  const pool = H * 0.8
  let out = rect(-10, H * 0.765, W + 20, H, mix(green, c.ink, 0.15)) + water(s, pool, H, [mix(c.water[0], foam(s), 0.4), c.water[1]], { glitter: false, waves: 22 })
  const bank: Point[] = [[-10, H * 0.785], [W * 0.26, H * 0.775], [W * 0.5, H * 0.78], [W * 0.76, H * 0.77], [W + 10, H * 0.785]]
  out += roundTrees(s, bank, mix(green, c.ink, 0.1), 3, 3.4)
  const rock = s.keep(boulder(mix(c.at(0.66), c.see('#7A7068'), 0.4), c.lit, c.ink, mix(green, c.lit, 0.1)))
  for (const [x, y, k] of [[0.22, 0.82, 0.34], [0.34, 0.835, 0.5], [0.62, 0.825, 0.36], [0.76, 0.85, 0.6], [0.48, 0.87, 0.44], [0.12, 0.9, 0.8], [0.88, 0.93, 1], [0.3, 0.96, 0.7]] as const) out += ellipse(W * x, H * y + u * k, u * k * 13, u * k * 1.6, foam(s), op(0.5)) + rock(W * x, H * y, u * k, rnd.odds(0.4))
  out += put(W * 0.47, H * 0.862, u * 0.32, walker(c.see('#C8321F'), c.see('#6A4028'), c.see('#E2A02F')))
  return out + put(W * 0.02, H * 1.03, u, leafSpray(40, 7, c.ink, c.at(0.7), rnd)) + put(W * 0.98, H * 1.03, u, leafSpray(38, 7, c.ink, c.at(0.7), rnd))
}
