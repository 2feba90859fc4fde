import { href, Outlet, redirectDocument } from 'react-router'
import { visitContext } from '#web/contexts.ts'
import { signInPath } from '#web/sign-in-path.ts'
import { may } from '#domain/policy/policy.ts'
import { AccountBar } from './account-bar.tsx'
import type { Route } from './+types/layout'

export const handle = { app: true, bare: true }

// Here and not in a loader: a loader's refusal does not keep its children's answers back (FINDINGS F1).
export const middleware: Route.MiddlewareFunction[] = [
  ({ context, url }) => {
    const { visitor } = context.get(visitContext)
    // Who works here opens their account as they open the office: it is a key to it.
    if (visitor?.awaits) throw redirectDocument(href('/admin'))
    if (may(visitor?.role, 'profile.own')) return
    throw redirectDocument(signInPath(url))
  },
]

// Without a loader a client's navigation would not ask the server, and the middleware would not be asked either.
export function loader({ context }: Route.LoaderArgs) {
  return { csrfToken: context.get(visitContext).csrfToken }
}

export default function AccountLayout({ loaderData: { csrfToken } }: Route.ComponentProps) {
  return (
    <>
      <AccountBar csrfToken={csrfToken} />
      <Outlet />
    </>
  )
}
