import type { Sheet } from '#art/sheet.ts'
import { arch, chhatri, dome, merlons } from '#art/strokes/architecture.ts'
import { mix } from '#art/strokes/colour.ts'
import { num, path, place, rect } from '#art/strokes/svg.ts'

/** A stone in this hour's light: its faces towards and away from the sun, its openings, its metal. */
export type Stone = { lit: string; mid: string; shade: string; dark: string; gold: string }

/** How a stone of a colour looks on this sheet. */
export function stone({ tones }: Sheet, hex: string): Stone {
  const own = tones.see(hex)
  const lit = mix(own, tones.lit, 0.3)
  const shade = mix(mix(own, tones.shade, 0.5), tones.ink, 0.1)
  const dark = tones.dark ? tones.glow : mix(tones.ink, shade, 0.25)
  return { lit, mid: mix(lit, shade, 0.45), shade, dark, gold: tones.see('#D9A03F') }
}

/** The middles of n equal bays between two edges. */
export const bays = (n: number, from: number, to: number) =>
  Array.from({ length: n }, (_, i) => from + ((to - from) * (i + 0.5)) / n)

/** A wall w wide and h high whose left foot is at x, y; its right part turns from the light. */
export const wall = (s: Stone, x: number, y: number, w: number, h: number, turn = 0.64) =>
  rect(x, y - h, w, h, s.lit) + rect(x + w * turn, y - h, w * (1 - turn), h, s.mid)

/** Pointed openings standing on y, each w wide and h high. */
export const openings = (s: Stone, xs: readonly number[], y: number, w: number, h: number) =>
  path(xs.map((x) => arch(x, y, w, h)).join(''), s.dark)

/** A deep arch: its shaded reveal and the opening within. */
export const portal = (s: Stone, x: number, y: number, w: number, h: number) =>
  path(arch(x, y, w, h), s.shade) + path(arch(x + w * 0.04, y, w * 0.74, h * 0.86), s.dark)

/** Plain windows standing on y. */
export const windows = (s: Stone, xs: readonly number[], y: number, w: number, h: number) =>
  path(xs.map((x) => `M${num(x - w / 2)},${num(y)}v${num(-h)}h${num(w)}v${num(h)}Z`).join(''), s.dark)

/** A projecting course along the top of a wall. */
export const course = (s: Stone, from: number, to: number, y: number, h = 4) =>
  rect(from, y - h, to - from, h, s.lit) + rect(from, y, to - from, h * 0.5, s.shade)

/** A battlement along the top of a wall. */
export const battlement = (s: Stone, from: number, to: number, y: number, w = 7) => merlons(from, to, y, w, s.mid)

/** An onion dome at x, y; `k` is 1 for 130 across, round for a low one. */
export const cap = (s: Stone, x: number, y: number, k: number, round = false) =>
  place(x, y, k, dome(s.lit, s.shade, s.gold, round))

/** A domed pavilion at x, y; `k` is 1 for 120 across. */
export const kiosk = (s: Stone, x: number, y: number, k: number) => place(x, y, k, chhatri(s.lit, s.shade, s.gold))

/** A tapering round tower. */
export const shaft = (s: Stone, x: number, y: number, foot: number, top: number, h: number) =>
  path(`M${num(x - foot)},${num(y)}L${num(x - top)},${num(y - h)}H${num(x + top)}L${num(x + foot)},${num(y)}Z`, s.lit) +
  path(
    `M${num(x + foot * 0.2)},${num(y)}L${num(x + top * 0.2)},${num(y - h)}H${num(x + top)}L${num(x + foot)},${num(y)}Z`,
    s.mid,
  ) +
  path(
    `M${num(x + foot * 0.62)},${num(y)}L${num(x + top * 0.62)},${num(y - h)}H${num(x + top)}L${num(x + foot)},${num(y)}Z`,
    s.shade,
  )

/** A minaret with its balconies and cap. */
export const minaret = (s: Stone, x: number, y: number, w: number, h: number, rings = 2) =>
  shaft(s, x, y, w / 2, w * 0.36, h) +
  Array.from({ length: rings }, (_, i) =>
    course(s, x - w * 0.66, x + w * 0.66, y - (h * (i + 1)) / rings, w * 0.24),
  ).join('') +
  rect(x - w * 0.3, y - h - w * 0.9, w * 0.6, w * 0.7, s.dark) +
  cap(s, x, y - h - w * 0.8, w / 92)

/** A stepped plinth, widest at the foot, whose top is at y - h. */
export function plinth(s: Stone, half: number, y: number, h: number, steps = 3, tread = 5): string {
  let out = ''
  for (let i = 0; i < steps; i++) {
    const w = half + (steps - 1 - i) * tread
    const top = y - (h * (i + 1)) / steps
    out +=
      rect(-w, top, w * 2, h / steps + 0.4, i % 2 ? s.mid : s.lit) +
      rect(w * 0.3, top, w * 0.7, h / steps + 0.4, i % 2 ? s.shade : s.mid)
  }
  return out
}

/** A round bastion with its battlement. */
export const bastion = (s: Stone, x: number, y: number, half: number, h: number) =>
  path(`M${x - half},${y}L${x - half * 0.86},${y - h}H${x + half * 0.86}L${x + half},${y}Z`, s.lit) +
  path(`M${x + half * 0.3},${y}L${x + half * 0.26},${y - h}H${x + half * 0.86}L${x + half},${y}Z`, s.mid) +
  path(`M${x + half * 0.7},${y}L${x + half * 0.6},${y - h}H${x + half * 0.86}L${x + half},${y}Z`, s.shade) +
  course(s, x - half * 0.94, x + half * 0.94, y - h) +
  battlement(s, x - half * 0.9, x + half * 0.94, y - h - 3, 6)
