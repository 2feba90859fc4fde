import { href } from 'react-router'
import { renderStill } from '#app/islands/render-alone.ts'
import { Footer } from '#app/parts/footer/footer.tsx'
import { LeanFooter } from '#app/parts/footer/lean-footer.tsx'
import { Header } from '#app/parts/header/header.tsx'
import { LeanHeader } from '#app/parts/header/lean-header.tsx'
import { sectionOf } from '#app/parts/header/site-section.ts'
import type { SectionOfPage } from '#app/parts/header/site-section.ts'
import { MobileMenu } from '#app/parts/mobile-menu/mobile-menu.tsx'
import { SearchPopup } from '#app/parts/search-popup/search-popup.tsx'
import { escapeHtml } from '#domain/messaging/templates/escape-html.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { SignInPopup } from '#app/parts/sign-in-popup/sign-in-popup.tsx'
import { withoutParty } from '#domain/party/party-address.ts'
import type { ListedPage, WayOut } from '#web/route-handle.ts'
import type { Shell } from './shell.ts'

/** Stands in the kept HTML for the page one comes back to after signing in. */
const HERE = '--here--'
/** Stands in it for what was searched for. */
const ASKED = '--asked--'
const LONGEST_ASKED = 100
const SIGN_IN = `/signin?callbackUrl=${HERE}`

type RenderedFrame = { headers: Map<string, string>; footer?: string }

// A shell is the same object until something of it changes, so its HTML is rendered once per section of the site (PERFORMANCE: 1.7 times).
const rendered = new WeakMap<Shell, RenderedFrame>()

/** The HTML above the page's own: header, menu and popups, with the page's section marked. */
export function headerHtml(shell: Shell, { pathname, search }: { pathname: string; search: string }): string {
  const current = sectionOf(pathname, shell.experiences)
  const { headers } = keptFor(shell)
  // The page of the forms needs no second set of them over it.
  const isSignIn = pathname.startsWith(href('/signin'))
  const popup = !isSignIn
  const key = `${current.section} ${current.exact} ${popup}`
  if (!headers.has(key)) headers.set(key, renderSafely('header', <Top shell={shell} current={current} popup={popup} />))
  const asked = pathname === href('/search') ? (new URLSearchParams(search).get('q') ?? '').slice(0, LONGEST_ASKED) : ''
  return headers
    .get(key)!
    .replaceAll(HERE, encodeURIComponent(isSignIn ? backFrom(search) : withoutParty(pathname + search)))
    .replace(ASKED, () => escapeHtml(asked))
}

/** Where one comes back to from the page of the forms, which is asked for again by who presses “Login” there. */
function backFrom(search: string): string {
  return new URLSearchParams(search).get('callbackUrl') ?? href('/')
}

/** The HTML below the page's own. */
export function footerHtml(shell: Shell, listed: readonly ListedPage[]): string {
  return (keptFor(shell).footer ??= renderSafely('footer', <Footer shell={shell} listed={listed} />))
}

/** Around a step of a booking and of paying: no menu, no search, no sign-in. */
export function leanHeaderHtml(shell: Shell, leave: WayOut): string {
  return renderSafely('header', <LeanHeader shell={shell} leave={leave} />)
}

export function leanFooterHtml(shell: Shell): string {
  return renderSafely('footer', <LeanFooter shell={shell} />)
}

function Top({ shell, current, popup }: { shell: Shell; current: SectionOfPage; popup: boolean }) {
  return (
    <>
      <Header shell={shell} current={current} signInPath={SIGN_IN} asked={ASKED} />
      <MobileMenu />
      <SearchPopup />
      {popup ? <SignInPopup /> : null}
      <Dialog id="party" title="Who is travelling?">
        <div data-asked-party="" />
      </Dialog>
    </>
  )
}

function keptFor(shell: Shell): RenderedFrame {
  const known = rendered.get(shell)
  if (known) return known
  const fresh: RenderedFrame = { headers: new Map() }
  rendered.set(shell, fresh)
  return fresh
}

/** A page is worth more than its frame: what cannot be drawn is left out and logged. */
function renderSafely(name: string, node: React.ReactNode): string {
  try {
    return renderStill(node, `${name}-`)
  } catch (error) {
    console.error(`the ${name} could not be rendered`, error)
    return ''
  }
}
