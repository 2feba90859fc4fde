// First, so that the order of the layers is known before any part's styles.
import '#app/ui/tokens.css'
import '#app/ui/base.css'
import '#app/ui/shell.css'
import { use } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { islandsContext, listedPagesContext, servicesContext } from '#web/contexts.ts'
import type { ListedPage, RouteHandle, WayOut } from '#web/route-handle.ts'
import { ErrorScreen, WORDS } from '#app/parts/error/error-screen.tsx'
import type { Failure } from '#app/parts/error/error-screen.tsx'
import { NotFoundScreen } from '#app/parts/error/not-found-screen.tsx'
import { wordsOfWrongLink } from '#app/parts/error/wrong-link.ts'
import { kept } from '#app/ui/kept.tsx'
import { appIconPath } from '#domain/settings/app-icon.ts'
import { UNKNOWN_SITE } from '#domain/settings/settings.ts'
import { footerHtml, headerHtml, leanFooterHtml, leanHeaderHtml } from './frame.tsx'
import { Nonce } from './nonce.ts'
import { PageSheet } from './page-sheet.ts'
import { loadShell } from './shell.server.ts'
import type { Shell } from './shell.ts'
import { speculationRules } from './speculation.ts'
import { viewTransitions } from './view-transitions.ts'
import type { Route } from './+types/root'

const MOST_PLACES = 10
/** The text's and the headings' font, as far as most pages need them. */
const FIRST_FONTS = ['/fonts/anek-latin.woff2', '/fonts/besley.woff2']

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const listed = context.get(listedPagesContext)
  return { shell: await loadShell(services), listed, islands: context.get(islandsContext) }
}

export function Layout({ children }: { children: React.ReactNode }) {
  const loaded = useRouteLoaderData<typeof loader>('root')
  const { app, still, noInjectedScripts } = useHandle()
  const nonce = use(Nonce)
  const sheet = use(PageSheet)
  const injects = loaded && !app && !noInjectedScripts
  // The office is the house's own.
  const brand = app && still ? undefined : loaded?.shell.brand
  return (
    // The islands' loader may have marked the page as awake before React comes to a signed-in one.
    <html
      suppressHydrationWarning
      lang="en-IN"
      data-scripts={(injects && loaded.shell.scripts.join(' ')) || undefined}
      data-problems={loaded?.shell.problems.join(' ') || undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: viewTransitions }} suppressHydrationWarning />
        {sheet ? <link rel="stylesheet" href={sheet} /> : <Links />}
        {brand ? <link rel="stylesheet" href={brand.sheet} /> : null}
        {FIRST_FONTS.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Icons own={loaded && appIconPath(loaded.shell.site, 192)} />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" content={brand?.band ?? '#f59e2b'} />
        {loaded ? (
          <script type="module" src={loaded.islands} fetchPriority="low" nonce={nonce} suppressHydrationWarning />
        ) : null}
        {app ? null : <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />}
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to the page
        </a>
        {children}
        {app && !still ? <Scripts /> : null}
      </body>
    </html>
  )
}

/** What a tab and a phone show of the site: the operator's own, else the house's. */
function Icons({ own }: { own: string | undefined }) {
  if (own)
    return (
      <>
        <link rel="icon" href={own} type="image/png" />
        <link rel="apple-touch-icon" href={own} />
      </>
    )
  return (
    <>
      <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
    </>
  )
}

export default function Root() {
  const { whole } = useHandle()
  if (whole) return <Outlet />
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

/** The page between header and footer. */
function Frame({ children }: { children: React.ReactNode }) {
  const loaded = useRouteLoaderData<typeof loader>('root')
  const location = useLocation()
  const leave = useLeave()
  const { bare, whole, lean } = useHandle()
  const isLean = lean === true || leave !== undefined
  const shell = bare || whole ? undefined : loaded?.shell
  return (
    <>
      {shell ? <Html html={leave ? leanHeaderHtml(shell, leave) : headerHtml(shell, location)} /> : null}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {shell && isLean ? <Html html={leanFooterHtml(shell)} /> : null}
      {shell && !isLean ? <SiteFooter shell={shell} listed={loaded!.listed} /> : null}
    </>
  )
}

/** The one way out of a step, where the page is one and was found. */
function useLeave(): WayOut | undefined {
  const { handle, loaderData } = useMatches().at(-1)!
  return loaderData ? (handle as RouteHandle | undefined)?.leave?.(loaderData as never) : undefined
}

/** A third of a list's text, and the same under every page. */
const SiteFooter = kept(function SiteFooter({ shell, listed }: { shell: Shell; listed: readonly ListedPage[] }) {
  return <Html html={footerHtml(shell, listed)} />
})

function Html({ html }: { html: string }) {
  return <div className="bare-box" dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
}

function useHandle(): RouteHandle {
  return Object.assign({}, ...useMatches().map(({ handle }) => handle)) as RouteHandle
}

function failureOf(error: unknown): Failure {
  if (!isRouteErrorResponse(error) || error.status >= 500) return 'broken'
  return error.status === 403 ? 'forbidden' : 'unreadable'
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const loaded = useRouteLoaderData<typeof loader>('root')
  const { pathname, search } = useLocation()
  const site = loaded?.shell.site ?? UNKNOWN_SITE
  const siteName = site.operatorName
  if (isRouteErrorResponse(error) && error.status === 404) {
    const wrong = wordsOfWrongLink(error.data)
    return (
      <>
        <title>{`${wrong?.title ?? 'Page not found'} | ${siteName}`}</title>
        <meta name="robots" content="noindex" />
        <NotFoundScreen site={site} wrong={wrong} places={(loaded?.shell.cities ?? []).slice(0, MOST_PLACES)} />
      </>
    )
  }
  const failure = failureOf(error)
  return (
    <Frame>
      <title>{`${WORDS[failure].title} | ${siteName}`}</title>
      <ErrorScreen again={pathname + search} failure={failure} />
    </Frame>
  )
}
