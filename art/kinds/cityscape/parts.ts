import type { Sheet } from '#art/sheet.ts'
import { mix } from '#art/strokes/colour.ts'
import { num, opacity, path } from '#art/strokes/svg.ts'

/** A hazy row of modern towers standing on base. */
export function towers(sheet: Sheet, base: number, depth: number, low: number, high: number): string {
  const { width, unit, dice, tones } = sheet
  const tone = mix(tones.at(depth), tones.haze, 0.3 - depth)
  let d = ''
  let lights = ''
  let edge = ''
  for (let x = -unit * 2; x < width;) {
    const w = unit * dice.between(3.4, 7)
    const h = unit * dice.between(low, high)
    d += `M${num(x)},${num(base)}v${num(-h)}${dice.odds(0.4) ? `l${num(w / 2)},${num(-unit * dice.between(1, 3))} ${num(w / 2)},${num(unit * 1)}` : `h${num(w)}`}V${num(base)}Z`
    edge += `M${num(x)},${num(base)}v${num(-h)}h${num(w * 0.28)}V${num(base)}Z`
    for (let j = 0; j < 3 && tones.dark; j++)
      lights += `M${num(x + w * dice.between(0.3, 0.8))},${num(base - h * dice.between(0.2, 0.9))}h${num(unit * 0.6)}v${num(unit * 0.7)}h${num(-unit * 0.6)}Z`
    x += w * dice.between(0.9, 1.5) * (sheet.wide ? 1.3 : 1)
  }
  return (
    path(d, sheet.fade(tone, mix(tone, tones.haze, 0.5))) +
    path(edge, mix(tone, tones.lit, 0.3), opacity(0.6)) +
    (tones.dark ? path(lights, tones.glow, opacity(0.6)) : '')
  )
}
