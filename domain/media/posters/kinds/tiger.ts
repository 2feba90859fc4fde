import type { Sheet } from '#domain/media/posters/sheet.ts'
import { birds, tiger } from '#domain/media/posters/strokes/animals.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { fillUnder } from '#domain/media/posters/strokes/hills.ts'
import { mist, sky } from '#domain/media/posters/strokes/sky.ts'
import { boulder } from '#domain/media/posters/strokes/stones.ts'
import { circle, curve, ellipse, line, n, op, path, type Point, put, rect } from '#domain/media/posters/strokes/svg.ts'
import { canopy, grasses, leafSpray, roundTrees } from '#domain/media/posters/strokes/trees.ts'
import { mirror, water } from '#domain/media/posters/strokes/water.ts'

/** A tiger in the sal forest: on a track in slanting light, or at a waterhole with a jeep of watchers far behind. */
export function drawTiger(s: Sheet): string {
  return s.choice.odds(0.5) ? onTheTrack(s) : atTheWaterhole(s)
}

function onTheTrack(s: Sheet): string {
  const { W, H, u, c } = s
  const floor = mix(mix(c.at(0.5), c.see('#B8934E'), 0.5), c.lit, 0.14)
  const track = mix(floor, c.lit, 0.5)
  let out = salForest(s)
  out += rect(-10, H * 0.665, W + 20, H, s.fade(mix(floor, c.haze, 0.3), mix(floor, c.ink, 0.3)))
  out += path(`M${n(W * 0.6)},${n(H * 0.665)}C${n(W * 0.5)},${n(H * 0.7)} ${n(W * 0.62)},${n(H * 0.76)} ${n(W * 0.34)},${n(H * 0.82)}S${n(-W * 0.1)},${n(H * 0.92)} ${n(-W * 0.1)},${H + 5}H${n(W * 0.8)}C${n(W * 0.74)},${n(H * 0.9)} ${n(W * 0.84)},${n(H * 0.78)} ${n(W * 0.72)},${n(H * 0.73)}S${n(W * 0.62)},${n(H * 0.69)} ${n(W * 0.64)},${n(H * 0.665)}Z`, s.fade(mix(track, c.haze, 0.25), mix(track, floor, 0.4)))
  out += leafFall(s, H * 0.7)
  out += sunbeams(s)
  const x = W * (s.wide ? 0.36 : s.tall ? 0.18 : 0.22)
  out += stalker(s, x, H * (s.tall ? 0.855 : 0.86), u * (s.tall ? 0.68 : 0.74))
  return out + foreTrunks(s) + grasses(s)(H * 0.955, 0.86, 7) + birds(s, W * 0.44, H * 0.3, 3, c.at(0.5), 0.8)
}

function atTheWaterhole(s: Sheet): string {
  const { W, H, u, rnd, c } = s
  const floor = mix(mix(c.at(0.5), c.see('#A9934E'), 0.5), c.lit, 0.2)
  let out = salForest(s)
  out += rect(-10, H * 0.665, W + 20, H, s.fade(mix(floor, c.haze, 0.35), mix(floor, c.ink, 0.3)))
  out += put(W * (s.wide ? 0.76 : 0.83), H * (s.tall ? 0.692 : 0.705), u * (s.tall ? 0.1 : 0.13), jeep(s), true) + grasses(s)(H * 0.715, 0.36, 2.2) + sunbeams(s)
  const shore: Point[] = [[-10, H * 0.83], [W * 0.2, H * 0.815], [W * 0.5, H * 0.82], [W * 0.78, H * 0.8], [W + 10, H * 0.79]]
  const pool = s.clip(curve(shore) + `L${W + 10},${H + 5}L-10,${H + 5}Z`)
  const x = W * (s.wide ? 0.32 : s.tall ? 0.14 : 0.2)
  const y = H * 0.822
  const cat = s.keep(tiger(...coat(s)))
  const k = u * (s.tall ? 0.66 : 0.7)
  out += `<g${pool}>${water(s, H * 0.78, H, [mix(c.water[0], c.haze, 0.2), mix(c.water[1], c.ink, 0.2)], { waves: 20, glitter: false })}${mirror(cat(x, y, k), y, 0.4, 0.8)}</g>`
  out += line(curve(shore.map(([px, py]): Point => [px, py + u * 0.3])), mix(floor, c.ink, 0.55), u * 1.1) + cat(x, y + u, k)
  for (const [px, py, size] of [[0.66, 0.83, 5], [0.74, 0.825, 7.5], [0.82, 0.835, 4.4], [0.08, 0.86, 5]] as const) out += put(W * px, H * py + u, u * size * 0.1, boulder(mix(c.at(0.6), c.see('#9A8A78'), 0.4), c.lit, c.ink))
  let rings = ''
  for (let i = 0; i < 4; i++) rings += `M${n(x + k * 96 - u * (3 + i * 3))},${n(y + u * (4 + i))}a${n(u * (3 + i * 3))},${n(u * (0.6 + i * 0.5))} 0 1 0 ${n(u * (6 + i * 6))},0`
  out += line(rings, mix(c.water[0], c.lit, 0.5), u * 0.25, op(0.5))
  return out + foreTrunks(s) + put(W * 0.97, H * 1.03, u, leafSpray(30, 7, c.ink, c.at(0.7), rnd)) + birds(s, W * 0.44, H * 0.3, 3, c.at(0.5), 0.8)
}

// three stands of straight sal trunks, paler with distance, under one canopy
function salForest(s: Sheet): string {
  const { W, H, u, rnd, c } = s
  let out = sky(s, { sunX: rnd.between(0.27, 0.36), sunY: 0.4, sunR: 13, horizon: 0.68, clouds: false, rays: true })
  for (const [depth, foot, gap, girth] of [[0.03, 0.62, 5.5, 0.7], [0.16, 0.645, 9, 1.1], [0.34, 0.67, 15, 1.8]] as const) {
    const ground: Point[] = [[-10, H * foot], [W * 0.5, H * (foot + 0.004)], [W + 10, H * foot]]
    const tone = mix(c.at(depth), c.haze, 0.28 - depth * 0.5)
    out += stand(s, H * (foot + 0.03), gap * u, girth * u, tone) + roundTrees(s, ground, tone, 2 + depth * 5, 2.6) + fillUnder(s, ground, s.fade(tone, mix(tone, c.haze, 0.5), 0, 0.3))
    out += canopy(s, u * (8 + depth * 14), u * (7 - depth * 5), mix(tone, c.at(0.4), 0.3)) + mist(s, H * (foot - 0.01), 1, 0.4)
  }
  return out
}

function stand(s: Sheet, foot: number, gap: number, girth: number, tone: string): string {
  const { W, c, rnd } = s
  let trunks = ''
  let edges = ''
  for (let x = -gap * rnd(); x < W + gap; x += gap * rnd.between(0.55, 1.5) * (s.wide ? 1.5 : 1)) {
    const w = girth * rnd.between(0.6, 1.2)
    const bend = girth * rnd.between(-2, 2)
    trunks += `M${n(x - w)},${n(foot)}Q${n(x - w * 0.5 + bend)},${n(foot * 0.5)} ${n(x - w * 0.6)},-5H${n(x + w * 0.6)}Q${n(x + w * 0.6 + bend)},${n(foot * 0.5)} ${n(x + w)},${n(foot)}Z`
    edges += `M${n(x - w)},${n(foot)}Q${n(x - w * 0.5 + bend)},${n(foot * 0.5)} ${n(x - w * 0.6)},-5h${n(w * 0.4)}Q${n(x - w * 0.1 + bend)},${n(foot * 0.5)} ${n(x - w * 0.5)},${n(foot)}Z`
  }
  return path(trunks, tone) + path(edges, mix(tone, c.lit, 0.4))
}

function sunbeams(s: Sheet): string {
  const { H, u, c, sun } = s
  if (c.night || s.season === 'monsoon') return ''
  let d = ''
  for (let i = 0; i < 5; i++) {
    const x = sun.x - u * 34 + i * u * 17
    d += `M${n(x)},-5h${n(u * (4 + (i % 2) * 3))}L${n(x + u * 46)},${n(H * 0.86)}h${n(-u * 13)}Z`
  }
  return path(d, c.sun, op(0.14))
}

function leafFall(s: Sheet, top: number): string {
  const { W, H, u, c, rnd } = s
  let d = ''
  for (let i = 0; i < 34; i++) {
    const t = rnd() ** 0.7
    d += `M${n(W * rnd())},${n(top + (H - top) * t)}q${n(u * (0.5 + t))},${n(-u * 0.5 * (0.5 + t))} ${n(u * (1 + t * 1.4))},0q${n(-u * (0.5 + t))},${n(u * 0.4)} ${n(-u * (1 + t * 1.4))},0Z`
  }
  return path(d, c.see('#A8632E'), op(0.55))
}

function foreTrunks(s: Sheet): string {
  const { W, H, u, rnd, c } = s
  const bark = mix(c.ink, c.at(0.8), 0.2)
  let out = canopy(s, u * 9, u * 5, mix(bark, c.at(0.7), 0.4))
  for (const [x, w] of [[0.035, 3], [0.945, 5.2]] as const) {
    const [px, half] = [W * x, u * w]
    out += path(`M${n(px - half * 1.5)},${H + 4}C${n(px - half)},${n(H * 0.8)} ${n(px - half * 0.8)},${n(H * 0.4)} ${n(px - half * 0.8)},-5H${n(px + half * 0.8)}C${n(px + half * 0.8)},${n(H * 0.4)} ${n(px + half)},${n(H * 0.8)} ${n(px + half * 1.7)},${H + 4}Z`, bark)
    out += path(`M${n(px - half * 1.5)},${H + 4}C${n(px - half)},${n(H * 0.8)} ${n(px - half * 0.8)},${n(H * 0.4)} ${n(px - half * 0.8)},-5h${n(half * 0.4)}C${n(px - half * 0.4)},${n(H * 0.4)} ${n(px - half * 0.5)},${n(H * 0.8)} ${n(px - half * 0.9)},${H + 4}Z`, mix(bark, c.lit, 0.24))
  }
  let hang = ''
  for (let i = 0; i < 5; i++) hang += `M${n(W * 0.93 - i * u * 5)},${n(u * 6)}q${n(u * rnd.between(-2, 2))},${n(u * 6)} ${n(u * rnd.between(-1, 1))},${n(u * rnd.between(10, 26))}`
  return out + line(hang, bark, u * 0.34)
}

function coat({ c }: Sheet): [body: string, stripe: string, pale: string] {
  const dim = c.night ? 0.4 : c.hour === 'dusk' ? 0.12 : 0
  return [mix('#EE8E2C', c.ink, dim), mix(c.ink, '#1A0E12', 0.6), mix('#FBEBC8', c.ink, dim)]
}

function stalker(s: Sheet, x: number, y: number, k: number): string {
  return ellipse(x + k * 48, y + s.u * 0.4, k * 56, k * 4.4, mix(s.c.ink, s.c.shade, 0.1), op(0.4)) + put(x, y, k, tiger(...coat(s)))
}

function jeep({ c }: Sheet): string {
  const body = c.see('#5E7A4A')
  const heads = [-26, -8, 10].map((x) => circle(x, -58, 5, c.see('#7A4B34')) + path(`M${x - 6},-40V-50Q${x},-56 ${x + 6},-50V-40Z`, c.see(x === -8 ? '#D2452C' : '#E9D9B0'))).join('')
  return heads + path('M-50,-12V-40H28L38,-26H58V-12Z', body) + path('M-50,-26H58V-12H-50Z', mix(body, c.ink, 0.35)) + line('M28,-40L22,-58', c.ink, 2) + circle(-28, -9, 10, c.ink) + circle(38, -9, 10, c.ink) + circle(-28, -9, 4, c.see('#C9B78A')) + circle(38, -9, 4, c.see('#C9B78A'))
}
