import { cove } from '#domain/media/posters/kinds/beach/cove.ts'
import { longShore } from '#domain/media/posters/kinds/beach/long-shore.ts'
import type { Sheet } from '#domain/media/posters/sheet.ts'

/** A palm coast: a long bright shore with boats drawn up, or a cove of shacks under a red cliff. */
export function drawBeach(sheet: Sheet): string {
  return sheet.choice.odds(0.5) ? cove(sheet) : longShore(sheet)
}
