import type { Sheet } from '#domain/media/posters/sheet.ts'
import { mix } from '#domain/media/posters/strokes/colour.ts'
import { n, op, path, rect } from '#domain/media/posters/strokes/svg.ts'

export function water(s: Sheet, y: number, bottom: number, [far, near]: [string, string], { glitter = true, waves = 26 } = {}): string {
  const { W, u, c, rnd } = s
  let out = rect(0, y, W, bottom - y, s.fade(far, near))
  const lens = (x: number, yy: number, w: number, h: number) => `M${n(x - w / 2)},${n(yy)}q${n(w / 2)},${n(-h)} ${n(w)},0q${n(-w / 2)},${n(h)} ${n(-w)},0Z`
  let dark = '', pale = '', gold = ''
  for (let i = 0; i < waves; i++) { const t = rnd() ** 0.8, yy = y + (bottom - y) * t; const d = lens(rnd() * W, yy, u * (4 + 20 * t) * rnd.between(0.6, 1.3), u * (0.2 + t * 0.7)); if (i % 2) dark += d; else pale += d }
  out += path(dark, mix(near, c.ink, 0.3), op(0.35)) + path(pale, mix(far, c.sky[3], 0.6), op(0.45))
  if (glitter && s.sun) { for (let i = 0; i < 15; i++) { const t = (i + 0.4) / 15, w = u * (5 + 12 * t + 8 * (1 - t)) * rnd.between(0.45, 1); gold += lens(s.sun.x + rnd.between(-1, 1) * u * (1.5 + t * 4), y + (bottom - y) * t * 0.86 + u * 0.6, w, u * (0.35 + t * 0.5)) } out += path(gold, mix(c.sun, c.sky[2], 0.12), op(c.night ? 0.7 : 0.75)) }
  return out
}

export function mirror(body: string, y: number, strength = 0.3, squash = 0.8): string { return `<g transform="translate(0 ${n(y * (1 + squash))}) scale(1 ${-squash})" opacity="${strength}">${body}</g>` }
