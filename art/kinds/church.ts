import { onTheSteps } from '#art/kinds/church/on-the-steps.ts'
import { latinStreet } from '#art/kinds/church/latin-street.ts'
import type { Sheet } from '#art/sheet.ts'

/** The old Portuguese and French coast: a white church on its steps among palms, or a street of ochre houses and bougainvillea. */
export function drawChurch(sheet: Sheet): string {
  return sheet.choice.odds(0.6) ? onTheSteps(sheet) : latinStreet(sheet)
}
