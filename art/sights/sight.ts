import type { PosterKind } from '#art/kind.ts'
import type { Sheet } from '#art/sheet.ts'

/** What stands behind a sight, far off; a cliff is part of the drawing and hides all else. */
export type Backdrop = 'trees' | 'hills' | 'snows' | 'towers' | 'roofs' | 'palms' | 'sea' | 'plain' | 'cliff'

/** What a sight stands on and what people do before it. */
export type Ground = 'lawn' | 'court' | 'road' | 'river' | 'sand' | 'shore' | 'rock'

/**
 * One well-known sight: its drawing in coordinates of its own (foot at 0,0, `wide` by `high`, light from the left) and the
 * stage it is set on. `kind` is the landscape whose colours it takes and that tells the place where only a landscape is asked for.
 */
export type Sight = {
  kind: PosterKind
  behind: Backdrop
  ground: Ground
  wide: number
  high: number
  draw: (sheet: Sheet) => string
  /** How much of the sheet's width it may take; 0.78 if nothing is said. */
  share?: number
}
