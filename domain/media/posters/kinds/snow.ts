import type { Sheet } from '#domain/media/posters/sheet.ts'
import { birds } from '#domain/media/posters/strokes/animals.ts'
import { hut } from '#domain/media/posters/strokes/architecture.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { crags, downs, fillUnder, heightAt, massif, under } from '#domain/media/posters/strokes/hills.ts'
import { rowboat } from '#domain/media/posters/strokes/people.ts'
import { mist, sky } from '#domain/media/posters/strokes/sky.ts'
import { type Point, n, op, path, poly, put } from '#domain/media/posters/strokes/svg.ts'
import { deodar, treeline } from '#domain/media/posters/strokes/trees.ts'
import { mirror, water } from '#domain/media/posters/strokes/water.ts'

export function drawSnow(s: Sheet): string {
    const { W, H, u, rnd, c } = s, base = H * 0.74, px = W * rnd.between(0.54, 0.66), py = H * (s.tall ? 0.24 : 0.17)
    let out = sky(s, { sunX: rnd.between(0.16, 0.27), sunY: s.tall ? 0.2 : 0.24, sunR: 7.5, horizon: 0.66 })
    const far = crags(s, H * 0.55, H * 0.14, 5)
    out += poly(under(s, far), s.fade(c.at(0), c.haze, 0.3, 0.8), op(0.85))
    const span = Math.max(W * 0.3, H * 0.34)
    const tops: Point[] = [[px - span * 1.02, H * rnd.between(0.37, 0.42)], [px - span * 0.44, H * rnd.between(0.31, 0.36)], [px, py], [px + span * 0.52, H * rnd.between(0.31, 0.37)], [px + span * 1.05, H * rnd.between(0.4, 0.46)]]
    const lake = s.choice.odds(0.45), wy = H * 0.78
    const peaks = s.keep(massif(s, tops, base, { snow: c.lit, shade: c.shade, rock: c.at(0.38), haze: c.haze }))
    out += peaks(0, 0) + mist(s, base - 4 * u, 2, 0.5)
    const h1 = downs(s, H * 0.74, H * 0.05, 1.2), wood = s.keep(treeline(s, h1, c.at(0.42), 5, lake ? 1 : 1.5) + fillUnder({ ...s, H: lake ? wy : H }, h1, s.fade(c.at(0.42), mix(c.at(0.42), c.haze, 0.35), 0, 0.7))); out += wood(0, 0)
    if (lake) {
      out += water(s, wy, H, [mix(c.water[0], c.haze, 0.2), c.water[1]], { waves: 18 }) + `<g${s.clip(`M-5,${n(wy)}H${W + 5}V${H}H-5Z`)}>${mirror(peaks(0, 0) + wood(0, 0), wy, 0.42, 0.55)}</g>`
      let rip = ''
      for (let i = 0; i < 14; i++) { const y = wy + u * (1 + i * 1.3), w = u * rnd.between(10, 34), x = W * rnd(); rip += `M${n(x - w / 2)},${n(y)}q${n(w / 2)},${n(-u * 0.5)} ${n(w)},0q${n(-w / 2)},${n(u * 0.5)} ${n(-w)},0Z` }
      out += path(rip, mix(c.water[0], c.sky[3], 0.4), op(0.7)) + put(W * 0.4, H * 0.86, u * 0.2, rowboat(c.at(0.9), c.ink, c.accent, c.ink, c.lit))
    }
    if (!lake) {
      const h2 = downs(s, H * 0.83, H * 0.045, 0.9), hx = W * rnd.between(0.3, 0.5)
      out += treeline(s, h2, c.at(0.64), 8, 1.2) + fillUnder(s, h2, s.fade(c.at(0.64), mix(c.at(0.64), c.haze, 0.2))) + put(hx, heightAt(h2, hx) + u, u * 0.09, hut(c))
    }
    const h3: Point[] = [[-10, H * 0.93], [W * 0.3, H * 0.955], [W * 0.6, H * 0.93], [W + 10, H * 0.86]]
    const snowy = s.season === 'winter'
    out += fillUnder(s, h3, snowy ? mix(c.lit, c.shade, 0.35) : c.at(0.95))
    const white = snowy ? mix(c.lit, c.shade, 0.18) : null
    const trees: Point[] = s.wide ? [[0.9, 62], [0.965, 80], [0.845, 40], [0.04, 46], [0.1, 30]] : [[0.86, 50], [0.96, 66], [0.76, 32], [0.05, 34], [0.14, 22]]
    for (const [x, h] of trees) out += put(W * x, heightAt(h3, W * x) + 2 * u, u, deodar(h * rnd.between(0.9, 1.08), mix(c.ink, c.at(0.8), 0.2), c.at(0.78), rnd, white))
    return out + birds(s, W * 0.34, H * 0.3, 4, c.at(0.6))
  }
