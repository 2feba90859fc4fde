import { bays, wall, type Stone } from '#art/sights/masonry.ts'
import { shikharaTower } from '#art/strokes/towers.ts'
import { num, path, place, rect } from '#art/strokes/svg.ts'

/** A curved tower of the north at x, y. */
export const tower = (s: Stone, x: number, y: number, h: number, flag: string | null = null) =>
  place(x, y, 1, shikharaTower(h, s.lit, s.mid, s.shade, s.gold, flag))

/** A stepped pyramid roof of the Kalinga halls. */
export function pyramid(s: Stone, x: number, y: number, half: number, h: number, steps = 6): string {
  let out = ''
  for (let i = 0; i < steps; i++) {
    const w = half * (1 - (i / steps) * 0.82)
    const top = y - (h * (i + 1)) / steps
    out +=
      rect(x - w, top, w * 2, h / steps - 1, i % 2 ? s.mid : s.lit) +
      rect(x + w * 0.3, top, w * 0.7, h / steps - 1, s.shade)
  }
  return out
}

/** A stepped Dravidian tower of square storeys under its dome stone. */
export function vimana(s: Stone, x: number, y: number, half: number, h: number, tiers: number): string {
  let out = ''
  let top = y
  for (let i = 0; i < tiers; i++) {
    const w = half * (1 - (i / tiers) * 0.74)
    const rise = (h * 0.84) / tiers
    out +=
      wall(s, x - w, top, w * 2, rise * 0.72, 0.62) +
      path(
        bays(Math.max(3, 9 - i), x - w, x + w)
          .map((at) => `M${num(at - 2.4)},${num(top)}v${num(-rise * 0.42)}h4.800v${num(rise * 0.42)}Z`)
          .join(''),
        s.shade,
      ) +
      rect(x - w - 2, top - rise * 0.86, w * 2 + 4, rise * 0.2, s.lit)
    top -= rise * 0.86
  }
  const r = half * 0.34
  return (
    out +
    path(
      `M${num(x - r)},${num(top)}C${num(x - r * 1.3)},${num(top - r * 0.9)} ${num(x - r * 0.5)},${num(top - r * 1.3)} ${num(x)},${num(top - r * 1.4)}C${num(x + r * 0.5)},${num(top - r * 1.3)} ${num(x + r * 1.3)},${num(top - r * 0.9)} ${num(x + r)},${num(top)}Z`,
      s.lit,
    ) +
    path(
      `M${num(x + r * 0.1)},${num(top)}C${num(x + r * 0.4)},${num(top - r)} ${num(x + r * 0.2)},${num(top - r * 1.3)} ${num(x)},${num(top - r * 1.4)}C${num(x + r * 0.5)},${num(top - r * 1.3)} ${num(x + r * 1.3)},${num(top - r * 0.9)} ${num(x + r)},${num(top)}Z`,
      s.shade,
    ) +
    rect(x - 1.4, top - r * 1.4 - 12, 2.8, 13, s.gold)
  )
}
