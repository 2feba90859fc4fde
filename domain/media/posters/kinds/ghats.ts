import { nth } from '#domain/media/posters/strokes/chance.ts'
import type { Sheet } from '#domain/media/posters/sheet.ts'
import { birds } from '#domain/media/posters/strokes/animals.ts'
import { arch, chhatri, shikharaTower } from '#domain/media/posters/strokes/architecture.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { downs, fillUnder } from '#domain/media/posters/strokes/hills.ts'
import { rowboat, walker } from '#domain/media/posters/strokes/people.ts'
import { sky } from '#domain/media/posters/strokes/sky.ts'
import { circle, ellipse, line, n, op, path, put, rect, type Point } from '#domain/media/posters/strokes/svg.ts'
import { roundTrees } from '#domain/media/posters/strokes/trees.ts'
import { water } from '#domain/media/posters/strokes/water.ts'

export function drawGhats(s: Sheet): string {
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
