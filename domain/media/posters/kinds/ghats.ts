import type { Sheet } from '#domain/media/posters/sheet.ts'
import { birds } from '#domain/media/posters/strokes/animals.ts'
import { arch, chhatri, shikharaTower } from '#domain/media/posters/strokes/architecture.ts'
import { nth } from '#domain/media/posters/strokes/chance.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { downs, fillUnder } from '#domain/media/posters/strokes/hills.ts'
import { rowboat, walker } from '#domain/media/posters/strokes/people.ts'
import { mist, sky } from '#domain/media/posters/strokes/sky.ts'
import { circle, curve, ellipse, line, n, op, path, type Point, put, rect } from '#domain/media/posters/strokes/svg.ts'
import { roundTrees } from '#domain/media/posters/strokes/trees.ts'
import { mirror, water } from '#domain/media/posters/strokes/water.ts'

/** Steps to a holy river: the great bank at the bend, the lamps of the evening prayer, or (when asked) a hill town with its hanging bridge. */
export function drawGhats(s: Sheet): string {
  if (s.choice.odds(0)) return hangingBridge(s)
  return s.choice.odds(0.4) ? lampPrayer(s) : greatBank(s)
}

function greatBank(s: Sheet): string {
    const { W, H, u, rnd, c } = s, hy = H * 0.57
    let out = sky(s, { sunX: rnd.between(0.2, 0.29), sunY: c.hour === 'day' ? 0.22 : 0.38, sunR: 10, horizon: 0.58 })
    let far = downs(s, hy - 2.4 * u, 1.2 * u, 2); out += fillUnder({ ...s, H: hy + u }, far, c.at(0.05)) + roundTrees({ ...s, W: W * 0.5 }, far, c.at(0.06), 1.8, 3)
    out += water(s, hy, H, c.water, { waves: 30 })
    // the built bank swings in from the right: towers, palace walls, then the great steps
    const lit = c.lit, shade = c.shade, mid = mix(lit, shade, 0.4), dark = mix(c.ink, shade, 0.2), glow = c.dark ? c.glow : dark, gold = c.see('#E3A22F'), flag = c.accent
    const edge = (t: number): Point => [W * (0.36 + 0.7 * t), hy + u * (0.6 + 14 * t ** 1.6)] // waterline going back to front
    let g = ''
    const kept = [0, 1, 2].map((kind) => s.keep(draw(100, kind)))
    const tower = (x: number, y: number, h: number, kind: number) => nth(kept, kind)(x, y, u * h / 100)
    function draw(h: number, kind: number) { return kind === 0 ? shikharaTower(h, lit, mid, shade, gold, flag) : kind === 1 ? `<g transform="scale(${n(h / 150)})">${rect(-40, -90, 80, 92, mid)}${rect(12, -90, 28, 92, shade)}${path(arch(-22, -50, 18, 30) + arch(4, -50, 18, 30) + arch(-22, -8, 18, 32) + arch(4, -8, 18, 32), glow)}<g transform="translate(-34 -90) scale(.3)">${chhatri(lit, shade, gold)}</g><g transform="translate(34 -90) scale(.3)">${chhatri(lit, shade, gold)}</g></g>` : shikharaTower(h * 0.86, mix(lit, flag, 0.35), mix(mid, flag, 0.45), mix(shade, c.ink, 0.3), gold, null) }
    const spots: [number, number, number][] = s.wide ? [[0.4, 12, 0], [0.43, 10, 1], [0.46, 18, 0], [0.5, 14, 1], [0.535, 22, 2], [0.57, 18, 1], [0.62, 34, 0], [0.67, 20, 2], [0.71, 26, 1], [0.76, 22, 2], [0.81, 46, 0], [0.865, 32, 1], [0.92, 34, 2], [0.965, 42, 1], [1.01, 62, 0]] : [[0.395, 10, 0], [0.43, 10, 1], [0.475, 17, 0], [0.52, 15, 1], [0.565, 24, 2], [0.61, 20, 1], [0.69, 42, 0], [0.755, 24, 2], [0.815, 32, 1], [0.885, 34, 2], [0.945, 42, 1], [1.01, 64, 0]]
    for (const [x, h, kind] of spots) { const t = (x - 0.36) / 0.7; g += tower(W * x, edge(t)[1] - u * (1.2 + 9 * t), h * (s.tall ? 0.92 : 1), kind) }
    // steps
    for (let i = 0; i < 11; i++) { const q = i / 11, topL = edge(0), lift0 = (1 - q); const y0 = topL[1] - u * 0.2 - u * 1.6 * lift0, y1 = edge(0.95)[1] - u * 11.6 * lift0; g += path(`M${n(W * 0.36)},${n(y0)}Q${n(W * 0.7)},${n((y0 + y1) / 2 - u * 1.5)} ${W + 10},${n(y1)}V${n(y1 + 14 * u)}H${n(W * 0.9)}L${n(W * 0.36)},${n(y0 + u)}Z`, i % 2 ? mix(lit, mid, 0.55) : mix(shade, mid, 0.45)) }
    const bankEnd = edge(0.95)[1]
    g = `<g${s.clip(`M${n(W * 0.3)},0H${W + 10}V${n(bankEnd + u * 2)}Q${n(W * 0.66)},${n(hy + (bankEnd - hy) * 0.34)} ${n(W * 0.34)},${n(hy + u * 0.3)}L${n(W * 0.3)},${n(hy)}Z`)}>${g}</g>`
    out += g
    // palm-leaf umbrellas and bathers
    for (const [x, dy, k] of [[0.62, 0.4, 0.1], [0.74, 0.8, 0.14], [0.84, 0, 0.16], [0.94, 1.2, 0.2]] as const) { const t = (x - 0.36) / 0.7, y = edge(t)[1] - u * (2.4 + 4 * t) + dy * u; out += put(W * x, y, u * k, line('M0,0L-4,-34', c.ink, 2) + path('M-40,-30C-30,-46 14,-52 32,-38C10,-40 -18,-38 -40,-30Z', c.see('#E9C27A')) + path('M-4,-48C14,-50 26,-44 32,-38C20,-39.500 8,-39.500 -2,-38.500Z', c.see('#A8713E'))) ; out += put(W * x - u * 3.4 * k * 6, y + u * 0.4, u * k * 0.95, walker(nth([c.see('#D2452C'), c.see('#F4EBD3'), c.see('#E2A02F'), c.see('#7A2F5B')], Math.round(x * 50)), c.ink)) }
    out += put(W * 0.46, H * 0.71, u * 0.26, rowboat(c.at(0.82), c.ink, null, c.ink, flag), true) + put(W * 0.2, H * 0.66, u * 0.15, rowboat(c.at(0.7), c.at(0.9), null, c.at(0.9), null)) + put(W * 0.27, H * 0.87, u * (s.tall ? 0.42 : 0.48), rowboat(c.ink, mix(c.ink, '#000000', 0.3), c.see('#E8D3A2'), c.ink, c.see('#F7EAC6')))
    if (c.dark || c.hour === 'dawn') for (let i = 0; i < 13; i++) { const x = W * rnd.between(0.4, 0.96), y = H * rnd.between(0.82, 0.975); out += ellipse(x, y + u * 0.3, u * 1.1, u * 0.36, c.ink) + path(`M${n(x)},${n(y - u * 1.3)}q${n(u * 0.7)},${n(u * 0.9)} 0,${n(u * 1.2)}q${n(-u * 0.7)},${n(-u * 0.3)} 0,${n(-u * 1.2)}Z`, '#FFC35A') + circle(x, y - u * 0.3, u * 1.7, '#FFC35A', op(0.16)) }
    return out + birds(s, W * 0.12, H * 0.5, 6, c.at(0.85), 0.9) + birds(s, W * 0.38, H * 0.3, 4, c.at(0.75), 0.8)
  }

// priests raise the tall lamps on their platforms; boats gather on the water before them
function lampPrayer(s: Sheet): string {
  const { W, H, u, rnd, c } = s
  const hy = H * 0.54
  let out = sky(s, { sunX: rnd.between(0.3, 0.38), sunY: 0.3, sunR: 9.5, horizon: 0.56 })
  const bank = downs(s, hy - 1.6 * u, 1.2 * u, 2)
  out += fillUnder({ ...s, H: hy + u }, bank, c.at(0.08)) + roundTrees(s, bank, c.at(0.08), 2, 3)
  const far = s.keep(shikharaTower(20, mix(c.lit, c.haze, 0.4), mix(c.shade, c.haze, 0.4), mix(c.shade, c.haze, 0.2), c.haze, null))
  for (const [x, k] of [[0.66, 0.8], [0.72, 0.6], [0.86, 0.9], [0.93, 0.7]] as const) out += far(W * x, hy - u, u * k)
  out += water(s, hy, H, c.water, { waves: 30 })
  for (const [x, y, k, flip] of [[0.14, 0.6, 0.13, false], [0.62, 0.59, 0.12, true], [0.36, 0.63, 0.17, false], [0.84, 0.66, 0.22, true], [0.52, 0.69, 0.26, false]] as const) out += put(W * x, H * y, u * k, rowboat(c.at(0.82), c.ink, k > 0.15 ? c.see('#E8D3A2') : null, c.ink, c.accent), flip)
  for (let i = 0; i < 15; i++) { const x = W * rnd.between(0.05, 0.95); const y = H * rnd.between(0.6, 0.76); out += ellipse(x, y + u * 0.25, u * 0.8, u * 0.26, c.ink) + circle(x, y - u * 0.2, u * 1.2, '#FFC35A', op(0.22)) + circle(x, y - u * 0.3, u * 0.42, '#FFC35A') }
  return out + prayerSteps(s) + birds(s, W * 0.5, H * 0.2, 5, c.at(0.8), 0.9)
}

function prayerSteps(s: Sheet): string {
  const { W, H, u, c } = s
  const [lit, shade] = [c.lit, c.shade]
  const mid = mix(lit, shade, 0.45)
  let out = ''
  for (let i = 0; i < 7; i++) { const y = H * 0.79 + u * i * 3.4; out += rect(-10, y, W + 20, u * 1.9, i % 2 ? mix(lit, mid, 0.6) : mix(lit, mid, 0.4)) + rect(-10, y + u * 1.9, W + 20, u * 1.6, mix(shade, c.ink, 0.12 + i * 0.05)) }
  const spots = s.wide ? [0.16, 0.36, 0.56, 0.76] : [0.2, 0.48, 0.76]
  for (const x of spots) {
    const [px, py] = [W * x, H * 0.87]
    out += circle(px + u * 4, py - u * 27, u * 12, '#FFC35A', op(c.dark ? 0.16 : 0.1)) + rect(px - u * 8, py - u * 3, u * 16, u * 3, c.see('#B8432C')) + rect(px - u * 8.6, py - u * 3.6, u * 17.2, u * 0.9, c.see('#F2B443')) + rect(px - u * 8, py, u * 16, u * 3, mix(c.see('#B8432C'), c.ink, 0.35)) + put(px, py - u * 3.4, u * 0.56, priest(c.see('#F4E3BE'), c.see('#E58A2E'), c.see('#6A4028'), c.see('#D9A03F')))
  }
  const crowd = ['#7A2F5B', '#C8321F', '#1F6F86', '#F4EBD3', '#E2A02F'].map((h) => mix(c.see(h), c.ink, 0.35))
  const count = s.wide ? 17 : 11
  for (let i = 0; i < count; i++) { const x = W * ((i + 0.5) / count); const y = H * 0.985 + u * ((i * 7) % 4); out += path(`M${n(x - u * 5)},${n(y + u * 8)}C${n(x - u * 5)},${n(y - u * 2)} ${n(x - u * 2.6)},${n(y - u * 4)} ${n(x)},${n(y - u * 4)}S${n(x + u * 5)},${n(y - u * 2)} ${n(x + u * 5)},${n(y + u * 8)}Z`, nth(crowd, i)) + circle(x, y - u * 6, u * 2.6, i % 3 ? mix(c.ink, c.see('#4A2A20'), 0.3) : nth(crowd, i + 1)) }
  return out + umbrella(s, W * 0.03, H * 0.9)
}

function priest(robe: string, sash: string, skin: string, brass: string): string {
  const lamp = (x: number, y: number) => path(`M${x - 7},${y}H${x + 7}L${x + 4},${y + 3}H${x - 4}ZM${x - 5.500},${y - 4}H${x + 5.500}L${x + 3.500},${y - 1}H${x - 3.500}ZM${x - 4},${y - 8}H${x + 4}L${x + 2.500},${y - 5}H${x - 2.500}Z`, brass) + [[-5, -1], [5, -1], [-3.5, -5], [3.5, -5], [0, -10]].map(([dx = 0, dy = 0]) => path(`M${n(x + dx)},${n(y + dy - 5)}q2.400,3.400 0,5q-2.400,-1.600 0,-5Z`, '#FFD27A')).join('')
  return path('M-6,0C-7,-10 -6,-20 -3,-26C1,-28 4,-26 6,-20C7,-12 7,-4 7,0Z', robe) + path('M-4,-25L5,-12L7,-16L0,-27Z', sash) + circle(1, -30, 3.4, skin) + line('M3,-24L10,-33L13,-42M-3,-23L-8,-18L-12,-20', skin, 2.2, ' stroke-linecap="round"') + lamp(13.500, -45)
}

function umbrella({ u, c }: Sheet, x: number, y: number): string {
  return put(x, y, u * 0.5, line('M0,20L-2,-44', c.ink, 2) + path('M-44,-40C-34,-60 14,-66 38,-46C12,-50 -20,-48 -44,-40Z', c.see('#E9C27A')) + path('M-4,-60C16,-62 30,-54 38,-46C24,-48 10,-48 0,-47Z', c.see('#A8713E')))
}

// where the river leaves the hills: green water, a hanging bridge, a many-storeyed temple
function hangingBridge(s: Sheet): string {
  const { W, H, u, rnd, c } = s
  const hy = H * 0.66
  let out = sky(s, { sunX: rnd.between(0.2, 0.28), sunY: 0.2, sunR: 8.5, horizon: 0.5 })
  const green = (t: number) => mix(c.at(t), c.see('#4F7F5A'), 0.55)
  for (const [y, a, t] of [[0.32, 0.07, 0], [0.4, 0.06, 0.14]] as const) { const l = downs(s, H * y, H * a, rnd.between(1, 1.5)); out += roundTrees(s, l, green(t), 1.8, 3) + fillUnder(s, l, s.fade(green(t), mix(green(t), c.haze, 0.55), 0, 0.6)) }
  const left: Point[] = [[-10, H * 0.4], [W * 0.12, H * 0.46], [W * 0.26, H * 0.56], [W * 0.36, H * 0.655]]
  const right: Point[] = [[W * 0.62, H * 0.655], [W * 0.74, H * 0.55], [W * 0.88, H * 0.44], [W + 10, H * 0.38]]
  const slopes = s.keep(path(curve(left) + `V${n(hy)}H-10Z`, s.fade(green(0.3), mix(green(0.3), c.ink, 0.25))) + roundTrees({ ...s, W: W * 0.34 }, left, green(0.3), 3.4, 2.8) + path(curve(right) + `V${n(hy)}H${n(W * 0.62)}Z`, s.fade(mix(green(0.34), c.ink, 0.1), mix(green(0.34), c.ink, 0.35))) + roundTrees(s, right, mix(green(0.34), c.ink, 0.1), 3.4, 2.8))
  const river = [mix(c.see('#6FB5A6'), c.water[0], 0.35), mix(c.see('#1F7A78'), c.water[1], 0.4)] as const
  out += slopes(0, 0) + mist(s, H * 0.6, 1, 0.4) + water(s, hy, H, [river[0], river[1]], { waves: 26 }) + mirror(slopes(0, 0), hy, 0.22, 0.6)
  out += put(W * (s.wide ? 0.84 : 0.86), hy + u * 3, u * (s.tall ? 0.3 : 0.34), storeyed(s)) + suspension(s) + hillSteps(s)
  const raft = (x: number, y: number, k: number) => put(x, y, u * k, path('M-40,-4C-44,-14 -34,-16 -30,-13H30C36,-16 44,-12 40,-4C30,4 -32,4 -40,-4Z', c.see('#E58A2E')) + path('M-36,-3C-20,2 20,2 38,-3C30,4 -32,4 -36,-3Z', c.ink, op(0.35)) + [-22, -6, 10, 24].map((q, i) => circle(q, -26, 4, c.see(i % 2 ? '#C8321F' : '#1F6F86')) + path(`M${q - 5},-12V-20Q${q},-25 ${q + 5},-20V-12Z`, c.see('#F2B443')) + line(`M${q},-18L${q + (i % 2 ? 12 : -12)},2`, c.ink, 1.4)).join(''))
  return out + raft(W * 0.5, H * 0.76, 0.22) + raft(W * 0.3, H * 0.83, 0.32) + birds(s, W * 0.4, H * 0.2, 5, c.at(0.75))
}

function suspension(s: Sheet): string {
  const { W, H, u, c } = s
  const [x0, x1, y] = [W * 0.1, W * 0.8, H * 0.54]
  const steel = mix(c.ink, c.at(0.7), 0.3)
  const top = y - u * 17
  const dip = (t: number) => top + (y - u * 1.6 - top) * 4 * t * (1 - t)
  let cables = ''
  let hangers = ''
  for (let i = 0; i <= 34; i++) { const t = i / 34; const x = x0 + (x1 - x0) * t; cables += `${i ? 'L' : 'M'}${n(x)},${n(dip(t))}`; hangers += `M${n(x)},${n(dip(t))}V${n(y)}` }
  const tower = (x: number) => rect(x - u * 1.4, top - u, u * 2.8, y - top + u * 10, c.see('#D9B48A')) + rect(x + u * 0.3, top - u, u * 1.1, y - top + u * 10, c.see('#8A6450')) + rect(x - u * 2, top - u * 2, u * 4, u * 1.4, c.see('#B8432C'))
  let folk = ''
  for (const [t, hex] of [[0.2, '#C8321F'], [0.27, '#F4EBD3'], [0.42, '#E58A2E'], [0.56, '#7A2F5B'], [0.62, '#1F6F86'], [0.78, '#E2A02F']] as const) folk += put(x0 + (x1 - x0) * t, y, u * 0.15, walker(c.see(hex), c.ink, null, c.see(hex)))
  return line(hangers, steel, u * 0.16) + line(cables + `M${n(x0)},${n(top)}L${n(x0 - W * 0.12)},${n(y + u * 4)}M${n(x1)},${n(top)}L${n(x1 + W * 0.14)},${n(y + u)}`, steel, u * 0.5) + folk + rect(x0 - W * 0.12, y - u * 0.3, x1 - x0 + W * 0.16, u * 1.2, steel) + rect(x0, y - u * 2.4, x1 - x0, u * 0.25, steel) + tower(x0) + tower(x1)
}

function storeyed({ c }: Sheet): string {
  const lit = c.see('#F6E7C8')
  const shade = c.see('#B98A6A')
  const red = c.see('#C8553A')
  const gold = c.see('#E3A22F')
  const glow = c.dark ? c.glow : mix(c.ink, shade, 0.3)
  let out = ''
  let w = 70
  let y = 0
  for (let i = 0; i < 6; i++) { out += rect(-w / 2, y - 22, w, 22, lit) + rect(w * 0.16, y - 22, w * 0.34, 22, shade) + path(Array.from({ length: 5 }, (_, j) => arch(-w * 0.36 + j * w * 0.18, y, w * 0.11, 17)).join(''), glow) + rect(-w / 2 - 3, y - 25, w + 6, 4, red); y -= 25; w -= 8.4 }
  return out + put(0, y, 0.5, shikharaTower(110, lit, mix(lit, shade, 0.4), shade, gold, red)) + rect(-60, -2, 124, 8, mix(lit, shade, 0.5))
}

function hillSteps(s: Sheet): string {
  const { W, H, u, c } = s
  let out = ''
  for (let i = 0; i < 6; i++) { const y = H * 0.885 + u * i * 2.6; out += path(`M${n(W * (0.42 - i * 0.05))},${n(y)}H${W + 10}V${n(y + u * 1.5)}H${n(W * (0.42 - i * 0.05))}Z`, mix(c.lit, c.shade, 0.22 + i * 0.03)) + path(`M${n(W * (0.42 - i * 0.05))},${n(y + u * 1.5)}H${W + 10}V${n(y + u * 2.7)}H${n(W * (0.42 - i * 0.05))}Z`, mix(c.shade, c.ink, 0.16 + i * 0.05)) }
  for (const [x, y, k, hex] of [[0.56, 0.895, 0.36, '#E58A2E'], [0.62, 0.897, 0.35, '#C8321F'], [0.78, 0.94, 0.46, '#F4EBD3']] as const) out += put(W * x, H * y, u * k, walker(c.see(hex), c.see('#6A4028'), null, c.see(hex)))
  const [bx, by] = [W * 0.9, H * 0.93]
  return out + umbrella(s, bx, by) + line(`M${n(W * 0.7)},${n(H * 0.9)}V${n(H * 0.9 - u * 18)}`, c.ink, u * 0.4) + path(`M${n(W * 0.7)},${n(H * 0.9 - u * 18)}l${n(u * 8)},${n(u * 2.4)} ${n(-u * 8)},${n(u * 2.4)}Z`, c.see('#F08A24'))
}
