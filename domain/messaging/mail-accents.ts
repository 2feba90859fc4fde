import type { BrandColours } from '#domain/settings/brand.ts'

/** The colours of a mail that are not paper and ink: of its button, its links and its band; `actionDark` is the button's where the mail turns dark. */
export type MailAccents = { action: string; link: string; band: string; actionDark?: string }
export const HOUSE_ACCENTS: MailAccents = { action: '#C4361A', link: '#0E6668', band: '#F59E2B' }

/** The operator's own, where there are any. */
export function accentsOf({ action, actionDark, calm, band }: BrandColours): MailAccents {
  return {
    action: action ?? HOUSE_ACCENTS.action,
    link: calm ?? HOUSE_ACCENTS.link,
    band: band ?? HOUSE_ACCENTS.band,
    ...(actionDark ? { actionDark } : {}),
  }
}
