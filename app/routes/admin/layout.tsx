import { use } from 'react'
import { Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { keepEarlyKeys } from '#app/islands/early-keys.ts'
import { Nonce } from '#app/nonce.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import { visitContext } from '#web/contexts.ts'
import { enterOffice } from './enter.server.ts'
import { Palette, ToPalette } from './find/palette.tsx'
import { lookIn, tokensOf } from './look.server.ts'
import { Dock, Rail } from './rail.tsx'
import { screenAt, screensFor } from './screens.ts'
import { Self } from './self.tsx'
import { Unsaved } from './unsaved.tsx'
import { unsavedOf } from './unsaved.server.ts'
import { savedViews } from './views/saved.server.ts'
import { viewedListAt } from './views/viewed-lists.ts'
import type { Route } from './+types/layout'
import styles from './admin.module.css'

export const handle = { app: true, still: true, whole: true }

// Here and not in a loader: a loader's refusal does not keep its children's answers back (FINDINGS F1).
export const middleware: Route.MiddlewareFunction[] = enterOffice

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { csrfToken, visitor } = context.get(visitContext)
  const { id = '', name = '', email = null, role } = visitor ?? {}
  const look = lookIn(request.headers.get('Cookie'))
  const list = viewedListAt(url.pathname)
  return {
    csrfToken,
    person: { id, name: name || (email ?? 'Signed in'), role: role ?? 'traveller' },
    screens: screensFor(role),
    look,
    tokens: tokensOf(look),
    unsaved: unsavedOf(context, request),
    savedViews: list ? await savedViews(context, list) : [],
  }
}

export default function OfficeLayout({
  loaderData: { csrfToken, person, screens, look, tokens, unsaved },
}: Route.ComponentProps) {
  const { pathname, search } = useLocation()
  const site = useRouteLoaderData<typeof rootLoader>('root')?.shell.site
  const here = screenAt(screens, pathname)
  const self = <Self person={person} look={look} csrfToken={csrfToken} back={pathname + search} />
  return (
    <div className={styles.office} style={tokens} data-office={person.id}>
      <script nonce={use(Nonce)} dangerouslySetInnerHTML={{ __html: keepEarlyKeys }} suppressHydrationWarning />
      <Rail screens={screens} here={here} site={site}>
        {self}
      </Rail>
      <div className={styles.middle}>
        <header className={styles.top}>
          <p>{here?.name ?? 'Office'}</p>
          <ToPalette isShort />
        </header>
        <main id="main" tabIndex={-1}>
          {unsaved ? <Unsaved csrfToken={csrfToken} {...unsaved} /> : null}
          <Outlet />
        </main>
      </div>
      <Dock screens={screens} here={here}>
        {self}
      </Dock>
      <Palette />
    </div>
  )
}
