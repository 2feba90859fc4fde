import type { Paise } from '#platform/money.ts'

/** What a movement of advances comes to, before GST and with it. */
export type AdvanceSum = { taxablePaise: Paise; taxPaise: Paise; totalPaise: Paise }

/** How advances can move in a month; what came and went within it is in none of them. */
export const ADVANCE_MOVES = ['before', 'received', 'adjusted', 'refunded', 'held'] as const
export type AdvanceMove = (typeof ADVANCE_MOVES)[number]

/**
 * The advances of a month for one place of supply and rate: `before` it began; `received` in it for what was not invoiced in it (table 11A(1) of GSTR-1);
 * received earlier and `adjusted` in its invoices (11B); received earlier and `refunded`; and `held` at its end, which is before + received − adjusted − refunded.
 */
export type AdvancesRow = { placeOfSupply: string; percent: number } & Record<AdvanceMove, AdvanceSum>
