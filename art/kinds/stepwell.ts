import { longFlight } from '#art/kinds/stepwell/long-flight.ts'
import { squareWell } from '#art/kinds/stepwell/square-well.ts'
import type { Sheet } from '#art/sheet.ts'

/** A stepwell: the square well of a thousand small stairs, or the long flight going down under its pillared storeys. */
export function drawStepwell(sheet: Sheet): string {
  return sheet.choice.odds(0.42) ? longFlight(sheet) : squareWell(sheet)
}
