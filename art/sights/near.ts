import type { Sheet } from '#art/sheet.ts'
import type { Backdrop, Ground } from '#art/sights/sight.ts'
import { mix } from '#art/strokes/colour.ts'
import { place } from '#art/strokes/svg.ts'
import { deodar, neem, palm } from '#art/strokes/trees.ts'

const PALMY: readonly Backdrop[] = ['palms', 'sea']
const OPEN: readonly Ground[] = ['river', 'sand', 'rock']

/** A tree close by at the right edge, of the country the sight stands in; nothing where the view is open. */
export function near(sheet: Sheet, behind: Backdrop, ground: Ground): string {
  const { width, height, unit, dice, tones } = sheet
  const edge = mix(tones.ink, tones.at(0.8), 0.4)
  if (behind === 'snows')
    return place(
      width * 0.96,
      height * 1.02,
      unit,
      deodar(66, tones.ink, edge, dice, sheet.season === 'winter' ? tones.lit : null),
    )
  if (PALMY.includes(behind)) return place(width * 0.98, height * 1.01, unit, palm(64, -0.16, tones.ink, edge, dice))
  if (behind === 'cliff' || OPEN.includes(ground)) return ''
  return place(width * 0.97, height * 1.04, 1.2, neem(sheet, 0, 0, edge))
}
