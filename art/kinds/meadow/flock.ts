import type { Sheet } from '#art/sheet.ts'
import { sheep } from '#art/strokes/animals.ts'
import { nth } from '#art/strokes/chance.ts'
import { mix } from '#art/strokes/colour.ts'
import { walker } from '#art/strokes/people.ts'
import { line, path, place } from '#art/strokes/svg.ts'

/** Sheep around a place, with their shepherd and the dog. */
export function flock(sheet: Sheet, cx: number, cy: number, scale: number, count: number): string {
  const { width, unit, dice, tones } = sheet
  const fleece = mix(tones.lit, '#FFFFFF', tones.dark ? 0 : 0.3)
  const dark = mix(tones.ink, tones.see('#5A4A44'), 0.4)
  const kinds = [
    sheet.keep(sheep(fleece, mix(fleece, tones.shade, 0.6), dark, true)),
    sheet.keep(sheep(fleece, mix(fleece, tones.shade, 0.6), dark, false)),
    sheet.keep(sheep(mix(dark, fleece, 0.2), dark, dark, true)),
  ]
  const places: [number, number][] = []
  for (let i = 0; i < count; i++)
    places.push([cx + unit * scale * 40 * dice.between(-1, 1), cy + unit * scale * 9 * dice.between(-1, 1)])
  places.sort((a, b) => a[1] - b[1])
  let out = ''
  for (const [i, [x, y]] of places.entries())
    out += nth(kinds, i % 5 === 4 ? 2 : i % 2)(x, y, unit * 0.24 * scale * (1 + (y - cy) / (unit * 60)), dice.odds(0.4))
  const px = Math.min(width * 0.46, cx + unit * scale * 46)
  return (
    out +
    place(
      px,
      cy + unit * 6 * scale,
      unit * 0.48 * scale,
      walker(tones.see('#8A5A3A'), tones.see('#7A4B34'), null, tones.see('#F4EBD3')) +
        line('M7,0L8,-30q4,-5 -1,-6', tones.ink, 1),
    ) +
    place(px - unit * 9 * scale, cy + unit * 7 * scale, unit * 0.2 * scale, dog(tones.ink))
  )
}

function dog(ink: string): string {
  return path(
    'M-16,0L-14,-12C-22,-14 -24,-20 -26,-22C-20,-22 -18,-18 -12,-18H6C8,-24 12,-26 16,-25L18,-28L20,-24L26,-21L24,-18C20,-17 18,-16 16,-12L14,0H11L9,-10H-6L-10,0Z',
    ink,
  )
}
