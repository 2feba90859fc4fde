import type { Sheet } from '#art/sheet.ts'
import { line, path, place } from '#art/strokes/svg.ts'

/** A palm-leaf umbrella on the steps. */
export function umbrella({ unit, tones }: Sheet, x: number, y: number): string {
  return place(
    x,
    y,
    unit * 0.5,
    line('M0,20L-2,-44', tones.ink, 2) +
      path('M-44,-40C-34,-60 14,-66 38,-46C12,-50 -20,-48 -44,-40Z', tones.see('#E9C27A')) +
      path('M-4,-60C16,-62 30,-54 38,-46C24,-48 10,-48 0,-47Z', tones.see('#A8713E')),
  )
}
