import { mix } from '#art/strokes/colour.ts'
import { path } from '#art/strokes/svg.ts'

/** A round stone, 20 wide and 15 high, lit from the left; moss on its crown if a green is given. */
export function boulder(rock: string, lit: string, ink: string, moss?: string): string {
  const body = path('M-10,2C-12,-6 -5,-13 1,-13C8,-13 12,-5 10,2Z', rock)
  const left = path('M-9.500,1C-11,-6 -5,-13 1,-13C-3,-10 -5,-4 -4.600,1Z', mix(rock, lit, 0.45))
  const right = path('M1,-13C8,-13 12,-5 10,2H3C7,-4 6,-9 1,-13Z', mix(rock, ink, 0.4))
  const cap = moss
    ? path('M-8.600,-6C-6,-11 -3,-13 1,-13C6,-13 9,-9 10,-4C7,-8 4,-7 2,-9C0,-6 -4,-9 -8.600,-6Z', moss)
    : ''
  return body + left + right + cap
}
