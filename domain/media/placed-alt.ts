import { z } from 'zod'

/** What a picture shows, in the words of where it stands. Without any, those of the picture are read. */
export const PlacedAlt = z.string().trim().max(300, 'At most 300 signs.').nullable().optional()
