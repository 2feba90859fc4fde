import { horseshoe } from '#domain/media/posters/kinds/cave/horseshoe.ts'
import { prayerHall } from '#domain/media/posters/kinds/cave/prayer-hall.ts'
import type { Sheet } from '#domain/media/posters/sheet.ts'

/** Halls cut from the rock: the horseshoe gorge with its row of caves, or inside a vaulted hall before its stupa. */
export function drawCave(sheet: Sheet): string {
  return sheet.choice.odds(0.6) ? horseshoe(sheet) : prayerHall(sheet)
}
