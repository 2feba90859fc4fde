import { horseshoe } from '#art/kinds/cave/horseshoe.ts'
import { prayerHall } from '#art/kinds/cave/prayer-hall.ts'
import type { Sheet } from '#art/sheet.ts'

/** Halls cut from the rock: the horseshoe gorge with its row of caves, or inside a vaulted hall before its stupa. */
export function drawCave(sheet: Sheet): string {
  return sheet.choice.odds(0.6) ? horseshoe(sheet) : prayerHall(sheet)
}
