import { corridor } from '#domain/media/posters/kinds/gopuram/corridor.ts'
import { acrossTheTank } from '#domain/media/posters/kinds/gopuram/across-the-tank.ts'
import type { Sheet } from '#domain/media/posters/sheet.ts'

/** A temple gate of the south: across its tank, or at the end of the long pillared corridor. */
export function drawGopuram(sheet: Sheet): string {
  const painted = sheet.choice.odds(0.6)
  return sheet.choice.odds(0.36) ? corridor(sheet) : acrossTheTank(sheet, painted)
}
