import { Outlet } from 'react-router'
import type { RouteMatches } from '#app/parts/seo/site-name.ts'
import { bookingMeta } from './booking-meta.ts'

// The pages of one booking are read by nobody's script but ours.
// A link typed by hand in other letters keeps its key on the way to the address as we write it.
export const handle = { noInjectedScripts: true, query: ['key'] }

export default function BookingLayout() {
  return <Outlet />
}

export function meta({ matches }: { matches: RouteMatches }) {
  return bookingMeta(matches, 'Your trip')
}
