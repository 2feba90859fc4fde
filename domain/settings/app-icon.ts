import { DEFAULT_NAME, logoPictureId } from './settings.ts'
import type { SiteFacts } from './settings.ts'

/** The sides of the icon a phone shows of a site it has installed, in pixels. */
export const APP_ICON_SIDES = [192, 512] as const
export type AppIconSide = (typeof APP_ICON_SIDES)[number]

type BrandedSite = Pick<SiteFacts, 'logoPath' | 'operatorName'>

/** Where the icon of a site stands whose operator has brought a logo or a name: another one has another address. Undefined where the house's own stands for it. */
export function appIconPath(site: BrandedSite, side: AppIconSide): string | undefined {
  const logo = logoPictureId(site)
  const mark = logo ?? encodeURIComponent(initialOf(site.operatorName))
  if (!mark || (!logo && site.operatorName === DEFAULT_NAME)) return undefined
  return `/brand/icon-${side}.png?v=${mark}`
}

/** What the fonts in art/fonts draw of what a name may begin with. */
const DRAWN = /^[!-~À-ÖØ-Þ]$/

/** What stands for a name in a small square; nothing for one that begins with a letter our fonts do not have. */
export function initialOf(name: string): string {
  const initial = [...name.trim()][0]?.toLocaleUpperCase('en-IN') ?? ''
  return DRAWN.test(initial) ? initial : ''
}
