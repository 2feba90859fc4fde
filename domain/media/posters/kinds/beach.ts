import type { Sheet } from '#domain/media/posters/sheet.ts'
import { birds } from '#domain/media/posters/strokes/animals.ts'
import { nth } from '#domain/media/posters/strokes/chance.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { heightAt } from '#domain/media/posters/strokes/hills.ts'
import { walker } from '#domain/media/posters/strokes/people.ts'
import { sky } from '#domain/media/posters/strokes/sky.ts'
import { circle, curve, ellipse, line, n, op, path, type Point, put, rect } from '#domain/media/posters/strokes/svg.ts'
import { leafSpray, palm, roundTrees } from '#domain/media/posters/strokes/trees.ts'
import { water } from '#domain/media/posters/strokes/water.ts'

/** A palm coast: a long bright shore with boats drawn up, or a cove of shacks under a red cliff. */
export function drawBeach(s: Sheet): string {
  return s.choice.odds(0.5) ? cove(s) : longShore(s)
}

function longShore(s: Sheet): string {
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
    out += path(`M${n(W * 0.8)},${n(H * 0.552)}Q${n(W * 0.9)},${n(H * 0.5)} ${W + 10},${n(H * 0.475)}V${n(H * 0.6)}Q${n(W * 0.92)},${n(H * 0.55)} ${n(W * 0.8)},${n(H * 0.552)}Z`, c.at(0.5))
    for (const [x, y, k] of [[0.985, 0.53, 0.9], [0.93, 0.54, 0.76], [0.885, 0.545, 0.64], [0.845, 0.548, 0.5]] as const) out += grove(W * x, H * y, u * k, rnd.odds(0.6))
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

function cove(s: Sheet): string {
  const { W, H, u, rnd, c } = s
  const hy = H * 0.48
  let out = sky(s, { sunX: rnd.between(0.24, 0.34), sunY: c.hour === 'day' ? 0.2 : 0.36, sunR: 10, horizon: 0.5 })
  out += water(s, hy, H, [c.water[1], mix(c.water[1], c.water[0], 0.6)], { waves: 24 })
  out += put(W * 0.16, hy + 1.4 * u, u * 0.09, path('M-22,0H24L16,9H-14Z', c.ink) + path('M0,-2V-56C18,-44 24,-22 22,-2Z', c.lit) + path('M-3,-2V-46C-14,-30 -16,-14 -15,-2Z', mix(c.lit, c.accent, 0.5)))
  out += cliff(s, hy) + strand(s)
  const stalls = ['#C8321F', '#E2A02F', '#1F7F86'].map((hex) => c.see(hex))
  for (const [i, [x, y, k]] of ([[0.66, 0.645, 0.13], [0.76, 0.665, 0.17], [0.9, 0.7, 0.23]] as const).entries()) out += put(W * x, H * y, u * k, shack(s, nth(stalls, i)))
  for (const [i, [x, y, k]] of ([[0.56, 0.71, 0.14], [0.66, 0.755, 0.2], [0.8, 0.82, 0.29], [0.5, 0.82, 0.25]] as const).entries()) out += parasol(s, W * x, H * y, u * k, nth(stalls, i))
  for (const [x, y, k, hex, shawl] of [[0.43, 0.765, 0.26, '#C8321F', null], [0.46, 0.768, 0.25, '#F4EBD3', null], [0.36, 0.9, 0.44, '#1F7F86', '#E2A02F']] as const) out += put(W * x, H * y, u * k, walker(c.see(hex), c.see('#6A4028'), null, shawl && c.see(shawl)), x < 0.4)
  const hull = path('M-60,-12C-40,-4 40,-4 54,-16L70,-28C66,-6 56,4 42,6H-42C-54,4 -60,-4 -60,-12Z', c.see('#1F6F86')) + path('M-60,-12C-40,-4 40,-4 54,-16L70,-28L67,-20L55,-11C40,1 -40,1 -59,-7Z', c.see('#F2B443')) + path('M-54,-1C-36,4 42,3 58,-5L55,0C40,8 -40,8 -54,-1Z', c.ink, op(0.3)) + line('M-44,-10L-50,30M20,-12L14,28M-54,30H20', c.see('#8A5A34'), 2.4) + path('M-62,32C-50,28 10,28 26,32C10,38 -50,38 -62,32Z', c.see('#C8321F'))
  out += put(W * 0.19, H * 0.93, u * 0.24, hull)
  return out + put(W * 0.97, H * 0.99, u, palm(s.tall ? 94 : 80, -0.18, c.ink, mix(c.ink, c.at(0.75), 0.4), rnd, c.see('#D98A2E'))) + put(W * 0.97, H * 1.02, u * 0.24, leafSpray(70, 6, c.ink, c.at(0.8), rnd)) + birds(s, W * 0.4, H * 0.18, 4, c.at(0.6))
}

// red laterite falling to the sand, palms along its edge
function cliff(s: Sheet, hy: number): string {
  const { W, H, u, rnd, c } = s
  const rock = c.see('#B8623E', 0.04)
  const crest: Point[] = [[W * 0.5, hy + 2 * u], [W * 0.56, hy - 5 * u], [W * 0.64, hy - 11 * u], [W * 0.76, hy - 15 * u], [W * 0.88, hy - 18 * u], [W + 10, hy - 20 * u]]
  const foot = `L${W + 10},${n(H * 0.72)}L${n(W * 0.7)},${n(H * 0.62)}L${n(W * 0.5)},${n(hy + 3 * u)}Z`
  let faces = ''
  let lights = ''
  for (let i = 0; i < 13; i++) { const x = W * (0.55 + 0.45 * (i / 12)); const y = heightAt(crest, x) + u * rnd.between(2, 5); const h = u * rnd.between(6, 13); const w = u * rnd.between(2.4, 4.6); const d = `M${n(x)},${n(y)}l${n(w)},${n(-u)} ${n(w * 0.3)},${n(h)} ${n(-w)},${n(u * 2)}Z`; if (i % 2) faces += d; else lights += d }
  const cut = s.clip(curve(crest) + foot)
  const green = mix(c.at(0.5), c.see('#4F8A5A'), 0.4)
  const grove = s.keep(palm(26, 0.1, mix(green, c.ink, 0.3), mix(green, c.ink, 0.1), rnd))
  let palms = ''
  for (const [x, k, flip] of [[0.64, 0.5, true], [0.7, 0.66, false], [0.77, 0.6, true], [0.83, 0.8, false], [0.91, 0.74, true]] as const) palms += grove(W * x, heightAt(crest, W * x) + u, u * k, flip)
  return palms + roundTrees(s, crest.slice(1), green, 2.2, 2.6) + `<g${cut}>${path(curve(crest) + foot, s.fade(mix(rock, c.lit, 0.3), mix(rock, c.ink, 0.15)))}${path(lights, mix(rock, c.lit, 0.55), op(0.8))}${path(faces, mix(rock, c.ink, 0.4), op(0.6))}</g>` + line(curve(crest), mix(green, c.lit, 0.15), u * 1.4)
}

function strand(s: Sheet): string {
  const { W, H, u, c } = s
  const sand = mix(c.see('#F3DCA8', 0.08), c.lit, 0.35)
  const wet = mix(sand, c.shade, 0.42)
  const foam = mix(c.lit, '#FFFFFF', c.dark ? 0.05 : 0.5)
  const shore = (dx: number) => `M${n(W * 0.5 - dx * 0.1)},${n(H * 0.5 + 2 * u)}C${n(W * 0.56 - dx * 0.4)},${n(H * 0.58)} ${n(W * 0.54 - dx * 0.6)},${n(H * 0.64)} ${n(W * 0.46 - dx * 0.8)},${n(H * 0.7)}S${n(W * 0.22 - dx)},${n(H * 0.82)} ${n(W * 0.02 - dx)},${n(H * 0.85 + dx * 0.2)}S-10,${n(H * 0.86)} -10,${n(H * 0.86)}V${H + 10}H${W + 10}V${n(H * 0.66)}L${n(W * 0.7)},${n(H * 0.6)}Z`
  return path(shore(u * 9), mix(c.water[0], c.lit, 0.3)) + path(shore(u * 6), foam) + path(shore(u * 4.6), mix(c.water[0], c.lit, 0.55)) + path(shore(u * 2.4), foam) + path(shore(u * 1.2), wet) + path(shore(-u * 3), s.fade(mix(sand, wet, 0.2), mix(sand, c.shade, 0.15)))
}

function shack({ c }: Sheet, cloth: string): string {
  const thatch = c.see('#C99A5A')
  const wood = mix(c.see('#7A4A2E'), c.ink, 0.2)
  return path('M-50,0V-38H-46V0ZM46,0V-38H50V0ZM-4,0V-38H0V0Z', wood) + rect(-48, -18, 98, 18, c.see('#E9D2A0')) + rect(14, -18, 36, 18, c.see('#B98A5A')) + path('M-64,-34Q-30,-66 0,-68Q30,-66 64,-34Q0,-44 -64,-34Z', thatch) + path('M8,-38Q30,-58 0,-68Q30,-66 64,-34Q36,-38 8,-38Z', mix(thatch, c.ink, 0.35)) + path('M-48,-37H48V-28l-8,4 -8,-4 -8,4 -8,-4 -8,4 -8,-4 -8,4 -8,-4 -8,4 -8,-4 -8,4 -8,-4Z', cloth) + (c.dark ? circle(-22, -26, 3, c.glow) + circle(22, -26, 3, c.glow) + circle(-22, -26, 9, c.glow, op(0.2)) + circle(22, -26, 9, c.glow, op(0.2)) : '')
}

function parasol(s: Sheet, x: number, y: number, k: number, cloth: string): string {
  const { c } = s
  const white = mix(c.lit, '#FFFFFF', c.dark ? 0 : 0.4)
  return ellipse(x + k * 16, y + k, k * 34, k * 4, c.shade, op(0.45)) + put(x, y, k, path('M-30,-3L10,-7L26,-20L30,-18L16,-2L14,4H10L11,-1L-24,2V5H-28Z', c.see('#7A4A2E')) + line('M2,0L-6,-66', c.see('#F4EBD3'), 2.4) + path('M-48,-46C-46,-66 -26,-76 -6,-72C16,-70 34,-58 36,-38C20,-46 -26,-52 -48,-46Z', cloth) + path('M-28,-49C-24,-66 -16,-72 -6,-72C2,-70 8,-60 8,-46C-4,-49 -16,-50 -28,-49Z', white) + path('M-6,-72C16,-70 34,-58 36,-38L22,-43C18,-58 6,-68 -6,-72Z', mix(cloth, c.ink, 0.3)))
}
