import type { ArticleKind } from '#domain/content/article.ts'
import type { Picture } from '#domain/media/picture.ts'
import type { SiteFacts } from '#domain/settings/settings.ts'

/** A link of a menu; `path` is an address of this site, `line` what a second line says about it. */
export type MenuLink = { name: string; path: string; line?: string }

export type MenuState = { id: string; name: string; path: string }

export type FooterCategory = { name: string; path: string; packages: { name: string; url: string }[] }

/** What stands around every page. A section that could not be read is undefined and named in `problems`. */
export type Shell = {
  site: SiteFacts
  /** The sheet of the operator's own accents and the colour of its band; undefined while they are the house's. */
  brand: { sheet: string; band: string | null } | undefined
  year: number
  states: MenuState[]
  statePicture: Picture | undefined
  specialities: MenuLink[]
  experiences: MenuLink[]
  attractions: MenuLink[]
  cities: MenuLink[]
  /** Whether any class of car is for hire. */
  hasCars: boolean
  /** A live site that lacks what the law wants said before anybody sells: it opens soon. */
  isClosed: boolean
  footer: FooterCategory[] | undefined
  /** Addresses of the company, help and policy pages there are, and kinds of article: what nobody has written is not linked. */
  written: string[]
  reading: ArticleKind[]
  /** How one-time codes come. */
  codesBy: 'sms' | 'email'
  /** Identity providers one may sign in with. */
  providers: { id: string; name: string }[]
  /** Places whose approved scripts a page fetches when it is idle. */
  scripts: ('header' | 'footer')[]
  problems: ('settings' | 'menus' | 'footer' | 'written' | 'scripts')[]
}
