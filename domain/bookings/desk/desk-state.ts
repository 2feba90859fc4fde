/** How the list of departures can be narrowed by how they stand. */
export const DESK_STATES = ['open', 'full', 'guaranteed', 'short', 'closed', 'called-off', 'left'] as const
export type DeskState = (typeof DESK_STATES)[number]
