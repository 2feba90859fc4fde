import { laterFlyouts } from '#app/parts/header/flyouts.tsx'
import { flyoutId } from '#app/parts/header/navigation.tsx'
import { MobileMenuInside } from '#app/parts/mobile-menu/mobile-menu-inside.tsx'
import { SearchPopupInside } from '#app/parts/search-popup/search-popup-inside.tsx'
import { SignInPopupInside } from '#app/parts/sign-in-popup/sign-in-popup-inside.tsx'
import type { Shell } from './shell.ts'

/** What stands in no page: the flyouts' and popups' inside, each under the id of its place, and the style sheet they need. */
export function Menus({ shell, sheets }: { shell: Shell; sheets: readonly string[] }) {
  const parts = [
    ...laterFlyouts(shell).map(({ of, content }) => ({ id: flyoutId(of), content })),
    { id: 'menu', content: <MobileMenuInside shell={shell} /> },
    { id: 'search', content: <SearchPopupInside cities={shell.cities} /> },
    { id: 'sign-in', content: <SignInPopupInside providers={shell.providers} codesBy={shell.codesBy} /> },
  ]
  return (
    <>
      {sheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {parts.map(({ id, content }) => (
        <div key={id} data-into={id}>
          {content}
        </div>
      ))}
    </>
  )
}
