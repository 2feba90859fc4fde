import { href, isRouteErrorResponse, Outlet, useLocation } from 'react-router'
import page from '#app/parts/booking/booking-page.module.css'
import { ErrorScreen } from '#app/parts/error/error-screen.tsx'
import { bookingMeta } from './booking-meta.ts'
import type { Route } from './+types/layout'

// The pages of one booking are read by nobody's script but ours.
// A link typed by hand in other letters keeps its key on the way to the address as we write it.
export const handle = { noInjectedScripts: true, query: ['key'] }

export default function BookingLayout() {
  return <Outlet />
}

export function meta() {
  return bookingMeta('That link opens no booking')
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return isMissing ? <WrongLink /> : <ErrorScreen again={pathname} isUnreadable={isRouteErrorResponse(error)} />
}

/** The same for a booking that is another's and for one that is not there. */
function WrongLink() {
  return (
    <div className={`wrap ${page.page}`}>
      <h1>That link opens no booking</h1>
      <p className={page.lead}>
        It may have been cut short on its way, or this browser has not opened it before. Open the whole link from our
        mail once more, or sign in: the trips of your account are in your profile.
      </p>
      <p className={page.ways}>
        <a className="btn go" href={`${href('/signin')}?callbackUrl=${encodeURIComponent(href('/users/profile'))}`}>
          Sign in
        </a>
        <a className={page.link} href={href('/contact-us')}>
          Write or call us
        </a>
      </p>
    </div>
  )
}
