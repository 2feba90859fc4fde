/** The two lists of a fleet. */
export const FLEET_LISTS = ['vehicles', 'drivers'] as const
export type FleetListName = (typeof FLEET_LISTS)[number]

/** What an address of the fleet asks for; `words` are a plate or a class, a name or a mobile, or the city they stand in. */
export type FleetAsked = { list: FleetListName; words?: string | undefined; active?: boolean | undefined }
