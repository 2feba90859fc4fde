import { greatStupa } from '#domain/media/posters/kinds/stupa/great-stupa.ts'
import { bodhiTower } from '#domain/media/posters/kinds/stupa/bodhi-tower.ts'
import type { Sheet } from '#domain/media/posters/sheet.ts'

/** A place of the Buddha: the great stupa with its carved gate, or the straight tower by the bodhi tree. */
export function drawStupa(sheet: Sheet): string {
  return sheet.choice.odds(0.6) ? greatStupa(sheet) : bodhiTower(sheet)
}
