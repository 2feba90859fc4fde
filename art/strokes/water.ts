import type { Sheet } from '#art/sheet.ts'
import { mix } from '#art/strokes/colour.ts'
import { num, opacity, path, rect } from '#art/strokes/svg.ts'

/** Open water from y down to bottom, with wavelets and the glitter of the sun. */
export function water(
  sheet: Sheet,
  y: number,
  bottom: number,
  [far, near]: [string, string],
  { glitter = true, waves = 26 } = {},
): string {
  const { width, unit, tones, dice } = sheet
  let out = rect(0, y, width, bottom - y, sheet.fade(far, near))
  const lens = (x: number, yy: number, w: number, h: number) =>
    `M${num(x - w / 2)},${num(yy)}q${num(w / 2)},${num(-h)} ${num(w)},0q${num(-w / 2)},${num(h)} ${num(-w)},0Z`
  let dark = ''
  let pale = ''
  let gold = ''

  for (let i = 0; i < waves; i++) {
    const t = dice() ** 0.8
    const yy = y + (bottom - y) * t
    const d = lens(dice() * width, yy, unit * (4 + 20 * t) * dice.between(0.6, 1.3), unit * (0.2 + t * 0.7))
    if (i % 2) dark += d
    else pale += d
  }
  out += path(dark, mix(near, tones.ink, 0.3), opacity(0.35)) + path(pale, mix(far, tones.sky[3], 0.6), opacity(0.45))
  if (glitter && sheet.sun) {
    for (let i = 0; i < 15; i++) {
      const t = (i + 0.4) / 15
      const w = unit * (5 + 12 * t + 8 * (1 - t)) * dice.between(0.45, 1)
      gold += lens(
        sheet.sun.x + dice.between(-1, 1) * unit * (1.5 + t * 4),
        y + (bottom - y) * t * 0.86 + unit * 0.6,
        w,
        unit * (0.35 + t * 0.5),
      )
    }
    out += path(gold, mix(tones.sun, tones.sky[2], 0.12), opacity(tones.night ? 0.7 : 0.75))
  }
  return out
}

/** A drawing reflected in water lying at y. */
export function mirror(body: string, y: number, strength = 0.3, squash = 0.8): string {
  return `<g transform="translate(0 ${num(y * (1 + squash))}) scale(1 ${-squash})" opacity="${strength}">${body}</g>`
}
