import type { Sheet } from '#domain/media/posters/sheet.ts'
import { birds } from '#domain/media/posters/strokes/animals.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { sky } from '#domain/media/posters/strokes/sky.ts'
import { type Point, curve, ellipse, line, n, op, path, put, rect } from '#domain/media/posters/strokes/svg.ts'
import { leafSpray, palm, roundTrees } from '#domain/media/posters/strokes/trees.ts'
import { water } from '#domain/media/posters/strokes/water.ts'

export function drawBeach(s: Sheet): string {
    const { W, H, u, rnd, c } = s, hy = H * 0.45
    let out = sky(s, { sunX: rnd.between(0.36, 0.44), sunY: c.hour === 'day' ? 0.2 : 0.33, sunR: 8.5, horizon: 0.47 })
    const sand = mix(c.see('#F3DCA8', 0.08), c.lit, 0.35), wet = mix(sand, c.shade, 0.42)
    out += water(s, hy, H, [c.water[1], mix(c.water[1], c.water[0], 0.62)], { waves: 18 })
    const hm = s.wide ? 0.2 : 0.25, head: Point[] = [[-10, hy - 13 * u], [W * hm * 0.34, hy - 11 * u], [W * hm * 0.66, hy - 8 * u], [W * hm * 0.9, hy - 3.4 * u], [W * hm * 1.08, hy + u * 0.5]]
    out += path(curve(head) + `L-10,${n(hy + 1.4 * u)}Z`, s.fade(c.at(0.36), c.at(0.2))) + roundTrees(s, head.slice(0, 3), c.at(0.38), 1.8, 2.4) + path(`M${n(W * hm * 0.5)},${n(hy + 0.8 * u)}L${n(W * hm * 0.7)},${n(hy - 6 * u)}L${n(W * hm * 0.78)},${n(hy - 3 * u)}L${n(W * hm * 0.9)},${n(hy - 3.4 * u)}L${n(W * hm * 1.08)},${n(hy + u * 0.7)}Z`, mix(c.at(0.3), c.lit, 0.4))
    out += put(W * hm * 0.72, hy - 6.4 * u, u * 0.11, path('M-20,0L-13,-70H13L20,0Z', c.lit) + path('M4,0V-70H13L20,0Z', c.shade) + path('M-16.500,-30L-15.500,-42H15.500L16.500,-30Z', c.see('#C8402B')) + rect(-18, -76, 36, 6, c.shade) + rect(-9, -94, 18, 18, c.glow) + path('M-13,-94Q0,-110 13,-94Z', c.see('#C8402B')))
    const shore: Point[] = [[W * 1.02, hy + 2.4 * u], [W * 0.86, H * 0.53], [W * 0.66, H * 0.57], [W * 0.52, H * 0.64], [W * 0.46, H * 0.74], [W * 0.4, H * 0.86], [W * 0.22, H * 1.02]]
    const d = (dx: number, dy: number) => curve(shore.map(([x, y]) => [x - dx * u * ((y / H) ** 2 * 1.6), y + dy * u])) + `L${W + 10},${H + 10}L${W + 10},${n(hy)}Z`
    out += path(d(9, 0.8), mix(c.water[0], c.lit, 0.34)) + path(d(5, 0.4), mix(c.lit, '#FFFFFF', c.dark ? 0.05 : 0.5)) + path(d(3.4, 0.2), mix(c.water[0], c.lit, 0.6)) + path(d(1.8, 0.1), mix(c.lit, '#FFFFFF', c.dark ? 0 : 0.5)) + path(d(0, 0), wet) + path(d(-4, 0), s.fade(mix(sand, wet, 0.3), sand, 0, 0.5))
    const grove = s.keep(palm(28, 0.1, c.at(0.56), c.at(0.5), rnd))
    const scrub: Point[] = [[W * 0.84, H * 0.535], [W * 0.92, H * 0.525], [W + 10, H * 0.5]]
    out += path(`M${n(W * 0.8)},${n(H * 0.552)}Q${n(W * 0.9)},${n(H * 0.5)} ${W + 10},${n(H * 0.475)}V${n(H * 0.6)}Q${n(W * 0.92)},${n(H * 0.55)} ${n(W * 0.8)},${n(H * 0.552)}Z`, c.at(0.5))
    for (const [x, y, k] of [[0.985, 0.53, 0.9], [0.93, 0.54, 0.76], [0.885, 0.545, 0.64], [0.845, 0.548, 0.5]] as const) out += grove(W * x, H * y, u * k, rnd.odds(0.6))
    void scrub
    // painted fishing boats drawn up on the sand
    const boat = (x: number, y: number, k: number, col: string, col2: string, flip: boolean) => put(x, y, u * k, path('M-50,-14C-34,-6 30,-6 44,-20L58,-30C54,-10 46,0 34,2H-32C-42,0 -48,-6 -50,-14Z', col) + path('M-50,-14C-34,-6 30,-6 44,-20L58,-30L56,-24L45,-15C30,-2 -34,-2 -49,-10Z', col2) + path('M-45,-4C-30,0 36,-1 49,-8L46,-4C30,4 -36,3 -45,-4Z', c.ink, op(0.35)) + path('M50,-19A3,3 0 1 0 50.100,-19Z', c.lit) + line('M-22,-10L18,-40', c.ink, 1.8), flip)
    out += ellipse(W * 0.7, H * 0.762, u * 12, u * 1, wet) + boat(W * 0.7, H * 0.76, 0.2, c.see('#1F7F8C'), c.see('#F2B443'), false) + ellipse(W * 0.6, H * 0.842, u * 15, u * 1.2, wet) + boat(W * 0.6, H * 0.84, 0.27, c.see('#D2452C'), c.see('#F7EAC6'), true)
    out += path(`M${n(W * 0.74)},${H + 5}Q${n(W * 0.88)},${n(H * 0.9)} ${W + 10},${n(H * 0.88)}V${H + 5}Z`, mix(sand, wet, 0.5))
    out += put(W * 0.9, H * 0.975, u, palm(s.tall ? 96 : 78, -0.26, c.ink, mix(c.ink, c.at(0.75), 0.45), rnd, c.see('#D98A2E'))) + put(W * 0.97, H * 0.985, u, palm(s.tall ? 70 : 58, -0.05, c.ink, mix(c.ink, c.at(0.75), 0.3), rnd))
    out += put(W * 0.955, H * 1.01, u * 0.24, leafSpray(66, 6, c.ink, c.at(0.8), rnd))
    const sail = c.lit
    out += put(W * 0.44, hy + 2.4 * u, u * 0.12, path('M-22,0H24L16,9H-14Z', c.ink) + path('M0,-2V-56C18,-44 24,-22 22,-2Z', sail) + path('M-3,-2V-46C-14,-30 -16,-14 -15,-2Z', mix(sail, c.accent, 0.55)))
    return out + birds(s, W * 0.5, H * 0.16, 3, c.at(0.6))
  }
