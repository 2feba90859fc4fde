import { greatStupa } from '#art/kinds/stupa/great-stupa.ts'
import { bodhiTower } from '#art/kinds/stupa/bodhi-tower.ts'
import type { Sheet } from '#art/sheet.ts'

/** A place of the Buddha: the great stupa with its carved gate, or the straight tower by the bodhi tree. */
export function drawStupa(sheet: Sheet): string {
  return sheet.choice.odds(0.6) ? greatStupa(sheet) : bodhiTower(sheet)
}
