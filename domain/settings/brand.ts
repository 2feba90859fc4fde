import { z } from 'zod'
import { contrastOf, mixed, nearestShade, READABLE } from '#platform/contrast.ts'
import type { Hex } from '#platform/contrast.ts'

/** Grounds of app/ui/tokens.css that accents stand on, light and dark; its test holds them together. */
export const GROUNDS = {
  light: { paper: '#fbf7f0', surface: '#fffdf9', sunk: '#f3eadb' },
  dark: { paper: '#10131f', surface: '#191d2e', sunk: '#0b0e18' },
  bars: { light: '#161a2f', dark: '#0a0c17' },
  ink: '#1b1f2a',
} as const
/** Words on an accent, as tokens.css has them. */
const ON = { light: '#ffffff', action: '#1a0c07', calm: '#06201f' } as const
/** How much of a calm accent its wash holds. */
const WASH = { light: 0.12, dark: 0.18 } as const
const PRESSED = 0.18

/** The operator's own accents; null is the house's. */
const Colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/)
  .nullable()
export const BrandColours = z.object({
  action: Colour,
  actionDark: Colour,
  calm: Colour,
  calmDark: Colour,
  band: Colour,
})
export type BrandColours = z.infer<typeof BrandColours>
export type Accent = keyof BrandColours
export const ACCENTS = Object.keys(BrandColours.shape) as Accent[]
export const HOUSE_COLOURS: BrandColours = { action: null, actionDark: null, calm: null, calmDark: null, band: null }

/** What an accent has to be read on, or read under: the worst of all decides. */
const NEIGHBOURS: Record<Accent, (colour: Hex) => readonly Hex[]> = {
  action: () => [...Object.values(GROUNDS.light), ON.light],
  actionDark: () => [...Object.values(GROUNDS.dark), ON.action],
  calm: (colour) => [...Object.values(GROUNDS.light), ON.light, washOf(colour, 'light')],
  calmDark: (colour) => [...Object.values(GROUNDS.dark), ON.calm, washOf(colour, 'dark')],
  band: () => [...Object.values(GROUNDS.bars), GROUNDS.ink],
}

/** The least contrast an accent has where it stands. */
export function leastContrast(accent: Accent, colour: Hex): number {
  return Math.min(...NEIGHBOURS[accent](colour).map((neighbour) => contrastOf(colour, neighbour)))
}

/** The shade nearest to a colour that can be read wherever that accent stands. */
export function allowedShade(accent: Accent, colour: Hex): Hex | undefined {
  return nearestShade(colour, (shade) => leastContrast(accent, shade) >= READABLE)
}

const Typed = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^(#?[0-9a-f]{6})?$/, { error: 'Six figures after #, as #0e6668.', abort: true })
  .transform((typed) => (typed === '' ? null : `#${typed.replace('#', '')}`))

/** The accents as typed: what could not be read is refused with the nearest shade that can; a dark one that is left empty comes of the light one. */
export const ColoursTyped = z
  .object({ action: Typed, actionDark: Typed, calm: Typed, calmDark: Typed, band: Typed })
  .superRefine((typed, context) => {
    for (const accent of ACCENTS) {
      const colour = typed[accent]
      const least = colour === null ? READABLE : leastContrast(accent, colour)
      if (colour === null || least >= READABLE) continue
      const message = `Contrast ${least.toFixed(1)}; words need ${READABLE}. The nearest that has it: ${allowedShade(accent, colour) ?? 'none'}.`
      context.addIssue({ code: 'custom', path: [accent], message })
    }
  })
  .transform((typed): BrandColours => ({
    ...typed,
    actionDark: typed.actionDark ?? (typed.action && (allowedShade('actionDark', typed.action) ?? null)),
    calmDark: typed.calmDark ?? (typed.calm && (allowedShade('calmDark', typed.calm) ?? null)),
  }))

/** The sheet that puts the operator's accents in place of the house's; empty while there are none. */
export function brandSheet({ action, actionDark, calm, calmDark, band }: BrandColours): string {
  const light = [...actionTokens(action, '#000000', ON.light), ...calmTokens(calm, 'light'), ...bandTokens(band)]
  const dark = [...actionTokens(actionDark, '#ffffff', ON.action), ...calmTokens(calmDark, 'dark')]
  if (light.length + dark.length === 0) return ''
  const inDark = dark.length > 0 ? `@media (prefers-color-scheme:dark){:root{${dark.join(';')}}}` : ''
  return `@layer tokens{:root{${light.join(';')}}${inDark}}`
}

function actionTokens(colour: Hex | null, pressedTo: Hex, on: Hex): string[] {
  if (!colour) return []
  const pressed = mixed(colour, pressedTo, PRESSED)
  return [`--vermilion:${colour}`, `--vermilion-press:${pressed}`, `--vermilion-ink:${colour}`, `--on-vermilion:${on}`]
}

function calmTokens(colour: Hex | null, theme: 'light' | 'dark'): string[] {
  if (!colour) return []
  return [
    `--teal:${colour}`,
    `--on-teal:${theme === 'light' ? ON.light : ON.calm}`,
    `--teal-wash:${washOf(colour, theme)}`,
  ]
}

function bandTokens(colour: Hex | null): string[] {
  return colour ? [`--band:${colour}`] : []
}

function washOf(colour: Hex, theme: 'light' | 'dark'): Hex {
  return mixed(GROUNDS[theme].paper, colour, WASH[theme])
}
