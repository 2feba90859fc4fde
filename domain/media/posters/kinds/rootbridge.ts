import type { Sheet } from '#domain/media/posters/sheet.ts'
import { birds } from '#domain/media/posters/strokes/animals.ts'
import type { Chance } from '#domain/media/posters/strokes/chance.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { downs, fillUnder } from '#domain/media/posters/strokes/hills.ts'
import { walker } from '#domain/media/posters/strokes/people.ts'
import { mist, sky } from '#domain/media/posters/strokes/sky.ts'
import { boulder } from '#domain/media/posters/strokes/stones.ts'
import { curve, ellipse, line, n, op, path, type Point, put } from '#domain/media/posters/strokes/svg.ts'
import { leafSpray, roundTrees } from '#domain/media/posters/strokes/trees.ts'
import { water } from '#domain/media/posters/strokes/water.ts'

/** A bridge grown of living fig roots over a boulder stream in the Khasi hills; single, or with a second storey. */
export function drawRootbridge(s: Sheet): string {
  const { W, H, u, rnd, c } = s
  let out = sky(s, { sunX: rnd.between(0.36, 0.5), sunY: 0.13, sunR: 7, horizon: 0.42 })
  for (const [y, a, t] of [[0.3, 0.06, 0], [0.37, 0.05, 0.12]] as const) { const l = downs(s, H * y, H * a, rnd.between(1, 1.6)); out += roundTrees(s, l, c.at(t), 2.6, 3.6) + fillUnder(s, l, s.fade(c.at(t), mix(c.at(t), c.haze, 0.6), 0, 0.5)) }
  out += mist(s, H * 0.42, 2, 0.5) + gorge(s) + stream(s)
  const double = s.choice.odds(0.5)
  if (double) out += span(s, W * 0.2, W * 0.82, H * 0.44, 4.4, 0.75, mix(c.ink, c.at(0.62), 0.55)) + put(W * 0.58, H * 0.44 + 3.9 * u, u * 0.24, walker(c.see('#7A2F5B'), c.see('#5A3A2A'), c.see('#D9B074'), c.see('#E2A02F')), true)
  const y = H * (double ? 0.64 : 0.58)
  out += figTrunk(s, false) + figTrunk(s, true)
  out += span(s, W * 0.13, W * 0.87, y, 6, 1.15, mix(c.ink, c.at(0.8), 0.3))
  out += put(W * 0.4, y + 5.6 * u, u * 0.36, khasi(s)) + put(W * 0.51, y + 5.9 * u, u * 0.24, walker(c.see('#E2A02F'), c.see('#5A3A2A'), null, null))
  out += foreStones(s)
  const fern = (x: number, size: number) => put(W * x, H * 1.03, u, leafSpray(size, 6, c.ink, c.at(0.7), rnd))
  out += fern(0.03, 40) + fern(0.98, 44)
  out += `<g transform="translate(${n(W * 0.02)} ${n(-u * 5)}) scale(1 -1)">${leafSpray(u * 30, 6, c.ink, c.at(0.72), rnd)}</g><g transform="translate(${n(W * 0.98)} ${n(-u * 5)}) scale(-1 -1)">${leafSpray(u * 34, 6, c.ink, c.at(0.72), rnd)}</g>`
  return out + birds(s, W * 0.44, H * 0.22, 4, c.at(0.7), 0.8)
}

// two wooded walls and a thread of water between them
function gorge(s: Sheet): string {
  const { W, H, u, c } = s
  const left: Point[] = [[-10, H * 0.3], [W * 0.14, H * 0.36], [W * 0.3, H * 0.46], [W * 0.42, H * 0.56], [W * 0.46, H * 0.62]]
  const right: Point[] = [[W * 0.56, H * 0.62], [W * 0.6, H * 0.55], [W * 0.72, H * 0.44], [W * 0.86, H * 0.34], [W + 10, H * 0.3]]
  const white = mix(c.lit, '#FFFFFF', c.night ? 0.15 : 0.6)
  const back = c.at(0.26)
  let out = path(curve([[-10, H * 0.42], [W * 0.3, H * 0.45], [W * 0.5, H * 0.47], [W * 0.7, H * 0.45], [W + 10, H * 0.4]]) + `V${n(H * 0.7)}H-10Z`, s.fade(back, mix(back, c.haze, 0.4))) + roundTrees(s, [[W * 0.26, H * 0.455], [W * 0.5, H * 0.47], [W * 0.76, H * 0.45]], back, 3, 3)
  out += path(`M${n(W * 0.49)},${n(H * 0.465)}h${n(u * 3.4)}Q${n(W * 0.49 + u * 3)},${n(H * 0.56)} ${n(W * 0.49 + u * 5.4)},${n(H * 0.64)}h${n(-u * 7.6)}Q${n(W * 0.49 + u * 0.4)},${n(H * 0.56)} ${n(W * 0.49)},${n(H * 0.465)}Z`, mix(white, c.water[1], 0.2)) + line(`M${n(W * 0.49 + u)},${n(H * 0.47)}Q${n(W * 0.49 + u)},${n(H * 0.56)} ${n(W * 0.49)},${n(H * 0.63)}M${n(W * 0.49 + u * 2.3)},${n(H * 0.47)}Q${n(W * 0.49 + u * 2.4)},${n(H * 0.56)} ${n(W * 0.49 + u * 3.6)},${n(H * 0.63)}`, white, u * 0.6)
  const near = c.at(0.44)
  out += path(curve(left) + `L${n(W * 0.44)},${H}H-10Z`, s.fade(near, mix(near, c.ink, 0.35))) + roundTrees({ ...s, W: W * 0.44 }, left, near, 4, 3) + roundTrees({ ...s, W: W * 0.4 }, left.map(([x, y]): Point => [x - 3 * u, y + 4 * u]), mix(near, c.lit, 0.2), 3.4, 5.4)
  out += path(curve(right) + `L${W + 10},${H}H${n(W * 0.56)}Z`, s.fade(mix(near, c.ink, 0.16), mix(near, c.ink, 0.45))) + roundTrees(s, right, mix(near, c.ink, 0.16), 4, 3) + roundTrees(s, right.map(([x, y]): Point => [x + 2 * u, y + 5 * u]), mix(near, c.lit, 0.08), 3.4, 5.6)
  return out + mist(s, H * 0.62, 2, 0.5)
}

function stream(s: Sheet): string {
  const { W, H, u, rnd, c } = s
  const bed = s.clip(`M${n(W * 0.46)},${n(H * 0.62)}C${n(W * 0.4)},${n(H * 0.7)} ${n(W * 0.2)},${n(H * 0.78)} ${n(W * 0.1)},${H + 5}H${n(W * 0.92)}C${n(W * 0.84)},${n(H * 0.8)} ${n(W * 0.62)},${n(H * 0.7)} ${n(W * 0.56)},${n(H * 0.62)}Z`)
  const pool = mix(c.see('#3FA79A'), c.water[1], 0.4)
  const white = mix(c.lit, '#FFFFFF', c.night ? 0.1 : 0.5)
  let out = `<g${bed}>${water(s, H * 0.61, H, [mix(pool, white, 0.35), pool], { waves: 22, glitter: false })}</g>`
  const stones: [number, number, number][] = []
  for (let i = 0; i < 17; i++) { const t = rnd(); const side = rnd.odds(0.5); const edge = 0.05 + 0.36 * t; stones.push([W * (side ? 0.51 + edge : 0.51 - edge) + u * rnd.between(-4, 4), H * (0.64 + 0.3 * t), 2.6 + 6.5 * t * rnd.between(0.6, 1.1)]) }
  for (let i = 0; i < 4; i++) { const t = rnd.between(0.1, 0.7); stones.push([W * (0.51 + rnd.between(-0.24, 0.24) * t), H * (0.66 + 0.28 * t), 2 + 4 * t]) }
  stones.sort((a, b) => a[1] - b[1])
  const moss = mix(c.see('#6E9A4A'), c.at(0.5), 0.3)
  const stone = s.keep(boulder(mix(c.at(0.55), c.see('#8A8A80'), 0.45), c.lit, c.ink, moss))
  for (const [x, y, size] of stones) out += ellipse(x, y + u * 0.3, u * size * 1.2, u * size * 0.16, white, op(0.5)) + stone(x, y, (u * size) / 10, rnd.odds(0.3))
  return out
}

function span(s: Sheet, x0: number, x1: number, y: number, sag: number, girth: number, dark: string): string {
  const { u, rnd, c } = s
  const lit = mix(dark, c.lit, 0.34)
  const at = (t: number, lift: number): Point => [x0 + (x1 - x0) * t, y - lift + u * sag * 4 * t * (1 - t)]
  let back = ''
  let rails = ''
  for (let i = 0; i < 3; i++) rails += strand(at, u * (7.5 + rnd.between(-1.4, 1.2)) * girth, u * 0.9, rnd)
  for (let i = 1; i < 20; i++) { const t = i / 20; const [ax, ay] = at(t, 0); const [bx, by] = at(t + rnd.between(-0.03, 0.03), u * 7.4 * girth); back += `M${n(ax)},${n(ay)}Q${n(ax + u * rnd.between(-1.4, 1.4))},${n((ay + by) / 2)} ${n(bx)},${n(by)}` }
  let deck = ''
  for (let i = 0; i < 5; i++) deck += strand(at, u * rnd.between(-1.6, 0.8) * girth, u * 0.7, rnd)
  let drips = ''
  for (let i = 0; i < 11; i++) { const t = rnd.between(0.06, 0.94); const [ax, ay] = at(t, 0); drips += `M${n(ax)},${n(ay)}q${n(u * rnd.between(-1.4, 1.4))},${n(u * 3)} ${n(u * rnd.between(-1, 1))},${n(u * rnd.between(3, 9) * girth)}` }
  return line(drips, dark, u * 0.3 * girth) + line(back, dark, u * 0.42 * girth) + line(rails, dark, u * 0.7 * girth) + line(strand(at, u * 7.9 * girth, u * 0.5, rnd), lit, u * 0.34 * girth) + line(deck, dark, u * 1.25 * girth) + line(strand(at, u * 1 * girth, u * 0.4, rnd), lit, u * 0.5 * girth)
}

function strand(at: (t: number, lift: number) => Point, lift: number, wild: number, rnd: Chance): string {
  return curve(Array.from({ length: 7 }, (_, i): Point => { const [x, y] = at((i - 0.3) / 5.4, lift); return [x, y + wild * rnd.between(-1, 1)] }))
}

function figTrunk(s: Sheet, right: boolean): string {
  const { W, H, u, rnd, c } = s
  const bark = mix(c.ink, c.at(0.78), 0.3)
  const light = mix(bark, c.lit, right ? 0.12 : 0.3)
  let roots = ''
  for (let i = 0; i < 9; i++) roots += `M${n(u * (1 + i * 1.6))},${n(-H * 0.52 + u * i * 2)}C${n(u * (4 + i * 2))},${n(-H * 0.34)} ${n(u * (2 + i * 3))},${n(-H * 0.2)} ${n(u * (i * 4.4 - 2))},${n(u * rnd.between(-2, 8))}`
  let hang = ''
  for (let i = 0; i < 6; i++) hang += `M${n(u * (8 + i * 4.6))},${n(-H * 0.86 + u * i)}q${n(u * rnd.between(-2, 2))},${n(u * 12)} ${n(u * rnd.between(-1, 1))},${n(u * rnd.between(14, 40))}`
  const body = path(`M${n(-u * 8)},${n(u * 12)}V${n(-H)}H${n(u * 12)}C${n(u * 8)},${n(-H * 0.7)} ${n(u * 7)},${n(-H * 0.5)} ${n(u * 11)},${n(-H * 0.34)}C${n(u * 15)},${n(-H * 0.2)} ${n(u * 20)},${n(-u * 6)} ${n(u * 32)},${n(u * 12)}Z`, bark) + path(`M${n(u * 3)},${n(-H)}h${n(u * 3)}C${n(u * 4)},${n(-H * 0.6)} ${n(u * 4)},${n(-H * 0.4)} ${n(u * 6)},${n(-H * 0.24)}L${n(u * 5)},${n(u * 8)}H${n(u * 1)}C${n(u * 3)},${n(-H * 0.3)} ${n(u * 1)},${n(-H * 0.6)} ${n(u * 3)},${n(-H)}Z`, light, op(0.7)) + path(`M${n(u * 9)},${n(-H * 0.8)}C${n(u * 18)},${n(-H * 0.86)} ${n(u * 30)},${n(-H * 0.9)} ${n(u * 40)},${n(-H * 0.92)}L${n(u * 40)},${n(-H * 0.905)}C${n(u * 30)},${n(-H * 0.87)} ${n(u * 18)},${n(-H * 0.78)} ${n(u * 8)},${n(-H * 0.7)}Z`, bark)
  const leaves = path(Array.from({ length: 12 }, (_, i) => { const r = u * rnd.between(5, 8); const x = u * (i * 4.2 - 4); const y = -H * 0.965 + u * rnd.between(-3, 4); return `M${n(x - r)},${n(y)}a${n(r)},${n(r * 0.8)} 0 1 0 ${n(2 * r)},0a${n(r)},${n(r)} 0 1 0 ${n(-2 * r)},0Z` }).join(''), mix(bark, c.at(0.62), 0.4))
  return `<g transform="translate(${n(right ? W * 1.02 : -W * 0.02)} ${n(H * 0.86)})${right ? ' scale(-1 1)' : ''}">${line(hang, bark, u * 0.35)}${body}${line(roots, bark, u * 1.3, ' stroke-linecap="round"')}${line(roots, light, u * 0.34, ' stroke-linecap="round"' + op(0.8))}${leaves}</g>`
}

function foreStones(s: Sheet): string {
  const { W, H, u, c } = s
  const moss = mix(c.see('#5E8A44'), c.at(0.7), 0.4)
  const rock = boulder(mix(c.at(0.8), c.see('#6A6A64'), 0.3), c.lit, c.ink, moss)
  return [[0.16, 0.98, 1.5], [0.3, 1.01, 1.1], [0.72, 1.0, 1.3], [0.86, 0.96, 1.5]].map(([x = 0, y = 0, k = 1]) => put(W * x, H * y, u * k, rock)).join('')
}

function khasi({ c }: Sheet): string {
  return walker(c.accent, c.see('#5A3A2A'), null, c.see('#F4EBD3')) + path('M-5,-12L-13,-27Q-8,-31 -1,-26Z', c.see('#D9A860')) + line('M-12,-27L2,-28', c.see('#8A5A34'), 0.8)
}
