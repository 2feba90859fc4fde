import { renderStill } from '#app/islands/render-alone.ts'
import { laterFlyouts } from '#app/parts/header/navigation.tsx'
import { MobileMenu } from '#app/parts/mobile-menu/mobile-menu.tsx'
import { SearchPopup } from '#app/parts/search-popup/search-popup.tsx'
import { SignInPopupInside } from '#app/parts/sign-in-popup/sign-in-popup-inside.tsx'
import type { Shell } from './shell.ts'

/**
 * The HTML of what stands in no page: the flyouts' and popups' inside, each under the id of its place, and the style sheets they need. The
 * browser fetches it once it is idle.
 */
export function menusHtml(shell: Shell, sheets: readonly string[]): string {
  const parts = [
    ...laterFlyouts(shell),
    { id: 'menu', content: <MobileMenu inside={shell} /> },
    { id: 'search', content: <SearchPopup inside={shell} /> },
    { id: 'sign-in', content: <SignInPopupInside providers={shell.providers} codesBy={shell.codesBy} /> },
  ]
  const links = sheets.map((href) => <link key={href} rel="stylesheet" href={href} />)
  const inside = parts.map(({ id, content }) => (
    <div key={id} data-into={id}>
      {content}
    </div>
  ))
  return renderStill([...links, ...inside], 'menus-')
}
