import type { Sheet } from '#domain/media/posters/sheet.ts'
import { birds, DEER, lion } from '#domain/media/posters/strokes/animals.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { downs, fillUnder } from '#domain/media/posters/strokes/hills.ts'
import { mist, sky } from '#domain/media/posters/strokes/sky.ts'
import { ellipse, line, n, op, path, put } from '#domain/media/posters/strokes/svg.ts'
import { canopy, grasses, roundTrees } from '#domain/media/posters/strokes/trees.ts'

/** Gir in the dry months: a lion and lioness on the track through teak and gold grass, chital behind. */
export function drawLion(s: Sheet): string {
  const { W, H, u, rnd, c } = s
  let out = sky(s, { sunX: rnd.between(0.27, 0.36), sunY: 0.34, sunR: 12, horizon: 0.6 })
  for (const [y, a, t] of [[0.5, 0.06, 0], [0.55, 0.035, 0.14]] as const) { const l = downs(s, H * y, H * a, rnd.between(1, 1.7)); out += fillUnder(s, l, s.fade(c.at(t), mix(c.at(t), c.haze, 0.6), 0, 0.4)) }
  const wood = downs(s, H * 0.6, H * 0.012, 2)
  out += roundTrees(s, wood, mix(c.at(0.3), c.haze, 0.15), 4, 3.4) + fillUnder(s, wood, s.fade(c.at(0.3), mix(c.at(0.3), c.lit, 0.4), 0, 0.25)) + mist(s, H * 0.61, 2, 0.4)
  const grass = grasses(s)
  out += grass(H * 0.66, 0.18, 2.2)
  for (const [x, k, f] of [[0.66, 0.1, false], [0.74, 0.09, true], [0.8, 0.1, false]] as const) out += put(W * x, H * 0.695, u * k, path(DEER, c.at(0.6)), f)
  out += teak(s, W * 0.9, H * 0.72, 0.62) + teak(s, W * 0.1, H * 0.69, 0.4) + teak(s, W * 0.2, H * 0.68, 0.3) + grass(H * 0.73, 0.36, 3.4)
  const tawny = mix(c.see('#D9A05A'), c.lit, 0.12)
  const shade = mix(c.see('#9A6236'), c.ink, 0.15)
  const pale = mix(c.see('#F4DDB0'), c.lit, 0.2)
  const x = W * (s.wide ? 0.34 : s.tall ? 0.18 : 0.22)
  out += put(x + u * (s.tall ? 60 : 66), H * 0.79, u * (s.tall ? 0.3 : 0.38), lion(mix(tawny, c.haze, 0.1), shade, pale, null)) + grass(H * 0.8, 0.5, 3)
  out += ellipse(x + u * 26, H * 0.862, u * 32, u * 2.4, c.ink, op(0.35)) + put(x, H * 0.86, u * (s.tall ? 0.56 : 0.6), lion(tawny, shade, pale, mix(c.see('#7A4226'), c.ink, 0.25)))
  out += grass(H * 0.875, 0.62, 5) + grass(H * 0.94, 0.88, 8)
  return out + canopy(s, u * 6, u * 4.6, c.ink) + birds(s, W * 0.5, H * 0.2, 6, c.at(0.8))
}

// a bare-boned teak with few broad leaves
function teak(s: Sheet, x: number, y: number, k: number): string {
  const { u, rnd, c } = s
  const bark = mix(c.at(0.62), c.ink, 0.2)
  const leaf = s.season === 'monsoon' ? mix(c.see('#5E8A46'), c.at(0.6), 0.3) : mix(c.see('#A8743A'), c.at(0.6), 0.4)
  let crown = ''
  let pale = ''
  for (let i = 0; i < 14; i++) { const r = rnd.between(6, 11); const px = rnd.between(-26, 26); const py = -62 + rnd.between(-22, 14) - Math.abs(px) * -0.3; crown += `M${n(px - r)},${n(py)}a${n(r)},${n(r * 0.8)} 0 1 0 ${n(2 * r)},0a${n(r)},${n(r * 0.8)} 0 1 0 ${n(-2 * r)},0Z`; if (i % 2) pale += `M${n(px - r)},${n(py)}a${n(r)},${n(r * 0.8)} 0 0 1 ${n(r)},${n(-r * 0.8)}q${n(-r * 0.5)},${n(r * 0.6)} ${n(-r)},${n(r * 0.8)}Z` }
  return put(x, y, u * k, line('M0,0C-1,-20 1,-34 0,-52M0,-30C-8,-38 -14,-44 -20,-54M0,-36C8,-42 14,-48 20,-58', bark, 4, ' stroke-linecap="round"') + path(crown, leaf) + path(pale, mix(leaf, c.lit, 0.35)))
}
