import { href } from 'react-router'
import type { RouteHandle } from '#web/route-handle.ts'
import type { BookingStanding } from './opened.server.ts'

/** Of a step of a booking: nothing beside it but the way to the trip, which keeps the hold. */
export const leanStep: RouteHandle = { leave: ({ standing }: { standing: BookingStanding }) => standing.leave }

/** Of a task of a trip, done or left for the trip. */
export const leanTask: RouteHandle = {
  leave: ({ reference }: { reference: string }) => ({
    path: href('/booking/:reference', { reference }),
    words: 'Back to your trip',
  }),
}
