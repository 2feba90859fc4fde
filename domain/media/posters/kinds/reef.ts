import { nth } from '#domain/media/posters/strokes/chance.ts'
import type { Sheet } from '#domain/media/posters/sheet.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { fillUnder, heightAt } from '#domain/media/posters/strokes/hills.ts'
import { sky } from '#domain/media/posters/strokes/sky.ts'
import { type Point, circle, ellipse, line, n, op, path, put, rect } from '#domain/media/posters/strokes/svg.ts'
import { palm, roundTrees } from '#domain/media/posters/strokes/trees.ts'

export function drawReef(s: Sheet): string {
    const { W, H, u, rnd, c } = s, hy = H * 0.3
    s.framed = true
    let out = sky(s, { sunX: rnd.between(0.2, 0.3), sunY: c.hour === 'day' ? 0.12 : 0.2, sunR: 6.5, horizon: 0.32 })
    const sand = mix(c.see('#F6E2B2'), c.lit, 0.3), ix = W * (s.wide ? 0.64 : 0.62)
    out += path(`M${n(-10)},${n(hy)}Q${n(W * 0.14)},${n(hy - 5 * u)} ${n(W * 0.34)},${n(hy + u * 0.2)}Z`, c.at(0.1))
    const sea = [mix(c.water[0], c.lit, 0.12), mix(c.water[0], c.water[1], 0.45), c.water[1], mix(c.water[1], c.ink, 0.45), mix(c.water[1], c.ink, 0.72)]
    out += rect(-5, hy, W + 10, H, s.fade(mix(c.water[1], c.water[0], 0.3), nth(sea, 0), 0, 0.16))
    const isle = s.keep(palm(27, 0.16, c.at(0.86), c.at(0.7), rnd)), isle2 = s.keep(palm(23, -0.1, c.at(0.8), c.at(0.62), rnd))
    out += path(`M${n(ix - 32 * u)},${n(hy + 3 * u)}Q${n(ix)},${n(hy - 3.4 * u)} ${n(ix + 32 * u)},${n(hy + 3 * u)}Q${n(ix)},${n(hy + 5.400 * u)} ${n(ix - 32 * u)},${n(hy + 3 * u)}Z`, sand) + path(`M${n(ix - 17 * u)},${n(hy + 0.6 * u)}Q${n(ix)},${n(hy - 7 * u)} ${n(ix + 18 * u)},${n(hy + 0.600 * u)}Z`, c.at(0.56))
    for (const [x, k, b, f] of [[-10, 0.72, 1, 0], [-4, 0.98, 0, 0], [2, 0.84, 1, 1], [7, 1.05, 0, 1], [13, 0.7, 1, 0]] as const) out += (b ? isle2 : isle)(ix + x * u, hy - 1.4 * u, u * k, !!f)
    // the water line, then the sea in section
    const wl = H * 0.43, wave = (y: number, a: number, ph: number) => { const l: Point[] = []; for (let i = 0; i <= 8; i++) l.push([W * i / 8 + (i === 0 ? -10 : i === 8 ? 10 : 0), y + a * Math.sin(i * 1.35 + ph)]); return l }
    out += put(W * 0.27, wl - 0.4 * u, u * 0.26, path('M-44,-10C-30,-2 28,-2 40,-10L44,-13C38,3 -32,3 -47,-13Z', c.see('#C8402B')) + path('M-46,-11C-32,-3 30,-3 43,-12L42,-9C30,-1 -32,-1 -45,-9Z', c.see('#F7EAC6')) + path('M2,-10V-72C24,-58 32,-34 28,-14C18,-10 10,-9 2,-10Z', c.lit) + path('M-2,-12V-60C-18,-44 -24,-26 -22,-14Z', c.see('#F0A73A')) + line('M0,-6V-74', c.ink, 1.6))
    const surf = wave(wl, u * 1.1, rnd() * 6)
    out += fillUnder(s, surf.map(([x, y]): Point => [x, y - u * 0.8]), mix(c.lit, '#FFFFFF', c.dark ? 0 : 0.5))
    for (let i = 0; i < 4; i++) out += fillUnder(s, wave(wl + (H - wl) * nth([0, 0.16, 0.4, 0.68], i), u * (1.1 + i * 1.6), rnd() * 6).map((p, j) => (i ? p : (surf[j] ?? p))), nth(sea, i))
    let beams = ''
    for (let i = 0; i < 5; i++) { const x = s.sun.x + (i - 1.2) * u * 13; beams += `M${n(x)},${n(wl + u)}L${n(x + u * 5)},${n(wl + u)}L${n(x + u * (18 + i * 5))},${n(H * 0.92)}L${n(x + u * (6 + i * 4))},${n(H * 0.92)}Z` }
    out += path(beams, c.lit, op(0.13))
    // the reef
    const ridge: Point[] = [[-10, H * 0.8], [W * 0.16, H * 0.84], [W * 0.36, H * 0.93], [W * 0.56, H * 0.95], [W * 0.76, H * 0.87], [W + 10, H * 0.76]]
    const back = ridge.map(([x, y]): Point => [x, y - H * 0.055]); out += fillUnder(s, back, mix(nth(sea, 3), c.ink, 0.25)) + roundTrees(s, back, mix(nth(sea, 3), c.ink, 0.25), 3, 3.4)
    const coral = ['#E4572E', '#F0A24A', '#D9738A', '#F3D9A4', '#8E5AA0'].map((h) => mix(c.see(h), nth(sea, 2), 0.12))
    const branch = (x: number, y: number, h: number, col: string) => { let d = ''; const go = (px: number, py: number, a: number, l: number, w2: number, k: number) => { const qx = px + Math.cos(a) * l, qy = py + Math.sin(a) * l; d += `M${n(px)},${n(py)}Q${n((px + qx) / 2 + l * 0.1)},${n((py + qy) / 2)} ${n(qx)},${n(qy)}`; if (k) { go(qx, qy, a - rnd.between(0.3, 0.6), l * 0.72, w2, k - 1); go(qx, qy, a + rnd.between(0.3, 0.6), l * 0.72, w2, k - 1) } }; go(x, y, -1.57 + rnd.between(-0.15, 0.15), h * 0.4, 1, 3); return line(d, col, h * 0.075, ' stroke-linecap="round"') }
    const fan = (x: number, y: number, h: number, col: string) => { let d = ''; for (let i = 0; i < 9; i++) { const a = -2.5 + i * 0.24; d += `M${n(x)},${n(y)}Q${n(x + Math.cos(a) * h * 0.5)},${n(y + Math.sin(a) * h * 0.6)} ${n(x + Math.cos(a) * h)},${n(y + Math.sin(a) * h)}` } for (const q of [0.55, 0.75, 0.93] as const) d += `M${n(x + Math.cos(-2.5) * h * q)},${n(y + Math.sin(-2.5) * h * q)}A${n(h * q)},${n(h * q)} 0 0 1 ${n(x + Math.cos(-0.58) * h * q)},${n(y + Math.sin(-0.58) * h * q)}`; return line(d, col, h * 0.045, ' stroke-linecap="round"') }
    const brain = (x: number, y: number, r: number, col: string) => path(`M${n(x - r)},${n(y)}a${n(r)},${n(r * 0.9)} 0 0 1 ${n(2 * r)},0Z`, col) + line([0.75, 0.5, 0.25].map((q) => `M${n(x - r * q)},${n(y)}a${n(r * q)},${n(r * q)} 0 0 1 ${n(2 * r * q)},0`).join(''), mix(col, c.ink, 0.3), r * 0.08)
    for (const [x, kind, size, col] of [[0.05, 0, 19, 0], [0.12, 2, 5, 1], [0.18, 1, 12, 4], [0.27, 0, 11, 2], [0.35, 2, 4.4, 3], [0.68, 2, 5, 0], [0.75, 0, 13, 1], [0.83, 1, 15, 2], [0.9, 2, 6.4, 3], [0.95, 0, 22, 0]] as const) { const X = W * x, Y = heightAt(ridge, X) + u; out += kind === 0 ? branch(X, Y, u * size, nth(coral, col)) : kind === 1 ? fan(X, Y, u * size, nth(coral, col)) : brain(X, Y, u * size, nth(coral, col)) }
    out += fillUnder(s, ridge, mix(c.ink, nth(sea, 3), 0.25)) + roundTrees(s, ridge, mix(c.ink, nth(sea, 3), 0.25), 1.6, 3)
    // turtle, and a school
    const tx = W * 0.55, ty = H * 0.64, shell = c.see('#8A9A4A'), skin = mix(c.see('#D9C98A'), nth(sea, 2), 0.15)
    out += put(tx, ty, u * 0.3, `<g transform="rotate(-14)">${path('M20,-8C30,-26 46,-36 60,-38C54,-26 44,-12 30,-2ZM-18,-6C-28,-14 -36,-16 -44,-14C-38,-6 -30,0 -20,2ZM18,6C26,18 34,26 44,28C42,18 36,8 26,2ZM-20,6C-28,10 -32,16 -34,22C-26,20 -20,16 -14,10Z', skin) + path('M34,-8C42,-14 54,-13 57,-6C57,0 46,3 36,2Z', skin) + ellipse(4, -1, 34, 16, shell) + path('M-30,-1A34,16 0 0 0 38,-1C20,8 -10,8 -30,-1Z', mix(shell, c.ink, 0.4)) + line('M-20,-8L-6,-14L10,-15L26,-10M-10,-13L-4,-1L-14,8M8,-15L14,-1L6,12M26,-10L24,4', mix(shell, c.ink, 0.45), 1.6) + circle(50, -8, 1.5, c.ink)}</g>`)
    const fish = s.keep(path('M-9,0C-4,-6 6,-6 11,0C6,6 -4,6 -9,0ZM-8,0L-15,-5V5Z', nth(coral, 1))), fish2 = s.keep(path('M-9,0C-4,-6 6,-6 11,0C6,6 -4,6 -9,0ZM-8,0L-15,-5V5Z', mix(c.lit, nth(sea, 1), 0.15)))
    for (let i = 0; i < 9; i++) out += fish(W * 0.22 + u * rnd.between(-10, 14), H * 0.66 + u * rnd.between(-7, 7), u * rnd.between(0.09, 0.14))
    for (let i = 0; i < 7; i++) out += fish2(W * 0.8 + u * rnd.between(-9, 9), H * 0.56 + u * rnd.between(-4, 5), u * rnd.between(0.07, 0.11), true)
    return out
  }
