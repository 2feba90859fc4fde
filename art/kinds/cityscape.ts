import { harbour } from '#art/kinds/cityscape/harbour.ts'
import { tramStreet } from '#art/kinds/cityscape/tram-street.ts'
import type { Sheet } from '#art/sheet.ts'

/** A port city: the sea gate with its grand hotel and launches, or a tram before the marble memorial and the great bridge. */
export function drawCityscape(sheet: Sheet): string {
  return sheet.choice.odds(0.55) ? harbour(sheet) : tramStreet(sheet)
}
