import { data, href, Outlet, redirectDocument, useLocation } from 'react-router'
import { may } from '#domain/policy/policy.ts'
import { visitContext } from '#web/contexts.ts'
import type { Route } from './+types/layout'
import styles from './admin.module.css'

export const handle = { app: true, still: true, bare: true }

// Here and not in a loader: a loader's refusal does not keep its children's answers back (FINDINGS F1).
export const middleware: Route.MiddlewareFunction[] = [
  ({ context, url }) => {
    const { visitor } = context.get(visitContext)
    if (!visitor) throw redirectDocument(signInPath(url))
    if (!may(visitor.role, 'office.enter')) throw data(null, { status: 403 })
  },
]

export function loader({ context }: Route.LoaderArgs) {
  const { csrfToken, visitor } = context.get(visitContext)
  return {
    csrfToken,
    pages: PAGES.filter(([, , action]) => may(visitor?.role, action)).map(([path, name]) => [path, name] as const),
  }
}

const PAGES = [
  [href('/admin/departures'), 'Departures', 'bookings.work'],
  [href('/admin/hires'), 'Hires', 'bookings.work'],
  [href('/admin/payments'), 'Payments', 'payments.settle'],
  [href('/admin/reviews'), 'Reviews', 'reviews.moderate'],
  [href('/admin/fleet'), 'Fleet', 'cars.edit'],
] as const

export default function OfficeLayout({ loaderData: { csrfToken, pages } }: Route.ComponentProps) {
  const { pathname } = useLocation()
  return (
    <>
      <header className={styles.bar}>
        <a href={href('/')}>Padav</a>
        <span>Office</span>
        <nav aria-label="Office">
          {pages.map(([path, name]) => (
            <a key={path} href={path} aria-current={pathname.startsWith(path) ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
        <form method="post" action="/api/authentication/logout">
          <input type="hidden" name="csrfToken" value={csrfToken} />
          <input type="hidden" name="callbackUrl" value={href('/')} />
          <button type="submit">Logout</button>
        </form>
      </header>
      <Outlet />
    </>
  )
}

function signInPath({ pathname, search }: URL): string {
  return `/api/auth/signin?${new URLSearchParams({ error: 'SessionRequired', callbackUrl: pathname + search })}`
}
